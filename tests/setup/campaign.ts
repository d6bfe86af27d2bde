/**
 * Returns how often a repetitive test repeats its steps: `short` in `npm test`, `full` in `npm run test:campaigns`.
 */
export const repetitions = (short: number, full: number): number => (process.env.CAMPAIGNS === "full" ? full : short);
