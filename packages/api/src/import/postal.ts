import { parseArrondissement } from "@flaneur/domain";

/** The five digits of a postcode, however they are spaced: `75 011`, `F-75011`; null where there are none. */
export function postcodeOf(raw: string | null): string | null {
  return raw === null ? null : (/(?<!\d)\d{5}(?!\d)/.exec(raw.replace(/(?<=\d)\s+(?=\d)/g, ""))?.[0] ?? null);
}

/** Whether a postcode belongs to another town. One of Paris that names no arrondissement (`75000`) does not. */
export const isOutsideParis = (postcode: string): boolean => !postcode.startsWith("75");

/** `Paris 11e`, `Paris 11`, `11e arrondissement`: the district some people write instead of a postcode. */
export function arrondissementInCity(city: string | null): string | null {
  return city === null ? null : parseArrondissement(city.replace(/^paris\s*[-,]?\s*/i, ""));
}

/** A street without the town that some write after it. */
export const streetOnly = (street: string): string => street.replace(/,?\s*\b75\d{3}\b(?:\s*paris)?$|,\s*paris$/i, "");

/** `8 Rue des Plantes, 75014 Paris`: as much of it as is known. */
export function fullAddress(street: string | null, postcode: string | null): string {
  const town = postcode === null ? "Paris" : `${postcode} Paris`;
  if (street === null) return town;
  const bare = streetOnly(street);
  return bare === "" ? town : `${bare}, ${town}`;
}

/** What `fullAddress` has before the town; null where that is all. */
export function streetOf(address: string): string | null {
  const comma = address.lastIndexOf(", ");
  return comma === -1 ? null : address.slice(0, comma);
}

/** Whether a row names a town that is not Paris: `Les Lilas`; not `Paris 11e` or `11e arrondissement`. */
export const isOtherTown = (city: string | null): boolean =>
  city !== null && !/\bparis\b/i.test(city) && arrondissementInCity(city) === null;
