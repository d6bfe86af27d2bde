const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns the name of a weekday. @param index 0 for Monday to 6 for Sunday. */
export const weekday = (index: number): string => NAMES[index] ?? "";
