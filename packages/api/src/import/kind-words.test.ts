import { expect, test } from "vitest";
import { kindsOf } from "./kind-words.ts";

test.each([
  ["Restaurants", ["Restaurant"]],
  ["Brasserie", ["Restaurant"]],
  ["pizzeria", ["Restaurant"]],
  ["salon de thé", ["Café"]],
  ["Coffee shop", ["Café"]],
  ["Pâtisserie", ["Bakery"]],
  ["discothèque", ["Club"]],
  ["salle de sport", ["Gym"]],
  ["Théâtre", ["Activity"]],
  ["église", ["Monument"]],
  ["boutique", ["Store"]],
  ["Épicerie fine", ["Store"]],
  ["fleuriste", ["Store"]],
  ["pharmacie", []],
  ["préfecture", []],
])("the kind %j of an imported row becomes the types %j", (words, types) =>
  expect(kindsOf(words).types).toEqual(types),
);
