// Stakes as data.

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */

/** The same stakes as they are before the first game. @param {Schemas["Stakes"] | undefined} stakes @returns {Schemas["Stakes"] | undefined} */
export function initialStakes(stakes) {
  if (!stakes) return undefined;
  const { match, money, options } = stakes;
  if (!match) return { money, options };
  const { length, games, rotation, variant_options } = match;
  return { match: { length, games, rotation, variant_options }, options };
}
