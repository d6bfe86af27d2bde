import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SOURCES } from "../testing/sources.ts";
import { FILES, readSources } from "./sources.ts";

describe("a folder of open data", () => {
  let folder = "";
  const write = (name: keyof typeof FILES, content: unknown) => {
    const text = JSON.stringify(content);
    writeFileSync(join(folder, FILES[name]), FILES[name].endsWith(".gz") ? gzipSync(text) : text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "basemap-"));
    const { stations, sights, ...collections } = SOURCES;
    for (const [name, features] of Object.entries(collections)) {
      write(name as keyof typeof FILES, { type: "FeatureCollection", features });
    }
    write("stations", stations);
    write("sights", sights);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is read from compressed and plain files", () => {
    expect(readSources(folder)).toEqual(SOURCES);
  });

  it("is refused if a feature does not have the expected shape", () => {
    write("areas", { features: [{ properties: { kind: "park" }, geometry: { type: "Point", coordinates: [2, 48] } }] });
    expect(() => readSources(folder)).toThrow(/geometry/);
  });
});
