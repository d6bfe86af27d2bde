import { expect, it } from "vitest";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { exportedPlace } from "../export/exported-place.ts";
import { FILE_SOURCES } from "../reference/sources.ts";
import { enrichPlaces } from "./enrich-places.ts";
import { toPlace } from "./place-rows.ts";
import { type StoredPlace, upsertPlaces } from "./place-store.ts";

const CURATED: StoredPlace = {
  id: "chez-essai",
  name: "Chez Essai",

  otherNames: [],
  address: "1 Rue Tiquetonne, 75002 Paris",
  arrondissement: "75002",
  types: ["Bar"],
  tags: [],
  placeStatus: "Open",
  rating: null,
  googleMapsUrl: null,
  website: null,
  ...{ phone: null, bookingUrl: null, menuUrl: null },
  coordinates: { latitude: 48.8648, longitude: 2.3484 },
  description: "A bar.",
  openingHours: "Mo-Su 18:00-02:00",
  wheelchair: null,
  mediaUrls: [],
  posterPick: 0,
  source: "seed",
  sourceId: "chez-essai",
};
const NOTED_BY_US = { name: "seed", month: null, url: null };
const FROM_OSM = { openingHours: "osm-extract|2026-05" };

describeOnPostgres("the source of opening hours", (database) => {
  const stored = async (place: StoredPlace) => {
    await database().db.delete(places);
    await upsertPlaces(database().db, [place]);
    return only();
  };
  const only = async () => {
    const [row] = await database().db.select().from(places);
    if (row === undefined) throw new Error("nothing was stored");
    return row;
  };

  it("is the import that states them, 'osm' with a month for an extract, 'seed' for an operator's edit", async () => {
    expect(toPlace(await stored(CURATED)).openingHoursSource).toEqual(NOTED_BY_US);
    const extract = toPlace(await stored({ ...CURATED, enriched: FROM_OSM })).openingHoursSource;
    expect(extract).toEqual({ name: "osm", month: "2026-05", url: null });
    const byOperator = { ...CURATED, source: "our-guide", enriched: { openingHours: "operator|chez-essai" } };
    expect(toPlace(await stored(byOperator)).openingHoursSource).toEqual(NOTED_BY_US);
    const none = await stored({ ...CURATED, openingHours: null });
    expect(toPlace(none).openingHoursSource).toBeNull();
    const fields = { openingHours: "24/7" };
    await enrichPlaces(database().db, [{ placeId: none.id, origin: "our-guide|7", fields, date: "2026-10-04" }]);
    expect(toPlace(await only()).openingHoursSource).toEqual({ name: "our-guide", month: "2026-10", url: null });
  });

  it("is OpenStreetMap or the city, with the month of the data, for the open places of Paris", async () => {
    const sourceOf = async (source: string) =>
      toPlace(await stored({ ...CURATED, source, sourcedOn: "2023-06-01" })).openingHoursSource;
    expect(await sourceOf("osm")).toEqual({ name: "osm", month: "2023-06", url: null });
    expect(await sourceOf("osm-cafes")).toEqual({ name: "osm", month: "2023-06", url: null });
    expect(await sourceOf("paris-markets")).toEqual({ name: "paris", month: "2023-06", url: null });
    const { id } = await stored({ ...CURATED, openingHours: null });
    const fields = { openingHours: "24/7" };
    await enrichPlaces(database().db, [{ placeId: id, origin: "osm|node/7", fields, date: "2024-12-01" }]);
    expect(toPlace(await only()).openingHoursSource).toEqual({
      name: "osm",
      month: "2024-12",
      url: "https://www.openstreetmap.org/node/7",
    });
  });

  it("is added to a database that already has the same hours", async () => {
    await stored(CURATED);
    const sourced = { ...CURATED, enriched: FROM_OSM };
    expect(await upsertPlaces(database().db, [sourced])).toMatchObject({ updated: 1 });
    expect((await only()).enriched).toEqual(FROM_OSM);
    expect(await upsertPlaces(database().db, [sourced])).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it("remains the operator's edit, and the place unchanged, when the extract is stored again", async () => {
    const sourced = { ...CURATED, enriched: FROM_OSM };
    const { id } = await stored(sourced);
    const edit = { placeId: id, origin: "operator|chez-essai", fields: { openingHours: "24/7" } };
    await enrichPlaces(database().db, [edit]);
    expect(await upsertPlaces(database().db, [sourced])).toMatchObject({ updated: 0, unchanged: 1 });
    const row = await only();
    expect(row.openingHours).toBe("24/7");
    expect(toPlace(row).openingHoursSource).toEqual(NOTED_BY_US);
  });

  it("determines the licence in an export", async () => {
    const { licence } = exportedPlace(await stored({ ...CURATED, enriched: FROM_OSM }), "2026-11-25");
    expect(licence).toBe("Flâneur, MIT; © OpenStreetMap contributors, ODbL 1.0");
  });
});

describeOnPostgres("the source of a place", (database) => {
  const sourceOf = async (place: Partial<StoredPlace>) => {
    await database().db.delete(places);
    await upsertPlaces(database().db, [{ ...CURATED, sourcedOn: "2026-10-01", ...place }]);
    const [row] = await database().db.select().from(places);
    return row && toPlace(row).source;
  };

  it("has the month of its data, and the page of its OpenStreetMap object", async () => {
    const url = "https://www.openstreetmap.org/way/12";
    expect(await sourceOf({ source: "osm", sourceId: "way/12" })).toEqual({ name: "osm", month: "2026-10", url });
    expect(await sourceOf({ source: "osm-cafes", sourceId: "le zinc" })).toMatchObject({ name: "osm", url: null });
    expect(await sourceOf({ source: "paris-shops" })).toEqual({ name: "paris", month: "2026-10", url: null });
    expect(await sourceOf({ source: "our-guide" })).toEqual({ name: "our-guide", month: "2026-10", url: null });
  });

  it("is Flâneur itself for a curated place and for a place that an operator has added", async () => {
    expect(await sourceOf({})).toEqual(NOTED_BY_US);
    expect(await sourceOf({ source: "operator" })).toEqual(NOTED_BY_US);
  });

  it.each(FILE_SOURCES)(
    "has no name for a place from a file of the format '%s' without a source name",
    async (source) => {
      expect(await sourceOf({ source })).toEqual({ name: "import", month: "2026-10", url: null });
    },
  );
});

describeOnPostgres("the source of a rating", (database) => {
  const sourceOf = async (place: StoredPlace) => {
    await database().db.delete(places);
    await upsertPlaces(database().db, [place]);
    const [row] = await database().db.select().from(places);
    return row && toPlace(row).ratingSource;
  };

  it("is 'seed' for curated places and for ratings set by operators, otherwise the import's name", async () => {
    const rated = { ...CURATED, rating: 4.5 };
    expect(await sourceOf(rated)).toBe("seed");
    expect(await sourceOf({ ...rated, source: "our-guide" })).toBe("our-guide");
    expect(await sourceOf({ ...rated, source: "csv" })).toBe("import");
    expect(await sourceOf({ ...rated, enriched: { rating: "our-guide|7" } })).toBe("our-guide");
    expect(await sourceOf({ ...rated, source: "our-guide", enriched: { rating: "operator|chez-essai" } })).toBe("seed");
    expect(await sourceOf(CURATED)).toBeNull();
  });
});
