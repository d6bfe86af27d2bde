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
  ["Marché couvert", ["Market"]],
  ["Supermarché", ["Store"]],
  ["Hypermarché", ["Store"]],
  ["Parcs et jardins", ["Park"]],
  ["Parc de stationnement", []],
  ["Galeries d'art", ["Museum"]],
  ["pharmacie", []],
  ["préfecture", []],
  ["love_hotel", []],
  ["Love hotels", []],
  ["love-hôtel", []],
  ["hotel; love hotel", []],
])("the kind %j of an imported row becomes the types %j", (words, types) =>
  expect(kindsOf(words).types).toEqual(types),
);
