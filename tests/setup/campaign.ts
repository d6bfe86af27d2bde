/**
 * Returns how often a repetitive test repeats its steps: `full` in `npm run test:campaigns`, otherwise `short`.
 */
export const repetitions = (short: number, full: number): number => (process.env.CAMPAIGNS === "full" ? full : short);
