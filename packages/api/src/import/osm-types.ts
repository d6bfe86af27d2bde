import type { PlaceType } from "@flaneur/domain";
import type { OsmTags } from "./osm-tags.ts";

/** The type of each listed value, by key. `shopType` returns the types of the values of `shop`. */
const KINDS: Readonly<Record<"amenity" | "tourism" | "leisure" | "historic", Readonly<Record<string, PlaceType>>>> = {
  amenity: {
    restaurant: "Restaurant",
    fast_food: "Restaurant",
    food_court: "Restaurant",
    cafe: "Café",
    ice_cream: "Café",
    bar: "Bar",
    pub: "Bar",
    biergarten: "Bar",
    nightclub: "Club",
    cinema: "Cinema",
    theatre: "Activity",
    arts_centre: "Activity",
    casino: "Activity",
    planetarium: "Activity",
    marketplace: "Market",
    gym: "Gym",
    swimming_pool: "Pool",
  },
  tourism: {
    hotel: "Hotel",
    hostel: "Hotel",
    guest_house: "Hotel",
    motel: "Hotel",
    museum: "Museum",
    gallery: "Museum",
    attraction: "Spot",
    viewpoint: "Spot",
    aquarium: "Activity",
    theme_park: "Activity",
    zoo: "Activity",
  },
  leisure: {
    park: "Park",
    garden: "Park",
    nature_reserve: "Park",
    fitness_centre: "Gym",
    sports_centre: "Gym",
    sports_hall: "Gym",
    swimming_pool: "Pool",
    swimming_area: "Pool",
    water_park: "Pool",
    bowling_alley: "Activity",
    escape_game: "Activity",
    amusement_arcade: "Activity",
    ice_rink: "Activity",
    miniature_golf: "Activity",
    dance: "Club",
  },
  historic: {
    monument: "Monument",
    castle: "Monument",
    church: "Monument",
    city_gate: "Monument",
    fort: "Monument",
    manor: "Monument",
    monastery: "Monument",
    archaeological_site: "Monument",
    building: "Monument",
    tower: "Monument",
  },
};

const BAKERIES = new Set(["bakery", "pastry"]);
/** Values of `shop` that a guide to the city does not list. */
const NO_SHOPS = new Set(
  "no vacant funeral_directors erotic sex adult laundry dry_cleaning pawnbroker money_lender storage_rental".split(" "),
);
/** Values of KEYS that exclude an object, whatever else it is. */
const NEVER = new Set("stripclub brothel swingerclub love_hotel funeral_hall crematorium mortuary".split(" "));
/** Types that exclude the type Store: the shop of a café or restaurant is not listed as a store. */
const EATING: readonly (PlaceType | undefined)[] = ["Restaurant", "Café", "Bar"];
/** Sports centres, whose type depends on the sport. */
const SPORTS = new Set(["sports_centre", "sports_hall"]);

const KEYS = ["amenity", "shop", "tourism", "leisure", "historic"] as const;

/** Returns the values that give one of these types, by key. The values of `shop` are left out: most of them give Store. */
export const osmValuesOf = (
  ...types: readonly PlaceType[]
): readonly (readonly [key: string, values: readonly string[]])[] =>
  Object.entries(KINDS).flatMap(([key, kinds]) => {
    const values = Object.keys(kinds).filter((value) => types.some((type) => type === kinds[value]));
    return values.length === 0 ? [] : [[key, values] as const];
  });

/** Returns the values of a key, which may have several: `cafe;bar`. */
const valuesOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : value.split(/[;,]/).flatMap((part) => part.trim().toLowerCase() || []);

/** Whether a value of any key excludes an object, whatever else the object is. */
export const isExcludedKind = (value: string): boolean => NEVER.has(value);

/** Whether an object states its kind, even a kind that is not listed. */
export const namesOsmKind = (tags: OsmTags): boolean => KEYS.some((key) => tags[key] !== undefined);

function shopType(shop: string): PlaceType | undefined {
  if (NO_SHOPS.has(shop)) return undefined;
  return BAKERIES.has(shop) ? "Bakery" : "Store";
}

/**
 * Returns the types of an OpenStreetMap object, in the order of KEYS. The first is its primary type. Returns none for
 * an object that we do not list.
 */
export function osmTypes(tags: OsmTags): readonly PlaceType[] {
  if (KEYS.some((key) => valuesOf(tags[key]).some(isExcludedKind))) return [];
  const sports = valuesOf(tags.sport);
  const typesBy = (key: keyof typeof KINDS): readonly (PlaceType | undefined)[] =>
    valuesOf(tags[key]).map((value) => {
      if (key === "leisure" && SPORTS.has(value) && sports.includes("swimming")) return "Pool";
      return Object.hasOwn(KINDS[key], value) ? KINDS[key][value] : undefined;
    });
  const amenity = typesBy("amenity");
  const shops = valuesOf(tags.shop).map(shopType);
  const kept = amenity.some((type) => EATING.includes(type)) ? shops.filter((type) => type !== "Store") : shops;
  const types = [...amenity, ...kept, ...typesBy("tourism"), ...typesBy("leisure"), ...typesBy("historic")];
  return [...new Set(types.filter((type) => type !== undefined))];
}
