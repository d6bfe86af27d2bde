import { parseAddressQuery } from "../geocode/address-query.ts";
import { beginsStreet, readingsOf } from "../geocode/address-readings.ts";
import { type Evidence, evidenceOf } from "../same-place/duplicate-evidence.ts";
import type { SearchedPlace } from "./match-place.ts";

/** The house number and the street that a visitor has saved instead of a place. */
export interface SearchedDoor {
  /** The street, in the form of `streetKey`. */
  readonly street: string;
  readonly evidence: Evidence;
}

/** A house number without its street. `80, Rue de Charonne` has a comma after the number. */
const BARE_NUMBER = /^\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?$/;

/**
 * Returns the door of a searched place that is only an address: its name is an address, or it has an address and no
 * name. Null for any other place, for an address without house number, and for an address in another town.
 */
export function doorOf({ name, address }: Pick<SearchedPlace, "name" | "address">): SearchedDoor | null {
  const parsed = parseAddressQuery([name, address].filter((text) => text !== null).join(", "));
  if (parsed === null) return null;
  const { segments } = parsed;
  const isWhole = parseAddressQuery(name ?? address ?? "")?.isInParis === true;
  const parts = segments.map((segment, index) =>
    BARE_NUMBER.test(segment) ? `${segment} ${segments[index + 1] ?? ""}` : segment,
  );
  // A name comes first. The parts before the street of an address may be a building or a company.
  const [door = null] = (name === null ? parts : parts.slice(0, 1)).flatMap((part) => doorIn(part, isWhole) ?? []);
  return door;
}

/** @param isWhole Whether a postcode or the city follows, so that the street may be one without a type. */
function doorIn(part: string, isWhole: boolean): SearchedDoor | null {
  const reading = readingsOf(part).find(
    ({ street, number }) => number !== null && street.includes(" ") && (isWhole || beginsStreet(street)),
  );
  // The type alone, as in the name 'Passage 53', is no street.
  if (reading === undefined) return null;
  const { street, number, suffix } = reading;
  return { street, evidence: evidenceOf({ address: `${number}${suffix} ${street}` }) };
}
