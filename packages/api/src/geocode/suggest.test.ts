import { SuggestionsBody } from "@flaneur/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { geocodingOver, keep, place } from "../../testing/geocoding.ts";
import { places } from "../db/schema.ts";

describeOnBoth("suggesting addresses", (database) => {
  const { get } = geocodingOver(database);
  const suggest = async (q: string) => {
    const answer = await get("", `/geocode/suggest?${new URLSearchParams({ q })}`);
    expect(answer.status).toBe(200);
    return SuggestionsBody.parse(await answer.json()).suggestions;
  };
  const texts = async (q: string) => (await suggest(q)).map(({ text, kind }) => `${text} (${kind})`);

  it("returns at most eight suggestions, the most likely first", async () => {
    expect(await suggest("r")).toHaveLength(8);
    expect((await texts("rue de riv"))[0]).toBe("Rue de Rivoli (street)");
    expect((await texts("bastille")).slice(0, 3)).toEqual([
      "Bastille (quarter)",
      "Bastille (metro)",
      "Place de la Bastille (square)",
    ]);
    expect(await texts("gare du no")).toContain("Gare du Nord (train)");
    expect((await texts("latin q"))[0]).toBe("Quartier Latin (quarter)");
    expect(await texts("paris 11")).toEqual(["11e arrondissement (area)"]);
  });

  it("ignores the city and words such as 'near' around the name", async () => {
    expect((await texts("paris gare de l'e"))[0]).toBe("Gare de l'Est (train)");
    expect((await texts("Paris Nation"))[0]).toBe("Nation (metro)");
    expect(await texts("gare du nord pari")).toContain("Gare du Nord (train)");
    expect(await texts("sortie métro oberk")).toContain("Oberkampf (metro)");
    expect((await texts("77 bd barbès 18"))[0]).toBe("77 Boulevard Barbès (address)");
  });

  it("completes names of which words are abbreviated", async () => {
    expect((await texts("12 rue du card lemoi"))[0]).toBe("12 Rue du Cardinal Lemoine (address)");
    expect((await texts("rue ch baudel"))[0]).toBe("Rue Charles Baudelaire (street)");
  });

  it("returns no street with another name", async () => {
    expect(await texts("5 rue de PARIS")).toEqual([]);
  });

  it("returns the complete address and its point", async () => {
    expect((await suggest("10 rue des archiv"))[0]).toEqual({
      text: "10 Rue des Archives",
      kind: "address",
      postcode: "75004",
      address: "10 Rue des Archives, 75004 Paris, France",
      latitude: 48.8575,
      longitude: 2.3541,
      isApproximate: false,
    });
    const [estimated] = await suggest("30 rue de rivo");
    expect(estimated).toMatchObject({ text: "30 Rue de Rivoli", postcode: "75004", isApproximate: true });
  });

  it("does not mark a house number between two numbers of the gazetteer as approximate", async () => {
    const [near] = await suggest("103 rue vieille du temp");
    expect(near).toMatchObject({ text: "103 Rue Vieille du Temple", postcode: "75003", isApproximate: false });
  });

  it("returns only streets that have the typed number, and street names alone when no street has it", async () => {
    expect(await texts("rue des archives 10")).toEqual(["10 Rue des Archives (address)"]);
    expect((await texts("420 rue oberk"))[0]).toBe("Rue Oberkampf (street)");
    expect(await texts("12 bis rue des archi")).toContain("12 bis Rue des Archives (address)");
  });

  it("returns only suggestions in the arrondissement that was typed", async () => {
    const found = await suggest("rue des arch, 75003");
    expect(found.map(({ text, postcode }) => [text, postcode])).toEqual([["Rue des Archives", "75003"]]);
  });

  it("returns only places in the arrondissement that was typed", async () => {
    expect(await texts("breizh, 75003")).toEqual(["Breizh Café (place)"]);
    expect(await texts("breizh, 75011")).not.toContain("Breizh Café (place)");
  });

  it("returns only stations for a name with a word such as 'métro'", async () => {
    expect(await texts("métro abb")).toEqual(["Abbesses (metro)"]);
  });

  it("returns places by their names, unless they are also sights or permanently closed", async () => {
    expect(await texts("breizh")).toEqual(["Breizh Café (place)"]);
    expect((await texts("musée d'ors")).filter((text) => text.endsWith("(place)"))).toEqual([]);
    await keep(database().db, [
      { ...place("gone", "Zzyzx", "1 Rue Cler", 48.857, 2.3), placeStatus: "Permanently Closed" },
    ]);
    expect(await texts("zzyz")).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "gone"));
  });

  it("returns corrections of a misspelt name", async () => {
    expect(await texts("rue de rivolli")).toEqual(["Rue de Rivoli (street)"]);
  });

  it("returns a point once, although the misspelt text resembles two names of it", async () => {
    const found = await texts("cataombes de paris");
    expect(found.filter((text) => text.startsWith("Catacombes de Paris"))).toHaveLength(1);
  });

  it.each(["", " ", "10", "qwxyz", "48.8566, 2.3522", "69001 Lyon", "%", "'; drop table places; --", "😀", "東京"])(
    "returns nothing for '%s'",
    async (q) => expect(await suggest(q)).toEqual([]),
  );

  it.each(["constructor", "12 constructor", "rue toString", "12 __proto__ rue", "hasOwnProperty 75011", "12 valueOf"])(
    "returns a list for '%s', which contains the name of a property of every object",
    async (q) => expect(Array.isArray(await suggest(q))).toBe(true),
  );

  it("returns only points in Paris for any text", async () => {
    const piece = fc.constantFrom(
      "10",
      "bis",
      "rue",
      "de",
      "riv",
      "metro",
      "75004",
      "11e",
      ",",
      "%",
      "\\",
      "'",
      " ",
      "st",
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.array(piece, { maxLength: 8 }).map((words) => words.join(" ")),
    );
    const readable = text.filter((t) => t.length <= 200 && !t.includes("\0") && t.isWellFormed());
    await fc.assert(
      fc.asyncProperty(readable, async (q) => {
        for (const { latitude, longitude } of await suggest(q)) {
          expect([latitude > 48.8 && latitude < 48.92, longitude > 2.2 && longitude < 2.5]).toEqual([true, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["", "Send q, the text that has been typed"],
    [`q=${"a".repeat(201)}`, "q must have at most 200 characters"],
    ["q=a&limit=3", "limit is not a parameter of this call"],
  ])("refuses '%s'", async (query, sentence) => {
    const answer = await get("", `/geocode/suggest?${query}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: sentence, code: "bad_request" }]);
  });
});
