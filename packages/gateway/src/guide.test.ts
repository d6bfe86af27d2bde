import { describe, expect, it } from "vitest";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const TEXT = { en: "Wine bars", fr: "Bars à vin" };

async function send(routes: Routes, document: string) {
  const server = await upstream(routes);
  return { ...(await gatewayFor(server.url).query(document)), server };
}

describe("the lists of neighbourhoods and collections", () => {
  it("have at most as many items as the costs of their fields assume", async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({
      ...{ slug: `n${n}`, name: `N ${n}`, arrondissements: ["75011"], count: 1 },
      ...{ title: TEXT, sentence: TEXT, covers: [1, 2, 3, 4].map((cover) => `/api/${cover}.webp`) },
    }));
    const { data } = await send(
      {
        "GET /api/neighbourhoods": () => Response.json({ data: many }),
        "GET /api/collections": () => Response.json({ data: many }),
      },
      "{ neighbourhoods { slug } collections { slug covers } }",
    );
    const { neighbourhoods, collections } = data as { neighbourhoods: object[]; collections: { covers: string[] }[] };
    expect([neighbourhoods.length, collections.length, collections[0]?.covers.length]).toEqual([100, 50, 3]);
  });
});

describe("a neighbourhood or collection", () => {
  it("is null for an unknown slug", async () => {
    const { data, server } = await send(
      {},
      '{ neighbourhood(slug: "atlantis") { slug } collection(slug: "atlantis") { slug } }',
    );
    expect(data).toEqual({ neighbourhood: null, collection: null });
    expect(server.calls.toSorted()).toEqual(["GET /api/collections/atlantis", "GET /api/neighbourhoods/atlantis"]);
  });

  it("is null for a slug that would change the path of the call", async () => {
    const { data, server } = await send({}, '{ neighbourhood(slug: "..") { slug } collection(slug: ".") { slug } }');
    expect(data).toEqual({ neighbourhood: null, collection: null });
    expect(server.calls).toEqual([]);
  });
});
