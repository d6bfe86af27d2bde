import { z } from "zod";
import type { SmokeTest } from "./smoke.ts";

const Point = z.object({ latitude: z.number(), longitude: z.number() });
const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  arrondissement: z.string().nullable(),
  type: z.object({ primary: z.string().nullable(), secondary: z.array(z.string()) }),
  tags: z.array(z.string()),
  placeStatus: z.enum(["Open", "Just Opened", "Opening Soon"]),
  coordinates: Point.nullable(),
});
const Whole = z.number().int();
const PlaceList = z.object({
  data: z.array(Place).min(1),
  pagination: z.object({ total: Whole, page: Whole, limit: Whole, pages: Whole }),
});
const Ranges = z.object({
  min: z.literal(10),
  max: z.literal(120),
  step: z.literal(5),
  default: z.literal(60),
  transportModes: z.array(z.enum(["transit", "walking"])).length(2),
});

/** A place that the other checks use. */
export interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Checks the eight operations of §7, Places and filters, and the match, the pins, the export and the pack. */
export async function checkPlaces({ step }: SmokeTest): Promise<KnownPlace> {
  const listing = await step({
    method: "GET",
    path: "/places?page=1&limit=48",
    checked: "a page of places, without permanently closed ones",
    schema: PlaceList,
    wrong: ({ data, pagination: { limit, total, pages } }) =>
      (data.length > 48 || limit !== 48 || pages !== Math.ceil(total / limit)) && "the numbers are inconsistent",
  });
  const { coordinates, ...first } = listing?.data.find((place) => place.coordinates !== null) ?? {
    id: "nowhere",
    name: "",
    address: "",
    coordinates: null,
  };
  const { latitude, longitude } = coordinates ?? { latitude: 48.8566, longitude: 2.3522 };
  await step({
    method: "GET",
    path: "/places/{id}",
    id: first.id,
    checked: "the same place by its id",
    schema: Place,
    wrong: ({ name }) => name !== first.name && `it is ${name}`,
  });
  await step({
    method: "POST",
    path: "/places/match",
    checked: "the same place by its name and point",
    schema: z.object({
      matches: z.array(
        z.object({ verdict: z.literal("found"), candidates: z.array(z.object({ place: Place })).length(1) }),
      ),
    }),
    body: { items: [{ name: first.name, coordinates: { latitude, longitude } }] },
    wrong: ({ matches }) => matches[0]?.candidates[0]?.place.id !== first.id && "it is another place",
  });
  await step({
    method: "GET",
    path: `/pins?area=${[longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01].map((n) => n.toFixed(5))}`,
    checked: "a place among the pins around it",
    schema: z.object({ ids: z.array(z.string()), latitudes: z.array(z.number()), longitudes: z.array(z.number()) }),
    wrong: ({ ids }) => !ids.includes(first.id) && `${first.id} is not among them`,
  });
  await step({
    method: "GET",
    path: "/places/export?limit=1",
    checked: "every place as a feature",
    schema: z.object({ features: z.array(z.object({ id: z.string() })) }),
    wrong: ({ features }) => !features.some(({ id }) => id === first.id) && `${first.id} is not among them`,
  });
  await step({
    method: "GET",
    path: "/places/pack",
    checked: "every place with its media, to be kept on a device",
    schema: z.object({ places: z.array(Place), tags: z.record(z.string(), z.array(z.string())) }),
    wrong: ({ places }) => !places.some(({ id }) => id === first.id) && `${first.id} is not among them`,
  });
  await step({
    method: "GET",
    path: "/filters/types",
    checked: "types with their counts",
    schema: z.object({ data: z.array(z.object({ type: z.string(), count: Whole.min(1) })).min(1) }),
  });
  await step({
    method: "GET",
    path: "/filters/tags",
    checked: "tags by category",
    schema: z.record(z.string(), z.array(z.string()).min(1)),
    wrong: (categories) => Object.keys(categories).length === 0 && "there is no category",
  });
  await step({
    method: "GET",
    path: "/filters/arrondissements",
    checked: "arrondissements, 750 and a number",
    schema: z.object({ data: z.array(z.object({ arrondissement: z.string().regex(/^75\d{3}$/), count: Whole })) }),
  });
  await step({
    method: "GET",
    path: "/filters/travel-time-ranges",
    checked: "10 to 120 minutes by 5, 60 by default",
    schema: Ranges,
  });
  await step({
    method: "GET",
    path: `/filters/by-travel-time?${new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      maxMinutes: "10",
      transportMode: "walking",
    })}`,
    checked: "a place is within reach of its own position",
    schema: z.object({ placeIds: z.array(z.string()) }),
    wrong: ({ placeIds }) => !placeIds.includes(first.id) && `${first.id} is not among them`,
  });
  await step({
    method: "POST",
    path: "/travel-time/update",
    checked: "how many places each range reaches",
    schema: z.object({ ranges: z.array(z.object({ minutes: Whole, count: Whole })).length(23) }),
    body: { latitude, longitude },
    wrong: ({ ranges }) =>
      ranges.some(({ count }, i) => count < (ranges[i - 1]?.count ?? 0)) && "more time reaches less",
  });
  return { ...first, latitude, longitude };
}
