import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LocalizedText } from "@flaneur/contract";
import { z } from "zod";

const File = z.object({
  collections: z.array(
    z
      .object({
        slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
        title: LocalizedText.readonly(),
        sentence: LocalizedText.readonly(),
        places: z.array(z.string()).min(1).readonly(),
      })
      .readonly(),
  ),
});

/** A curated set of places. */
export interface Collection {
  /** The last part of the URL of its page. */
  readonly slug: string;
  readonly title: LocalizedText;
  readonly sentence: LocalizedText;
  /** The ids of its places, in their order. Some may no longer exist. */
  readonly places: readonly string[];
}

/** All collections, in the order of the file. */
export const collections: readonly Collection[] = File.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "../../seed/collections.json"), "utf8")),
).collections;
