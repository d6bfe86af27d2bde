import type { Wheelchair } from "@flaneur/domain";
import { TAGS, type Tag } from "../reference/tags.ts";
import { cuisineTags } from "./osm-cuisine.ts";

export type OsmTags = Readonly<Record<string, string>>;

const YES: readonly string[] = ["yes", "only", "designated"];
/** Our tags, each with a key of OpenStreetMap and the values of this key for which an object gets the tag. */
const BY_VALUE: readonly (readonly [Tag, key: string, values: readonly string[]])[] = [
  ["Vegetarian", "diet:vegetarian", YES],
  ["Vegan", "diet:vegan", YES],
  ["Gluten-free", "diet:gluten_free", YES],
  ["Halal", "diet:halal", YES],
  ["Kosher", "diet:kosher", YES],
  ["Organic", "organic", YES],
  ["Takeaway", "takeaway", YES],
  ["Step-free", "wheelchair", ["yes", "designated"]],
  ["Wi-Fi", "internet_access", ["wlan", "wifi", "yes", "free"]],
  ["Booking needed", "reservation", ["required", "recommended"]],
  ["Walk-ins", "reservation", ["no"]],
  ["Dogs welcome", "dog", ["yes", "leashed"]],
  ["Live music", "live_music", ["yes"]],
  ["Craft beer", "microbrewery", ["yes"]],
  ["Cocktails", "cocktails", ["yes"]],
  ["Breakfast", "breakfast", ["yes"]],
  ["Kids", "kids_area", ["yes"]],
  ["Free entry", "fee", ["no"]],
  ["Garden", "leisure", ["garden"]],
  ["Rooftop", "outdoor_seating", ["roof", "rooftop"]],
  ["Garden", "outdoor_seating", ["garden"]],
  ["Ice cream", "amenity", ["ice_cream"]],
  ["Landmark", "tourism", ["attraction"]],
  ["View", "tourism", ["viewpoint"]],
  ["Contemporary art", "tourism", ["gallery"]],
  ["Bread", "shop", ["bakery"]],
  ["Pastry", "shop", ["pastry"]],
  ["Books", "shop", ["books"]],
  ["Chocolate", "shop", ["chocolate"]],
  ["Cheese", "shop", ["cheese"]],
  ["Wine", "shop", ["wine"]],
  ["Tea", "shop", ["tea"]],
  ["Coffee", "shop", ["coffee"]],
  ["Gifts", "shop", ["gift", "toys"]],
  ["Fashion", "shop", ["clothes", "fashion", "boutique", "shoes"]],
  ["Swimming", "leisure", ["swimming_pool", "swimming_area", "water_park"]],
  ["Fitness", "leisure", ["fitness_centre"]],
  ["Climbing", "sport", ["climbing"]],
  ["Boxing", "sport", ["boxing"]],
  ["Swimming", "sport", ["swimming"]],
];

function* derived(tags: OsmTags): Generator<Tag> {
  yield* cuisineTags(tags.cuisine);
  for (const [tag, key, values] of BY_VALUE) if (values.includes(tags[key] ?? "")) yield tag;
  if ((tags.outdoor_seating ?? "no") !== "no") yield "Terrace";
  if ((tags.historic ?? "no") !== "no") yield "Historic";
}

/** Returns the tags of our vocabulary for an OpenStreetMap object, in the order of the vocabulary. */
export function vocabularyTags(tags: OsmTags): readonly Tag[] {
  const earned = new Set(derived(tags));
  return TAGS.filter((tag) => earned.has(tag));
}

const WHEELCHAIR: ReadonlyMap<string | undefined, Wheelchair> = new Map([
  ["yes", "yes"],
  ["designated", "yes"],
  ["limited", "limited"],
  ["partial", "limited"],
  ["no", "no"],
]);

export const wheelchairOf = (tags: OsmTags): Wheelchair | null => WHEELCHAIR.get(tags.wheelchair) ?? null;
