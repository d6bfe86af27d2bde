import { RestError } from "../rest/rest-error.ts";

/** Returns the result of `work`, or null if it fails with NOT_FOUND. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
