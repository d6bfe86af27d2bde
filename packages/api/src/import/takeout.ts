import { parseArrondissement } from "@flaneur/domain";
import { type Fields, plainText, postcodeOf, takeoutPlace } from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import type { RowOptions } from "./row-options.ts";

/** Converts a place that a user saved on Google Maps. */
export function takeoutRow(properties: Fields, geometry: unknown, options: RowOptions): Candidate {
  const { name, address, url, comment, coordinates } = takeoutPlace(properties, geometry);
  const [street = null] = address?.split(",") ?? [];
  const postcode = postcodeOf(address);
  return {
    source: "google",
    sourceId: /[?&]cid=(\d{1,20})/.exec(url ?? "")?.[1] ?? null,
    details: withGivenKind(
      {
        name,
        types: [],
        tags: [],
        street: postcode === null ? null : street,
        postcode,
        arrondissement: parseArrondissement(postcode),
        website: null,
        openingHours: null,
        wheelchair: null,
        description: plainText(comment),
        mediaUrls: [],
      },
      false,
      options,
    ),
    coordinates,
  };
}
