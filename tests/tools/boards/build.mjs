// Bundle the examples that need a framework: node build.mjs CLIENTS_BOARD OUT
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { compile } from "svelte/compiler";

const [board, outdir] = process.argv.slice(2);
const at = (name) => join(board, "examples", name);
const svelte = {
  name: "svelte",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js, warnings } = compile(await readFile(path, "utf8"), { filename: basename(path), generate: "client" });
      return { contents: js.code, warnings: warnings.map(({ message }) => ({ text: message })) };
    }),
};
await build({
  stdin: { contents: `import { mount } from "svelte"; import Table from "${at("Table.svelte")}"; mount(Table, { target: document.querySelector("#app") });`, resolveDir: import.meta.dirname },
  outfile: join(outdir, "svelte.js"),
  conditions: ["svelte", "browser"],
  plugins: [svelte],
  ...common(),
});
for (const name of ["react.jsx", "vue.js"]) {
  await build({ entryPoints: [at(name)], outfile: join(outdir, name.replace("jsx", "js")), ...common() });
}

function common() {
  return {
    bundle: true,
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
    nodePaths: [join(import.meta.dirname, "node_modules")],
    alias: { "backgammon-board": join(board, "index.js"), vue: "vue/dist/vue.esm-bundler.js" },
    define: { "process.env.NODE_ENV": '"production"', __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" },
  };
}
