import { describe, expect, it } from "vitest";
import { readPlaceArguments } from "./place-arguments.ts";

describe("the arguments of npm run place", () => {
  it("are parsed by the kind of the field", () => {
    const fields = [
      "name=Chez Essai",
      "types=Bar;Café",
      "address=1 Rue Rameau, 75002 Paris",
      "coordinates=48.8676,2.3366",
    ];
    expect(readPlaceArguments(["add", ...fields, "rating=4.5", "website=", "--by", " Ana "])).toEqual({
      command: "add",
      who: "Ana",
      fields: {
        name: "Chez Essai",
        types: ["Bar", "Café"],
        address: "1 Rue Rameau, 75002 Paris",
        coordinates: { latitude: 48.8676, longitude: 2.3366 },
        rating: 4.5,
        website: null,
      },
    });
    expect(
      readPlaceArguments(["set", "x", "openingHours=Mo 10:00-12:00", "--unset", "website", "--by", "Ana"]),
    ).toEqual({
      command: "set",
      id: "x",
      who: "Ana",
      fields: { openingHours: "Mo 10:00-12:00" },
      unset: ["website"],
      was: {},
    });
    expect(readPlaceArguments(["set", "x", "rating=4", "--was", "rating=", "--was", "types=Bar", "--by", "A"])).toEqual(
      expect.objectContaining({ was: { rating: null, types: ["Bar"] } }),
    );
    expect(readPlaceArguments(["unhide", "x", "--by", "Ana"])).toMatchObject({ command: "hide", hidden: false });
    expect(readPlaceArguments(["choose", "x", "--by", "Ana"])).toMatchObject({ command: "choose", chosen: true });
    expect(readPlaceArguments(["unchoose", "x", "--by", "Ana"])).toMatchObject({ command: "choose", chosen: false });
  });

  it("are split into lists at semicolons, without duplicates", () => {
    const lists = ["otherNames=L'Essai;Essai;Essai", "types=Bar;Bar"];
    expect(readPlaceArguments(["set", "x", ...lists, "--by", "Ana"])).toMatchObject({
      fields: { otherNames: ["L'Essai", "Essai"], types: ["Bar"] },
    });
  });

  it.each([
    [[], "Usage"],
    [["show"], "Usage"],
    [["set", "x", "--by", "Ana"], "Usage"],
    [["paint", "x"], "Usage"],
    [["set", "x", "website", "--by", "Ana"], "'website' is not written as FIELD=VALUE"],
    [["set", "x", "colour=red", "--by", "Ana"], "The fields are not understood"],
    [["set", "x", "rating=many", "--by", "Ana"], "The fields are not understood"],
    [["add", "name=X", "--by", "Ana"], "The fields are not understood"],
    [["set", "x", "rating=4", "rating=5", "--by", "Ana"], "The field 'rating' is given more than once"],
    [["set", "x", "coordinates=48.8,2.3,35", "--by", "Ana"], "The coordinates are a latitude and a longitude"],
    [["set", "x", "rating=4", "--was", "colour=red", "--by", "Ana"], "The fields are not understood"],
    [["hide", "x", "--was", "rating=4", "--by", "Ana"], "Usage"],
    [["hide", "x", "--by", " "], "Say who makes the change"],
  ])("that cannot be used are refused: %j", (args, message) => {
    expect(() => readPlaceArguments(args)).toThrow(message);
  });
});
