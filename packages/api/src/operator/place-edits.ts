import { isInParis, PLACE_STATUSES, PLACE_TYPES, WHEELCHAIR } from "@flaneur/domain";
import { text, webUrl } from "@flaneur/place-files";
import { z } from "@hono/zod-openapi";
import { PLACE_FIELDS, PlaceDay } from "../db/place-fields.ts";
import { oneOf, safeText, shortList } from "../http/parameters.ts";
import { TAGS } from "../reference/tags.ts";

/** A text without control characters, on one line. */
const line = (max: number) =>
  safeText(max)
    .refine((value) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value), "must not have control characters")
    .transform((value) => text(value) ?? "")
    .refine((value) => value !== "", "must not be empty");

const link = line(2_000).transform((value, context) => {
  const url = webUrl(value);
  if (url !== null) return url;
  context.addIssue({ code: "custom", message: "must be an http or https address" });
  return z.NEVER;
});

/** A list without duplicates. */
const distinctList = <T extends z.ZodType>(item: T, max: number, what: string) =>
  shortList(item, max, what).transform((values) => [...new Set(values)]);

const point = z
  .strictObject({ latitude: z.number(), longitude: z.number() })
  .refine(isInParis, "must be in Paris: latitude and longitude in degrees");

const TAG_LIST: readonly string[] = TAGS;

/** The fields that operators can set. Null empties a field. */
const EDITABLE = {
  name: line(200),
  otherNames: distinctList(line(200), 20, "names"),
  types: distinctList(oneOf(PLACE_TYPES), PLACE_TYPES.length, "types").refine(
    (types) => types.length > 0,
    "must have a type",
  ),
  tags: distinctList(
    safeText(100).refine((tag) => TAG_LIST.includes(tag), "must be tags of the vocabulary: see GET /api/tags"),
    50,
    "tags",
  ),
  address: line(300),
  arrondissement: safeText(5)
    .refine((code) => /^75(?:0(?:0[1-9]|1\d|20))$/.test(code), "must be a code such as 75011")
    .nullable(),
  coordinates: point,
  googleMapsUrl: link.nullable(),
  description: line(5_000).nullable(),
  website: link.nullable(),
  openingHours: line(1_000).nullable(),
  wheelchair: oneOf(WHEELCHAIR).nullable(),
  mediaUrls: distinctList(link, 50, "pictures"),
  placeStatus: oneOf(PLACE_STATUSES),
  statusDate: PlaceDay.nullable(),
  rating: z.number().min(0).max(5).nullable(),
} as const;

export const PlaceEdits = z
  .strictObject(EDITABLE)
  .partial()
  .openapi("PlaceEdits", {
    example: { website: "https://example.org/", openingHours: "Mo-Fr 09:00-18:00" },
  });
export type PlaceEdits = z.infer<typeof PlaceEdits>;

/** The fields of a place that an operator adds. */
export const NewPlace = z
  .strictObject(EDITABLE)
  .partial()
  .required({ name: true, types: true, address: true, coordinates: true })
  .openapi("NewPlace", {
    example: {
      name: "Chez Essai",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    },
  });
export type NewPlace = z.infer<typeof NewPlace>;

/** Names of fields to reset to their sources' values. */
export const UnsetFields = shortList(oneOf(PLACE_FIELDS), PLACE_FIELDS.length, "fields");
