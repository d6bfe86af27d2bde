// Scenes that would say something untrue of some places: they are dealt only where they fit.
import type { Deck } from "./deck.ts";

interface Facts {
  readonly type: string;
  readonly tags: readonly string[];
}

const has =
  (...tags: readonly string[]) =>
  (place: Facts): boolean =>
    place.tags.some((tag) => tags.includes(tag));

const outdoors = has("Terrace", "Garden", "Courtyard", "Open air", "Waterside", "Picnic");
const meatless = has("Vegan", "Vegetarian");
/** A house of white cloths has no cane chairs on the pavement. */
const grand = has("Fine dining", "Splurge");

/** Scenes by name, and whom they fit. A scene that is not named here fits all places of its type. */
const FITS: Readonly<Record<string, (place: Facts) => boolean>> = {
  restoSquare: (place) => outdoors(place) && !grand(place),
  restoString: (place) => outdoors(place) && !grand(place),
  cafeTerrace: (place) => outdoors(place) || place.type === "Café",
  cafeCorner: (place) => place.type === "Café" || (has("Brasserie")(place) && !grand(place)),
  cafeFront: (place) => place.type === "Café" || has("Brasserie", "Bistro")(place),
  bistroFront: (place) => !grand(place),
  tableFromAbove: (place) => !meatless(place),
  stillPlate: (place) => !meatless(place),
  kitchenPass: (place) => !meatless(place),
  barRooftop: has("Rooftop"),
  zincRoofs: (place) => place.type !== "Bar" || has("Rooftop", "View")(place),
  barrels: has("Wine", "Natural wine"),
  barCave: has("Wine", "Natural wine", "Historic", "Cosy"),
  cocktail: has("Cocktails"),
  nightBarge: has("Waterside"),
  glasshouse: has("Garden", "Covered", "Wildlife"),
  poolDeco: has("Art Deco"),
  stillStore: has("Fashion", "Books"),
  storeVitrine: has("Fashion"),
  wares: has("Fashion"),
};

/** The scenes of a deck that say nothing untrue of a place; all of them where none would be left. */
export function fitting(place: Facts, deck: Deck): Deck {
  const fit = Object.entries(deck).filter(([name]) => FITS[name]?.(place) ?? true);
  return fit.length > 0 ? Object.fromEntries(fit) : deck;
}
