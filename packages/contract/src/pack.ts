import { z } from "zod";
import { defineFile } from "./call.ts";
import { json, noQuery } from "./contents.ts";
import { commonFailures } from "./failures.ts";
import { LocalizedText } from "./localized-text.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";
import { SearchMeaningBody } from "./search.ts";

const PhraseBody = z
  .object({
    words: z.string().meta({ description: "The words of the phrase, in the singular and folded." }),
    meanings: z.array(SearchMeaningBody),
    isName: z.boolean().meta({ description: "Whether the phrase is the name of the value, not a synonym." }),
  })
  .meta({
    id: "PackPhrase",
    example: { words: "musee", meanings: [{ kind: "value", category: "types", value: "Museum" }], isName: false },
  });

export const PackGuide = z
  .object({
    collections: z.array(
      z.object({ slug: z.string(), title: LocalizedText, sentence: LocalizedText, places: z.array(z.string()) }),
    ),
    neighbourhoods: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        arrondissements: z.array(z.string()),
        text: z.union([LocalizedText, z.null()]),
        outline: z.array(z.tuple([z.number(), z.number()])).meta({ description: "Latitudes and longitudes." }),
        neighbours: z.array(z.string()).meta({ description: "Slugs of nearby neighbourhoods, nearest first." }),
      }),
    ),
  })
  .meta({
    id: "PackGuide",
    example: {
      collections: [
        {
          slug: "under-the-trees",
          title: { en: "Under the trees", fr: "Sous les arbres" },
          sentence: { en: "Gardens to cross slowly.", fr: "Des jardins à traverser lentement." },
          places: ["jardin-du-luxembourg"],
        },
      ],
      neighbourhoods: [
        {
          slug: "le-marais",
          name: "Le Marais",
          arrondissements: ["75004", "75003"],
          text: { en: "Town houses with courtyards.", fr: "Des hôtels particuliers avec cour." },
          outline: [[48.8541, 2.3554]],
          neighbours: ["bastille"],
        },
      ],
    },
  });

/** The search phrases and the guide of a pack. */
export type PackPhrase = z.input<typeof PhraseBody>;
export type PackGuide = z.input<typeof PackGuide>;

const PackBody = z
  .object({
    places: z.array(PlaceBody),
    allCurated: z.boolean().meta({ description: "Whether every listed place is chosen: see `Place`." }),
    tags: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: "The tags of all listed places, by category." }),
    phrases: z.array(PhraseBody).meta({ description: "Words of searches, and what they mean." }),
    guide: PackGuide,
  })
  .meta({
    id: "PlacePack",
    description: "The listed places, up to a limit, for a device that lists them without a connection.",
    example: {
      places: [PLACE_EXAMPLE],
      allCurated: true,
      tags: { Food: ["Pizza"] },
      phrases: [{ words: "musee", meanings: [{ kind: "value", category: "types", value: "Museum" }], isName: false }],
      guide: { collections: [], neighbourhoods: [] },
    },
  });

const text = { schema: { type: "string" as const } };

export const getPack = defineFile({
  method: "get",
  path: "/places/pack",
  tags: ["Places"],
  summary: "The listed places with their media, to be kept on a device",
  description:
    "A device with stored places sends their ETag in `If-None-Match`, and gets a 304 if nothing has changed.",
  request: {
    query: noQuery,
    headers: z.object({
      "if-none-match": z.string().optional().meta({ description: "The ETag of the stored places." }),
    }),
  },
  responses: {
    200: {
      description: "The places, by name",
      headers: {
        ETag: text,
        "Cache-Control": { description: "`no-cache`: may be stored, and must be revalidated", ...text },
      },
      content: json(PackBody),
    },
    304: { description: "The places have not changed", headers: { ETag: text } },
    ...commonFailures,
  },
});
