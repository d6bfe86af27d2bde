import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { arrondissementBadge, arrondissementName } from "../lib/arrondissement-name.ts";
import { distanceText, durationText } from "../lib/travel-text.ts";
import type { Messages } from "./catalogue.ts";
import { en } from "./en/base.ts";
import { enExport } from "./en/export.ts";
import { enHours } from "./en/hours.ts";
import { enOffline } from "./en/offline.ts";
import { createFormats } from "./formats.ts";
import { frBring } from "./fr/bring.ts";
import { frHours } from "./fr/hours.ts";
import { frOffline } from "./fr/offline.ts";
import { fr } from "./fr.ts";
import { partMessages } from "./part-messages.ts";
import { MessagesProvider } from "./use-messages.ts";

describe("the formatting of a language", () => {
  it("has the plural form for zero in English and the singular form in French", () => {
    const forms = { one: "one", other: "other" };
    expect([0, 1, 2].map((count) => createFormats("en").plural(count, forms))).toEqual(["other", "one", "other"]);
    expect([0, 1, 2].map((count) => createFormats("fr").plural(count, forms))).toEqual(["one", "one", "other"]);
  });

  it("has the plural form for a million in French", () => {
    expect(createFormats("fr").plural(1_000_000, { one: "one", other: "other" })).toBe("other");
  });

  it("has a decimal comma in French", () => {
    expect(createFormats("fr").oneDecimal(4)).toBe("4,0");
  });

  it("has a comma before the last three digits in English", () => {
    expect(en.listing.count(1234)).toBe("1,234 places");
  });

  it("has the singular for a count of one in English", () => {
    expect(en.listing.count(1)).toBe("1 place");
  });

  it("starts the week on Monday", () => {
    expect([enHours.hours.weekday(0), frHours.hours.weekday(6)]).toEqual(["Monday", "dimanche"]);
  });

  it.each([
    ["en-GB", enHours, "1 "] as const,
    // `Intl` writes '1 décembre', which is not usual.
    ["fr", frHours, "1er "] as const,
  ])("formats dates like Intl, except the first day of a month in French (%s)", (locale, texts, first) => {
    const days = Array.from({ length: 366 }, (_, index) => index - 1);
    const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
    const expected = days.map((day) => dates.format(day * 86_400_000).replace(/^1 /, first));
    expect(days.map(texts.hours.date)).toEqual(expected);
    expect(texts.hours.dateWithYear(1)).toBe(`${texts.hours.date(1)} 1970`);
    const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    for (const month of ["1999-12", "2024-02", "2026-08"]) {
      expect(texts.hours.fromOsm(month)).toMatch(new RegExp(` ${months.format(Date.parse(month))}$`));
    }
  });
});

describe("a size", () => {
  it("has a decimal below ten, and the next larger unit if it would be rounded to a thousand", () => {
    const sizes = [1_597_010, 9_940_000, 9_960_000, 999_400_000, 999_600_000, 1_250_000_000];
    expect(sizes.map(enOffline.pocket.size)).toEqual(["1.6 MB", "9.9 MB", "10 MB", "999 MB", "1.0 GB", "1.3 GB"]);
  });

  it("has a no-break space before its unit in French", () => {
    expect([1_597_010, 12_000_000, 1_250_000_000].map(frOffline.pocket.size)).toEqual([
      "1,6\u00a0Mo",
      "12\u00a0Mo",
      "1,3\u00a0Go",
    ]);
  });
});

describe("the formatted texts of §9", () => {
  it("show metres below one kilometre, and kilometres with one decimal from one kilometre on", () => {
    const texts = [0, 0.85, 0.9994, 0.9996, 1, 1.84, 12, null].map((km) => distanceText(km, en));
    expect(texts).toEqual(["0 m", "850 m", "999 m", "1.0 km", "1.0 km", "1.8 km", "12.0 km", "Unknown"]);
  });

  it("show minutes below an hour, and hours with minutes from an hour on", () => {
    const texts = [0, 59, 59.6, 60, 65, 120, null].map((minutes) => durationText(minutes, en));
    expect(texts).toEqual(["0 min", "59 min", "1h 0m", "1h 0m", "1h 5m", "2h 0m", "Unknown"]);
  });

  it("name the first arrondissement '1e' on English badges (§2), and '1er' for screen readers", () => {
    expect([arrondissementBadge("75011", en), arrondissementBadge("75001", en)]).toEqual([
      "11e Arrondissement",
      "1e Arrondissement",
    ]);
    expect([arrondissementName("75001", en), arrondissementName("94000", en)]).toEqual(["1er Arrondissement", "94000"]);
  });
});

describe("the Messages type", () => {
  it("accepts any text of a language, and rejects a language that lacks a text", () => {
    const { search, ...rest } = en;
    const whole: Messages = { ...rest, search: { ...search, submit: "Rechercher" } };
    // @ts-expect-error a language without the texts of the search is not whole.
    const part: Messages = rest;
    expect([whole.search.submit, "search" in part]).toEqual(["Rechercher", false]);
  });
});

describe("the time that a save still takes", () => {
  const SECONDS = [4, 5, 57, 58, 89, 90];

  it("is rounded to five seconds below a minute, and to minutes from a minute on", () => {
    expect(SECONDS.map(enOffline.pocket.timeLeft)).toEqual([
      "a few seconds left",
      "about 5 seconds left",
      "about 55 seconds left",
      "about a minute left",
      "about a minute left",
      "about 2 minutes left",
    ]);
    expect(SECONDS.map(frOffline.pocket.timeLeft).map((text) => text.replaceAll(/\s/g, " "))).toEqual([
      "encore quelques secondes",
      "encore 5 s environ",
      "encore 55 s environ",
      "encore 1 min environ",
      "encore 1 min environ",
      "encore 2 min environ",
    ]);
  });
});

describe("the texts of a lazily loaded part", () => {
  const useTexts = partMessages("export", enExport);
  const Part = () => {
    const messages = useTexts();
    return `${messages.export.name}, ${messages.search.submit}`;
  };
  const render = (messages: Messages) =>
    renderToString(createElement(MessagesProvider, { value: messages }, createElement(Part)));

  it("are returned in the language of the page, together with the common texts", () => {
    expect([render(en), render(fr)]).toEqual(["Export, Search", "Exporter, Rechercher"]);
  });

  it("are returned in English if the language of the page lacks them", () => {
    const { parts: _, ...withoutParts } = fr;
    expect(render(withoutParts)).toBe("Export, Rechercher");
  });

  it("are the same object in each component", () => {
    const seen = new Set<unknown>();
    const Again = () => {
      seen.add(useTexts());
      return null;
    };
    renderToString([createElement(Again, { key: 1 }), createElement(Again, { key: 2 })]);
    expect(seen.size).toBe(1);
  });
});

/**
 * Returns every text of a catalogue with its path. A function that creates a text is represented by its source code.
 */
function textsOf(catalogue: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? textsOf(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)] as const],
  );
}

/** Matches an escape in a string, such as `\xA0`. The tests' compiler writes a no-break space as one. */
const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\}|([\s\S]))/iy;

/**
 * Returns the strings in the source code of a function. A template is one string, in which `…` replaces each value; the
 * strings in the expression of a value follow separately.
 */
function stringsIn(source: string): readonly string[] {
  const strings: string[] = [];
  let at = 0;
  const readString = (end: string): void => {
    let text = "";
    for (; at < source.length && source[at] !== end; at += 1) {
      if (end === "`" && source.startsWith("${", at)) {
        text += "…";
        at += 2;
        readCode("}");
      } else if (source[at] === "\\") {
        ESCAPE.lastIndex = at;
        const [written = "", two, four, braced, letter = ""] = ESCAPE.exec(source) ?? [];
        const hexadecimal = two ?? four ?? braced;
        text += hexadecimal === undefined ? letter : String.fromCodePoint(Number.parseInt(hexadecimal, 16));
        at += written.length - 1;
      } else text += source[at];
    }
    strings.push(text);
  };
  const readCode = (end: string): void => {
    for (; at < source.length && source[at] !== end; at += 1) {
      const letter = source[at] ?? "";
      if (!"\"'`{".includes(letter)) continue;
      at += 1;
      if (letter === "{") readCode("}");
      else readString(letter);
    }
  };
  readCode("");
  return strings;
}

/** Returns the texts of a catalogue with their paths, and the texts within functions. */
const writtenTexts = (catalogue: object): readonly (readonly [string, string])[] =>
  textsOf(catalogue).flatMap(([path, text]) =>
    text.includes("=>") ? stringsIn(text).map((each) => [path, each] as const) : [[path, text] as const],
  );

describe("the strings in a function", () => {
  it("are its texts, with '…' for each value, and the texts of a value", () => {
    const text = (count: number, name: string) =>
      `${count} ${count > 1 ? `« ${name} » : oui` : "l'un\u00a0!"}${[{ one: "lieu" }].map(({ one }) => one).join()} !`;
    expect(stringsIn(String(text)).toSorted()).toEqual(["l'un\u00a0!", "lieu", "« … » : oui", "… …… !"]);
  });
});

describe("the French catalogue", () => {
  it("has no text with a common English word", () => {
    const english = textsOf(fr).filter(([, text]) => /(?<!\p{L})(?:the|and|your|with|could|no)(?!\p{L})/iu.test(text));
    expect(english.map(([path]) => path)).toEqual([]);
  });

  it("has no breaking space before ':', ';', '?', '!' or '»', nor after '«'", () => {
    expect(writtenTexts(fr).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it("has a space before each ':', ';', '?' and '!', except in times and URLs", () => {
    // The sign of a time or a URL is followed by a digit or a slash.
    expect(writtenTexts(fr).filter(([, text]) => /(?:^|\S)[:;?!](?![\d/])/.test(text))).toEqual([]);
  });

  it("has a space before '»', and after '«'", () => {
    expect(writtenTexts(fr).filter(([, text]) => /\S»|«\S/.test(text))).toEqual([]);
  });

  it("uses the singular if one step of saving brought places is saved", () => {
    const { saveFailed, stopped } = frBring.bring;
    expect([1, 2].map((done) => stopped(done, 4).replace("Arrêté\u00a0: ", ""))).toEqual([
      "1 étape sur 4 est enregistrée. Appuyez sur le bouton pour continuer.",
      "2 étapes sur 4 sont enregistrées. Appuyez sur le bouton pour continuer.",
    ]);
    expect(saveFailed(1, 4, "Refusé.")).toMatch(/^1 étape sur 4 est enregistrée, les autres non/);
  });

  it("translates types, tags and their categories, and keeps an unknown name", () => {
    const { type, tag, tagCategory } = fr.values;
    expect([type("Museum"), type("Funeral"), tag("Rainy day"), tag("Raclette"), tagCategory("Mood")]).toEqual([
      "Musée",
      "Funeral",
      "Jour de pluie",
      "Raclette",
      "Ambiance",
    ]);
  });
});
