/** The search phrases and the guide of a pack, for a device without a connection. */
import { neighbourhoodSlug, type SearchMeaning } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { collections } from "../guide/collections.ts";
import { LocalizedText } from "../guide/localized-text.ts";
import { nearestTo, textOf } from "../guide/neighbourhood-guide.ts";
import { neighbourhoodOutlines } from "../reference/neighbourhoods.ts";
import { vocabulary } from "../search/phrases.ts";
import { SearchMeaningBody } from "../search/search.schemas.ts";

const NEIGHBOURS = 8;

export const PhraseBody = z
  .object({
    words: z.string().openapi({ description: "The words of the phrase, in the singular and folded." }),
    meanings: z.array(SearchMeaningBody),
    isName: z.boolean().openapi({ description: "Whether the phrase is the name of the value, not a synonym." }),
  })
  .openapi("PackPhrase", {
    example: { words: "musee", meanings: [{ kind: "value", category: "types", value: "Museum" }], isName: false },
  });

export const GuideBody = z
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
        outline: z.array(z.tuple([z.number(), z.number()])).openapi({ description: "Latitudes and longitudes." }),
        neighbours: z.array(z.string()).openapi({ description: "Slugs of nearby neighbourhoods, nearest first." }),
      }),
    ),
  })
  .openapi("PackGuide", {
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

/**
 * Whether a meaning is included in the pack. Opening hours and travel times are left out: only the server recognizes
 * them. Streets are left out, too: the device derives them from the addresses of the places.
 */
const isKept = ({ kind }: SearchMeaning): boolean => kind === "value" || kind === "status" || kind === "near";

/** Returns the words of searches that mean a value, a status or a station. */
export const packPhrases = (): z.input<typeof PhraseBody>[] =>
  vocabulary()
    .phrases.filter(({ reading }) => reading.every(isKept))
    .map(({ words, reading, isName }) => ({ words: words.join(" "), meanings: [...reading], isName }));

/**
 * Returns the collections, with the ids of their places, and the neighbourhoods. The places themselves are in another
 * part of the pack.
 */
export const packGuide = (): z.input<typeof GuideBody> => ({
  collections: collections.map(({ slug, title, sentence, places }) => ({ slug, title, sentence, places: [...places] })),
  neighbourhoods: neighbourhoodOutlines.map(({ name, arrondissements, outline }) => ({
    slug: neighbourhoodSlug(name),
    name,
    arrondissements: [...arrondissements],
    text: textOf(name),
    outline: outline.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
    neighbours: nearestTo(name)
      .slice(0, NEIGHBOURS)
      .map((area) => neighbourhoodSlug(area.name)),
  })),
});
