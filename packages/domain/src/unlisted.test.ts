import { expect, it } from "vitest";
import { unlistedTopic } from "./unlisted.ts";

it.each([
  ["toilettes", "toilets"],
  ["public toilets near me", "toilets"],
  ["WC", "toilets"],
  ["christmas markets", "christmasMarkets"],
  ["marché de Noël", "christmasMarkets"],
  ["pharmacy", "services"],
  ["pharmacies", "services"],
  ["nearest ATM", "services"],
  ["pharmacie de garde", "services"],
  ["parking near the Louvre", "services"],
  ["bureau de change", "services"],
  ["où trouver un distributeur de billets", "services"],
  ["luggage storage near Gare du Nord", "services"],
  ["Banque de France", null],
  ["Square de l’Hôpital", null],
  ["restaurant with parking", null],
  ["taxiphone", null],
  ["market", null],
  ["noel", null],
])("the search '%s' is about %s, which no list has", (search, topic) => {
  expect(unlistedTopic(search)).toBe(topic);
});
