import { webUrl } from "@flaneur/domain";
import { arrondissementInCity, fullAddress, postcodeOf } from "@flaneur/place-files";
import { describe, expect, it, test } from "vitest";
import { mapLink } from "./google-maps.ts";
import { osmPictures } from "./pictures.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";

describe("an imported address", () => {
  test.each([
    ["8 Rue des Plantes", "75014", "8 Rue des Plantes, 75014 Paris"],
    ["8 Rue de Paris", "75020", "8 Rue de Paris, 75020 Paris"],
    ["8 Rue des Plantes, 75014 Paris", "75014", "8 Rue des Plantes, 75014 Paris"],
    ["8 Rue des Plantes, Paris", null, "8 Rue des Plantes, Paris"],
    ["80 Rue de Charonne, 75011 Paris, France", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, Paris, Île-de-France, France", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne 75011 Paris France", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, Paris 11e", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, Paris 11e Arrondissement", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, 75011 Paris Cedex 11", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, Paris Cedex 11", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne - 75011 Paris", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["80 Rue de Charonne, F-75011 Paris", "75011", "80 Rue de Charonne, 75011 Paris"],
    ["Avenue de France", "75013", "Avenue de France, 75013 Paris"],
    ["12 rue de Paris", "75020", "12 rue de Paris, 75020 Paris"],
    ["12 rue de Paris, France", "75020", "12 rue de Paris, 75020 Paris"],
    ["Paris, France", "75011", "75011 Paris"],
    [null, "75014", "75014 Paris"],
    [null, null, "Paris"],
  ])("with the street %j and the postcode %j is %j", (street, postcode, address) => {
    expect(fullAddress(street, postcode)).toBe(address);
  });

  test.each([
    ["75 011", "75011"],
    ["F-75011 Paris", "75011"],
    ["750111", null],
    [null, null],
  ])("with the postcode column %j has the postcode %j", (raw, postcode) => {
    expect(postcodeOf(raw)).toBe(postcode);
  });

  test.each([
    ["Paris 11e", "75011"],
    ["Paris 1er Arrondissement", "75001"],
    ["Paris", null],
    [null, null],
  ])("with the town %j is in the arrondissement %j", (city, code) => {
    expect(arrondissementInCity(city)).toBe(code);
  });
});

describe("a link to a map", () => {
  const spot = { latitude: 48.8582, longitude: 2.3801 };
  const query = (address: string) => new URL(mapLink("Alfio", address, spot)).searchParams.get("query");

  it("searches by name and address when there is a street, otherwise by coordinates", () => {
    expect(query("8 Rue X, 75011 Paris")).toBe("Alfio, 8 Rue X, 75011 Paris");
    expect(query("75011 Paris")).toBe("48.8582,2.3801");
    expect(query("Paris")).toBe("48.8582,2.3801");
  });
});

describe("a link", () => {
  test.each([
    ["https://example.org/a", "https://example.org/a"],
    ["www.example.org", "https://www.example.org/"],
    ["http://example.org; https://example.com", "http://example.org/"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["//example.org", null],
    ["/admin", null],
    ["none", null],
    ["", null],
    [null, null],
  ])("%j is normalized to %j", (raw, url) => {
    expect(webUrl(raw)).toBe(url);
  });
});

describe("pictures", () => {
  it("are read from a list of URLs without duplicates, and the URL of a Commons page is replaced by that of its file", () => {
    expect(
      osmPictures({
        image: "https://example.org/1.jpg;https://commons.wikimedia.org/wiki/File:Caf%C3%A9_A.jpg",
        wikimedia_commons: "File:Café A.jpg",
      }),
    ).toEqual([
      "https://example.org/1.jpg",
      "https://commons.wikimedia.org/wiki/Special:FilePath/Caf%C3%A9_A.jpg?width=1200",
    ]);
  });

  it("are read from a page of Commons whose URL has a percent sign that encodes nothing", () => {
    expect(osmPictures({ image: "https://commons.wikimedia.org/wiki/File:100%_A.jpg" })).toEqual([
      "https://commons.wikimedia.org/wiki/Special:FilePath/100%25_A.jpg?width=1200",
    ]);
  });

  it("are read from a page of Commons with a query or fragment, and from several titles", () => {
    const url = (name: string) => `https://commons.wikimedia.org/wiki/Special:FilePath/${name}?width=1200`;
    for (const end of ["?uselang=fr", "#/media/File:A.jpg"]) {
      expect(osmPictures({ image: `https://commons.wikimedia.org/wiki/File:A.jpg${end}` })).toEqual([url("A.jpg")]);
    }
    expect(osmPictures({ wikimedia_commons: "File:A.jpg; File:B.jpg" })).toEqual([url("A.jpg"), url("B.jpg")]);
  });

  it("are not read from a category", () => {
    expect(osmPictures({ wikimedia_commons: "Category:Cafés in Paris" })).toEqual([]);
  });
});

describe("duplicates", () => {
  it("have the same folded name at nearly the same point", () => {
    const names = createSameNameDetector<{ name: string }>(({ name }) => name);
    const spot = { latitude: 48.8517, longitude: 2.3846 };
    expect(names.find("Crêperie d’Auteuil", spot)).toBeUndefined();
    names.add({ name: "Crêperie d’Auteuil" }, spot);
    expect(names.find("CREPERIE D'AUTEUIL", { latitude: 48.8519, longitude: 2.3848 })?.name).toBe("Crêperie d’Auteuil");
    expect(names.find("Crêperie d’Auteuil", { latitude: 48.8537, longitude: 2.3846 })).toBeUndefined();
    expect(names.find("Crêperie de Passy", spot)).toBeUndefined();
  });

  it.each([2.34, 2.3405])("of a place at the longitude %d are at most 71 m to the east or west of it", (start) => {
    const names = createSameNameDetector<string>((name) => name);
    names.add("Paul", { latitude: 48.86, longitude: start });
    for (let metres = 72; metres < 140; metres += 4) {
      for (const side of [1, -1]) {
        const longitude = start + (side * metres) / 73_150;
        expect(names.find("Paul", { latitude: 48.86, longitude }), `${side * metres} m`).toBeUndefined();
      }
    }
  });
});
