import { distanceKm } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { ARCHIVES, geocodingOver, keep, place, short } from "../../testing/geocoding.ts";
import { places, streets } from "../db/schema.ts";

describeOnBoth("geocoding an address", (database) => {
  const { forward, reverse } = geocodingOver(database);

  it("returns a house number of the register in the format of Google's API", async () => {
    expect(await forward("10 rue des Archives, 75004 Paris, France")).toEqual([
      {
        formatted_address: ARCHIVES,
        geometry: {
          location: { lat: 48.8575, lng: 2.3541 },
          location_type: "ROOFTOP",
          viewport: {
            northeast: { lat: 48.858849, lng: 2.35615 },
            southwest: { lat: 48.856151, lng: 2.35205 },
          },
        },
        place_id: "address:75004-rue-des-archives-10",
        types: ["street_address"],
        address_components: [
          { long_name: "10", short_name: "10", types: ["street_number"] },
          { long_name: "Rue des Archives", short_name: "Rue des Archives", types: ["route"] },
          { long_name: "Paris", short_name: "Paris", types: ["locality", "political"] },
          { long_name: "France", short_name: "FR", types: ["country", "political"] },
          { long_name: "75004", short_name: "75004", types: ["postal_code"] },
        ],
      },
    ]);
  });

  it.each([
    ["10 bis rue des archives", "10 bis Rue des Archives, 75004"],
    ["10b, r. des archives", "10 bis Rue des Archives, 75004"],
    ["PARIS 75004, 10 RUE DES ARCHIVES", "10 Rue des Archives, 75004"],
    ["rue des archives 10", "10 Rue des Archives, 75004"],
    ["Paris, 60 rue archives", "60 Rue des Archives, 75003"],
    ["5 fbg st antoine", "5 Rue du Faubourg Saint-Antoine, 75011"],
    ["5 r du fbg st-antoine 11e", "5 Rue du Faubourg Saint-Antoine, 75011"],
    ["12 rue Lauriston, 75116 Paris", "12 Rue Lauriston, 75016"],
    ["7 place du Carrousel", "7 Place du Carrousel, 75001"],
    ["109 rue vieille du temple", "109 Rue Vieille du Temple, 75003"],
    ["12 boulevard voltaire", "12 Boulevard Voltaire, 75011"],
  ])("finds %s", async (address, found) => {
    const [first] = await forward(address);
    expect(first?.formatted_address.replace(" Paris, France", "") ?? null).toBe(found);
  });

  it.each([
    ["avenue du maréchal Foch", "Avenue Foch, 75016"],
    ["av. du Mal Foch", "Avenue Foch, 75016"],
    ["bd du maréchal Lannes", "Boulevard Lannes, 75016"],
    ["rue du docteur Roux", "Rue du Docteur Roux, 75015"],
    ["sortie 2 métro Oberkampf", "Oberkampf, 75011"],
    ["sortie n°2 métro Oberkampf", "Oberkampf, 75011"],
    ["sortie métro Oberkampf 2", "Oberkampf, 75011"],
    ["exit 3 Bastille station", "Bastille, 75004"],
    ["exit 3 of the Bastille metro station", "Bastille, 75004"],
    ["Exit 1, Bastille station", "Bastille, 75004"],
    ["ligne 4 Alésia", "Alésia, 75014"],
    ["Alésia ligne 4", "Alésia, 75014"],
    ["T3 porte de Vincennes", "Porte de Vincennes, 75020"],
    ["rd pt des Champs-Elysées", "Rond-point des Champs-Élysées, 75008"],
    ["rd-point champs elysees", "Rond-point des Champs-Élysées, 75008"],
    ["Paris Gare du Nord", "Gare du Nord, 75010"],
    ["Paris Gare de l'Est", "Gare de l'Est, 75010"],
    ["75010 Paris Gare de l'Est", "Gare de l'Est, 75010"],
    ["à Paris, République", "Place de la République, 75011"],
    ["Paris République", "Place de la République, 75011"],
    ["Paris Nation", "Place de la Nation, 75011"],
    ["near Abbesses station", "Abbesses, 75018"],
    ["next to Gare du Nord", "Gare du Nord, 75010"],
    ["près de République", "Place de la République, 75011"],
    ["à côté de la gare du Nord", "Gare du Nord, 75010"],
    ["sortie métro Oberkampf", "Oberkampf, 75011"],
    ["métro Charonne, sortie 3", "Charonne, 75011"],
    ["bercy arena", "Accor Arena, 75012"],
  ])("finds a name without the words around it: %s", async (address, found) => {
    expect(short(await forward(address))[0]).toEqual([found, expect.anything(), "whole"]);
  });

  it.each([
    ["9 rue du sgt bauchat", "9 Rue du Sergent Bauchat, 75012"],
    ["12 rue du card lemoine", "12 Rue du Cardinal Lemoine, 75005"],
    ["5 rue de l'am mouchez", "5 Rue de l'Amiral Mouchez, 75013"],
    ["12 r Ch. Baudelaire", "12 Rue Charles Baudelaire, 75012"],
    ["8 rue jj rousseau", "8 Rue Jean-Jacques Rousseau, 75001"],
    ["80 rue JP Timbaud", "80 Rue Jean-Pierre Timbaud, 75011"],
    ["16 av pres wilson", "16 Avenue du Président Wilson, 75016"],
    ["10 rue cl bernard", "10 Rue Claude Bernard, 75005"],
    ["17 rue alex dumas", "17 Rue Alexandre Dumas, 75011"],
    ["77 bd Barbès 18", "77 Boulevard Barbès, 75018"],
    ["44 rue des martyrs, 9", "44 Rue des Martyrs, 75009"],
  ])("finds the house of an abbreviated address: %s", async (address, found) => {
    expect(short(await forward(address))[0]).toEqual([found, expect.anything(), "whole"]);
  });

  it.each(["5 rue de PARIS", "rue de paris", "Paris Orly"])("finds no street with another name: %s", async (address) =>
    expect(await forward(address)).toEqual([]),
  );

  it("returns only the part of a street that contains the number", async () => {
    expect(await forward("10 rue des Archives")).toHaveLength(1);
  });

  it("returns a park that is also a place only once", async () => {
    expect(await forward("parc monceau")).toHaveLength(1);
  });

  it("finds a street in all its arrondissements, or in the arrondissement of the query", async () => {
    expect(short(await forward("rue des Archives"))).toEqual([
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "whole"],
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "whole"],
    ]);
    expect(short(await forward("rue des Archives, Paris 3e"))).toEqual([
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "whole"],
    ]);
    expect(short(await forward("rue des Archives, 75011"))).toEqual([
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "partial"],
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "partial"],
    ]);
    expect(short(await forward("esplanade valery giscard d'estaing"))).toEqual([
      ["Esplanade Valéry Giscard d’Estaing, 75007", "GEOMETRIC_CENTER", "whole"],
    ]);
  });

  it.each([
    ["14 rue des Archives", "14 Rue des Archives, 75004", "RANGE_INTERPOLATED"],
    ["24 rue des Archives, 75004", "24 Rue des Archives, 75004", "RANGE_INTERPOLATED"],
    ["10 ter rue des Archives", "10 ter Rue des Archives, 75004", "RANGE_INTERPOLATED"],
    ["98 rue des Archives", "Rue des Archives, 75003", "GEOMETRIC_CENTER"],
    ["399 rue des Archives, 75004", "Rue des Archives, 75004", "GEOMETRIC_CENTER"],
    ["103 v rue vieille du temple", "103 V Rue Vieille du Temple, 75003", "RANGE_INTERPOLATED"],
    ["8 esplanade valery giscard d'estaing", "Esplanade Valéry Giscard d’Estaing, 75007", "GEOMETRIC_CENTER"],
  ])("returns the nearest match for %s as a partial match", async (address, found, type) => {
    expect(short(await forward(address))[0]).toEqual([found, type, "partial"]);
  });

  it("ranks the part of a street with the nearest numbers first", async () => {
    expect(short(await forward("399 rue de Rivoli")).map(([found]) => found)).toEqual([
      "Rue de Rivoli, 75001",
      "Rue de Rivoli, 75004",
    ]);
    expect(short(await forward("30 rue de Rivoli")).map(([found]) => found)).toEqual([
      "30 Rue de Rivoli, 75004",
      "Rue de Rivoli, 75001",
    ]);
  });

  it("estimates the position of a number with a rare suffix from the neighbouring houses", async () => {
    const [found] = await forward("103 v rue vieille du temple");
    expect(found?.geometry.location.lat).toBeCloseTo(48.8599 + (0.0006 * 4) / 10, 6);
  });

  it("returns an exact match for a house number between two known numbers, at most 20 m from the house", async () => {
    const [found] = await forward("103 rue vieille du temple");
    expect(short(found === undefined ? [] : [found])).toEqual([
      ["103 Rue Vieille du Temple, 75003", "ROOFTOP", "whole"],
    ]);
    const { lat = 0, lng = 0 } = found?.geometry.location ?? {};
    const inRegister = { latitude: 48.860427, longitude: 2.361487 };
    expect(distanceKm({ latitude: lat, longitude: lng }, inRegister) * 1_000).toBeLessThan(20);
  });

  it.each([
    ["breizh cafe", "Breizh Café, 109 Rue Vieille du Temple, 75003", "whole"],
    ["MUSEE D'ORSAY", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["musee orsay", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["musee d'orsey", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "partial"],
    ["ritz paris", "Ritz Paris, 15 Place Vendôme, 75001", "whole"],
    ["restaurant le ritz", "Ritz Paris, 15 Place Vendôme, 75001", "whole"],
    ["hôtel ritz", "Ritz Paris, 15 Place Vendôme, 75001", "partial"],
    ["parc monceau", "Parc Monceau, 75008", "whole"],
    ["louvre", "Musée du Louvre, 99 Rue de Rivoli, 75001", "whole"],
    ["louvre, Paris", "Musée du Louvre, 99 Rue de Rivoli, 75001", "whole"],
    ["louvre museum", "Musée du Louvre, 99 Rue de Rivoli, 75001", "whole"],
    ["the orsay museum", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["notre dame cathedral", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "whole"],
    ["notre dame", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "whole"],
    ["Notre-Dame de Paris", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "whole"],
    ["pain vin, 75011", "Pain Vin, 4 Rue Paul Bert, 75011", "whole"],
  ])("finds a place by its name: %s", async (name, found, match) => {
    expect(short(await forward(name))[0]).toEqual([found, "ROOFTOP", match]);
  });

  it("returns a street in the arrondissement of the query before a place of the same name elsewhere", async () => {
    await keep(database().db, [place("square", "Rue des Archives", "Rue des Archives, 75003 Paris", 48.8612, 2.3584)]);
    expect(short(await forward("rue des Archives, 75004"))).toEqual([
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "whole"],
      ["Rue des Archives, 75003", "ROOFTOP", "partial"],
    ]);
    await database().db.delete(places).where(eq(places.id, "square"));
  });

  it("returns every place with the same name, except permanently closed places", async () => {
    expect((await forward("pain vin")).map(({ place_id }) => place_id)).toEqual(["place:chain-11", "place:chain-2"]);
    const closed = {
      ...place("gone", "La Lanterne", "1 Rue Cler, 75007 Paris", 48.857, 2.3057),
      placeStatus: "Permanently Closed" as const,
    };
    await keep(database().db, [closed]);
    expect(await forward("la lanterne")).toEqual([]);
  });

  it.each(["Bastille", "bastille paris", "Bastille, Paris, France"])(
    "returns a square for its name without its type: %s",
    async (name) => {
      const [first] = short(await forward(name));
      expect(first).toEqual(["Place de la Bastille, 75012", "GEOMETRIC_CENTER", "whole"]);
    },
  );

  it("returns a street for its name without a type, unless the name is that of a town", async () => {
    expect(short(await forward("bellechasse"))[0]).toEqual([
      "Rue de Bellechasse, 75007",
      "GEOMETRIC_CENTER",
      "partial",
    ]);
    await keep(database().db, [place("lyon", "Chez Lyonnet", "4 Rue de Lyon, 75012 Paris", 48.8472, 2.3716)]);
    expect((await forward("rue de Lyon"))[0]?.formatted_address).toBe("Rue de Lyon, 75012 Paris, France");
    for (const town of ["Lyon", "lyon, Paris"]) expect(await forward(town)).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "lyon"));
  });

  it.each([
    ["75011", "75011 Paris, France"],
    ["11e", "75011 Paris, France"],
    ["Paris 11", "75011 Paris, France"],
    ["1er arrondissement, Paris", "75001 Paris, France"],
    ["75116", "75016 Paris, France"],
    ["paris", "Paris, France"],
    ["Paris, France", "Paris, France"],
  ])("finds an area: %s", async (address, found) => {
    const results = await forward(address);
    expect(results).toMatchObject([{ formatted_address: found, geometry: { location_type: "APPROXIMATE" } }]);
    const [{ location, viewport } = {}] = results.map(({ geometry }) => geometry);
    expect(location?.lat).toBeGreaterThan(viewport?.southwest.lat ?? Number.NaN);
    expect(location?.lng).toBeLessThan(viewport?.northeast.lng ?? Number.NaN);
  });

  it("returns the initial centre of the maps for the query 'Paris'", async () => {
    const [city] = await forward("Paris");
    expect(city?.geometry.location).toEqual({ lat: 48.8566, lng: 2.3522 });
  });

  it.each([
    ["rue des archivse", "Rue des Archives, 75004"],
    ["10 ruee des Archives", "10 Rue des Archives, 75004"],
    ["3 rue de Belechasse", "3 Rue de Bellechasse, 75007"],
    ["rue du Dmoe", "Rue du Dôme, 75016"],
    ["rue de la Piax", "Rue de la Paix, 75002"],
    ["rue vielle du temple", "Rue Vieille du Temple, 75003"],
    ["5 rue du faubuorg saint antione", "5 Rue du Faubourg Saint-Antoine, 75011"],
  ])("finds a misspelt name: %s", async (address, found) => {
    const [first] = await forward(address);
    expect(first?.formatted_address).toBe(`${found} Paris, France`);
    expect(first?.partial_match).toBe(true);
  });

  it.each([
    "rue xyzzy",
    "rue de Berlin",
    "rue des Archivse, 75018",
    "Lyon",
    "Versailles",
    "Stade de France",
    "La Défense",
    "Gentilly",
    "Berlin, Germany",
    "London",
    "10 rue de Rivoli, 69001 Lyon",
    "10 rue de Rivoli, Lyon",
    "10 rue de Rivoli, Lyon, Paris, France",
    "France",
    "10",
    "rue",
    "cafe, Paris",
    "93100",
    "%",
    "'; drop table places; --",
    "東京",
  ])("returns no result for %s", async (address) => {
    expect(await forward(address)).toEqual([]);
  });

  it.each([
    ["Nation", "Place de la Nation, 75011", "GEOMETRIC_CENTER"],
    ["Belleville", "Belleville, 75020", "APPROXIMATE"],
    ["quartier du Marais", "Le Marais, 75003", "APPROXIMATE"],
    ["Notre-Dame-des-Champs", "Notre-Dame-des-Champs, 75006", "ROOFTOP"],
    ["Latin Quarter", "Quartier Latin, 75005", "APPROXIMATE"],
    ["métro Abbesses", "Abbesses, 75018", "ROOFTOP"],
    ["RER Luxembourg", "Luxembourg, 75006", "ROOFTOP"],
    ["M° Belleville", "Belleville, 75010", "ROOFTOP"],
    ["gare de l'est", "Gare de l'Est, 75010", "ROOFTOP"],
    ["Gare du Luxembourg", "Luxembourg, 75006", "ROOFTOP"],
    ["St Lazare", "Saint-Lazare, 75008", "ROOFTOP"],
    ["Eiffel Tower", "Tour Eiffel, 75007", "ROOFTOP"],
    ["the catacombs of Paris", "Catacombes de Paris, 75014", "ROOFTOP"],
    ["Alexandre III bridge", "Pont Alexandre III, 75007", "GEOMETRIC_CENTER"],
    ["Roland Garros", "Stade Roland-Garros, 75016", "ROOFTOP"],
    ["mairie du 18e", "Mairie du 18e arrondissement, 75018", "ROOFTOP"],
    ["Avenue Foch", "Avenue Foch, 75016", "GEOMETRIC_CENTER"],
    ["pl. d'Italie", "Place d'Italie, 75013", "GEOMETRIC_CENTER"],
  ])("finds streets, stations and sights that were not imported: %s", async (address, found, type) => {
    expect(short(await forward(address))[0]).toEqual([found, type, "whole"]);
  });

  it.each([
    ["montmarte", "Montmartre, 75018"],
    ["metro abesses", "Abbesses, 75018"],
    ["Austerlitz", "Gare d'Austerlitz, 75013"],
    ["rue de la pompr", "Rue de la Pompe, 75016"],
  ])("returns a partial match for %s", async (address, found) => {
    expect(short(await forward(address))[0]).toEqual([found, expect.any(String), "partial"]);
  });

  it("returns a square before a gym that is named after it", async () => {
    await keep(database().db, [place("gym", "Nation", "4 Rue Cler, 75007 Paris", 48.857, 2.306)]);
    expect(short(await forward("nation")).map(([found]) => found)).toEqual([
      "Place de la Nation, 75011",
      "Nation, 75012",
      "Nation, 4 Rue Cler, 75007",
    ]);
    await database().db.delete(places).where(eq(places.id, "gym"));
  });

  it.each(["12rue du bac", "12 rue du bac", "rue du bac 12"])(
    "finds a house by number and street: %s",
    async (address) => {
      expect(short(await forward(address))[0]).toEqual(["12 Rue du Bac, 75007", "ROOFTOP", "whole"]);
    },
  );

  it("finds a house by the everyday name of its square", async () => {
    const [found] = await forward("1 place du trocadéro");
    expect(found?.formatted_address).toBe("1 Place du Trocadéro et du Onze Novembre, 75016 Paris, France");
  });

  it.each(["48.8575, 2.3541", "48,8575 2,3541", "2.3541, 48.8575"])(
    "returns pasted coordinates with the nearest address: %s",
    async (address) => {
      const [found] = await forward(address);
      expect(found).toMatchObject({
        formatted_address: ARCHIVES,
        geometry: { location: { lat: 48.8575, lng: 2.3541 } },
      });
    },
  );

  it("returns no result for pasted coordinates outside Paris", async () => {
    expect(await forward("45.764, 4.8357")).toEqual([]);
  });

  it("returns the point of a link to Google Maps of more than 400 characters", async () => {
    const link = `https://www.google.com/maps/place/Archives/@48.85,2.35,17z/data=!3d48.8575!4d2.3541!16s${"x".repeat(400)}`;
    const [found] = await forward(link);
    expect(found).toMatchObject({ geometry: { location: { lat: 48.8575, lng: 2.3541 } } });
  });

  it("returns no result for a text of more than 200 characters that is not a link to a map", async () => {
    expect(await forward(`107 avenue victor hugo, ${" ".repeat(200)} paris`)).toEqual([]);
  });

  it.each([
    ["victor hugo avenue 107", "107 Avenue Victor Hugo, 75016", "ROOFTOP", "whole"],
    ["107 victor hugo avenue, XVIe", "107 Avenue Victor Hugo, 75016", "ROOFTOP", "whole"],
    ["107 victor hugo, seizième arrondissement", "107 Avenue Victor Hugo, 75016", "ROOFTOP", "partial"],
    ["12 bac street", "12 Rue du Bac, 75007", "ROOFTOP", "whole"],
    ["87 Avenue France", "87 Avenue de France, 75013", "ROOFTOP", "whole"],
    ["12 rue du bac, 3e étage, bât. B, Paris 7e", "12 Rue du Bac, 75007", "ROOFTOP", "whole"],
    ["Le Bon Coin, 12 rue du Bac, Paris", "12 Rue du Bac, 75007", "ROOFTOP", "partial"],
    ["24 rue des rosier", "24 Rue des Rosiers, 75004", "ROOFTOP", "partial"],
    ["107 avenue victtor hogo", "107 Avenue Victor Hugo, 75016", "ROOFTOP", "partial"],
  ])("finds an address in another order or wording: %s", async (address, found, type, match) => {
    expect(short(await forward(address))[0]).toEqual([found, type, match]);
  });

  it.each([
    ["angle rue de Rivoli et rue des Archives", "Rue de Rivoli & Rue des Archives, 75004", "whole"],
    ["corner of rue de Rivoli and rue des Archives", "Rue de Rivoli & Rue des Archives, 75004", "whole"],
    ["rue de Rivoli / rue des Archives", "Rue de Rivoli & Rue des Archives, 75004", "whole"],
    ["à l’angle des rues Oberkampf et Saint-Maur", "Rue Oberkampf & Rue Saint-Maur, 75011", "whole"],
    ["rue Oberkampf, angle bd Voltaire", "Rue Oberkampf & Boulevard Voltaire, 75011", "whole"],
    ["corner of rivoli and archives", "Rue de Rivoli & Rue des Archives, 75004", "partial"],
  ])("finds the corner of two streets: %s", async (address, found, match) => {
    const [first] = await forward(address);
    expect(short(first === undefined ? [] : [first])).toEqual([[found, "GEOMETRIC_CENTER", match]]);
    expect(first?.types).toEqual(["intersection"]);
  });

  it("finds no corner of streets that do not meet", async () => {
    expect(await forward("angle rue de Rivoli et rue de Belleville")).toEqual([]);
  });

  it("finds a street whose own name contains 'et' as a street, not as a corner", async () => {
    expect(short(await forward("rue Pierre et Marie Curie"))[0]?.[0]).toBe("Rue Pierre et Marie Curie, 75005");
  });

  it("finds an address in its common spellings", async () => {
    const street = fc.constantFrom(
      "Rue du Faubourg Saint-Antoine",
      "RUE DU FAUBOURG SAINT ANTOINE",
      "r du fbg st antoine",
      "R. du Fg. St-Antoine",
      "ruë dü faubourg saint–antoine",
    );
    const gap = fc.constantFrom(" ", ", ", "  ", " , ");
    const city = fc.constantFrom(
      "75011",
      "75011 Paris",
      "Paris 11e",
      "PARIS 11",
      "75011 Paris, France",
      "11e arrondissement",
      "",
    );
    const order = fc.boolean();
    await fc.assert(
      fc.asyncProperty(street, gap, city, order, async (name, between, town, isBehind) => {
        const house = `5${between}${name}`;
        const [found] = await forward(town === "" ? house : isBehind ? `${house}, ${town}` : `${town}, ${house}`);
        expect(found?.formatted_address).toBe("5 Rue du Faubourg Saint-Antoine, 75011 Paris, France");
      }),
      { numRuns: 60 },
    );
  });

  // This test is the last one, since it empties the register.
  it("finds addresses for texts and for points in places and the gazetteer when no register is imported", async () => {
    const { db } = database();
    await db.delete(streets);
    expect(await db.$count(places)).toBeGreaterThan(0);
    expect(short(await forward("109 rue vieille du temple, Paris"))).toEqual([
      ["109 Rue Vieille du Temple, 75003", "ROOFTOP", "whole"],
    ]);
    expect(short(await forward("10 rue des Archives"))[0]).toEqual(["10 Rue des Archives, 75004", "ROOFTOP", "whole"]);
    expect(short(await forward("10 ter rue des Archives"))[0]).toEqual([
      "10 ter Rue des Archives, 75004",
      "ROOFTOP",
      "whole",
    ]);
    expect(short(await reverse(48.86052, 2.36181))[0]?.[0]).toBe("109 Rue Vieille du Temple, 75003");
  });
});
