import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../../../../tests/setup/processes.ts";
import { apiOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { seedOnce } from "../db/seed.ts";
import { PlacesBody } from "../places/places.schemas.ts";
import { buildPosters, curatedPlaces } from "./build-posters.ts";
import { builtFolder } from "./built-posters.ts";
import { createPlaceMedia } from "./place-media.ts";
import { posterUrls } from "./posters.ts";

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("the build of the listing's pictures", () => {
  it("renders only missing pictures", async () => {
    const begun: number[] = [];
    const options = { folder: folder.path, places: 2, onBegin: (count: number) => begun.push(count) };
    expect(await buildPosters(options)).toBe(4);
    expect(await buildPosters(options)).toBe(0);
    expect(await buildPosters({ ...options, places: 3 })).toBe(2);
    expect(begun).toEqual([4, 2]);
  });

  it("deletes pictures that no curated place has any more", async () => {
    await buildPosters({ folder: folder.path, places: 1 });
    const [version = ""] = await readdir(folder.path);
    await writeFile(join(folder.path, version, "of-a-former-place.webp"), "");
    await buildPosters({ folder: folder.path, places: 1 });
    expect(await builtFolder(folder.path).measureCache()).toMatchObject({ entries: 2 });
  });
});

describeOnPostgres("pictures that the build has rendered", (database) => {
  it("have the same URLs as the pictures of a new database", async () => {
    const { db } = database();
    await seedOnce(db);
    const media = createPlaceMedia({ db, dataDir: folder.path });
    const places = await curatedPlaces();
    const files = await media.filesOf(places.map(({ id }) => id));
    expect(places.length).toBeGreaterThan(500);
    for (const place of places) expect(files.get(place.id)?.[0]).toBe(posterUrls(place)[0]);
    await media.close();
  });

  it("are served with a new data folder without being rendered again", async () => {
    const { db } = database();
    await seedOnce(db);
    const built = temporaryFolder();
    await buildPosters({ folder: built.path, places: 2 });
    const media = createPlaceMedia({ db, dataDir: folder.path, builtPosters: built.path });
    const api = apiOver(db, { media });
    for (const { id } of (await curatedPlaces()).slice(0, 2)) {
      const { mediaFiles = [] } = PlacesBody.shape.data.element.parse(
        await (await api.get(`/places/${id}?media=true`)).json(),
      );
      for (const width of [220, 440]) {
        expect((await api.get(`${mediaFiles[0]?.replace("/api", "")}?w=${width}`)).status).toBe(200);
      }
    }
    expect(await media.stats()).toMatchObject({ hits: 4, misses: 0, entries: 0 });
    await media.close();
    await api.remove();
    built.remove();
  });
});
