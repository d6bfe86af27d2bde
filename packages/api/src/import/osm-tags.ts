import { TAGS, type Tag, type Wheelchair, writtenHoursLate } from "@flaneur/domain";
import { cuisineTags } from "./osm-cuisine.ts";

export type OsmTags = Readonly<Record<string, string>>;

const YES: readonly string[] = ["yes", "only", "designated"];

type Matches = (value: string, tags: OsmTags) => boolean;
type Rule = readonly [Tag, key: string, matches: readonly string[] | Matches];

const isPresent: Matches = (value) => value !== "no";
/** The kinds of objects whose hours at night are for visitors. A hotel or a park at 3 in the morning is not a night out. */
const NIGHT_OUT = new Set("restaurant fast_food food_court cafe bar pub biergarten nightclub ice_cream".split(" "));
const isNightOut: Matches = (hours, { amenity = "" }) => NIGHT_OUT.has(amenity) && writtenHoursLate(hours);

/**
 * Our tags, each with a key of OpenStreetMap and either the values of this key for which an object gets the tag, or a
 * function that decides. The values of `cuisine` have a table of their own. 'Open Sundays' is not here: it follows from
 * the hours of every place, whatever its source.
 */
const RULES: readonly Rule[] = [
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
  ["Breakfast", "breakfast", isPresent],
  ["Brunch", "brunch", isPresent],
  ["Brunch", "breakfast:brunch", isPresent],
  ["Late night", "opening_hours", isNightOut],
  ["Kids", "kids_area", ["yes"]],
  ["Kids", "highchair", isPresent],
  ["Free entry", "fee", ["no"]],
  ["Garden", "leisure", ["garden"]],
  ["Terrace", "outdoor_seating", isPresent],
  ["Rooftop", "outdoor_seating", ["roof", "rooftop"]],
  ["Garden", "outdoor_seating", ["garden"]],
  ["Ice cream", "amenity", ["ice_cream"]],
  ["Historic", "historic", isPresent],
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

/** Whether an object has the value of a rule. A value may have several parts, such as `wlan;terminal`. */
function holds([, key, matches]: Rule, tags: OsmTags): boolean {
  const value = tags[key];
  if (value === undefined) return false;
  return typeof matches === "function"
    ? matches(value, tags)
    : value.split(";").some((part) => matches.includes(part.trim()));
}

/** Returns the tags of our vocabulary for an OpenStreetMap object, in the order of the vocabulary. */
export function vocabularyTags(tags: OsmTags): readonly Tag[] {
  const earned = new Set([
    ...cuisineTags(tags.cuisine),
    ...RULES.flatMap((rule): readonly Tag[] => (holds(rule, tags) ? [rule[0]] : [])),
  ]);
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
