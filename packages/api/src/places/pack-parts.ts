/** What a pack holds in addition to the places, for the pages and suggestions of a device without a connection. */
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
    words: z.string().openapi({ description: "Its words in the singular, folded." }),
    meanings: z.array(SearchMeaningBody),
    isName: z.boolean().openapi({ description: "Whether it is the name of the value, and not another word for it." }),
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
        neighbours: z.array(z.string()).openapi({ description: "The slugs of those nearby, the nearest first." }),
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

/** Opening hours and travel times need more than a list of words, which only the server has. */
const isKept = ({ kind }: SearchMeaning): boolean => kind === "value" || kind === "status" || kind === "near";

/** Returns the words of searches that mean a value, a status or a station. */
export const packPhrases = (): z.input<typeof PhraseBody>[] =>
  vocabulary()
    .phrases.filter(({ reading }) => reading.every(isKept))
    .map(({ words, reading, isName }) => ({ words: words.join(" "), meanings: [...reading], isName }));

/** Returns the collections and neighbourhoods without their places, which the pack has. */
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
