import { describe, expect, it, test } from "vitest";
import { evidenceOf, haveSameSite, sameContact } from "../same-place/duplicate-evidence.ts";
import { nameCore } from "../same-place/name-core.ts";
import { createDuplicateFinder, type Listed } from "./duplicate-detection.ts";

/** One metre to the north, in degrees. */
const METRE = 1 / 111_195;

const place = (name: string, types: readonly string[], metres = 0, source = "seed"): Listed => ({
  name,
  source,
  types,
  coordinates: { latitude: 48.86 + metres * METRE, longitude: 2.35 },
});

const areTwins = (listed: Listed, other: Listed): boolean => {
  const duplicates = createDuplicateFinder();
  duplicates.add(listed);
  return duplicates.find(other)?.name === listed.name;
};

describe("a place from another source", () => {
  test.each([
    ["Breizh Café Marais", "Breizh Café"],
    ["Café Constant", "Constant"],
    ["Bateau El Alamein", "Bâteau El Alamein"],
    ["Crêperie de Josselin", "La Crêperie de Josselin"],
    ["Café Verlet", "Le Verlet"],
    ["L’Ami Jean", "Chez l'Ami Jean"],
    ["La Rotonde Montparnasse", "La Rotonde"],
    ["Le Petit Josselin", "Crêperie Le Petit Josselin"],
    ["Le Café des Deux Moulins", "Café des 2 Moulins"],
    ["Le 404", "404"],
  ])("named %j is a duplicate of the listed %j", (one, other) => {
    expect(areTwins(place(one, ["Restaurant"]), place(other, ["Restaurant"], 40, "osm"))).toBe(true);
    expect(areTwins(place(other, ["Restaurant"]), place(one, ["Restaurant"], 40, "osm"))).toBe(true);
  });

  test.each([
    ["Le Petit Café", "Petit Bar"],
    ["Café du Coin", "Bar du Coin"],
    ["Café Marly", "Bar Marly"],
    ["Le Dôme", "Le Bistrot du Dôme"],
    ["Le Bar des Prés", "Aux Prés"],
    ["Chez Paul", "Paul"],
    ["Frenchie", "Frenchie Bar à Vins"],
    ["Bofinger", "Le Petit Bofinger"],
    ["Café de la Bastille", "Café de la République"],
    ["Le Restaurant", "Le Bistrot"],
  ])("named %j is not a duplicate of the listed %j", (one, other) => {
    expect(areTwins(place(one, ["Restaurant"]), place(other, ["Restaurant"], 20, "osm"))).toBe(false);
    expect(areTwins(place(other, ["Restaurant"]), place(one, ["Restaurant"], 20, "osm"))).toBe(false);
  });

  test.each([
    ["Musée national Picasso-Paris", "Musée Picasso", "Museum", 200],
    ["Pichard", "Maison Pichard", "Bakery", 40],
    ["Parc Montsouris", "Parc Montsouris", "Park", 550],
    ["Square du Temple", "Square du Temple - Elie-Wiesel", "Park", 80],
    ["Centre Pompidou", "Centre national d'art et de culture Georges-Pompidou", "Museum", 120],
  ])("named %j is a duplicate of %j at a distance that is possible for its type", (one, other, type, metres) => {
    expect(areTwins(place(one, [type]), place(other, [type], metres, "osm"))).toBe(true);
    expect(areTwins(place(other, [type]), place(one, [type], metres, "osm"))).toBe(true);
  });

  test.each([
    ["Petit Palais", "Grand Palais", "Museum", 150],
    ["Le Relais", "Le Relais de l'Entrecôte", "Restaurant", 30],
    ["Square des Batignolles", "Parc Martin Luther King", "Park", 300],
    ["Musée Picasso", "Musée Carnavalet", "Museum", 200],
  ])("named %j is not a duplicate of its neighbour %j of the same type", (one, other, type, metres) => {
    expect(areTwins(place(one, [type]), place(other, [type], metres, "osm"))).toBe(false);
    expect(areTwins(place(other, [type]), place(one, [type], metres, "osm"))).toBe(false);
  });

  it("is a duplicate of a café only within 100 m, with a compatible type, and if the sources differ", () => {
    const verlet = place("Café Verlet", ["Café"]);
    const found = (...rest: Parameters<typeof place>) => areTwins(verlet, place(...rest));
    expect(found("Verlet", ["Restaurant"], 95, "osm")).toBe(true);
    expect(found("Verlet", ["Café"], -95, "osm")).toBe(true);
    expect(found("Verlet", ["Café"], 105, "osm")).toBe(false);
    expect(found("Verlet", ["Store"], 30, "osm")).toBe(false);
    expect(found("Verlet", ["Bakery"], 0, "osm")).toBe(true);
    expect(found("Verlet", ["Museum"], 0, "osm")).toBe(false);
    expect(found("Verlet", ["Café"], 0, "seed")).toBe(false);
  });
});

it("a row is a duplicate of the nearest place of the same name among all other sources", () => {
  for (const [near, far] of [
    ["city", "guide"],
    ["guide", "city"],
  ]) {
    const duplicates = createDuplicateFinder();
    duplicates.add(place("Breizh Café", ["Restaurant"], 30, far));
    duplicates.add(place("Breizh Café", ["Restaurant"], 10, near));
    expect(duplicates.find(place("Breizh Café", ["Restaurant"], 0, "osm"))?.source).toBe(near);
    // Places that are added after the first lookup are found, too.
    duplicates.add(place("Breizh Café", ["Restaurant"], 5, far));
    expect(duplicates.find(place("Breizh Café", ["Restaurant"], 0, "osm"))?.source).toBe(far);
  }
});

describe("a place of another source", () => {
  type Details = Partial<Listed>;
  const judged = (a: string, b: string, type: string, metres: number, one: Details = {}, other: Details = {}) =>
    areTwins({ ...place(a, [type]), ...one }, { ...place(b, [type], metres, "osm"), ...other });
  const seine = { address: "76 Rue de Seine, 75006 Paris" };
  const marceau = { address: "5 avenue Marceau, 75116 Paris" };

  test.each([
    ["a small misspelling", judged("Gontran Cherrier", "Gontrand Chérier", "Bakery", 60)],
    ["a first name", judged("Mulot", "Gérard Mulot", "Bakery", 25)],
    ["a first name and the address", judged("Mulot", "Pâtisserie Gérard Mulot", "Bakery", 80, seine, seine)],
    ["an accent", judged("Poilâne", "POILANE", "Bakery", 90)],
    ["another name in use", judged("Place des Vosges", "Square Louis-XIII", "Park", 30)],
    [
      "the address of a museum",
      judged(
        "Musée Yves Saint Laurent Paris",
        "Fondation Pierre Bergé – Yves Saint Laurent",
        "Museum",
        130,
        marceau,
        marceau,
      ),
    ],
    [
      "another name of the row",
      judged("Le Coq & Fils", "Coq Maison", "Restaurant", 10, {}, { otherNames: ["Le Coq et Fils"] }),
    ],
    [
      "a website",
      judged(
        "Taokan",
        "TaoKan Saint-Germain Sèvres",
        "Restaurant",
        60,
        { website: "https://www.taokan.fr" },
        { website: "http://taokan.fr/menu" },
      ),
    ],
    [
      "a telephone",
      judged(
        "Casa Lucia",
        "Casa Lucia Cucina Antica",
        "Restaurant",
        60,
        { phone: "01 42 84 18 36" },
        { phone: "+33 1 42 84 18 36" },
      ),
    ],
  ])("is a duplicate: %s", (_, found) => expect(found).toBe(true));

  test.each([
    ["a garden named after the same person", judged("Parc de Choisy", "Jardin Choisy Caillaux", "Park", 500)],
    ["a promenade beside a park", judged("Parc André-Citroën", "Promenade du Quai André-Citroën", "Park", 300)],
    ["a square at a church", judged("Église Sainte-Hélène", "Square Sainte-Hélène", "Spot", 60)],
    [
      "another page of one website",
      judged(
        "Pierre Sang",
        "Pierre Sang on Gambey",
        "Restaurant",
        30,
        { website: "https://pierresang.com/in-oberkampf/" },
        { website: "https://pierresang.com/on-gambey" },
      ),
    ],
    ["an unrelated name at the same address", judged("Septime", "Clamato", "Restaurant", 3, seine, seine)],
    [
      "a page of a delivery platform",
      judged(
        "Halles Rambuteau",
        "Homard Rambuteau",
        "Store",
        8,
        { website: "https://www.epicery.com/" },
        { website: "https://www.epicery.com/" },
      ),
    ],
    [
      "another number of the street",
      judged(
        "La Fine Mousse",
        "La Fine Mousse Comptoir",
        "Bar",
        10,
        { address: "6 Rue X, Paris" },
        { address: "4 Rue X, Paris" },
      ),
    ],
  ])("is no duplicate: %s", (_, found) => expect(found).toBe(false));
});

describe("the core of a name", () => {
  it("is never empty when the name has a letter or a digit", () => {
    for (const name of ["Le", "Café", "Hôtel de Paris", "Le Bar", "L'", "Paris", "Chez", "1", "Bar à Vins"]) {
      expect(nameCore(name).core).not.toBe("");
    }
  });
});

describe("pages of a platform", () => {
  const compared = (one: string, other: string) => {
    const [a, b] = [evidenceOf({ website: one }), evidenceOf({ website: other })];
    return [sameContact(a, b), haveSameSite(a, b)];
  };

  test.each([
    ["https://www.facebook.com/profile.php?id=1", "https://www.facebook.com/profile.php?id=2"],
    ["https://www.google.com/maps?cid=1", "https://www.google.com/maps?cid=2"],
  ])("%j and %j belong to different places", (one, other) => {
    expect(compared(one, other)).toEqual(["against", false]);
  });

  it("belong to one place if their paths and ids are equal, whatever their other parameters are", () => {
    const page = "https://www.facebook.com/profile.php?id=1";
    expect(compared(page, `${page}&ref=search`)).toEqual(["for", false]);
    expect(compared("https://www.facebook.com/zinc", "https://www.facebook.com/zinc/?ref=1")).toEqual(["for", false]);
  });

  it("prove nothing if the paths name only a program, such as profile.php, and the hosts differ", () => {
    expect(compared("https://www.facebook.com/profile.php?id=1", "https://m.facebook.com/profile.php?id=2")).toEqual([
      "silent",
      false,
    ]);
  });
});
