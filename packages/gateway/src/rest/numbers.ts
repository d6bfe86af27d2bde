import { z } from "zod";

/** A count: a whole number from 0. Any other value is an error, because the API sends no other value. */
export const count = z.number().int().nonnegative();
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
