import { LIST_LIMITS } from "@flaneur/domain";
import { z } from "zod";
import { oneLine, safeText } from "./parameters.ts";

/**
 * Parses a name and reduces it to one line: line breaks become spaces, and control characters and characters that
 * change the direction of the surrounding text are removed. The result is null when the name is empty or missing.
 */
const optionalName = (max: number) =>
  safeText(max)
    .transform((text) => oneLine(text) || null)
    .nullish()
    .transform((text) => text ?? null)
    .meta({ type: ["string", "null"], maxLength: max });

export const SHARE_EXAMPLE = { url: "https://example.org/lists/0Zr3mK1xQw5cVd8TnP2yLg", sharedBy: "Camille" };

/** A link to a list or view, and the owner's name that is shown to its readers; null for no name. */
export const ShareBody = z
  .object({ url: z.string(), sharedBy: z.string().nullable() })
  .meta({ id: "Share", example: SHARE_EXAMPLE });

export type Share = z.output<typeof ShareBody>;

export const ShareInput = z
  .strictObject({
    sharedBy: optionalName(LIST_LIMITS.sharedBy)
      .optional()
      .meta({ description: "The name that readers see, which need not be that of the account. Absent: unchanged." }),
    renew: z
      .boolean({ error: "must be true or false" })
      .default(false)
      .meta({ description: "Whether the existing link ends, and another one replaces it." }),
  })
  .meta({ id: "ShareInput", example: { sharedBy: "Camille", renew: false } });

export const PresentShareBody = z
  // With `nullable()`, the OpenAPI document would not mention null.
  .object({ share: z.union([ShareBody, z.null()]) })
  .meta({ id: "PresentShare", example: { share: SHARE_EXAMPLE } });
