import {
  bookingUrl,
  isInParis,
  isPictureUrl,
  PLACE_STATUSES,
  PLACE_TYPES,
  phoneNumber,
  TAGS,
  WHEELCHAIR,
  webUrl,
} from "@flaneur/domain";
import { z } from "zod";
import { oneOf, safeText, shortList } from "./parameters.ts";

/** The fields of a place that a source states. */
export const PLACE_FIELDS = [
  "name",
  "otherNames",
  "types",
  "tags",
  "address",
  "arrondissement",
  "coordinates",
  "googleMapsUrl",
  "description",
  "website",
  "phone",
  "bookingUrl",
  "menuUrl",
  "openingHours",
  "wheelchair",
  "mediaUrls",
  "placeStatus",
  "statusDate",
  "rating",
] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/**
 * A day of a place's data, `2026-11-25`. The upper bound keeps days that are computed from it, such as the end of a
 * dated status, within years of four digits.
 */
export const PlaceDay = z.iso
  .date("must be a day such as 2026-11-25")
  .refine((day) => day >= "1900-01-01" && day < "2100-01-01", "must be a day from 1900 to 2099");

/** A text without control characters, on one line. */
const line = (max: number) =>
  safeText(max)
    .refine((value) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value), "must not have control characters")
    .transform((value) => value.replace(/\s+/gu, " ").trim())
    // Zero-width characters alone would be an invisible name.
    .refine((value) => !/^\p{Cf}*$/u.test(value), "must not be empty");

const link = line(2_000).transform((value, context) => {
  const url = webUrl(value);
  if (url !== null) return url;
  context.addIssue({ code: "custom", message: "must be an http or https address" });
  return z.NEVER;
});

const phone = line(100).transform((value, context) => {
  const number = phoneNumber(value);
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: "must be a telephone number such as +33142360000" });
  return z.NEVER;
});

const booking = line(2_000).transform((value, context) => {
  const url = bookingUrl(value);
  if (url !== null) return url;
  context.addIssue({ code: "custom", message: "must be an http or https address, or tel: with a number" });
  return z.NEVER;
});

const picture = link.refine(isPictureUrl, "must be an https address: browsers do not show pictures of http addresses");

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
  phone: phone.nullable(),
  bookingUrl: booking.nullable(),
  menuUrl: link.nullable(),
  openingHours: line(1_000).nullable(),
  wheelchair: oneOf(WHEELCHAIR).nullable(),
  mediaUrls: distinctList(picture, 50, "addresses"),
  placeStatus: oneOf(PLACE_STATUSES),
  statusDate: PlaceDay.nullable(),
  rating: z.number().min(0).max(5).nullable(),
} as const;

export const PlaceEdits = z
  .strictObject(EDITABLE)
  .partial()
  .meta({ id: "PlaceEdits", example: { website: "https://example.org/", openingHours: "Mo-Fr 09:00-18:00" } });
export type PlaceEdits = z.infer<typeof PlaceEdits>;

/** The fields of a place that an operator adds. */
export const NewPlace = z
  .strictObject(EDITABLE)
  .partial()
  .required({ name: true, types: true, address: true, coordinates: true })
  .meta({
    id: "NewPlace",
    example: {
      name: "Chez Essai",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    },
  });
export type NewPlace = z.infer<typeof NewPlace>;

/** The values that an operator has read. A change is refused when one of them is no longer the place's. */
export const ReadFields = z
  .partialRecord(
    z.enum(PLACE_FIELDS),
    // Looser than an edit: a stored value may be one that operators cannot set any more.
    z.union([
      safeText(5_000),
      z.number(),
      z.null(),
      shortList(safeText(2_000), 50, "values"),
      z.strictObject({ latitude: z.number(), longitude: z.number() }),
    ]),
  )
  .meta({ id: "PlaceRead", example: { website: "https://old.example/" } });
export type ReadFields = z.infer<typeof ReadFields>;

/** Names of fields to reset to their sources' values. */
export const UnsetFields = shortList(oneOf(PLACE_FIELDS), PLACE_FIELDS.length, "fields");
