import { expect, it } from "vitest";
import { NO_SETTINGS, readPublicSettings } from "./public-settings.ts";

const pageWith = (textContent: string | null) =>
  ({ getElementById: () => (textContent === null ? null : { textContent }) }) as unknown as Document;

it("the settings are read from the page", () => {
  const operator = {
    name: "Les Promeneurs",
    address: "12 rue de la Fontaine, 75011 Paris",
    email: "guide@example.org",
    dataContact: "Camille Moreau",
  };
  expect(readPublicSettings(pageWith(JSON.stringify({ googleMapsApiKey: "a-key", operator })))).toEqual({
    googleMapsApiKey: "a-key",
    mapStyleUrl: null,
    defaultSort: "name",
    operator,
  });
});

it("the order of a plain list is read from the page, and is by name if it is unknown", () => {
  const sorts = ['{"defaultSort":"recommended"}', '{"defaultSort":"price"}'].map(pageWith);
  expect(sorts.map((page) => readPublicSettings(page).defaultSort)).toEqual(["recommended", "name"]);
});

it.each([
  null,
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"googleMapsApiKey":null}',
  '{"googleMapsApiKey":""}',
  '{"googleMapsApiKey":1}',
  '{"operator":{"name":"Les Promeneurs"}}',
  '{"operator":7}',
])("there are no settings when the page contains %j", (text) => {
  expect(readPublicSettings(pageWith(text))).toEqual(NO_SETTINGS);
});
