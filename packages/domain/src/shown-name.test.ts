import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { shownName } from "./shown-name.ts";

it.each([
  ["LES VIGNES DU LIBAN", "Les Vignes du Liban"],
  ["MARCHÉ PRESIDENT WILSON", "Marché President Wilson"],
  ["LES THES D'EMILIE", "Les Thes d'Emilie"],
  ["VIN ET MAREE SUFFREN-ECOLE MILITAIRE", "Vin et Maree Suffren-Ecole Militaire"],
  ["AU VIEUX COMPTOIR", "Au Vieux Comptoir"],
  ["LA MAREE DE ST RAPHAEL", "La Maree de St Raphael"],
  ["BHV MARAIS", "BHV Marais"],
  ["RESTAURANT LE 3V", "Restaurant le 3V"],
  ["BO&MIE", "Bo&Mie"],
  ["LAVINIA", "Lavinia"],
])("a name in capitals is shown as a title: %s", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

it.each(["IMA", "BCBG", "CIP20", "MK2", "Chez Essai", "le Baratin", "ザ・コーヒー", "111", "Café A", "A", ""])(
  "an abbreviation, and a name with small letters or none, is shown as it is written: '%s'",
  (name) => {
    expect(shownName(name)).toBe(name);
  },
);

it("a shown name differs from the stored one in its case alone, and is shown as it is", () => {
  const capitals = fc.string({ unit: fc.constantFrom(..."ABCDEÉLMNST '-&·3") });
  fc.assert(
    fc.property(capitals, (name) => {
      const shown = shownName(name);
      expect(fold(shown)).toBe(fold(name));
      expect(shown.toLocaleUpperCase("fr")).toBe(name.toLocaleUpperCase("fr"));
    }),
  );
});
