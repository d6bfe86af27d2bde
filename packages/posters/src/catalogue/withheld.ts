// Restricts scenes that would be wrong for some places to the places that they fit.
import type { Deck } from "./deck.ts";

interface Facts {
  readonly type: string;
  readonly tags: readonly string[];
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement?: number;
}

const has =
  (...tags: readonly string[]) =>
  (place: Facts): boolean =>
    place.tags.some((tag) => tags.includes(tag));

const outdoors = has("Terrace", "Garden", "Courtyard", "Open air", "Waterside", "Picnic");
const openAir = has("Open air", "Outdoor pool");
const notCovered = (place: Facts): boolean => !has("Covered")(place) || has("Open air")(place);
const wine = has("Wine", "Natural wine");
const meatless = has("Vegan", "Vegetarian");
/** Whether a place is too elegant for cane chairs on the pavement. */
const grand = has("Fine dining", "Splurge");

/**
 * For a scene's name, a function that returns whether the scene fits a place. Other scenes fit all places of their
 * types.
 */
const FITS: Readonly<Record<string, (place: Facts) => boolean>> = {
  "resto-square": (place) => outdoors(place) && !grand(place),
  "resto-string": (place) => outdoors(place) && !grand(place),
  "cafe-terrace": (place) => outdoors(place) || place.type === "Café",
  "cafe-corner": (place) => place.type === "Café" || (has("Brasserie")(place) && !grand(place)),
  "cafe-front": (place) => place.type === "Café" || has("Brasserie", "Bistro")(place),
  // A cocktail bar without a terrace may be behind an unmarked door.
  "bistro-front": (place) => !grand(place) && (!has("Cocktails")(place) || outdoors(place)),
  "table-from-above": (place) => !meatless(place),
  "still-plate-fish": (place) => !meatless(place),
  "still-plate-oysters": (place) => !meatless(place),
  "still-plate-sole": (place) => !meatless(place),
  "kitchen-pass": (place) => !meatless(place),
  "bar-rooftop": has("Rooftop"),
  "zinc-roofs": (place) => !["Bar", "Hotel"].includes(place.type) || has("Rooftop", "View")(place),
  barrels: wine,
  "bar-cave": wine,
  // Both show cocktails.
  "still-bar": (place) => has("Cocktails")(place) || !(wine(place) || has("Craft beer")(place)),
  "bar-neon": (place) => !has("Craft beer")(place),
  cocktail: has("Cocktails"),
  "night-barge": has("Waterside"),
  glasshouse: has("Covered", "Science"),
  "park-lake": has("Waterside", "Boating"),
  "canal-bridge": has("Waterside"),
  "spot-bridge": has("Waterside"),
  "terrace-view": has("View"),
  "rose-arches": has("Garden", "Romantic"),
  "cinema-open": has("Open air"),
  "pool-side": openAir,
  "pool-diver": openAir,
  "gym-runner": has("Running", "Open air"),
  "gym-track": has("Running"),
  "gym-climb": has("Climbing"),
  "market-row": notCovered,
  "market-square": notCovered,
  "market-cart": notCovered,
  "market-close": notCovered,
  "market-hall": has("Covered"),
  "covered-passage": (place) => place.type === "Store" || has("Covered")(place),
  "sculpture-court": has("Sculpture", "Garden", "Courtyard"),
  "still-vase": has("Sculpture"),
  "still-bust": has("Sculpture"),
  "still-torso": has("Sculpture"),
  "white-box": has("Contemporary art", "Modern", "Photography", "Design"),
  "garden-house": (place) => place.type !== "Hotel" || (has("Garden", "Courtyard")(place) && !grand(place)),
  "pool-deco": has("Art Deco"),
  "still-hat": has("Fashion"),
  "still-books": has("Books"),
  "store-vitrine": has("Fashion"),
  "store-front": has("Fashion"),
  wares: has("Fashion"),
  "department-store": has("Fashion", "Design", "Elegant", "Splurge"),
  "still-boat": has("Waterside"),
  "still-petanque": (place) => !has("Theatre")(place),
  studio: (place) => !has("Theatre", "Waterside")(place),
  "theatre-stage": (place) => !has("Waterside")(place),
  fruits: (place) => !has("Nostalgic")(place),
  waves: (place) => place.type === "Pool" || has("Waterside")(place),
  wheels: has("Waterside", "Open air"),
};

/**
 * For a street scene's name, the arrondissements that have what the scene shows: a canal, an elevated metro, or a quay
 * of the Seine. Other street scenes fit every arrondissement.
 */
const STREETS: Readonly<Record<string, readonly number[]>> = {
  "canal-bridge": [10, 11, 19],
  viaduct: [10, 13, 15, 16, 18, 19],
  quay: [1, 4, 5, 6, 7, 8, 12, 13, 15, 16],
};

/**
 * Returns the street scenes of a deck that fit the arrondissement of a place, or all scenes of the deck if the place
 * has no arrondissement.
 */
export const nearby = ({ arrondissement }: Facts, deck: Deck): Deck =>
  deck.filter((name) => arrondissement === undefined || (STREETS[name]?.includes(arrondissement) ?? true));

/** Returns the scenes of a deck that fit a place, or all scenes of the deck if none fits. */
export function fitting(place: Facts, deck: Deck): Deck {
  const fit = deck.filter((name) => FITS[name]?.(place) ?? true);
  return fit.length > 0 ? fit : deck;
}
