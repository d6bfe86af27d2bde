import { TRAVEL_LIMITS } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { fillPlaces } from "../../testing/test-places.ts";

const Within = z.object({ placeIds: z.array(z.string()) });
const Update = z.object({
  success: z.literal(true),
  ranges: z.array(z.object({ minutes: z.number(), count: z.number() })),
});

describeOnPostgres("a search by travel time", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  it("allows 10 to 120 minutes in steps of 5, with a default of 60", async () => {
    expect(await (await api.get("/filters/travel-time-ranges")).json()).toMatchObject({
      ...TRAVEL_LIMITS,
      ranges: expect.arrayContaining([10, 15, 120]),
      transportModes: ["transit", "walking"],
    });
  });

  it("counts as many places for a time as '/filters/by-travel-time' lists, and never fewer for more time", async () => {
    const { db } = database();
    await fillPlaces(db, fc.sample(arbitrary.place, { numRuns: 60, seed: 11 }));
    const from = { latitude: 48.86, longitude: 2.35 };
    const { ranges } = Update.parse(
      await (await api.post("/travel-time/update", { ...from, transportMode: "walking" })).json(),
    );
    const counts = ranges.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    for (const { minutes, count } of ranges.filter((_, i) => i % 7 === 0)) {
      const query = new URLSearchParams({
        latitude: "48.86",
        longitude: "2.35",
        maxMinutes: String(minutes),
        transportMode: "walking",
      });
      expect(Within.parse(await (await api.get(`/filters/by-travel-time?${query}`)).json()).placeIds).toHaveLength(
        count,
      );
    }
  });

  it.each([
    "latitude=91&longitude=2",
    "latitude=48&longitude=181",
    "latitude=48",
    "latitude=48&longitude=2&maxMinutes=9",
    "latitude=48&longitude=2&maxMinutes=121",
    "latitude=48&longitude=2&transportMode=car",
  ])("refuses %s", async (query) => {
    expect((await api.get(`/filters/by-travel-time?${query}`)).status).toBe(400);
  });

  it.each([{ latitude: 91, longitude: 2 }, { latitude: "48", longitude: 2 }, { longitude: 2 }, {}])(
    "refuses to start from %j",
    async (body) => {
      expect((await api.post("/travel-time/update", body)).status).toBe(400);
    },
  );
});
