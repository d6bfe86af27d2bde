import { z } from "zod";

/** A number of things. The API sends no other numbers for it, so that anything else is an error. */
export const count = z.number().int().nonnegative();
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
