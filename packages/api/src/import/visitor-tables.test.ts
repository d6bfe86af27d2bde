import { describe, expect, it } from "vitest";
import { collect, scratchFile } from "./fixtures/scratch.ts";
import { readPlaces } from "./readers.ts";

async function read(name: string, text: string) {
  const rows = await collect(readPlaces(await scratchFile(name, text), { type: "Museum" }));
  return rows.map((row) => (row.kind === "place" ? row.place : row.reason));
}

const RODIN = { name: "Musée Rodin", coordinates: { latitude: 48.8553, longitude: 2.3158 } };
const LINK = "https://www.google.com/maps/place/x/@48.8553,2.3158,17z";
const feature = (properties: object, coordinates = [2.3158, 48.8553]) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: [{ type: "Feature", geometry: { type: "Point", coordinates }, properties }],
  });

describe("an imported table", () => {
  it.each([
    ["Nom;Lien", `Musée Rodin;${LINK}`],
    ["Nom\tRepérage", `Musée Rodin\t${LINK}`],
    ["Museum,Notes", `Musée Rodin,"garden (${LINK})"`],
    ["Name,Map", "Musée Rodin,https://www.openstreetmap.org/?mlat=48.8553&mlon=2.3158"],
    ["Otsikko,Muistiinpano,URL", `Musée Rodin,,"${LINK}"`],
  ])("has positions from links to maps in any column: %s", async (header, row) => {
    expect(await read("a.csv", `${header}\n${row}\n`)).toMatchObject([RODIN]);
  });

  it("has the columns of the city's file of terraces", async () => {
    const csv = "nom_enseigne;nom_societe;geo_point_2d\nMusée Rodin;SARL;48.8553, 2.3158\n;Musée Rodin;48.86, 2.34\n";
    expect(await read("terrasses.csv", csv)).toMatchObject([RODIN, { name: "Musée Rodin" }]);
  });
});

describe("an imported place of Google Takeout", () => {
  it("has the name and the position of its link if the file has no others", async () => {
    const url = "http://maps.google.com/maps/place/Mus%C3%A9e+Rodin/@48.8553,2.3158,17z";
    expect(await read("Saved Places.json", feature({ google_maps_url: url }, [0, 0]))).toMatchObject([RODIN]);
  });
});

describe("an imported description", () => {
  const html = "<div>Lovely&nbsp;<b>garden</b><br>Sun</div>";
  it.each([
    ["a.csv", `name,lat,lng,description\nMusée Rodin,48.8553,2.3158,"${html}"\n`],
    ["a.geojson", feature({ name: "Musée Rodin", description: html })],
    ["osm.geojson", feature({ tourism: "museum", name: "Musée Rodin", description: html })],
    [
      "a.umap",
      JSON.stringify({ type: "umap", layers: [JSON.parse(feature({ name: "Musée Rodin", description: html }))] }),
    ],
    [
      "Saved Places.json",
      feature({ google_maps_url: "http://maps.google.com/?cid=1", location: { name: "Musée Rodin" }, Comment: html }),
    ],
    [
      "a.gpx",
      `<gpx><wpt lat="48.8553" lon="2.3158"><name>Musée Rodin</name><desc><![CDATA[${html}]]></desc></wpt></gpx>`,
    ],
    [
      "a.kml",
      `<kml><Placemark><name>Musée Rodin</name><description><![CDATA[${html}]]></description><Point><coordinates>2.3158,48.8553</coordinates></Point></Placemark></kml>`,
    ],
  ])("has no markup in %s", async (name, text) => {
    expect(await read(name, text)).toMatchObject([{ ...RODIN, description: "Lovely garden Sun" }]);
  });
});

describe("an imported placeholder of a position", () => {
  it("is no position in a response of Overpass", async () => {
    const elements = [{ type: "node", id: 1, lat: 0, lon: 0, tags: { tourism: "museum", name: "Musée Rodin" } }];
    expect(await read("a.json", JSON.stringify({ elements }))).toEqual(["no coordinates"]);
  });
});
