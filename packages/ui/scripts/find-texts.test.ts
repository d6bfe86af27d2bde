import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findTexts } from "./find-texts.ts";

const PACKAGES = resolve(import.meta.dirname, "../..");
const CATALOGUE = "ui/src/messages/";
/** Names of sources and licences, which are the same in every language. */
const NAMES = "ui/src/screens/AboutScreen/credits.ts";
/** The REST API over what is saved on the device. Like that of the server, it answers in English, and no page shows its words. */
const SAVED_API = /^app\/src\/offline\/(?:memory-rest|search-worker)\//;
const SOURCES = globSync("{ui/src,app/src,app/server/first-view}/**/*.{ts,tsx}", { cwd: PACKAGES }).filter(
  (file) =>
    !/\.(?:test|stories)\.tsx?$|\/fixtures\/|\/generated\//.test(file) &&
    file !== NAMES &&
    !file.startsWith(CATALOGUE) &&
    !SAVED_API.test(file),
);

describe("the message catalogue", () => {
  it("contains every text: no component, screen, route or server page has a literal text", () => {
    const found = SOURCES.flatMap((file) =>
      findTexts(file, readFileSync(resolve(PACKAGES, file), "utf8")).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

describe("findTexts", () => {
  /** Returns the texts found in a source. `#{` in the source is replaced by the start of a template expression. */
  const textsOf = (source: string) => findTexts("Sample.tsx", source.replaceAll("#{", "${")).map(({ text }) => text);

  it("finds text between tags, also within an expression", () => {
    expect(textsOf("<p>Add a photo</p>")).toEqual(["Add a photo"]);
    expect(textsOf('<p>{open ? "less" : `#{count} more`}</p>')).toEqual(["less", "more"]);
  });

  it("finds alternative texts, tooltips, placeholders, labels and messages", () => {
    expect(textsOf('<img alt="a street" title={"street"} />')).toEqual(["a street", "street"]);
    expect(textsOf('<input placeholder="name" aria-label={`name of #{it}`} />')).toEqual(["name", "name of"]);
    expect(textsOf('const state = { message: "not found" };')).toEqual(["not found"]);
  });

  it("finds any other string that looks like a sentence", () => {
    expect(textsOf('const TITLE = "Places in Paris";')).toEqual(["Places in Paris"]);
  });

  it("ignores class names, codes, URLs and texts for developers", () => {
    expect(textsOf('<p className="large title" role="status" data-open="yes">{t.title}</p>')).toEqual([]);
    expect(textsOf('if (status === "Just Opened") throw new Error("There is no graph.");')).toEqual([]);
    expect(textsOf('const states = { idle: { description: "Nothing is being typed." } };')).toEqual([]);
    expect(textsOf('import { a } from "./Some file.ts"; type A = "Opening Soon"; go(`/places/#{id}`);')).toEqual([]);
  });

  it("reports the line of a text", () => {
    expect(findTexts("Sample.tsx", "const a = 1;\n\nconst b = <b>Bar none</b>;")).toEqual([
      { line: 3, text: "Bar none" },
    ]);
  });
});
