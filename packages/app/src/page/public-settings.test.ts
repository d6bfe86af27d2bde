import { expect, it } from "vitest";
import { NO_SETTINGS, readPublicSettings } from "./public-settings.ts";

const pageWith = (textContent: string | null) =>
  ({ getElementById: () => (textContent === null ? null : { textContent }) }) as unknown as Document;

it("the settings are read from the page", () => {
  expect(readPublicSettings(pageWith('{"googleMapsApiKey":"a-key"}'))).toEqual({
    googleMapsApiKey: "a-key",
    mapStyleUrl: null,
  });
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
])("there are no settings when the page contains %j", (text) => {
  expect(readPublicSettings(pageWith(text))).toEqual(NO_SETTINGS);
});
