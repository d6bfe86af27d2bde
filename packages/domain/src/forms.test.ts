import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardAddress, geocodingAddress, splitStreet, withCity } from "./address.ts";
import {
  ARRONDISSEMENTS,
  arrondissementCode,
  arrondissementNumber,
  formatOrdinal,
  parseArrondissement,
} from "./arrondissement.ts";
import { compareCodePoints, fold, sortKey } from "./fold.ts";
import { gridColumns } from "./grid.ts";
import { mediaItem, posterColour, safeUrl } from "./media.ts";
import { pageCount, pagesFrom, paginationModel } from "./pagination.ts";
import { shortAddress } from "./short-address.ts";
import { videoSources } from "./video.ts";

describe("folding", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("matches French words regardless of case, accents, ligatures and apostrophes", () => {
    expect(fold("Crêperie de Josselin")).toContain(fold("creperie"));
    expect(fold("L’Œuf Sacré-Cœur")).toContain(fold("l'oeuf sacre coeur"));
    expect(fold("Café")).not.toContain(fold("cafes"));
  });

  it("sorts É with E and ignores punctuation", () => {
    const names = ["Zinc", "Étoile", "Eté", "L'Escargot", "Les Halles", "œuf", "Octave"];
    expect(names.sort((a, b) => compareCodePoints(sortKey(a), sortKey(b)))).toEqual([
      "Eté",
      "Étoile",
      "Les Halles",
      "L'Escargot",
      "Octave",
      "œuf",
      "Zinc",
    ]);
  });

  it("compares strings by code point, also beyond the basic plane", () => {
    expect(compareCodePoints("\u{ff5e}", "\u{1f600}")).toBeLessThan(0);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });
});

describe("arrondissements", () => {
  it("are converted from number to code and back", () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(ARRONDISSEMENTS.map(arrondissementNumber)).toEqual(numbers);
    expect(numbers.map(arrondissementCode)).toEqual(ARRONDISSEMENTS);
    expect([0, 21, -1].map(arrondissementCode)).toEqual([null, null, null]);
  });

  it("have a second postcode in the 16th", () => {
    expect([arrondissementNumber("75116"), parseArrondissement("75116")]).toEqual([16, "75016"]);
  });

  it("are parsed from postcodes, numbers and ordinals, and are null for other values", () => {
    for (const raw of [
      "75011",
      75011,
      11,
      "11",
      "11e",
      "11ème",
      "11e Arrondissement",
      "18 Rue Paul Bert, 75011 Paris",
    ]) {
      expect(parseArrondissement(raw), String(raw)).toBe("75011");
    }
    expect(parseArrondissement("1er")).toBe("75001");
    for (const raw of ["", "21", "75021", "13001 Marseille", null, {}, Number.NaN])
      expect(parseArrondissement(raw)).toBeNull();
  });

  it("have the suffix 'er' for the first and 'e' for all others", () => {
    expect([formatOrdinal(1).suffix, formatOrdinal(2).suffix]).toEqual(["er", "e"]);
  });
});

describe("addresses", () => {
  it("are shortened to two parts in the top bar", () => {
    expect(shortAddress("20 Rue Oberkampf, 75011 Paris, France")).toBe("20 Rue Oberkampf, 75011 Paris");
    expect(shortAddress("20 Rue Oberkampf, Paris")).toBe("20 Rue Oberkampf, Paris");
  });

  it("are shown on a card without the postcode, Paris and France", () => {
    for (const address of [
      "18 Rue Paul Bert, 75011 Paris",
      "18 Rue Paul Bert, 75011 Paris, France",
      "18 Rue Paul Bert, Paris",
      "18 Rue Paul Bert 75011",
      "18 Rue Paul Bert, 75116 PARIS",
    ]) {
      expect(cardAddress(address)).toBe("18 Rue Paul Bert");
    }
    expect(cardAddress("Rue de Paris, 93100 Montreuil")).toBe("Rue de Paris, 93100 Montreuil");
    expect(cardAddress("75011 Paris")).toBe("75011 Paris");
  });

  it("are sent to a geocoder with the arrondissement, if known, and 'Paris, France'", () => {
    const ask = (address: string, arrondissement: string | null) => geocodingAddress({ address, arrondissement });
    expect(ask("18 Rue Paul Bert, 75011 Paris", "75011")).toBe("18 Rue Paul Bert, 75011, Paris, France");
    expect(ask("18 Rue Paul Bert", null)).toBe("18 Rue Paul Bert, Paris, France");
    expect(ask("", "75011")).toBe("75011, Paris, France");
  });

  it("never become empty on a card", () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        expect(cardAddress(address) === "").toBe(address.trim() === "");
      }),
    );
  });

  it("are split into house number and street for the plaques", () => {
    expect(splitStreet("18 Rue Paul Bert, 75011 Paris")).toEqual({ houseNumber: "18", street: "Rue Paul Bert" });
    expect(splitStreet("5 bis Rue de Verneuil, 75007 Paris")).toEqual({
      houseNumber: "5 bis",
      street: "Rue de Verneuil",
    });
    expect(splitStreet("11-13 Avenue du Président Wilson, 75116 Paris")?.houseNumber).toBe("11-13");
    expect(splitStreet("Place des Abbesses, 75018 Paris")).toEqual({ houseNumber: null, street: "Place des Abbesses" });
    expect(splitStreet("75018 Paris")).toBeNull();
    expect(splitStreet("")).toBeNull();
  });

  it("get the city appended when it is missing", () => {
    expect(withCity(" 20 rue Oberkampf ")).toBe("20 rue Oberkampf, Paris, France");
    expect(withCity("1 rue X, PARIS")).toBe("1 rue X, PARIS");
  });
});

describe("pagination", () => {
  it("counts the current page and the pages that the rows after it fill", () => {
    for (let total = 0; total <= 12; total++) {
      for (let start = 0; start < total; start++) {
        const limit = 3;
        const rows = Math.min(limit, total - start);
        // The pages before the current one are counted by its number, even if it starts at another row.
        let pages = 4;
        for (let row = start + rows; row < total; row += limit) pages++;
        expect(pagesFrom({ total, page: 4, limit, start, rows })).toBe(pages);
      }
      expect(pagesFrom({ total, page: 4, limit: 3, start: 9, rows: 0 })).toBe(Math.ceil(total / 3));
    }
  });

  it("shows every page if there are at most seven", () => {
    expect(paginationModel(3, 7).map((item) => item.kind === "page" && item.page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(paginationModel(1, 0)).toEqual([]);
  });

  it("shows seven items in rising order, with first, last, the current page and its neighbours, and an ellipsis only for a gap", () => {
    for (let pages = 8; pages <= 60; pages++) {
      for (let page = 1; page <= pages; page++) {
        const at = `page ${page} of ${pages}`;
        const items = paginationModel(page, pages);
        expect(items, at).toHaveLength(7);
        const numbers = items.flatMap((item) => (item.kind === "page" ? [item.page] : []));
        expect(numbers, at).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const neighbours = [page - 1, page + 1].filter((each) => each >= 1 && each <= pages);
        expect(numbers, at).toEqual(expect.arrayContaining([1, page, pages, ...neighbours]));
        items.forEach((item, i) => {
          const [before, after] = [items[i - 1], items[i + 1]];
          if (before?.kind !== "page" || after?.kind !== "page") return;
          if (item.kind === "ellipsis") expect(after.page - before.page, at).toBeGreaterThan(2);
          else expect(after.page - before.page, at).toBe(2);
        });
      }
    }
  });

  it("computes the number of pages from the number of places", () => {
    expect([pageCount(0, 48), pageCount(48, 48), pageCount(49, 48)]).toEqual([0, 1, 2]);
  });
});

describe("the grid", () => {
  it("has 6, 3, 2 or 1 columns depending on the window's width", () => {
    expect([1440, 1439, 1024, 1023, 640, 639, 390].map(gridColumns)).toEqual([6, 3, 3, 2, 2, 1, 1]);
  });
});

describe("media", () => {
  it("allows only http(s) addresses and our own paths", () => {
    expect(safeUrl("https://example.org/a.jpg")).toBe("https://example.org/a.jpg");
    expect(safeUrl("/api/media/a.webp")).toBe("/api/media/a.webp");
    for (const bad of [
      "/\t/host",
      "/\n\\host",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "//evil.example/a.png",
      "/\\evil.example",
      "ftp://a/b",
      "a.png",
      "",
    ]) {
      expect(safeUrl(bad), bad).toBeNull();
    }
  });

  it("allows every http(s) address that a browser can parse, and changes none", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(safeUrl(url)).toBe(url);
        expect(URL.canParse(url)).toBe(true);
      }),
    );
  });

  it("recognises a video by its file name", () => {
    expect(mediaItem("/clips/a.webm")?.kind).toBe("video");
    expect(mediaItem("https://example.org/a.MP4?x=1")?.kind).toBe("video");
    expect(mediaItem("https://example.org/mp4.jpg")?.kind).toBe("image");
    expect(mediaItem("data:text/html,x")).toBeNull();
  });

  it("reads the colour from the address of our own posters only", () => {
    expect(posterColour("/api/media/posters/a/1-0a1b2c3d-f3c4b1.svg")).toBe("#f3c4b1");
    expect(posterColour("/api/media/posters/a/1-0a1b2c3d-f3c4b1.webp")).toBe("#f3c4b1");
    for (const url of [
      "/api/media/posters/a/1-0a1b2c3d.webp",
      "https://example.org/a-f3c4b1.webp",
      "/placeholder.png",
    ]) {
      expect(posterColour(url)).toBeNull();
    }
  });

  it("has two formats and a still for our own clips only", () => {
    expect(videoSources("/api/media/clips/tour-eiffel-0a1b2c3d.mp4")).toEqual({
      sources: [
        { src: "/api/media/clips/tour-eiffel-0a1b2c3d.webm", type: "video/webm" },
        { src: "/api/media/clips/tour-eiffel-0a1b2c3d.mp4", type: "video/mp4" },
      ],
      still: "/api/media/clips/tour-eiffel-0a1b2c3d.webp",
    });
    for (const url of ["https://example.org/api/media/clips/a-0a1b2c3d.mp4", "/videos/a.mp4"]) {
      expect(videoSources(url)).toEqual({ sources: [{ src: url, type: undefined }], still: undefined });
    }
  });
});
