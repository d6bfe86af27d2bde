import { type Coordinates, MATCH_VERDICTS, type MatchVerdict } from "@flaneur/domain";
import { z } from "zod";
import { count } from "./numbers.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { RestError } from "./rest-error.ts";

/** A place that a visitor has saved elsewhere. */
export interface PlaceToMatch {
  readonly name: string | null;
  readonly address: string | null;
  readonly coordinates: Coordinates | null;
  readonly placeId: string | null;
}

/** One of our places that may be the place in question. */
export interface MatchCandidate {
  readonly place: GraphPlace;
  /** The distance from the given point; null if a point is unknown, or if the API sends no readable distance. */
  readonly metres: number | null;
}

export interface PlaceMatch {
  readonly verdict: MatchVerdict;
  readonly candidates: readonly MatchCandidate[];
}

const Matches = z.object({
  matches: z.array(
    z.object({
      verdict: z.enum(MATCH_VERDICTS),
      candidates: z.array(z.object({ place: z.unknown(), metres: count.nullable().catch(null) })),
    }),
  ),
});

/** The error for an unreadable response. An empty match would report a place as missing although the API found it. */
const unreadable = () => new RestError("UPSTREAM_UNREADABLE", "The places that were found could not be read.");

/** Creates the call that looks up places which a visitor brings. A failed call throws RestError. */
export function createMatchesRest(rest: RestClient, report: Report) {
  function readMatch({ verdict, candidates }: z.infer<typeof Matches>["matches"][number]): PlaceMatch {
    const readable = candidates.flatMap(({ place, metres }) =>
      readPlace(place, report).map((read) => ({ place: read, metres })),
    );
    if (readable.length === 0 && verdict !== "none") throw unreadable();
    return { verdict, candidates: readable };
  }

  return {
    /** `POST /places/match`: one match for each item, in their order. */
    async find(items: readonly PlaceToMatch[]): Promise<readonly PlaceMatch[]> {
      const { matches } = await rest.lookUp("/places/match", { items }, Matches);
      if (matches.length !== items.length) throw unreadable();
      return matches.map(readMatch);
    },
  };
}

export type MatchesRest = ReturnType<typeof createMatchesRest>;
