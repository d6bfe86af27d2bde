import { expect, it } from "vitest";
import { detectFormat } from "./formats.ts";
import type { PlaceFile } from "./place-file.ts";

const CHUNK = 65_536;

/** Returns a file that is read in chunks, as from a disk. */
function fileOfText(name: string, text: string): PlaceFile {
  const content = new TextEncoder().encode(text);
  return {
    name,
    bytes: async function* () {
      for (let at = 0; at < content.length; at += CHUNK) yield content.subarray(at, at + CHUNK);
    },
  };
}

it.each([100, 500_000])(
  "a file with a feature in each line is detected if its first line has %i characters",
  async (length) => {
    const line = JSON.stringify({ type: "Feature", geometry: null, properties: { name: "A".repeat(length) } });
    const file = fileOfText("lines.geojson", `${line}\n${line}\n`);
    expect(await detectFormat(file)).toEqual({ format: "geojson", layout: "lines" });
  },
);

it.each([0, 2])("a file that is one long feature is detected if it is indented by %i spaces", async (indent) => {
  const feature = { type: "Feature", geometry: null, properties: { name: "A".repeat(500_000) } };
  const file = fileOfText("feature.geojson", JSON.stringify(feature, null, indent));
  expect(await detectFormat(file)).toEqual({ format: "geojson", layout: "list" });
});
