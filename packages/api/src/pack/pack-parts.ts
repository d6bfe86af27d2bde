/** The search phrases and the guide of a pack, for a device without a connection. */
import type { PackGuide, PackPhrase } from "@flaneur/contract";
import { neighbourhoodSlug } from "@flaneur/domain";
import { collections } from "../guide/collections.ts";
import { nearestTo, textOf } from "../guide/neighbourhood-guide.ts";
import { neighbourhoodOutlines } from "../reference/neighbourhoods.ts";
import { vocabulary } from "../search/phrases.ts";

const NEIGHBOURS = 8;

/**
 * Returns the words of searches that have a meaning. Streets are left out: the device derives them from the addresses of
 * the places.
 */
export const packPhrases = (): PackPhrase[] =>
  vocabulary().phrases.map(({ words, reading, isName }) => ({
    words: words.join(" "),
    meanings: [...reading],
    isName,
  }));

/**
 * Returns the collections, with the ids of their places, and the neighbourhoods. The places themselves are in another
 * part of the pack.
 */
export const packGuide = (): PackGuide => ({
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
