import { fr } from "@flaneur/ui/french";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { closeServers, startApp } from "./testing/servers.ts";

const Options = z.object({
  types: z.array(z.string()),
  tagCategories: z.array(z.object({ name: z.string(), tags: z.array(z.string()) })),
});

describe("the French names of types, tags and categories of tags", () => {
  let options: z.infer<typeof Options>;
  beforeAll(async () => {
    const url = await startApp();
    const query = "{ filterOptions { types tagCategories { name tags } } }";
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    options = z.object({ data: z.object({ filterOptions: Options }) }).parse(await answer.json()).data.filterOptions;
  });
  afterAll(closeServers);

  it("exist for every English name, and differ from it unless French has the same word", () => {
    const { values } = fr;
    const same = (names: readonly string[], name: (english: string) => string) =>
      names.filter((english) => name(english) === english);
    expect(same(options.types, values.type)).toEqual(["Restaurant", "Bar", "Café", "Club", "Monument"]);
    expect(
      same(
        options.tagCategories.map(({ name }) => name),
        values.tagCategory,
      ),
    ).toEqual(["Culture"]);
    const tags = options.tagCategories.flatMap((category) => category.tags);
    expect(tags.length).toBeGreaterThan(90);
    expect(same(tags, values.tag).toSorted().join(", ")).toBe(
      "Architecture, Basque, Brasserie, Brunch, Cocktails, Crêpes, Design, Fitness, Halal, Photos, Pizza, Rooftop, " +
        "Sculpture, Spa, Vegan, Wi-Fi",
    );
  });
});
