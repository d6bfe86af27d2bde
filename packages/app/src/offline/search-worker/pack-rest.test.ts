import { describe, expect, it } from "vitest";
import { createPackRest } from "./pack-rest.ts";

/** A pack as an earlier version has stored it: without phrases, collections and chosen places. */
const EARLIER_PACK = {
  places: [{ id: "septime", name: "Septime", types: ["Restaurant"], mediaFiles: [] }],
  tags: {},
};
const rest = createPackRest(EARLIER_PACK, async () => null);
const get = (path: string) => rest(new Request(`http://pocket.internal/api${path}`));

describe("the places on the device", () => {
  it("are read from a pack that an earlier version has stored", async () => {
    expect(await (await get("/places/septime")).json()).toMatchObject({ id: "septime", name: "Septime" });
  });

  it("do not say that a place is missing, because the server may have it", async () => {
    const response = await get("/places/unlisted");
    expect([response.status, await response.json()]).toMatchObject([503, { code: "unavailable" }]);
  });

  it("keep another failure of a place as it is", async () => {
    const response = await get("/places/septime?media=perhaps");
    expect([response.status, await response.json()]).toMatchObject([400, { code: "bad_request" }]);
  });

  it("do not answer a call that needs the server", async () => {
    expect((await get("/addresses?q=rue")).status).toBe(503);
  });
});
