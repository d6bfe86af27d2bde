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
  restoSquare: (place) => outdoors(place) && !grand(place),
  restoString: (place) => outdoors(place) && !grand(place),
  cafeTerrace: (place) => outdoors(place) || place.type === "Café",
  cafeCorner: (place) => place.type === "Café" || (has("Brasserie")(place) && !grand(place)),
  cafeFront: (place) => place.type === "Café" || has("Brasserie", "Bistro")(place),
  // A cocktail bar without a terrace may be behind an unmarked door.
  bistroFront: (place) => !grand(place) && (!has("Cocktails")(place) || outdoors(place)),
  tableFromAbove: (place) => !meatless(place),
  stillPlate: (place) => !meatless(place),
  kitchenPass: (place) => !meatless(place),
  barRooftop: has("Rooftop"),
  zincRoofs: (place) => !["Bar", "Hotel"].includes(place.type) || has("Rooftop", "View")(place),
  barrels: wine,
  barCave: wine,
  // Both show cocktails.
  stillBar: (place) => has("Cocktails")(place) || !(wine(place) || has("Craft beer")(place)),
  barNeon: (place) => !has("Craft beer")(place),
  cocktail: has("Cocktails"),
  nightBarge: has("Waterside"),
  glasshouse: has("Covered", "Science"),
  parkLake: has("Waterside", "Boating"),
  canalBridge: has("Waterside"),
  spotBridge: has("Waterside"),
  terraceView: has("View"),
  roseArches: has("Garden", "Romantic"),
  cinemaOpen: has("Open air"),
  poolSide: openAir,
  poolDiver: openAir,
  gymRunner: has("Running", "Open air"),
  gymTrack: has("Running"),
  gymClimb: has("Climbing"),
  marketRow: notCovered,
  marketSquare: notCovered,
  marketCart: notCovered,
  marketClose: notCovered,
  marketHall: has("Covered"),
  coveredPassage: (place) => place.type === "Store" || has("Covered")(place),
  sculptureCourt: has("Sculpture", "Garden", "Courtyard"),
  stillMuseum: has("Sculpture"),
  whiteBox: has("Contemporary art", "Modern", "Photography", "Design"),
  gardenHouse: (place) => place.type !== "Hotel" || (has("Garden", "Courtyard")(place) && !grand(place)),
  poolDeco: has("Art Deco"),
  stillStore: has("Fashion", "Books"),
  storeVitrine: has("Fashion"),
  storeFront: has("Fashion"),
  wares: has("Fashion"),
  departmentStore: has("Fashion", "Design", "Elegant", "Splurge"),
  stillBoat: has("Waterside"),
  stillPetanque: (place) => !has("Theatre")(place),
  studio: (place) => !has("Theatre", "Waterside")(place),
  theatreStage: (place) => !has("Waterside")(place),
  fruits: (place) => !has("Nostalgic")(place),
  waves: (place) => place.type === "Pool" || has("Waterside")(place),
  wheels: has("Waterside", "Open air"),
};

/**
 * For a street scene's name, the arrondissements that have what the scene shows: a canal, an elevated metro, or a quay
 * of the Seine. Other street scenes fit every arrondissement.
 */
const STREETS: Readonly<Record<string, readonly number[]>> = {
  canalBridge: [10, 11, 19],
  viaduct: [10, 13, 15, 16, 18, 19],
  quay: [1, 4, 5, 6, 7, 8, 12, 13, 15, 16],
};

/**
 * Returns the street scenes of a deck that fit the arrondissement of a place, or all scenes of the deck if the place
 * has no arrondissement.
 */
export const nearby = ({ arrondissement }: Facts, deck: Deck): Deck =>
  Object.fromEntries(
    Object.entries(deck).filter(
      ([name]) => arrondissement === undefined || (STREETS[name]?.includes(arrondissement) ?? true),
    ),
  );

/** Returns the scenes of a deck that fit a place, or all scenes of the deck if none fits. */
export function fitting(place: Facts, deck: Deck): Deck {
  const fit = Object.entries(deck).filter(([name]) => FITS[name]?.(place) ?? true);
  return fit.length > 0 ? Object.fromEntries(fit) : deck;
}
