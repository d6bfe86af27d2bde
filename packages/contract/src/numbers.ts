import { z } from "zod";

/** Numbers in responses. Any other value makes the response unreadable, because no API sends it. */
export const count = z.number().int().nonnegative();
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
