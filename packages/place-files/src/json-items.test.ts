import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImportFileError } from "./import-file-error.ts";
import { type JsonItem, jsonItems, ROOT } from "./json-items.ts";
import { fileOfBytes } from "./place-file.ts";

async function read(content: string): Promise<readonly JsonItem[]> {
  const all: JsonItem[] = [];
  const file = fileOfBytes("rows.json", new TextEncoder().encode(content));
  for await (const item of jsonItems(file)) if (item.list !== ROOT) all.push(item);
  return all;
}

describe("the items of a JSON file", () => {
  it("are the elements of its top-level list, with the values that JSON.parse returns", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), async (list) => {
        const text = JSON.stringify(list);
        const items = await read(text);
        expect(items.map(({ value }) => value)).toEqual(JSON.parse(text));
        expect(items.map(({ number }) => number)).toEqual(list.map((_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });

  it("are the elements of every list directly within the file's object", async () => {
    const items = await read(
      '{"about": {"lists": [1]}, "elements": [{"nodes": [1, 2]}, 3], "title": "x", "empty": []}',
    );
    expect(items).toEqual([
      { list: "elements", number: 1, value: { nodes: [1, 2] } },
      { list: "elements", number: 2, value: 3 },
    ]);
  });

  it("may come after a byte order mark", async () => {
    expect(await read("\ufeff[1]")).toHaveLength(1);
  });

  it("end with an error wherever the file is cut off", async () => {
    const whole = '{"elements": [{"id": 1, "tags": {"name": "Œuf"}}, {"id": -2.5e3}], "end": true}';
    for (let length = 0; length < whole.length; length += 1) {
      await expect(read(whole.slice(0, length)), `cut at ${length}`).rejects.toThrow(ImportFileError);
    }
    await expect(read(whole)).resolves.toHaveLength(2);
  });

  it("end, for a damaged file, with an error that names the file and the last valid item, if any", async () => {
    await expect(read('[1, 2, {"a": 3}')).rejects.toThrow("rows.json is damaged or cut short after item 2");
    await expect(read("name,address\n")).rejects.toThrow("rows.json is not a whole JSON file");
    await expect(read("")).rejects.toThrow("rows.json is not a whole JSON file: it is empty");
  });
});
