import { afterEach, expect, it } from "vitest";
import { gatewayFor, serveRest, type Upstream } from "../testing/rest-server.ts";

const servers: Upstream[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

it("the meanings of a search say which values are excluded, and when places are closed", async () => {
  const meanings = [
    { kind: "value", category: "tags", value: "Vegetarian" },
    { kind: "value", category: "tags", value: "Vegan", negated: true },
    { kind: "closedAt", weekday: 6, minute: 720 },
    { kind: "closedNow" },
  ];
  const filters = [{ meanings, words: ["vegetarian", "not vegan", "closed sunday", "closed now"], rest: "", total: 3 }];
  const server = await serveRest({
    "GET /api/search/suggest": () =>
      Response.json({ groups: [{ group: "understood", places: [], filters }], total: 0 }),
  });
  servers.push(server);
  const { query } = gatewayFor(server.url, { logLevel: "info" });
  const fields = "groups { filters { meanings { kind value negated weekday minutes } } }";
  const { data } = await query(
    `{ searchSuggestions(typed: "vegetarian not vegan", now: "2026-11-22T15:30") { ${fields} } }`,
  );
  const none = { value: null, negated: false, weekday: null, minutes: null };
  expect(data).toEqual({
    searchSuggestions: {
      groups: [
        {
          filters: [
            {
              meanings: [
                { ...none, kind: "VALUE", value: "Vegetarian" },
                { ...none, kind: "VALUE", value: "Vegan", negated: true },
                { ...none, kind: "CLOSED_AT", weekday: 6, minutes: 720 },
                { ...none, kind: "CLOSED_NOW" },
              ],
            },
          ],
        },
      ],
    },
  });
});
