import { z } from "zod";

/** A text in all languages of the product. */
export const LocalizedText = z
  .object({ en: z.string(), fr: z.string() })
  .meta({ id: "LocalizedText", example: { en: "Under the trees", fr: "Sous les arbres" } });
export type LocalizedText = z.infer<typeof LocalizedText>;
