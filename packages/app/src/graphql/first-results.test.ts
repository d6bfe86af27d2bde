import { createRequest } from "@urql/core";
import { expect, it } from "vitest";
import { FilterOptionsQuery } from "../features/places/places.graphql.ts";
import { createClient } from "./client.ts";
import { readFirstResults } from "./first-results.ts";

const DATA = {
  filterOptions: {
    __typename: "FilterOptions",
    types: ["Bar"],
    arrondissements: ["75011"],
    tagCategories: [{ __typename: "TagCategory", name: "Mood", tags: ["Quiet"] }],
  },
};
const { key } = createRequest(FilterOptionsQuery, {});

function clientWith(firstResults: Record<string, Record<string, unknown>>) {
  let requests = 0;
  const client = createClient(
    async () => {
      requests += 1;
      return Response.json({ data: DATA });
    },
    { firstResults },
  );
  const load = async () => (await client.query(FilterOptionsQuery, {}).toPromise()).data?.filterOptions.types;
  return { load, requests: () => requests };
}

it("takes a result that came with the page instead of sending a request, however often it is needed", async () => {
  const { load, requests } = clientWith({ [key]: DATA });
  expect([await load(), await load(), requests()]).toEqual([["Bar"], ["Bar"], 0]);
});

it("sends a request for a query whose result did not come with the page", async () => {
  const { load, requests } = clientWith({ 1: DATA });
  expect([await load(), requests()]).toEqual([["Bar"], 1]);
});

it.each([[null], ["{"], [""], ["null"], ["1"]])("reads no results from a page that has %j for them", (text) => {
  const page = { getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)) };
  expect(readFirstResults(page)).toEqual({});
});
