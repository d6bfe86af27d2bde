import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { SAVED_LIMITS } from "./limits.ts";
import { readPastedPlaces, readSavedPlaces } from "./read-saved-places.ts";
import { type SavedPlace, toGeoJson } from "./saved-place.ts";

const ORIGIN = "https://flaneur.example";
const read = (name: string, content: string | Uint8Array) =>
  readSavedPlaces(name, typeof content === "string" ? strToU8(content) : content, { origin: ORIGIN });
const placesIn = async (name: string, content: string | Uint8Array) => (await read(name, content)).places;

const SEPTIME = { latitude: 48.85355, longitude: 2.38068 };
const point = ({ latitude, longitude }: typeof SEPTIME) => ({ type: "Point", coordinates: [longitude, latitude] });

const TAKEOUT = JSON.stringify({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: point(SEPTIME),
      properties: {
        date: "2024-03-01T10:00:00Z",
        google_maps_url: "http://maps.google.com/?cid=1234567890",
        location: { name: "Septime", address: "80 Rue de Charonne, 75011 Paris, France", country_code: "FR" },
        Comment: "Book three weeks ahead",
      },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [0, 0] },
      properties: {
        Title: "Café de Flore",
        "Google Maps URL": "https://www.google.com/maps/place/Caf%C3%A9+de+Flore/data=!4m2!3m1!1s0x0:0x1",
        Location: { Address: "172 Bd Saint-Germain, 75006 Paris" },
      },
    },
  ],
});

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Paris</name><Folder><name>Dinner</name>
<Placemark><name>Septime &amp; co</name><description><![CDATA[<b>Ask</b> for the counter]]></description>
<Point><coordinates>2.38068,48.85355,0</coordinates></Point></Placemark>
</Folder></Document></kml>`;

describe("saved places of Google Takeout", () => {
  it("are read from 'Saved Places.json' with name, address, position, comment and link", async () => {
    expect(await placesIn("Saved Places.json", TAKEOUT)).toEqual([
      {
        name: "Septime",
        address: "80 Rue de Charonne, 75011 Paris, France",
        coordinates: SEPTIME,
        placeId: null,
        note: "Book three weeks ahead",
        url: "http://maps.google.com/?cid=1234567890",
      },
      expect.objectContaining({
        name: "Café de Flore",
        address: "172 Bd Saint-Germain, 75006 Paris",
        coordinates: null,
      }),
    ]);
  });

  it("are read from the CSV of a list, with note and comment", async () => {
    const csv = [
      "Title,Note,URL,Tags,Comment",
      ",,,,",
      'Septime,"Window, please",https://www.google.com/maps/place/Septime/data=!4m2!3m1!1s0x47e:0x9,,Closed in August',
      'Marker,,"https://www.google.com/maps/search/48.86,2.34",,',
    ].join("\n");
    const { places, unreadable } = await read("Want to go.csv", csv);
    expect(places).toMatchObject([
      { name: "Septime", note: "Window, please\nClosed in August", coordinates: null },
      { name: "Marker", note: null, coordinates: { latitude: 48.86, longitude: 2.34 } },
    ]);
    expect(unreadable).toBe(0);
  });

  it.each([
    ["German", "Titel,Notiz,URL,Tags,Kommentar"],
    ["Spanish", "Título,Nota,URL,Etiquetas,Comentario"],
    ["Japanese", "タイトル,メモ,URL,タグ,コメント"],
  ])("are read from the CSV of a list with %s headings", async (_, header) => {
    const link = "https://www.google.com/maps/place/Septime/data=!4m2!3m1!1s0x47e:0x9";
    const csv = [header, ",,,,", `Septime,Fenster,${link},Tag,Zu`, "Le Baratin,,,,"].join("\n");
    expect(await read("Paris.csv", csv)).toMatchObject({
      places: [
        { name: "Septime", note: "Fenster\nZu", url: link },
        { name: "Le Baratin", note: null },
      ],
      unreadable: 0,
    });
  });

  it("are not read from another table with a column 'URL' but without a column of names", async () => {
    const csv = "Otsikko,Muistiinpano,URL\nSeptime,,https://septime.example/\n";
    await expect(read("links.csv", csv)).rejects.toMatchObject({ problem: "header" });
  });

  it("are read from an archive with a KMZ of My Maps", async () => {
    const kmz = zipSync({ "doc.kml": strToU8(KML), "images/icon-1.png": new Uint8Array(20) });
    const saved = strToU8("Title,Note,URL\nLe Baratin,,https://maps.google.com/?q=Le+Baratin\n");
    const archive = zipSync({ "Takeout/My Maps/Paris.kmz": kmz, "Takeout/Saved/Want to go.csv": saved });
    const names = (await placesIn("takeout.zip", archive)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Le Baratin", "Septime & co"]);
    const alone = zipSync({ "Takeout/My Maps/Paris.kmz": kmz });
    expect(await placesIn("takeout.zip", alone)).toMatchObject([{ name: "Septime & co" }]);
  });

  it("are read from an archive with a hundred KMZ files", async () => {
    const maps = Array.from({ length: SAVED_LIMITS.files }, (_, n) => {
      const kml = KML.replaceAll("Septime", `Septime ${n}`);
      return [`Takeout/My Maps/${n}.kmz`, zipSync({ "doc.kml": strToU8(kml) })];
    });
    expect(await placesIn("takeout.zip", zipSync(Object.fromEntries(maps)))).toHaveLength(SAVED_LIMITS.files);
  });

  it("are read from a whole archive, in which other files are ignored", async () => {
    const archive = zipSync({
      "Takeout/archive_browser.html": strToU8("<html>"),
      "Takeout/Saved/Paris.csv": strToU8("Title,Note,URL\nSeptime,,https://maps.google.com/?q=Septime\n"),
      "Takeout/Maps (your places)/Saved Places.json": strToU8(TAKEOUT),
      "Takeout/Maps/Settings.json": strToU8('{"theme": "dark"}'),
      "__MACOSX/._Paris.csv": strToU8("x"),
    });
    const names = (await placesIn("takeout.zip", archive)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Café de Flore", "Septime", "Septime"]);
  });
});

describe("an archive with a file that is damaged", () => {
  const names = "Title,Note,URL\nLe Baratin,,https://maps.google.com/?q=Le+Baratin\n";
  const cut = strToU8(TAKEOUT.slice(0, 300));

  it("gives the places of its other files, and the name of the damaged file", async () => {
    const archive = zipSync({
      "Takeout/Maps (your places)/Saved Places.json": cut,
      "Takeout/Maps/Settings.json": strToU8('{"theme": "dark"}'),
      "Takeout/Saved/Want to go.csv": strToU8(names),
    });
    expect(await read("takeout.zip", archive)).toMatchObject({
      places: [{ name: "Le Baratin" }],
      refused: [{ name: "Saved Places.json", problem: "damaged" }],
    });
  });

  it("gives the places of its other files if one of them cannot be unpacked", async () => {
    const archive = zipSync({ "a/first.kml": strToU8(KML), "b/last.csv": strToU8(names) });
    const data = 30 + "a/first.kml".length;
    // A block of Deflate of the reserved type 3.
    const damagedData = archive.with(data, 0xff);
    // The method 9 is Deflate64, which is not supported.
    const otherCompression = archive.with(8, 9);
    for (const damaged of [damagedData, otherCompression]) {
      expect(await read("a.zip", damaged)).toMatchObject({
        places: [{ name: "Le Baratin" }],
        refused: [{ name: "first.kml", problem: "damaged" }],
      });
    }
  });

  it("gives the places of its other files if one of them is an archive that is cut short or protected", async () => {
    const kmz = zipSync({ "doc.kml": strToU8(KML) });
    const archive = zipSync({
      "My Maps/Cut.kmz": kmz.subarray(0, 100),
      "My Maps/Protected.kmz": encrypted(kmz, "doc.kml"),
      "Saved/Want to go.csv": strToU8(names),
    });
    expect(await read("takeout.zip", archive)).toMatchObject({
      places: [{ name: "Le Baratin" }],
      refused: [
        { name: "Cut.kmz", problem: "damaged" },
        { name: "Protected.kmz", problem: "protected" },
      ],
    });
  });

  it("is refused with the problem of this file if no other file can be read", async () => {
    const archive = zipSync({ "Maps/Settings.json": strToU8('{"theme": "dark"}'), "Saved Places.json": cut });
    await expect(read("takeout.zip", archive)).rejects.toMatchObject({ problem: "damaged" });
  });
});

describe("places of other maps are read from", () => {
  it("an archive, without the lines of its license and its readme", async () => {
    const archive = zipSync({
      "paris/places.txt": strToU8("Septime\n"),
      "paris/LICENSE.txt": strToU8("Open Database License\n"),
      "readme-fr.txt": strToU8("Lieux de Paris\n"),
    });
    expect(await placesIn("paris.zip", archive)).toMatchObject([{ name: "Septime" }]);
  });

  it.each(["", "<name> </name>"])(
    "KML whose names are in 'ExtendedData', with '%s' in the placemark",
    async (element) => {
      const data = '<ExtendedData><Data name="nom"><value>Septime</value></Data></ExtendedData>';
      const kml = KML.replace(/<name>Septime.*?<\/name>/, `${element}${data}`);
      expect(await placesIn("doc.kml", kml)).toMatchObject([{ name: "Septime", coordinates: SEPTIME }]);
    },
  );

  it("KML of My Maps, without markup", async () => {
    const place = { name: "Septime & co", note: "Ask for the counter", coordinates: SEPTIME };
    expect(await placesIn("doc.kml", KML)).toMatchObject([place]);
    const kmz = zipSync({ "doc.kml": strToU8(KML), "images/icon-1.png": new Uint8Array(20) });
    expect(await placesIn("Paris.kmz", kmz)).toMatchObject([place]);
  });

  it("GPX of Organic Maps and OsmAnd", async () => {
    const gpx = `<gpx version="1.1" creator="OsmAnd" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><name>favorites</name></metadata>
      <wpt lat="48.85355" lon="2.38068"><name>Septime</name><desc>Good</desc><type>Dinner</type></wpt>
      <trk><name>Walk</name><trkseg><trkpt lat="48.8" lon="2.3"/></trkseg></trk></gpx>`;
    expect(await placesIn("favorites.gpx", gpx)).toMatchObject([
      { name: "Septime", note: "Good", coordinates: SEPTIME },
    ]);
  });

  it("GeoJSON and CSV of Mapstr", async () => {
    const feature = {
      type: "Feature",
      geometry: point(SEPTIME),
      properties: {
        name: "Septime",
        address: "80 Rue de Charonne, Paris",
        userComment: "With Zoé",
        tags: [{ name: "dinner", color: "#ff0000" }],
      },
    };
    const place = { name: "Septime", address: "80 Rue de Charonne, Paris", note: "With Zoé", coordinates: SEPTIME };
    const collection = JSON.stringify({ type: "FeatureCollection", features: [feature] });
    expect(await placesIn("mapstr.geojson", collection)).toMatchObject([place]);
    const csv =
      'name,address,lat,lng,tags,comment\nSeptime,"80 Rue de Charonne, Paris",48.85355,2.38068,dinner,With Zoé\n';
    expect(await placesIn("mapstr.csv", csv)).toMatchObject([place]);
  });

  it("GeoJSON of uMap, and a whole map of uMap with several layers", async () => {
    const feature = (name: string) => ({ type: "Feature", geometry: point(SEPTIME), properties: { name } });
    const layer = (name: string) => ({
      type: "FeatureCollection",
      features: [feature(name)],
      _umap_options: { name: "Layer" },
    });
    expect(await placesIn("layer.geojson", JSON.stringify(layer("A")))).toMatchObject([{ name: "A" }]);
    const map = {
      type: "umap",
      uri: "https://umap.example/1",
      properties: { zoom: 12 },
      layers: [layer("A"), layer("B")],
    };
    expect(await placesIn("map.umap", JSON.stringify(map))).toMatchObject([
      { name: "A", coordinates: SEPTIME },
      { name: "B", coordinates: SEPTIME },
    ]);
  });

  it("exports of this product, with the ids of the places and without the product's descriptions", async () => {
    const csv = [
      "id,name,types,placeStatus,sourceId,licence,address,latitude,longitude,description",
      'septime,\'=Septime,Restaurant,Open,x,ODbL,"80 Rue de Charonne, 75011 Paris",48.85355,2.38068,Ours',
    ].join("\n");
    expect(await placesIn("places.csv", csv)).toMatchObject([{ placeId: "septime", name: "=Septime", note: null }]);
  });

  it("exports of a list as GPX, with the visitor's notes instead of the product's descriptions", async () => {
    const waypoint = (texts: string) => `<wpt lat="48.85355" lon="2.38068"><name>Septime</name>${texts}</wpt>`;
    const gpx = `<gpx version="1.1" creator="Flâneur" xmlns="http://www.topografix.com/GPX/1/1">
      ${waypoint("<cmt>Book early.</cmt><desc>80 Rue de Charonne&#10;Ours</desc>")}
      ${waypoint("<desc>80 Rue de Charonne&#10;Ours</desc>")}</gpx>`;
    expect(await placesIn("list.gpx", gpx)).toMatchObject([{ note: "Book early." }, { note: null }]);
    const ofAnotherProgram = gpx.replace("Flâneur", "OsmAnd");
    expect(await placesIn("list.gpx", ofAnotherProgram)).toMatchObject([
      { note: "80 Rue de Charonne\nOurs" },
      { note: "80 Rue de Charonne\nOurs" },
    ]);
  });

  it("exports of a list, with the visitor's notes", async () => {
    const csv = [
      "id,name,types,placeStatus,sourceId,licence,address,latitude,longitude,description,note",
      'septime,Septime,Restaurant,Open,x,ODbL,"80 Rue de Charonne, 75011 Paris",48.85355,2.38068,Ours,\'=Book early.',
    ].join("\n");
    expect(await placesIn("list.csv", csv)).toMatchObject([{ placeId: "septime", note: "=Book early." }]);
    const properties = {
      name: "Septime",
      types: ["Bar"],
      placeStatus: "Open",
      sourceId: "x",
      licence: "ODbL",
      note: "'Hm",
    };
    const features = [{ type: "Feature", id: "a", properties, geometry: point(SEPTIME) }];
    const list = JSON.stringify({ type: "FeatureCollection", features });
    expect(await placesIn("list.geojson", list)).toMatchObject([{ placeId: "a", note: "'Hm" }]);
  });

  it.each(["'+1 Bar", "'@home", "'=Septime", "'-Septime"])(
    "GeoJSON exports of this product, in which the name %s keeps its apostrophe",
    async (name) => {
      const properties = { name, types: ["Bar"], placeStatus: "Open", sourceId: "x", licence: "ODbL" };
      const features = [{ type: "Feature", id: "a", properties, geometry: point(SEPTIME) }];
      const places = await placesIn("places.geojson", JSON.stringify({ type: "FeatureCollection", features }));
      expect(places).toMatchObject([{ placeId: "a", name }]);
    },
  );

  it("lines of GeoJSON, without the lines that are nested too deeply", async () => {
    const feature = (coordinates: string) =>
      `{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":${coordinates}}}\n`;
    const deep = feature(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    const lines = `${feature("[2.38068,48.85355]")}${deep}`;
    expect(await read("lines.geojsonl", lines)).toMatchObject({ places: [{ coordinates: SEPTIME }], unreadable: 1 });
  });

  it("a table within half a minute, although 20,000 of its rows have a quote that is never closed", async () => {
    const csv = `name,address,note\nSeptime,,\n${'x",""",y\n'.repeat(20_000)}`;
    const begin = performance.now();
    expect(await read("quotes.csv", csv)).toMatchObject({ places: [{ name: "Septime" }], unreadable: 20_000 });
    expect(performance.now() - begin).toBeLessThan(30_000);
  });

  it("a table with rows that have only separators, which are not places that cannot be read", async () => {
    const csv = `${";;\n".repeat(30)}Nom;Adresse;Ville\n;;\nSeptime;80 rue de Charonne;Paris\n" ";;\n`;
    const { places, unreadable } = await read("empty-rows.csv", csv);
    expect([places.map(({ name }) => name), unreadable]).toEqual([["Septime"], 0]);
  });

  it("a table of names and addresses without positions", async () => {
    const csv = "Nom;Adresse;Code postal\nSeptime;80 rue de Charonne;75011\n";
    expect(await placesIn("liste.csv", csv)).toMatchObject([{ name: "Septime", address: "80 rue de Charonne, 75011" }]);
  });

  it.each(["name\nSeptime\nCafé de Flore\n", '"Nom"\r\n"Septime"\r\n"Café de Flore"', "Titre\nSeptime\nCafé de Flore"])(
    "a table with one column: %j",
    async (csv) => {
      expect(await placesIn("names.csv", csv)).toMatchObject([{ name: "Septime" }, { name: "Café de Flore" }]);
    },
  );

  it.each([
    ["old.csv", "name,lat,lon\nCafé,48.86,2.34\n"],
    ["old.txt", "name,lat,lon\nCafé,48.86,2.34\n"],
    ["old.txt", "Nom\tAdresse\tTéléphone\nCafé\t80 rue de Charonne\t01\n"],
    ["old.txt", "Café\n"],
  ])("a table or a list in ISO 8859-1: %s with %j", async (name, text) => {
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await placesIn(name, latin)).toMatchObject([{ name: "Café" }]);
  });

  it("a file of text with one name in each line", async () => {
    expect(await placesIn("paris.txt", "Septime\nCafé de Flore\n")).toMatchObject([
      { name: "Septime" },
      { name: "Café de Flore" },
    ]);
  });
});

/** Returns a copy of an archive with the encryption flag of a file set in its local header and central directory. */
function encrypted(archive: Uint8Array, name: string): Uint8Array {
  const copy = Buffer.from(archive);
  const before = copy.indexOf(name) - 30;
  const inDirectory = copy.lastIndexOf(name) - 46;
  copy.writeUInt8(1, before + 6);
  copy.writeUInt8(1, inDirectory + 8);
  return new Uint8Array(copy);
}

describe("a file is refused", () => {
  it.each([
    ["empty.json", "", "empty"],
    ["settings.json", '{"theme": "dark"}', "format"],
    ["page.html", "<!doctype html><title>Sign in</title>", "format"],
    ["scan.pdf", "%PDF-1.7", "format"],
    [
      "cut.json",
      '{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"name": "A"}},',
      "damaged",
    ],
    ["numbers.csv", "a,b\n1,2\n", "header"],
    ["notes.txt", "{\\rtf1\\ansi Septime}", "format"],
    ["cut.kml", "<kml><Document><Placemark><name>A", "damaged"],
  ])("with an error that names the kind of problem: %s", async (name, content, problem) => {
    await expect(read(name, content)).rejects.toMatchObject({ name: "ImportFileError", problem });
  });

  it.each([
    ["gzip", [0x1f, 0x8b, 8, 0]],
    ["7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ])("when it is an archive in another format: %s", async (_, start) => {
    const content = Uint8Array.from([...start, ...new Array(80).fill(0x41)]);
    await expect(read("takeout.tgz", content)).rejects.toMatchObject({ problem: "packed" });
    await expect(read("takeout.txt", content)).rejects.toMatchObject({ problem: "packed" });
  });

  it("when the archives in it unpack to too many bytes", async () => {
    const bomb = zipSync({ "doc.kml": new Uint8Array(SAVED_LIMITS.unpackedBytes) });
    await expect(read("bomb.zip", zipSync({ "a.kmz": bomb }))).rejects.toMatchObject({ problem: "unpacks too large" });
  });

  it("when it is too large, before its content is read", async () => {
    const content = new Uint8Array(SAVED_LIMITS.bytes + 1);
    await expect(read("large.csv", content)).rejects.toMatchObject({ problem: "too large" });
  });

  it("when it has too many places", async () => {
    const csv = `name,address\n${"Septime,Paris\n".repeat(SAVED_LIMITS.places + 1)}`;
    await expect(read("many.csv", csv)).rejects.toMatchObject({ problem: "too many" });
    expect(() => readPastedPlaces("list", csv, { origin: null })).toThrow("more than 2000 places");
  });

  it("when it is nested too deeply", async () => {
    await expect(read("deep.json", "[".repeat(10_000))).rejects.toThrow("nested deeper");
    await expect(read("deep.kml", `<kml>${"<Folder>".repeat(10_000)}`)).rejects.toThrow("nested deeper");
  });

  it("when it is an archive that unpacks to too many bytes", async () => {
    const archive = zipSync({ "bomb.csv": new Uint8Array(SAVED_LIMITS.unpackedBytes + 1) });
    expect(archive.length).toBeLessThan(100_000);
    await expect(read("bomb.zip", archive)).rejects.toMatchObject({ problem: "unpacks too large" });
  });

  it("when it is an archive with a file of places that is protected by a password", async () => {
    const archive = encrypted(zipSync({ "doc.kml": strToU8(KML) }), "doc.kml");
    await expect(read("a.kmz", archive)).rejects.toMatchObject({ problem: "protected" });
    const later = zipSync({ "Paris/": new Uint8Array(), "Paris/a.kml": strToU8(KML), "Paris/b.kml": strToU8(KML) });
    await expect(read("a.zip", encrypted(later, "Paris/b.kml"))).rejects.toMatchObject({ problem: "protected" });
    const picture = zipSync({ "a.png": new Uint8Array(10), "doc.kml": strToU8(KML) });
    expect(await placesIn("a.zip", encrypted(picture, "a.png"))).toMatchObject([{ name: "Septime & co" }]);
  });

  it("with the reason when it is an archive with a compression that is not supported", async () => {
    const archive = zipSync({ "doc.kml": strToU8(KML) });
    // The method 9 is Deflate64, which Windows uses for files of more than 2 GB.
    archive[8] = 9;
    await expect(read("a.kmz", archive)).rejects.toMatchObject({
      problem: "damaged",
      message: expect.stringContaining("unknown compression type 9"),
    });
  });

  it("when it is an archive that is cut short or has no files of places", async () => {
    const archive = zipSync({ "doc.kml": strToU8(KML.repeat(20)) }, { level: 0 });
    await expect(read("a.kmz", archive.subarray(0, 400))).rejects.toMatchObject({ problem: "damaged" });
    const pictures = zipSync({ "a.png": new Uint8Array(10) });
    await expect(read("a.zip", pictures)).rejects.toMatchObject({ problem: "format" });
  });
});

describe("the name and the note of a saved place", () => {
  it("have limited lengths, and no characters that hide or reorder others", async () => {
    const name = `A\u202Eb\u0007${"x".repeat(1_000)}`;
    const json = JSON.stringify({
      type: "FeatureCollection",
      features: [
        { type: "Feature", geometry: null, properties: { name, description: `a\nb\u0000${"y".repeat(9_000)}` } },
      ],
    });
    const [place] = await placesIn("long.geojson", json);
    expect(place?.name).toHaveLength(SAVED_LIMITS.name);
    expect(place?.name).not.toMatch(/[\p{Cc}\u202E]/u);
    expect(place?.note?.slice(0, 3)).toBe("a\nb");
    expect(place?.note).toHaveLength(SAVED_LIMITS.note);
  });
});

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((written) => `n${written.replace(/[\p{Cc}\s]+/gu, " ")}`.trim());
const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(6)));
const savedPlaces: fc.Arbitrary<SavedPlace> = fc.record({
  name: text,
  address: fc.option(text),
  coordinates: fc.option(fc.record({ latitude: degrees(48.8, 48.9), longitude: degrees(2.25, 2.45) })),
  placeId: fc.constant(null),
  note: fc.option(text),
  url: fc.constant(null),
});
// Reading changes some texts on purpose: it decodes entities, and removes direction marks. These texts are left out of
// the property below.
const isPlain = (value: string | null) => value === null || !/[&\u202A-\u202E\u2066-\u2069]/u.test(value);

describe("the GeoJSON of places", () => {
  it("is read again as the same places", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          savedPlaces.filter(({ name, address, note }) => [name, address, note].every(isPlain)),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        async (places) => {
          expect(await placesIn("not-found.geojson", toGeoJson(places))).toEqual(places);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("any bytes", () => {
  it("are read or refused with an ImportFileError", async () => {
    const start = fc.constantFrom(
      "",
      "{",
      "[{",
      "<kml>",
      "<gpx>",
      "PK\u0003\u0004",
      "name,lat,lon\n",
      "Title,URL\n",
      '{"layers":[',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("a.json", "a.csv", "a.kml", "a.kmz", "a.txt", "a"),
        start,
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.string({ unit: "binary" }).map((written) => strToU8(written)),
        ),
        async (name, beginning, rest) => {
          const result = await read(name, new Uint8Array([...strToU8(beginning, true), ...rest])).catch(
            (error) => error,
          );
          if (result instanceof Error) expect(result).toMatchObject({ name: "ImportFileError" });
          else expect(result.places.length).toBeLessThanOrEqual(SAVED_LIMITS.places);
        },
      ),
      { numRuns: 500 },
    );
  });
});
