import { PLACE_STATUSES, type Place, WHEELCHAIR } from "@flaneur/domain";
import { z } from "zod";

/** The example place of the OpenAPI document. */
export const PLACE_EXAMPLE = {
  id: "breizh-cafe-marais",
  name: "Breizh Café Marais",
  otherNames: [],
  address: "109 Rue Vieille du Temple, 75003 Paris",
  arrondissement: "75003",
  neighbourhoods: ["Haut Marais", "Le Marais"],
  type: { primary: "Restaurant", secondary: [] },
  tags: ["Crêpes", "Organic", "Open Sundays"],
  placeStatus: "Open" as const,
  rating: 4.4,
  ratingSource: "seed",
  travelTime: 12,
  googleMapsUrl: "https://www.google.com/maps/search/?api=1&query=Breizh%20Caf%C3%A9%20Marais",
  website: "https://breizhcafe.com",
  phone: "+33142720000",
  bookingUrl: "tel:+33142720000",
  menuUrl: "https://breizhcafe.com/carte",
  coordinates: { latitude: 48.86062, longitude: 2.36184 },
  description: { text: "Buckwheat galettes with raw-milk cheese and Breton ham, thin and crisp at the edge." },
  openingHours: "Mo-Su 10:00-23:00",
  openingHoursSource: { name: "osm", month: "2026-05", url: null },
  wheelchair: "limited" as const,
  isChosen: true,
  source: { name: "seed", month: null, url: null },
  mediaFiles: ["/api/media/posters/breizh-cafe-marais/1-0a1b2c3d-4268ad.svg"],
};

/** Creates the schema of the source of some data of a place. */
const dataSource = (data: string) =>
  z
    .object({ name: z.string(), month: z.string().nullable(), url: z.string().nullable() })
    .nullable()
    .meta({
      description:
        `The source of ${data}: \`osm\` for OpenStreetMap (ODbL), \`paris\` for the open data of the city, \`seed\` for ` +
        "what Flâneur itself has collected, otherwise the name of the import; `import` if it has no name. `month` is the " +
        "month of the data, or null if it is unknown. `url` is the page on which everyone can correct the data, or null.",
    });

export const PlaceBody = z
  .object({
    id: z.string(),
    name: z.string(),
    otherNames: z.array(z.string()).meta({
      description: "Further names, such as names in other languages and former names.",
    }),
    address: z.string(),
    arrondissement: z
      .string()
      .nullable()
      .meta({ description: "The code of the arrondissement, such as `75003`; null if it is unknown." }),
    neighbourhoods: z.array(z.string()).meta({
      description: "The neighbourhoods that contain the place. They are not official, and they overlap.",
    }),
    type: z.object({ primary: z.string().nullable(), secondary: z.array(z.string()) }),
    tags: z.array(z.string()),
    placeStatus: z.enum(PLACE_STATUSES),
    rating: z.number().min(0).max(5).nullable(),
    ratingSource: z
      .string()
      .nullable()
      .meta({
        description:
          "The source of the rating: `seed` for a rating by Flâneur itself, otherwise the name of the import; `import` if " +
          "it has no name.",
      }),
    travelTime: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          "Minutes from the origin. Null if the query has no latitude and longitude, if the place has no coordinates, " +
          "and for the places in `related` and `nearby`.",
      }),
    googleMapsUrl: z.string().nullable(),
    website: z.string().nullable(),
    phone: z.string().nullable().meta({ description: "In international form, without separators." }),
    bookingUrl: z
      .string()
      .nullable()
      .meta({ description: "The address for reservations, with `tel:`, `http:` or `https:`." }),
    menuUrl: z.string().nullable().meta({ description: "The menu: an address with `http:` or `https:`." }),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    description: z.object({ text: z.string() }).nullable(),
    openingHours: z.string().nullable().meta({ description: "In the opening_hours syntax of OpenStreetMap." }),
    openingHoursSource: dataSource("the opening hours"),
    wheelchair: z.enum(WHEELCHAIR).nullable(),
    isChosen: z.boolean().meta({
      description: "Whether Flâneur or an operator has chosen the place, instead of only importing it.",
    }),
    source: dataSource("the place itself; some fields may come from other sources"),
    mediaFiles: z
      .array(z.string())
      .optional()
      .meta({ description: "Present only with `media=true`. The best picture or video is first." }),
  })
  .meta({ id: "Place", example: PLACE_EXAMPLE });

/** Returns a place as the REST API sends it. */
export function placeBody({ types, description, ...place }: Place): z.input<typeof PlaceBody> {
  const [primary = null, ...secondary] = types;
  return {
    ...place,
    type: { primary, secondary },
    otherNames: [...place.otherNames],
    neighbourhoods: [...place.neighbourhoods],
    tags: [...place.tags],
    description: description === null ? null : { text: description },
  };
}
