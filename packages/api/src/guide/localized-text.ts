import { z } from "@hono/zod-openapi";

/** A text in all languages of the product. */
export const LocalizedText = z
  .object({ en: z.string(), fr: z.string() })
  .openapi("LocalizedText", { example: { en: "Under the trees", fr: "Sous les arbres" } });
export type LocalizedText = z.infer<typeof LocalizedText>;
