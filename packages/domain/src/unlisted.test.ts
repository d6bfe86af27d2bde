import { expect, it } from "vitest";
import { unlistedTopic } from "./unlisted.ts";

it.each([
  ["toilettes", "toilets"],
  ["public toilets near me", "toilets"],
  ["WC", "toilets"],
  ["christmas markets", "christmasMarkets"],
  ["marché de Noël", "christmasMarkets"],
  ["market", null],
  ["noel", null],
])("the search '%s' is about %s, which no list has", (search, topic) => {
  expect(unlistedTopic(search)).toBe(topic);
});
