import type { PlaceType } from "@flaneur/domain";
import type { OsmTags } from "./osm-tags.ts";

/** In the order in which a place with several becomes first of all the one, then also the other. */
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
/** Values of `shop` behind which there is nothing to visit. */
const NO_SHOPS = new Set(["no", "vacant", "yes;vacant"]);
/** Shops that a café or restaurant only keeps beside the kitchen. */
const EATING: readonly (PlaceType | undefined)[] = ["Restaurant", "Café", "Bar"];

function shopType(shop: string | undefined): PlaceType | undefined {
  if (shop === undefined || NO_SHOPS.has(shop)) return undefined;
  return BAKERIES.has(shop) ? "Bakery" : "Store";
}

/** What kinds of place an OpenStreetMap object is; the first is the primary. None for what we do not list. */
export function osmTypes(tags: OsmTags): readonly PlaceType[] {
  const typeBy = (key: keyof typeof KINDS) => {
    const value = tags[key];
    return value !== undefined && Object.hasOwn(KINDS[key], value) ? KINDS[key][value] : undefined;
  };
  const amenity = typeBy("amenity");
  const shop = shopType(tags.shop);
  const kept = EATING.includes(amenity) && shop === "Store" ? undefined : shop;
  const types = [amenity, kept, typeBy("tourism"), typeBy("leisure"), typeBy("historic")];
  return [...new Set(types.filter((type) => type !== undefined))];
}
