import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readPastedPlaces, readSavedPlaces } from "./read-saved-places.ts";

const paste = (text: string) => readPastedPlaces("list", text, { origin: null }).places;
const rowsOf = (...rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join("\t")).join("\r\n");

const SEPTIME = { name: "Septime", address: "80 Rue de Charonne, 75011 Paris" };

describe("a table that is pasted from a spreadsheet", () => {
  it("is read by its header", () => {
    const text = rowsOf(
      ["Nom", "Adresse", "Notes", "Prix"],
      ["Septime", "80 Rue de Charonne, 75011 Paris", "réserver", "€€€"],
      ["Clamato", "80 Rue de Charonne, 75011 Paris", "", ""],
    );
    expect(paste(text)).toMatchObject([
      { ...SEPTIME, note: "réserver" },
      { name: "Clamato", note: null },
    ]);
  });

  it("may have line breaks in its cells, decimal commas, and links to maps", () => {
    const text = rowsOf(["Place", "Latitude", "Longitude", "Notes"], ["Septime", "48,8535", "2,3807", '"book\nahead"']);
    expect(paste(text)).toMatchObject([
      { name: "Septime", coordinates: { latitude: 48.8535, longitude: 2.3807 }, note: "book\nahead" },
    ]);
    const links = rowsOf(["Restaurant", "Où"], ["Septime", "https://www.google.com/maps/place/x/@48.8535,2.3807,17z"]);
    expect(paste(links)).toMatchObject([{ name: "Septime", coordinates: { latitude: 48.8535, longitude: 2.3807 } }]);
  });

  it("is read without a header by what its cells look like", () => {
    const text = rowsOf(
      ["1", "Septime", "Restaurant", "80 Rue de Charonne, 75011 Paris", "book ahead"],
      ["2", "Le Perchoir", "Bar", "48.8647", "2.3821", "https://leperchoir.fr"],
    );
    expect(paste(text)).toMatchObject([
      { ...SEPTIME, note: "Restaurant\nbook ahead" },
      { name: "Le Perchoir", note: "Bar", coordinates: { latitude: 48.8647, longitude: 2.3821 } },
    ]);
  });

  it.each([";", ",", "|"])("may be separated by %j if it has a header", (separator) => {
    expect(paste(["Name", "Notes"].join(separator).concat("\n", ["Septime", "fish"].join(separator)))).toMatchObject([
      { name: "Septime", note: "fish" },
    ]);
  });

  it("may be a table in Markdown", () => {
    expect(paste("| Name | Notes |\n|---|:--|\n| Septime | fish |")).toMatchObject([{ name: "Septime", note: "fish" }]);
  });

  it("loses its heading if it has only one column", () => {
    expect(paste("Restaurants\n- Septime, 80 Rue de Charonne, 75011 Paris\n- Clamato")).toMatchObject([
      SEPTIME,
      { name: "Clamato" },
    ]);
  });
});

describe("a kind of place in the first row of a table", () => {
  it.each([
    ["Septime;Restaurant;80 Rue de Charonne\nLe Perchoir;Bar;14 Rue Crespin du Gast"],
    ["Restaurant;Septime\nBar;Le Perchoir"],
    ["Septime;Restaurant\nLe Perchoir;Bar"],
  ])("is not taken for its header: %j", async (csv) => {
    await expect(readSavedPlaces("a.csv", strToU8(csv), { origin: null })).rejects.toMatchObject({ problem: "header" });
    const places = paste(csv.replaceAll(";", "\t"));
    expect(places.map(({ name }) => name)).toEqual(["Septime", "Le Perchoir"]);
  });

  it("is a title above the header", async () => {
    const csv = "Restaurants\nNom;Adresse\nSeptime;80 Rue de Charonne\n";
    const { places } = await readSavedPlaces("a.csv", strToU8(csv), { origin: null });
    expect(places).toMatchObject([{ name: "Septime", address: "80 Rue de Charonne" }]);
  });
});

describe("a pasted line", () => {
  it("keeps a text after a colon that may be a part of the name", () => {
    expect(paste("Merci: Café\nMusée de l'Homme : exposition\nSeptime: Book two weeks ahead.")).toMatchObject([
      { name: "Merci", note: "Café", wholeName: "Merci: Café" },
      { name: "Musée de l'Homme", note: "exposition" },
      { name: "Septime", note: "Book two weeks ahead." },
    ]);
    expect(paste("Musée de l'Homme : exposition")[0]).not.toHaveProperty("wholeName");
  });

  it("may be only an address", () => {
    expect(paste("80, rue de Charonne, 75011 Paris")).toMatchObject([
      { name: "80 rue de Charonne", address: "75011 Paris" },
    ]);
  });

  it.each(["0,0", "-1, -1", "999,999", "0.0 0.0"])("with the placeholder %s has no position", (line) => {
    expect(paste(line)).toMatchObject([{ name: line.replace(/^-/, ""), address: null, coordinates: null }]);
  });
});

describe("a place that is named by its position", () => {
  it.each(["48.8535, 2.3807", `48°51'12.6"N 2°22'50.5"E`, "(48.853500, 2.380700)"])("has no name: %s", async (name) => {
    const csv = `Title;URL\n"${name.replaceAll('"', '""')}";https://maps.google.com/?cid=1\n`;
    const { places } = await readSavedPlaces("a.csv", strToU8(csv), { origin: null });
    expect(places).toMatchObject([{ name: null, coordinates: { latitude: expect.closeTo(48.8535, 3) } }]);
  });
});

describe("a table in another language or with several columns of a kind", () => {
  it.each([
    "Titel;Adresse;Notiz",
    "Nombre;Dirección;Notas",
    "Nome;Indirizzo;Note",
    "Bezeichnung;Straße;Kommentar",
    "Ort;Anschrift;Beschreibung",
    "Lugar;Dirección;Comentario",
  ])("has the headings %s", async (header) => {
    const csv = `${header}\nSeptime;80 Rue de Charonne;fish\n`;
    const { places } = await readSavedPlaces("a.csv", strToU8(csv), { origin: null });
    expect(places).toMatchObject([{ name: "Septime", address: "80 Rue de Charonne", note: "fish" }]);
  });

  it("has the name of the company where the sign is empty, and all notes", async () => {
    const csv =
      "Numéro et voie;Nom de la société;Nom de l'enseigne;Note;Commentaire;geo_point_2d\n" +
      "80 RUE DE CHARONNE;SEPTIME SARL;SEPTIME;fish;garden;48.8535, 2.3807\n" +
      "14 RUE X;PERCHOIR SAS;;;;48.8647, 2.3821\n";
    const { places } = await readSavedPlaces("terrasses.csv", strToU8(csv), { origin: null });
    expect(places).toMatchObject([
      { name: "SEPTIME", address: "80 RUE DE CHARONNE", note: "fish\ngarden", coordinates: { latitude: 48.8535 } },
      { name: "PERCHOIR SAS", coordinates: { latitude: 48.8647 } },
    ]);
  });

  it("has addresses in a column for positions", async () => {
    const csv = "Place,Location\nSeptime,80 Rue de Charonne\n";
    const { places } = await readSavedPlaces("a.csv", strToU8(csv), { origin: null });
    expect(places).toMatchObject([{ name: "Septime", address: "80 Rue de Charonne", coordinates: null }]);
  });
});

describe("a response of Overpass", () => {
  it("gives the positions of its elements, and no position for a placeholder and for a way without one", async () => {
    const tags = { amenity: "cafe", name: "Café" };
    const elements = [
      { type: "node", id: 1, lat: 48.8535, lon: 2.3807, tags },
      { type: "way", id: 2, center: { lat: 48.8535, lon: 2.3807 }, tags },
      { type: "node", id: 3, lat: 0, lon: 0, tags },
      { type: "way", id: 4, nodes: [1, 2], tags },
      { type: "relation", id: 5, center: { lat: -999, lon: -999 }, tags },
    ];
    const { places } = await readSavedPlaces("a.json", strToU8(JSON.stringify({ elements })), { origin: null });
    const at = { latitude: 48.8535, longitude: 2.3807 };
    expect(places.map(({ coordinates }) => coordinates)).toEqual([at, at, null, null, null]);
  });
});
