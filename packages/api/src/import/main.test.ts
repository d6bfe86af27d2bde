import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { preparedFolder } from "../../../../tests/setup/prepared-folder.ts";
import { startOverpassServer } from "../../testing/overpass-server.ts";
import { openDatabase } from "../db/open-database.ts";
import { importFiles } from "./import-files.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-import-main-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAIN = resolve(import.meta.dirname, "main.ts");
const ADDRESSES = resolve(import.meta.dirname, "fixtures/addresses.ban.csv");
const CAFES = resolve(import.meta.dirname, "fixtures/cafes.geojson");
const dataDir = join(folder, "data");

const runImport = (...args: readonly string[]) => runImportOn(dataDir, ...args);

function runImportOn(data: string, ...args: readonly string[]) {
  const env = { ...process.env, INIT_CWD: folder, DATA_DIR: data, DATABASE_URL: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** Runs the command in the background, so that this process can respond as its Overpass server. */
async function importFromServer(data: string, server: string, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: undefined, OVERPASS_URL: server };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once("close", done)),
  ]);
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

describe("npm run import", () => {
  it("prints its usage with --help, without arguments and with an unknown option", () => {
    const help = runImport("--help");
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(help.stdout).toMatch(/^Usage: npm run import/);
    expect(runImport()).toEqual({ status: 1, stdout: "", stderr: help.stdout });
    expect(runImport("--nonsense").stderr).toContain("Usage: npm run import");
    expect(help.stdout).toContain("--addresses");
  });

  it("reports what is wrong with a file before it opens the database", () => {
    const packed = join(folder, "cafes.geojson.gz");
    writeFileSync(packed, gzipSync('{"features":[]}'));
    const refusals = [
      ["missing.json", `${join(folder, "missing.json")}: there is no such file. Nothing was imported.`],
      [".", `${folder} is a directory, not a file. Nothing was imported.`],
      [
        packed,
        "cafes.geojson.gz holds no places in a format we read: GeoJSON, Overpass JSON, Opendatasoft records, CSV, .xlsx, KML, GPX, uMap or Google Takeout. Nothing was imported.",
      ],
    ] as const;
    for (const [file, stderr] of refusals) expect(runImport(file)).toEqual({ status: 1, stdout: "", stderr });
    expect(runImport("--addresses", CAFES)).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "cafes.geojson is no file of the Base Adresse Nationale (CSV with semicolons): it has no column 'id'. Nothing was imported.",
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it("names the option that would help, and exits with 3, when every row is skipped", () => {
    const file = join(folder, "names.csv");
    writeFileSync(file, "name,latitude,longitude\nChez Essai,48.86,2.34\n");
    const { status, stdout, stderr } = runImport("--dry-run", file);
    expect([status, stderr]).toEqual([
      3,
      "All rows were skipped. No row names a kind of place. Give one for all rows, such as --type Restaurant. --report FILE lists every row with its reason.",
    ]);
    expect(stdout).toContain("names no kind: use --type");
    expect(runImport("--dry-run", "--type", "Bar", file)).toMatchObject({ status: 0, stderr: "" });
  });

  it("imports nothing when the report cannot be written", () => {
    const { status, stderr } = runImport("--report", "missing/report.csv", CAFES);
    expect([status, stderr.split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain("there is no such folder. Nothing was imported.");
    expect(existsSync(dataDir)).toBe(false);
  });

  it("imports nothing when the report would replace the file to import", () => {
    const cafes = join(folder, "cafes.geojson");
    copyFileSync(CAFES, cafes);
    const stderr = `The report would replace ${cafes}, which is to be read. Nothing was imported.`;
    expect(runImport("--report", cafes, cafes)).toEqual({ status: 1, stdout: "", stderr });
    symlinkSync(folder, join(folder, "link"));
    expect(runImport("--report", cafes, join("link", "cafes.geojson"))).toEqual({ status: 1, stdout: "", stderr });
    expect(readFileSync(cafes)).toEqual(readFileSync(CAFES));
  });

  it("imports a file of addresses without a file of places, and lists the skipped addresses in the report", () => {
    const { status, stdout, stderr } = runImport("--addresses", ADDRESSES, "--report", "report.csv");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n").slice(0, 2)).toEqual(["read                 17", "new                  12"]);
    expect(readFileSync(join(folder, "report.csv"), "utf8")).toContain(
      '"addresses.ban.csv","","93048_0009_00001","1 Rue de Paris","outside Paris",""',
    );
  });

  it("removes a source with --remove, and lists the remaining sources with --list", async () => {
    const { path: prepared } = await preparedFolder();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: prepared });
    const source = "our-guide";
    try {
      const guide = join(folder, "guide.csv");
      writeFileSync(guide, "name,latitude,longitude,type\nChez Essai,48.8636,2.3479,bar\n");
      expect(await importFiles(database.db, [guide], { source })).toMatchObject({ added: 1 });
    } finally {
      await database.close();
    }
    expect(runImportOn(prepared, "--remove", source)).toEqual({
      status: 0,
      stdout: "1 place and 0 favorites of it removed. 0 places of other sources are without its data now.",
      stderr: "",
    });
    const { status, stdout, stderr } = runImportOn(prepared, "--list");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^source +places +first import +last change\nseed +\d+ +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d$/);
  });

  it("fetches the places of OpenStreetMap with osm, and names in a dry run what would close", async () => {
    const { path: prepared } = await preparedFolder();
    const node = (id: number, tags: Readonly<Record<string, string>>) =>
      ({ type: "node", id, lat: 48.85 + id / 1000, lon: 2.343, tags }) as const;
    const elements = [
      node(1, { amenity: "restaurant", name: "Chez Essai" }),
      node(2, { amenity: "cafe", name: "Tasse d’Essai" }),
      node(3, { shop: "bakery", name: "Le Fournil d’Essai" }),
      node(4, { shop: "cheese", name: "La Fromagerie d’Essai" }),
      node(5, { amenity: "marketplace", name: "Marché d’Essai" }),
      node(6, { leisure: "park", name: "Parc d’Essai" }),
      node(7, { tourism: "museum", name: "Musée d’Essai" }),
      node(8, { historic: "monument", name: "Colonne d’Essai" }),
      node(9, { tourism: "hotel", name: "Hôtel d’Essai" }),
      node(10, { tourism: "hotel", name: "Auberge d’Essai" }),
    ];
    const server = await startOverpassServer(elements);
    const run = (...args: readonly string[]) => importFromServer(prepared, server.url, ...args);
    try {
      const first = await run("osm");
      expect([first.status, first.stdout.split("\n").slice(0, 2)]).toEqual([0, ["read       10", "new        10"]]);
      expect(first.stderr.split("\n")).toContain("hotels: 2 elements");
      rmSync(join(prepared, "overpass"), { recursive: true });
      server.set(elements.slice(0, -1));
      const second = await run("osm", "--dry-run");
      expect(second.stdout).toMatch(/updated +1\n {2}closed +1\n/);
      expect(second.stdout).toContain("\nClosed: Auberge d’Essai.\nNothing was written: this was a dry run.");
    } finally {
      await server.close();
    }
  });

  it("refuses to remove fields set by hand, and names the command that resets a field to its sources", async () => {
    const { path: prepared } = await preparedFolder();
    expect(runImportOn(prepared, "--remove", "operator")).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "Fields set by hand are given back to their sources place by place: npm run place -- set ID --unset FIELD --by NAME.",
    });
  });
});
