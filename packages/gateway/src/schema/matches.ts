import { findMatches, type ReadMatch } from "@flaneur/contract";
import { MATCH_LIMITS } from "@flaneur/domain";
import { LARGEST_CALL } from "../limits/field-costs.ts";
import { type Report, readable } from "../rest/readable.ts";
import { RestError } from "../rest/rest-error.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { MatchVerdictEnum } from "./enums.ts";

/** The error for an unreadable response. An empty match would report a place as missing although the API found it. */
const unreadable = () => new RestError("UPSTREAM_UNREADABLE", "The places that were found could not be read.");

function readMatch({ verdict, candidates }: ReadMatch, report: Report) {
  const found = candidates.flatMap(({ place, metres }) =>
    readable(place, report).map((read) => ({ place: read, metres })),
  );
  if (found.length === 0 && verdict !== "none") throw unreadable();
  return { verdict, candidates: found };
}

builder.objectType("MatchCandidate", {
  description: "One of our places that may be the place in question.",
  fields: (t) => ({
    place: t.expose("place", { type: "Place", description: "The place." }),
    metres: t.exposeInt("metres", {
      nullable: true,
      description: "The distance from the given point; null if a point is unknown.",
    }),
  }),
});

builder.objectType("PlaceMatch", {
  description: "The result of searching our places for a place that a visitor has saved on another site.",
  fields: (t) => ({
    verdict: t.field({
      type: MatchVerdictEnum,
      description: "Whether the place is one of ours, may be one of ours, or is unknown.",
      resolve: ({ verdict }) => verdict,
    }),
    candidates: t.field({
      type: ["MatchCandidate"],
      complexity: { field: 1, multiplier: MATCH_LIMITS.candidates },
      description: "Our places that may be the searched place, best first. `FOUND` has one, `NONE` has none.",
      resolve: ({ candidates }) => [...candidates],
    }),
  }),
});

const PointInput = builder.inputType("PointInput", {
  description:
    "A point, in decimal degrees. One off the globe, or one that programs write for an unknown position, such as 0, 0 " +
    "or -1, -1, counts as unknown.",
  fields: (t) => ({
    latitude: t.float({ required: true, description: "From -90 to 90." }),
    longitude: t.float({ required: true, description: "From -180 to 180." }),
  }),
});

const PlaceToMatchInput = builder.inputType("PlaceToMatchInput", {
  description:
    "A place to look up: an id, a name, a point, or an address with a house number. If a place has a name, its address " +
    "only helps to decide between places with a similar name, unless the name is an address, too. Missing fields are " +
    "unknown.",
  fields: (t) => ({
    name: t.string({ description: `At most ${MATCH_LIMITS.name} characters.` }),
    address: t.string({ description: `At most ${MATCH_LIMITS.address} characters.` }),
    coordinates: t.field({ type: PointInput, description: "The position of the place." }),
    placeId: t.id({ description: "The id of one of our places. The other fields are then ignored." }),
  }),
});

builder.queryFields((t) => ({
  placeMatches: t.field({
    type: ["PlaceMatch"],
    complexity: { ...LARGEST_CALL, multiplier: MATCH_LIMITS.items },
    description: "Looks up places among ours. Returns one match for each item, in the same order. Nothing is stored.",
    args: {
      items: t.arg({
        type: [PlaceToMatchInput],
        required: true,
        description: `The places, at most ${MATCH_LIMITS.items}.`,
      }),
    },
    // POST /places/match, one call.
    resolve: async (_, { items }, { rest, report }) => {
      if (items.length > MATCH_LIMITS.items) throw badUserInput(`items must have at most ${MATCH_LIMITS.items} places`);
      const searched = items.map(({ name, address, coordinates, placeId }) => ({
        name: name ?? null,
        address: address ?? null,
        coordinates: coordinates ?? null,
        placeId: placeId == null ? null : String(placeId),
      }));
      const { matches } = await rest.lookUp(findMatches, { body: { items: searched } });
      if (matches.length !== items.length) throw unreadable();
      return matches.map((match) => readMatch(match, report));
    },
  }),
}));
