import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddressQuery } from "./address-query.ts";

describe("the text of an address query", () => {
  it.each([
    ["10 rue des Archives", "rue des archives", 10, ""],
    ["10, rue des Archives", "rue des archives", 10, ""],
    ["10bis rue des Archives", "rue des archives", 10, "bis"],
    ["10 TER, r. des Archives", "rue des archives", 10, "ter"],
    ["10 b rue des Archives", "rue des archives", 10, "bis"],
    ["10 r des Archives", "rue des archives", 10, ""],
    ["10 bd St-Martin", "boulevard saint martin", 10, ""],
    ["10 a rue des Archives", "rue des archives", 10, "a"],
    ["10-12 rue des Archives", "rue des archives", 10, ""],
    ["17-19bis rue Breguet", "rue breguet", 17, "bis"],
    ["n° 10 rue des Archives", "rue des archives", 10, ""],
    ["Place du 11 Novembre", "place du 11 novembre", null, ""],
    ["n°12 rue du Bac", "rue du bac", 12, ""],
    ["#12 rue du Bac", "rue du bac", 12, ""],
    ["number 12, rue du Bac", "rue du bac", 12, ""],
    ["au 12 rue du Bac", "rue du bac", 12, ""],
    ["12 à 14 rue du Bac", "rue du bac", 12, ""],
    ["12 rue du Bac, 3e étage gauche, bâtiment B", "rue du bac", 12, ""],
    ["Escalier C, 2nd floor, 12 rue du Bac code 45A12", "rue du bac", 12, ""],
    ["12 rue du Bac, chez Mme Dupont, au fond de la cour à gauche", "rue du bac", 12, ""],
    ["12 rue du Bac, CS 70005", "rue du bac", 12, ""],
    ["12 rue du Bac, à l’angle de la rue de Verneuil", "rue du bac", 12, ""],
    ["12 rue du Bac, porte d’Auteuil", "rue du bac porte d auteuil", 12, ""],
  ])("is parsed into street and number: %s", (asked, street, number, suffix) => {
    expect(parseAddressQuery(asked)?.readings).toEqual([{ street, number, suffix }]);
  });

  it.each(["😀, Paris, France", "?, Paris"])("is refused if its first part has no letter or digit: %s", (asked) => {
    expect(parseAddressQuery(asked)).toBeNull();
  });

  it("is parsed first without and then with the number that follows the street", () => {
    expect(parseAddressQuery("rue de Rivoli 10 bis")?.readings).toEqual([
      { street: "rue de rivoli 10 bis", number: null, suffix: "" },
      { street: "rue de rivoli", number: 10, suffix: "bis" },
    ]);
  });

  it.each([
    ["premier arrondissement", "75001"],
    ["dix-huitième arrondissement", "75018"],
    ["Dix huitieme arrondissement de Paris", "75018"],
    ["huitième arrondissement", "75008"],
    ["vingtième arr.", "75020"],
    ["sixième", "75006"],
    ["le sixième", "75006"],
    ["VIe", "75006"],
    ["XVIIIe arrondissement", "75018"],
    ["XVI arr.", "75016"],
    ["Paris XX", "75020"],
    ["Paris Ier", "75001"],
    ["6ème", "75006"],
    ["VIe", "75006"],
    ["VIe arr.", "75006"],
    ["Paris VIe", "75006"],
    ["in the 6th", "75006"],
    ["sixth arrondissement", "75006"],
    ["16th district of Paris", "75016"],
  ])("is parsed into the arrondissement of an ordinal or a Roman numeral: %s", (asked, arrondissement) => {
    expect(parseAddressQuery(asked)).toMatchObject({ name: "", arrondissement });
  });

  it.each(["avenue victor hugo 107", "victor hugo avenue n°107", "avenue 107 victor hugo"])(
    "is parsed into a number wherever the text has it: %s",
    (asked) => {
      const found = parseAddressQuery(asked)?.readings.find(({ number }) => number === 107);
      expect(found?.street.split(" ").toSorted()).toEqual(["avenue", "hugo", "victor"]);
    },
  );

  const HOUSE = "10 rue oberkampf";
  it.each([
    "10 rue Oberkampf, 75011 Paris, France",
    "75011 Paris, 10 rue Oberkampf",
    "France, Paris 75011, 10 rue Oberkampf",
    "10 rue Oberkampf Paris 11",
    "10 rue Oberkampf, Paris 11e",
    "10 rue Oberkampf, 11ème arrondissement, Paris",
    "10 rue Oberkampf 11e",
    "10 rue Oberkampf, onzième arrondissement",
    "10 rue Oberkampf Onzième Arr. Paris",
    "10 rue Oberkampf, F-75 011 PARIS",
    "10 rue Oberkampf\n75011 Paris CEDEX",
    "10 rue Oberkampf à Paris, 11e arr.",
    "10 rue Oberkampf, 11e arrondissement de Paris",
    "10 rue Oberkampf, 75011 Paris FR",
    "10 rue Oberkampf, 11e arr. de Paris, FR",
  ])("is parsed into the 11th arrondissement, wherever the text contains it: %s", (asked) => {
    expect(parseAddressQuery(asked)).toMatchObject({ name: HOUSE, arrondissement: "75011", isInParis: true });
  });

  it.each([
    ["75011", "75011"],
    ["11e", "75011"],
    ["1er arrondissement", "75001"],
    ["Paris 11", "75011"],
    ["Paris 11e, France", "75011"],
    ["75116", "75016"],
    ["Paris", null],
    ["75000 Paris, France", null],
    ["4e arrondissement de Paris", "75004"],
    ["Paris, FR", null],
  ])("is parsed into an arrondissement or the city alone: %s", (asked, arrondissement) => {
    expect(parseAddressQuery(asked)).toEqual({ name: "", segments: [], readings: [], arrondissement, isInParis: true });
  });

  it("is refused when it has a postcode outside of Paris", () => {
    for (const asked of ["10 rue de Rivoli, 69001 Lyon", "93100", "rue de Paris, 93100 Montreuil"]) {
      expect(parseAddressQuery(asked)).toBeNull();
    }
  });

  it.each([
    ["Notre-Dame de Paris", "notre dame de paris"],
    ["Square des Écrivains Morts pour la France, Paris", "square des ecrivains morts pour la france"],
    ["Collège de France, Paris, France", "college de france"],
    ["rue de Paris", "rue de paris"],
    ["Avenue de France", "avenue de france"],
    ["Rue François Premier", "rue francois premier"],
    ["Rue Louis XV", "rue louis xv"],
    ["Studio 28", "studio 28"],
    ["Quai Anatole France, Paris, France", "quai anatole france"],
    ["Rue François 1er", "rue francois 1er"],
  ])("keeps a town or a number that belongs to the name: %s", (asked, name) => {
    expect(parseAddressQuery(asked)?.name).toBe(name);
  });

  it.each([
    ["La Belle Vie", "la belle vie"],
    ["Rue de la Vie", "rue de la vie"],
    ["Café de la Vie, Paris", "cafe de la vie"],
    ["C'est la vie Paris", "c'est la vie"],
  ])("has no arrondissement in the word 'vie' of a name: %s", (asked, name) => {
    expect(parseAddressQuery(asked)).toMatchObject({ name, arrondissement: null });
  });

  it("has an arrondissement in 'VIe' after a comma", () => {
    expect(parseAddressQuery("12 rue de Tournon, VIe")).toMatchObject({
      name: "12 rue de tournon",
      arrondissement: "75006",
    });
  });

  it("is parsed into a house number, not an arrondissement, for a number between the city and a street", () => {
    expect(parseAddressQuery("Paris 10 rue de Rivoli")).toMatchObject({
      readings: [{ street: "rue de rivoli", number: 10 }],
      arrondissement: null,
      isInParis: true,
    });
  });

  it("never makes the parser throw", () => {
    const pieces = fc.constantFrom(
      "10",
      "bis",
      "rue",
      "de",
      "paris",
      "75011",
      "11e",
      "france",
      ",",
      "'",
      "-",
      "é",
      "11",
    );
    const noise = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.array(pieces, { maxLength: 12 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(noise, (asked) => {
        const query = parseAddressQuery(asked);
        for (const { street, number } of query?.readings ?? []) {
          expect(street).not.toBe("");
          expect(number === null || Number.isInteger(number)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
