import { expect, it } from "vitest";
import { walkGpx } from "./walk-gpx.ts";

it("a walk is one route in GPX, with its stops in their order and their names escaped", () => {
  const coordinates = { latitude: 48.86, longitude: 2.33 };
  const text = walkGpx("A walk", [
    { name: "Fish & Chips <3", address: "1 rue de Rivoli", coordinates },
    { name: "Angelina", address: "226 rue de Rivoli", coordinates: { latitude: 48.865, longitude: 2.328 } },
  ]);
  expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Flâneur" xmlns="http://www.topografix.com/GPX/1/1">
<rte><name>A walk</name>
<rtept lat="48.86" lon="2.33"><name>Fish &amp; Chips &lt;3</name><desc>1 rue de Rivoli</desc></rtept>
<rtept lat="48.865" lon="2.328"><name>Angelina</name><desc>226 rue de Rivoli</desc></rtept>
</rte>
</gpx>
`);
});
