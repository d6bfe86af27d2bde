import { fold, MATCH_LIMITS, MATCH_VERDICT_NAMES, type MatchVerdict, valuesByName } from "@flaneur/domain";
import type { SavedPlace } from "@flaneur/place-files";
import { NONE_OF_THESE } from "@flaneur/ui/bring";
import type { ResultOf } from "../../graph/graphql.ts";
import { readMedia } from "../places/read-place.ts";
import type { PlaceMatchesQuery } from "./bring.graphql.ts";

/** A place that the visitor has saved elsewhere. */
export interface BroughtPlace extends SavedPlace {
  /**
   * Why the place is not looked up: `outside` if its position is outside Paris; `link` if it has nothing but a link
   * that names no place. Null for every other place.
   */
  readonly skipped: "outside" | "link" | null;
}

type GraphMatch = ResultOf<typeof PlaceMatchesQuery>["placeMatches"][number];
const VERDICTS = valuesByName(MATCH_VERDICT_NAMES);

export interface Match {
  readonly verdict: MatchVerdict;
  readonly candidates: ReturnType<typeof readCandidate>[];
}

const readCandidate = ({ metres, place: { media, ...place } }: GraphMatch["candidates"][number]) => ({
  metres,
  place: { ...place, media: readMedia(media) },
});

export const readMatch = ({ verdict, candidates }: GraphMatch): Match => ({
  verdict: VERDICTS[verdict],
  candidates: candidates.map(readCandidate),
});

/** A brought place with the result of its search. */
export interface BroughtRow extends Match {
  readonly brought: BroughtPlace;
  /** The id of the place that will be added; NONE_OF_THESE if the visitor wants none; null if nothing is chosen. */
  readonly choice: string | null;
}

const NO_MATCH: Match = { verdict: "none", candidates: [] };

/** Returns the places that the next call looks up, with the skipped places before, between and after them. */
export function nextPlaces(places: readonly BroughtPlace[], from: number): readonly BroughtPlace[] {
  let sent = 0;
  const rest = places.slice(from);
  const end = rest.findIndex(({ skipped }) => {
    if (skipped === null) sent += 1;
    return sent > MATCH_LIMITS.items;
  });
  return end === -1 ? rest : rest.slice(0, end);
}

/** Returns what is sent of the places: names, addresses, positions and ids, and nothing else. */
export const lookUpItems = (places: readonly BroughtPlace[]) =>
  places
    .filter(({ skipped }) => skipped === null)
    .map(({ name, wholeName, address, coordinates, placeId }) => ({
      name: wholeName ?? name,
      address,
      coordinates,
      placeId,
    }));

/** Combines places with the matches of those that were looked up, in their order. */
export function toRows(places: readonly BroughtPlace[], matches: readonly Match[]): readonly BroughtRow[] {
  const found = matches.values();
  return places.map((brought) => {
    const { verdict, candidates } = brought.skipped !== null ? NO_MATCH : (found.next().value ?? NO_MATCH);
    const choice = verdict === "found" ? (candidates[0]?.place.id ?? null) : null;
    return { brought, verdict, candidates, choice };
  });
}

/** Returns the rows without the information about which places are favorites. */
export const withoutFavorites = (rows: readonly BroughtRow[]): readonly BroughtRow[] =>
  rows.map((row) => ({
    ...row,
    candidates: row.candidates.map(({ place, ...more }) => ({ ...more, place: { ...place, isFavorite: null } })),
  }));

/** Returns the brought places that match no place of the guide. */
export const missingPlaces = (rows: readonly BroughtRow[]): readonly BroughtPlace[] =>
  rows.filter(({ verdict }) => verdict === "none").map(({ brought }) => brought);

/** A place that the visitor has accepted. */
export interface AcceptedPlace {
  readonly id: string;
  readonly note: string | null;
  /** Null if it is unknown. */
  readonly isFavorite: boolean | null;
}

/** Returns the accepted places, each once, in the order of the rows. */
export function acceptedPlaces(rows: readonly BroughtRow[]): readonly AcceptedPlace[] {
  const accepted = new Map<string, AcceptedPlace>();
  for (const { choice, candidates, brought } of rows) {
    const place = candidates.find((candidate) => candidate.place.id === choice)?.place;
    if (choice === NONE_OF_THESE || place === undefined) continue;
    const known = accepted.get(place.id);
    accepted.set(place.id, { id: place.id, note: known?.note ?? brought.note, isFavorite: place.isFavorite });
  }
  return [...accepted.values()];
}

/**
 * Whether the name of the brought place differs from that of `place`. Differences in case and accents do not count, and
 * a name that is the address of the place names no other place.
 */
export function nameDiffers(
  brought: BroughtPlace,
  place: { readonly name: string; readonly address: string },
): boolean {
  if (brought.name === null) return false;
  const name = fold(brought.name);
  return name !== fold(place.name) && !fold(place.address).startsWith(name);
}
