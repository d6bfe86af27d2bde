import { expect, it } from "vitest";
import { carryLocation, takeCarriedLocation } from "./carried-location.ts";

const RIVOLI = { coordinates: { latitude: 48.8556, longitude: 2.3601 }, address: "10 Rue de Rivoli" };

function history(state: unknown) {
  const step = {
    state,
    replaceState: (next: unknown) => {
      step.state = next;
    },
  };
  return step;
}

it("carries a location through one step of the history, once, and leaves what else stands there", () => {
  const step = history({ idx: 3 });
  carryLocation(step, RIVOLI);
  expect(step.state).toEqual({ idx: 3, carriedLocation: RIVOLI });
  expect(takeCarriedLocation(step)).toEqual(RIVOLI);
  expect(step.state).toEqual({ idx: 3 });
  expect(takeCarriedLocation(step)).toBeNull();
});

it.each([null, "text", { carriedLocation: { coordinates: { latitude: "north" }, address: null } }])(
  "takes nothing from %j",
  (state) => {
    expect(takeCarriedLocation(history(state))).toBeNull();
  },
);

it("leaves nothing where no location is confirmed", () => {
  const step = history(null);
  carryLocation(step, null);
  expect(step.state).toBeNull();
});
