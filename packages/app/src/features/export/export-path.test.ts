import { INITIAL_FILTERS, parisTime, toggleValue } from "@flaneur/domain";
import { expect, it } from "vitest";
import { exportPath } from "./export-path.ts";

const NOW = parisTime(0);
const HERE = { latitude: 48.86, longitude: 2.35 };

it("the path of an export has the parameters of the listing's request without the page and the limit", () => {
  const filters = toggleValue(toggleValue(INITIAL_FILTERS, "types", "Bar"), "types", "Café");
  expect(exportPath({ ...filters, page: 3 }, null, "csv", NOW)).toBe(
    "/api/places/export?sortBy=name&sortOrder=asc&types=Bar&types=Caf%C3%A9&format=csv",
  );
});

it("the location of the visitor is sent only when the list depends on it", () => {
  expect(exportPath(INITIAL_FILTERS, HERE, "kml", NOW)).not.toContain("latitude");
  expect(exportPath({ ...INITIAL_FILTERS, maxTravelTime: 20 }, HERE, "kml", NOW)).toContain("latitude=48.86");
  expect(exportPath({ ...INITIAL_FILTERS, sortBy: "travelTime" }, HERE, "kml", NOW)).toContain("latitude=48.86");
});

it("favorites are exported from their own endpoint", () => {
  expect(exportPath({ ...INITIAL_FILTERS, activeTab: "favorites" }, null, "geojson", NOW)).toMatch(
    /^\/api\/favorites\/export\?.*format=geojson$/,
  );
});
