/** Random places and queries for property tests, dense enough that filters match some places and miss others. */
import {
  ARRONDISSEMENTS,
  BETWEEN_OPERATORS,
  type CategoryFilter,
  type Coordinates,
  type FilterCategory,
  HOURS_STATES,
  type HoursChoice,
  isListed,
  type ListedCategory,
  type MapArea,
  mapCategories,
  type Near,
  type Neighbourhood,
  namedValues,
  nearPoint,
  nearStation,
  type Origin,
  type ParisTime,
  PLACE_STATUSES,
  PLACE_TYPES,
  type Place,
  type PlaceFilters,
  type PlaceSort,
  SORT_FIELDS,
  SORT_ORDERS,
  TRANSPORT_MODES,
  WHEELCHAIR,
} from "@flaneur/domain";
import fc from "fast-check";

const TAGS = ["Terrace", "Lively", "Quiet", "Coffee", "Natural wine", "Kids", "L'heure bleue"];
const WORDS = ["Café", "cœur", "L’Œuf", "Crêperie", "Saint-Paul", "bar", "Été", "100 %", "a_b", "Zinc", "(rouge)"];

export const someTypes = fc.constantFrom(...PLACE_TYPES.slice(0, 5), "Hotel");
export const someTags = fc.constantFrom(...TAGS);
export const someArrondissements = fc.constantFrom(...ARRONDISSEMENTS.slice(0, 4));
/** Two neighbourhoods that overlap, and two that are apart. */
export const someNeighbourhoods = fc.constantFrom<Neighbourhood>(
  "Le Marais",
  "Haut Marais",
  "Montmartre",
  "Quartier Latin",
);

const listedValues: Readonly<Record<ListedCategory, fc.Arbitrary<string>>> = {
  types: someTypes,
  tags: someTags,
  arrondissements: someArrondissements,
};

/** Random values of each category. */
export const someValues: Readonly<Record<FilterCategory, fc.Arbitrary<string>>> = mapCategories((category) =>
  isListed(category)
    ? listedValues[category]
    : category === "neighbourhoods"
      ? someNeighbourhoods
      : fc.constantFrom(...(namedValues(category) ?? [])),
);

/**
 * Texts of opening hours. At a given time, some mean open, some closed, and some unknown. One text cannot be parsed.
 */
export const openingHours = fc.constantFrom(
  "24/7",
  "Mo-Fr 09:00-18:00",
  "Tu-Sa 18:00-02:00; PH off",
  "Mo-Su 12:00-14:30, Fr-Sa 19:00+",
  "Apr-Sep Mo-Su 10:00-20:00",
  'Su "on request"',
  "every day",
);

export const hoursChoice: fc.Arbitrary<HoursChoice> = fc.record({
  moment: fc.oneof(
    fc.constant("now" as const),
    fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minute: fc.integer({ min: 0, max: 1439 }) }),
  ),
  states: fc.subarray([...HOURS_STATES]),
});

/** Moments from 3 to 17 November 2026. One of these days is a public holiday. */
export const parisTime: fc.Arbitrary<ParisTime> = fc.record({
  day: fc.integer({ min: 20_760, max: 20_774 }),
  minute: fc.integer({ min: 0, max: 1439 }),
});

/** Points in and around Paris. At least a third of them is in or near the Marais. */
export const coordinates: fc.Arbitrary<Coordinates> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      latitude: fc.double({ min: 48.8, max: 48.92, noNaN: true }),
      longitude: fc.double({ min: 2.22, max: 2.47, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      latitude: fc.double({ min: 48.853, max: 48.867, noNaN: true }),
      longitude: fc.double({ min: 2.349, max: 2.369, noNaN: true }),
    }),
  },
);

/** Points mostly in and around Paris; also at the poles, at the antipodes and at the 180th meridian. */
const anywhere: fc.Arbitrary<Coordinates> = fc.oneof(
  { weight: 6, arbitrary: coordinates },
  {
    weight: 1,
    arbitrary: fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 180 },
      { latitude: -48.8566, longitude: -177.6478 },
      { latitude: 0, longitude: -180 },
    ),
  },
);

/**
 * Limits of the travel time in minutes: 10 to 120 in steps of 5, as the slider has, and others that the REST API accepts:
 * 1 to 9, and any number up to a day.
 */
const maxMinutes: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 24 }).map((steps) => steps * 5) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 24 * 60 }) },
);

/** An area of the map. Its edges have two decimals, so that a URL contains them without rounding. */
export const area: fc.Arbitrary<MapArea> = fc
  .record({
    west: fc.integer({ min: 222, max: 240 }),
    south: fc.integer({ min: 4880, max: 4888 }),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ west, south, width, height }) => ({
    west: west / 100,
    south: south / 100,
    east: (west + width) / 100,
    north: (south + height) / 100,
  }));

/** Stations in the centre, and a name that no station has. */
const someStations = fc.constantFrom("Châtelet", "Abbesses", "Gare de Lyon", "Atlantis");

/** A station, or a named point. */
export const near: fc.Arbitrary<Near> = fc.oneof(
  fc.tuple(someStations, fc.integer({ min: 1, max: 60 })).map(([name, minutes]) => nearStation(name, minutes)),
  fc
    .tuple(fc.constantFrom("27 Rue de Rivoli", "Le Louvre", "a@b"), coordinates, fc.integer({ min: 1, max: 60 }))
    .map(([name, point, minutes]) => nearPoint(name, point, minutes)),
);

export const origin: fc.Arbitrary<Origin> = fc.record({
  from: anywhere,
  mode: fc.constantFrom(...TRANSPORT_MODES),
});

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((list) => list.join(" "));

export const place: fc.Arbitrary<Place> = fc.record({
  id: fc.uuid(),
  name: words,
  otherNames: fc.array(words, { maxLength: 2 }),
  address: fc.oneof(fc.constant(""), words),
  arrondissement: fc.option(someArrondissements, { freq: 8 }),
  neighbourhoods: fc.uniqueArray(someNeighbourhoods, { maxLength: 2 }),
  types: fc.uniqueArray(someTypes, { maxLength: 2 }),
  tags: fc.uniqueArray(someTags, { maxLength: 4 }),
  placeStatus: fc.constantFrom(...PLACE_STATUSES),
  rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
  travelTime: fc.constant(null),
  googleMapsUrl: fc.constant(null),
  website: fc.option(fc.constant("https://example.com/")),
  phone: fc.option(fc.constant("+33142360000")),
  bookingUrl: fc.option(fc.constantFrom("tel:+33142360000", "https://example.com/book")),
  menuUrl: fc.option(fc.constant("https://example.com/menu")),
  coordinates: fc.option(coordinates, { freq: 8 }),
  description: fc.option(words),
  openingHours: fc.option(openingHours, { freq: 3 }),
  openingHoursSource: fc.constant(null),
  ratingSource: fc.constant(null),
  wheelchair: fc.option(fc.constantFrom(...WHEELCHAIR), { freq: 8 }),
  isChosen: fc.boolean(),
  source: fc.constant(null),
});

export const places = fc.uniqueArray(place, { minLength: 1, maxLength: 60, selector: ({ id }) => id });

const categoryFilter = (value: fc.Arbitrary<string>): fc.Arbitrary<CategoryFilter> =>
  fc.record({
    include: fc.uniqueArray(value, { maxLength: 2 }),
    exclude: fc.uniqueArray(value, { maxLength: 2 }),
    join: fc.constantFrom(...BETWEEN_OPERATORS),
  });

export const filters: fc.Arbitrary<PlaceFilters> = fc.record({
  ...mapCategories((category) => categoryFilter(someValues[category])),
  wishes: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(someTags, { maxLength: 2 }) },
  ),
  placeStatuses: fc.uniqueArray(fc.constantFrom(...PLACE_STATUSES), { maxLength: 2 }),
  search: fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        "creperie",
        "COEUR",
        "oeuf",
        "saint paul",
        "saint-p",
        "%",
        "_",
        "-",
        "–",
        "&",
        "a_b",
        "é",
        "l'",
        "zz",
      ),
    },
  ),
  travel: fc.option(
    fc.record({
      from: anywhere,
      maxMinutes,
      mode: fc.constantFrom(...TRANSPORT_MODES),
    }),
  ),
  mentions: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: words }),
  chosenOnly: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  near: fc.option(near, { freq: 2 }),
  area: fc.option(area, { freq: 2 }),
  hours: fc.option(
    fc.record({ at: parisTime, states: fc.uniqueArray(fc.constantFrom(...HOURS_STATES), { maxLength: 2 }) }),
  ),
});

export const sort: fc.Arbitrary<PlaceSort> = fc.record({
  field: fc.constantFrom(...SORT_FIELDS),
  order: fc.constantFrom(...SORT_ORDERS),
});
