import { expect, it, vi } from "vitest";
import { readSource } from "./read-source.ts";

const ORIGIN = "https://flaneur.example";
const readFiles = (...files: readonly File[]) => readSource({ kind: "files", name: "x", files }, ORIGIN);
const readText = (text: string) => readSource({ kind: "text", name: "x", text }, ORIGIN);

const names = new File(["name\nSeptime\n"], "names.csv");
const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d])], "photo.png");
/** A zip archive with the table Paris.csv, and with Places.json, which is cut short. */
const ARCHIVE = [
  "UEsDBBQAAAAAAAAAIVwxZB+KDQAAAA0AAAAJAAAAUGFyaXMuY3N2bmFtZQpTZXB0aW1lClBLAwQUAAAAAAAAACFc+fC+4Q4AAAAO",
  "AAAACwAAAFBsYWNlcy5qc29ueyJmZWF0dXJlcyI6IFtQSwECFAAUAAAAAAAAACFcMWQfig0AAAANAAAACQAAAAAAAAAAAAAAAAAA",
  "AAAAUGFyaXMuY3N2UEsBAhQAFAAAAAAAAAAhXPnwvuEOAAAADgAAAAsAAAAAAAAAAAAAAAAANAAAAFBsYWNlcy5qc29uUEsFBgAA",
  "AAACAAIAcAAAAGsAAAAAAA==",
].join("");
const empty = new File(["name,address\n"], "empty.csv");

it("files that cannot be read are named, and the places of the other files are read", async () => {
  const { places, refused } = await readFiles(names, picture, empty);
  expect(places).toMatchObject([{ name: "Septime" }]);
  expect(refused).toEqual([
    { file: "photo.png", problem: "format" },
    { file: "empty.csv", problem: "none" },
  ]);
});

it("a damaged file in an archive is named with its archive, and the places of the other files are read", async () => {
  const { places, refused } = await readFiles(new File([Buffer.from(ARCHIVE, "base64")], "takeout.zip"));
  expect(places).toMatchObject([{ name: "Septime" }]);
  expect(refused).toEqual([{ file: "Places.json", problem: "damaged", archive: "takeout.zip" }]);
});

it("a source of which no file can be read is refused with the problem of each file", async () => {
  const refused = [
    { file: "photo.png", problem: "format" },
    { file: "empty.csv", problem: "none" },
  ];
  await expect(readFiles(picture, empty)).rejects.toMatchObject({ name: "SourceProblem", refused });
});

it("a source with more than 2,000 files is refused as too many files before a file is read", async () => {
  const read = vi.spyOn(names, "arrayBuffer");
  const refused = [{ file: "names.csv", problem: "too many files" }];
  await expect(readFiles(...Array.from({ length: 2_001 }, () => names))).rejects.toMatchObject({ refused });
  expect(read).not.toHaveBeenCalled();
});

it("a pasted list with too many places is refused as a list, without the name of a file", async () => {
  const refused = [{ file: null, problem: "too many" }];
  await expect(readText("Septime\n".repeat(2_001))).rejects.toMatchObject({ refused });
});

it("a place outside Paris and a link that names no place are marked as skipped", async () => {
  const lines = ["Septime", "35.67, 139.76", "https://maps.app.goo.gl/abc", "Allard https://maps.app.goo.gl/def"];
  const { places } = await readText(lines.join("\n"));
  expect(places.map(({ skipped }) => skipped)).toEqual([null, "outside", "link", null]);
});
