import { parseArrondissement } from "@flaneur/domain";

/** Returns the five digits of a postcode, however they are spaced: `75 011`, `F-75011`; null when there are none. */
export function postcodeOf(raw: string | null): string | null {
  return raw === null ? null : (/(?<!\d)\d{5}(?!\d)/.exec(raw.replace(/(?<=\d)\s+(?=\d)/g, ""))?.[0] ?? null);
}

/** Whether a postcode belongs to another town. `75000` names no arrondissement, but belongs to Paris. */
export const isOutsideParis = (postcode: string): boolean => !postcode.startsWith("75");

/** Parses the arrondissement in a town: `Paris 11e`, `Paris 11`, `11e arrondissement`; null when there is none. */
export function arrondissementInCity(city: string | null): string | null {
  return city === null ? null : parseArrondissement(city.replace(/^paris\s*[-,]?\s*/i, ""));
}

/** The region and the country at the end of an address. 'Avenue de France' has no comma before 'France'. */
const COUNTRY = /(?:(?:,\s*|(?<=\bparis|\b75\d{3})\s+)(?:france|[iî]le-de-france))+$/i;
/** An arrondissement, or the number after 'Cedex'. */
const ARRONDISSEMENT = String.raw`\d{1,2}(?:er|e|[eè]me|th|st|nd|rd)?(?![\p{L}\d])(?:\s+arr\p{L}*)?`;
/** A town such as `Paris`, `Paris 11e`, `Paris Cedex 11`, `Paris 11 Cedex`. */
const TOWN = String.raw`paris(?:[\s,-]+(?:${ARRONDISSEMENT}|cedex(?!\p{L})))*`;
/** The postcode, the town, or both. A town without a postcode follows a comma or a dash: '12 rue de Paris' is whole. */
const POSTCODE_AND_TOWN = new RegExp(
  String.raw`(?:(?:,|\s[-–])?\s*\b(?:f-?)?75\d{3}\b(?:[\s,]*${TOWN})?|(?:^|,\s*|\s[-–]\s*)${TOWN})$`,
  "iu",
);

/** Removes the postcode, the town and the country at the end of a street: `75011`, `, Paris 11e`, `, Paris, France`. */
export const streetOnly = (street: string): string => street.replace(COUNTRY, "").replace(POSTCODE_AND_TOWN, "");

/** Formats an address with all known parts: `8 Rue des Plantes, 75014 Paris`. */
export function fullAddress(street: string | null, postcode: string | null): string {
  const town = postcode === null ? "Paris" : `${postcode} Paris`;
  if (street === null) return town;
  const bare = streetOnly(street);
  return bare === "" ? town : `${bare}, ${town}`;
}

/**
 * Returns the part of an address before its last comma: the street, if `fullAddress` wrote it. Null without a comma.
 */
export function streetOf(address: string): string | null {
  const comma = address.lastIndexOf(", ");
  return comma === -1 ? null : address.slice(0, comma);
}

/**
 * Whether a town is not Paris, such as `Les Lilas`. `Paris 11e` and `11e arrondissement` are Paris. False for an
 * unknown town (null).
 */
export const isOtherTown = (city: string | null): boolean =>
  city !== null && !/\bparis\b/i.test(city) && arrondissementInCity(city) === null;
