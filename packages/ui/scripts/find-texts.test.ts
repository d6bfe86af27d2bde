import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findTexts } from "./find-texts.ts";

const PACKAGES = resolve(import.meta.dirname, "../..");
const CATALOGUE = "ui/src/messages/";
const SOURCES = globSync("{ui/src,app/src,app/server/first-view}/**/*.{ts,tsx}", { cwd: PACKAGES }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/fixtures\/|\/generated\//.test(file) && !file.startsWith(CATALOGUE),
);

describe("the catalogue", () => {
  it("holds every text: no component, screen, route or page of the server writes one of its own", () => {
    const found = SOURCES.flatMap((file) =>
      findTexts(file, readFileSync(resolve(PACKAGES, file), "utf8")).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

describe("findTexts", () => {
  /** `#{` stands for the start of an expression within a template. */
  const textsOf = (source: string) => findTexts("Sample.tsx", source.replaceAll("#{", "${")).map(({ text }) => text);

  it("finds text between tags, also where an expression chooses it", () => {
    expect(textsOf("<p>Add a photo</p>")).toEqual(["Add a photo"]);
    expect(textsOf('<p>{open ? "less" : `#{count} more`}</p>')).toEqual(["less", "more"]);
  });

  it("finds what a screen reader says, a tooltip, a placeholder and the title of a part", () => {
    expect(textsOf('<img alt="a street" title={"street"} />')).toEqual(["a street", "street"]);
    expect(textsOf('<input placeholder="name" aria-label={`name of #{it}`} />')).toEqual(["name", "name of"]);
    expect(textsOf('const state = { message: "not found" };')).toEqual(["not found"]);
  });

  it("finds a sentence anywhere else", () => {
    expect(textsOf('const TITLE = "Places in Paris";')).toEqual(["Places in Paris"]);
  });

  it("passes over class names, codes, addresses, and what is written for developers", () => {
    expect(textsOf('<p className="large title" role="status" data-open="yes">{t.title}</p>')).toEqual([]);
    expect(textsOf('if (status === "Just Opened") throw new Error("There is no graph.");')).toEqual([]);
    expect(textsOf('const states = { idle: { description: "Nothing is being typed." } };')).toEqual([]);
    expect(textsOf('import { a } from "./Some file.ts"; type A = "Opening Soon"; go(`/places/#{id}`);')).toEqual([]);
  });

  it("says on which line a text stands", () => {
    expect(findTexts("Sample.tsx", "const a = 1;\n\nconst b = <b>Bar none</b>;")).toEqual([
      { line: 3, text: "Bar none" },
    ]);
  });
});
