/**
 * How often a long test repeats: `npm test` runs a short form of it, `npm run test:campaigns` the full one.
 */
export const repetitions = (short: number, full: number): number => (process.env.CAMPAIGNS === "full" ? full : short);
