import { isRecord } from "@flaneur/domain";

/** A request of the graph whose result is the same for every visitor. */
export interface SharedRequest {
  readonly documentId: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Sorts the fields of all objects in a value by name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, sorted(field)]));
}

/**
 * Removes the moment from variables that only count open places: the moment changes each quarter of an hour, and a
 * stored result is shown with its own time. The moment of a filter by hours is not removed.
 */
function withoutCountedMoment(variables: Fields): Fields {
  const { filters } = variables;
  if (!isRecord(filters) || !isRecord(filters.hours)) return variables;
  const { states } = filters.hours;
  if (!Array.isArray(states) || states.length > 0) return variables;
  const { hours: _, ...others } = filters;
  return { ...variables, filters: others };
}

/** Returns the URL under which a result is kept. Requests that differ only in the counted moment share one result. */
export function answerKey({ documentId, operationName, variables }: SharedRequest): string {
  const text = JSON.stringify(sorted(withoutCountedMoment(variables)));
  return `/graphql?${new URLSearchParams({ documentId, operationName, variables: text })}`;
}

/**
 * Parses the parameters of a GET of the graph, or the body of a POST. Null if the request names no document by its id.
 */
export function readSharedRequest({ documentId, operationName, variables }: Fields): SharedRequest | null {
  if (typeof documentId !== "string" || typeof operationName !== "string") return null;
  try {
    const read: unknown = typeof variables === "string" ? JSON.parse(variables) : (variables ?? {});
    return isRecord(read) ? { documentId, operationName, variables: read } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the request of an anonymous visitor without a location for the same list or place. Null if the result depends
 * on the location, because it is filtered or sorted by travel time.
 */
export function anonymousRequest({ variables, ...document }: SharedRequest): SharedRequest | null {
  const { origin: _, signedIn: __, ...shared } = variables;
  const isFiltered = isRecord(shared.filters) && "maxMinutes" in shared.filters;
  return isFiltered || shared.sortBy === "TRAVEL_TIME" ? null : { ...document, variables: shared };
}
