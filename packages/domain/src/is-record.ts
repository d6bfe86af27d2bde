/** Whether a value from outside is an object with fields, which are still to be parsed; false for an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
