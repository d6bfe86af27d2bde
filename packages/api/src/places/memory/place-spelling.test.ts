import { describe, expect, it } from "vitest";
import { createPlaceSpelling } from "./place-spelling.ts";

const louvre = { id: "louvre", name: "Musée du Louvre", placeStatus: "Open" as const };

describe("the spelling of the listed places", () => {
  it("knows the words of a place until it is removed, renamed or closed for good", () => {
    const spelling = createPlaceSpelling();
    spelling.put([louvre, { ...louvre, id: "pyramid", name: "Pyramide du Louvre" }]);
    spelling.remove(["louvre", "unknown"]);
    expect(spelling.suggest("lourve")).toEqual(["Louvre"]);
    spelling.put([{ ...louvre, id: "pyramid", name: "Pyramide" }]);
    expect([spelling.suggest("lourve"), spelling.suggest("pyrramide")]).toEqual([[], ["Pyramide"]]);
    spelling.put([louvre]);
    expect(spelling.suggest("lourve")).toEqual(["Louvre"]);
    spelling.put([{ ...louvre, placeStatus: "Permanently Closed" }]);
    expect(spelling.suggest("lourve")).toEqual([]);
  });

  it("counts a place once, however often it is put", () => {
    const spelling = createPlaceSpelling();
    spelling.put([louvre, louvre, louvre]);
    const size = spelling.byteLength;
    spelling.remove(["louvre"]);
    expect(spelling.suggest("lourve")).toEqual([]);
    expect([size > 0, spelling.byteLength]).toEqual([true, 0]);
  });
});
