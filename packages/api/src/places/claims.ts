import { monthsLater, type PlaceStatus } from "@flaneur/domain";
import { type Claim, type Enriched, PLACE_FIELDS, type PlaceField, type PlaceFields } from "../db/place-fields.ts";
import { OPERATOR, originOf } from "../reference/sources.ts";

/** Largest number of claims of a place. `boundedClaims` selects the claims that are kept. */
export const MAX_CLAIMS = 20;

/** Returns the given fields in a fixed order, so that equal fields have equal JSON. */
export function pickFields(fields: Partial<PlaceFields>, names: readonly PlaceField[]): Partial<PlaceFields> {
  return Object.fromEntries(
    PLACE_FIELDS.filter((name) => names.includes(name) && fields[name] !== undefined).map((name) => [
      name,
      fields[name],
    ]),
  );
}

/**
 * Whether `fields` have a value for `field`. The status 'Open' does not count: a place has it when no source states a
 * status.
 */
export function isStated(fields: Partial<PlaceFields>, field: PlaceField): boolean {
  const value = fields[field];
  if (value === undefined || value === null || value === "") return false;
  return Array.isArray(value) ? value.length > 0 : !(field === "placeStatus" && value === "Open");
}

/** Splits the fields of a place by their origins: the own claim first, then one claim for each other origin. */
export function splitByOrigin(
  own: Omit<Claim, "fields">,
  fields: PlaceFields,
  enriched: Enriched,
  dateOf: (origin: string) => string,
): readonly Claim[] {
  const key = originOf(own.source, own.sourceId);
  const byOrigin = Map.groupBy(PLACE_FIELDS, (name) => enriched[name] ?? key);
  const others = [...byOrigin].flatMap(([origin, names]): Claim[] => {
    if (origin === key) return [];
    const end = origin.indexOf("|");
    const source = end < 0 ? origin : origin.slice(0, end);
    const sourceId = end < 0 ? "" : origin.slice(end + 1);
    return [{ source, sourceId, date: dateOf(origin), fields: pickFields(fields, names) }];
  });
  return [{ ...own, fields: pickFields(fields, byOrigin.get(key) ?? []) }, ...others];
}

export const keyOf = ({ source, sourceId }: Pick<Claim, "source" | "sourceId">): string => originOf(source, sourceId);

/**
 * Adds a claim, or replaces the earlier claim of the same row. Returns the same list when the row states what it stated
 * before, so that its date remains. The day of a status remains as long as the row states the same status and no other
 * day.
 */
export function withClaim(claims: readonly Claim[], claim: Claim): readonly Claim[] {
  const before = claims.find((other) => keyOf(other) === keyOf(claim));
  if (before === undefined) return [...claims, claim];
  const merged = before.merged === true ? { merged: true as const } : {};
  // An unchanged row keeps its date, from which the day of its status is derived.
  if (textOf({ ...before, date: "" }) === textOf({ ...claim, ...merged, date: "" })) return claims;
  const next = { ...claim, ...merged, fields: withKeptDay(claim.fields, before) };
  if (textOf({ ...before, date: "" }) === textOf({ ...next, date: "" })) return claims;
  return claims.map((other) => (other === before ? next : other));
}

/**
 * Adds the day that the earlier claim of a row states for its status, or that follows from the date of the earlier
 * claim, if the row still has that status and names no day. Otherwise the day would follow the date of the new claim.
 */
function withKeptDay(fields: Partial<PlaceFields>, before: Claim): Partial<PlaceFields> {
  const { placeStatus, statusDate = null } = fields;
  if (statusDate !== null || placeStatus === undefined || placeStatus !== before.fields.placeStatus) return fields;
  const day = before.fields.statusDate ?? derivedStatusDate(placeStatus, before.date);
  return day === null ? fields : { ...fields, statusDate: day };
}

/** Formats a claim as JSON whose members have a fixed order: the database changes their order. */
const textOf = ({ source, sourceId, date, fields, weak = [], merged }: Claim): string =>
  JSON.stringify([source, sourceId, date, pickFields(fields, PLACE_FIELDS), weak, merged === true]);

export const sameClaims = (a: readonly Claim[], b: readonly Claim[]): boolean =>
  JSON.stringify(a.map(textOf)) === JSON.stringify(b.map(textOf));

/**
 * Returns the day of a status of which only the day of its source is known: that day for 'Just Opened', the day twelve
 * months later for 'Opening Soon', null for other statuses, and if the source has no day.
 */
export function derivedStatusDate(status: PlaceStatus, sourceDate: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(sourceDate)) return null;
  if (status === "Just Opened") return sourceDate;
  return status === "Opening Soon" ? monthsLater(sourceDate, 12) : null;
}

/**
 * Returns the fields of an operator's claim after an edit. The day of a dated status is stored with the status:
 * otherwise the day would follow the date of the claim, which every later edit renews.
 */
function editedFields(edits: Partial<PlaceFields>, before: Claim | undefined, date: string): Partial<PlaceFields> {
  const { statusDate, ...rest } = before?.fields ?? {};
  const status = edits.placeStatus ?? rest.placeStatus;
  const isSame = status === rest.placeStatus;
  const fields = { ...rest, ...(isSame && statusDate !== undefined ? { statusDate } : {}), ...edits };
  if (status === undefined) return fields;
  const since = isSame ? (before?.date ?? date) : date;
  const day = fields.statusDate ?? derivedStatusDate(status, since);
  return day === null ? fields : { ...fields, statusDate: day };
}

/** Adds the fields that an operator sets to the operator's claim on a place. A null empties a field. */
export function withOperatorFields(
  claims: readonly Claim[],
  placeId: string,
  fields: Partial<PlaceFields>,
  date: string,
): readonly Claim[] {
  const key = { source: OPERATOR, sourceId: placeId };
  const before = claims.find((claim) => keyOf(claim) === keyOf(key));
  return withClaim(claims, { ...key, date, fields: editedFields(fields, before, date) });
}
