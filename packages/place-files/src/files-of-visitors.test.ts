import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readPastedPlaces, readSavedPlaces } from "./read-saved-places.ts";

const read = async (name: string, content: string) =>
  (await readSavedPlaces(name, strToU8(content), { origin: null })).places;

describe("a table that a visitor has written", () => {
  it.each([
    "Place",
    "Restaurant",
    "Venue",
    "Bar",
    "Spot",
    "Where",
    "Name of place",
    "Lieu",
    "Établissement",
    "Où",
    "nom_enseigne",
    "nom_societe",
  ])("has its names in a column %s", async (heading) => {
    expect(await read("a.csv", `${heading},Cuisine\nSeptime,French\n`)).toMatchObject([{ name: "Septime" }]);
  });

  it.each([";", "\t"])("has links to a map in any column, separated by %j", async (separator) => {
    const rows = [
      ["Nom", "Lien"],
      ["Musée Rodin", "https://www.google.com/maps/place/x/@48.8553,2.3158,17z"],
    ].map((cells) => cells.join(separator));
    expect(await read("a.csv", rows.join("\n"))).toMatchObject([
      { name: "Musée Rodin", coordinates: { latitude: 48.8553, longitude: 2.3158 } },
    ]);
  });

  it("has notes without markup", async () => {
    const csv = 'name,lat,lng,description\nMusée Rodin,48.8553,2.3158,"<div>Lovely&nbsp;<b>garden</b><br>Sun</div>"\n';
    expect(await read("a.csv", csv)).toMatchObject([{ note: "Lovely garden\nSun" }]);
  });
});

describe("a file of a map", () => {
  it("that was converted from Takeout has the names in its field of JSON", async () => {
    const location =
      "{ &quot;address&quot;: &quot;77 Rue de Varenne&quot;, &quot;name&quot;: &quot;Musée Rodin&quot; }";
    const kml = `<kml><Placemark><ExtendedData><SchemaData><SimpleData name="location">${location}</SimpleData></SchemaData></ExtendedData><Point><coordinates>2.3158,48.8553</coordinates></Point></Placemark></kml>`;
    expect(await read("a.kml", kml)).toMatchObject([{ name: "Musée Rodin", address: "77 Rue de Varenne" }]);
  });

  it("that only points to a map on the web is refused with what to do", async () => {
    const kml =
      "<kml><Document><NetworkLink><Link><href>https://example.org</href></Link></NetworkLink></Document></kml>";
    await expect(read("a.kml", kml)).rejects.toMatchObject({ problem: "network link" });
  });

  it("that has only routes is refused with what to do", async () => {
    await expect(read("a.gpx", '<gpx><rte><rtept lat="48.8" lon="2.3"/></rte></gpx>')).rejects.toMatchObject({
      problem: "routes",
    });
  });
});

describe("a pasted list", () => {
  it("has names with an address in parentheses, names with a note, and headings", () => {
    const text =
      "2) Café de Flore (172 Bd Saint-Germain)\n\nDay 2:\nJardin du Luxembourg: picnic\n* Musée d'Orsay ⭐️⭐️⭐️";
    expect(readPastedPlaces("list", text, { origin: null }).places).toMatchObject([
      { name: "Café de Flore", address: "172 Bd Saint-Germain", note: null },
      { name: "Jardin du Luxembourg", note: "picnic" },
      { name: "Musée d'Orsay" },
    ]);
  });
});
