import { en } from "@flaneur/ui/messages";
import { expect, it } from "vitest";
import { startAuth } from "../../../testing/sessions.ts";
import { CallFailed } from "../../graph/graph-call.ts";
import { START } from "./bring.setup.ts";
import { NOTHING_SAVED } from "./save-steps.ts";
import { mapUrl, shownBring } from "./shown-bring.ts";

const PLACE = {
  name: "Café",
  address: "1 Rue X",
  coordinates: { latitude: 48.86, longitude: 2.34 },
  placeId: null,
  note: null,
  url: null,
  isElsewhere: false,
};

it("the link to a brought place is the link in its file, or a Google Maps search if that is not a web address", () => {
  expect(mapUrl({ ...PLACE, url: "https://maps.example/1" })).toBe("https://maps.example/1");
  for (const url of ["javascript:alert(1)", "geo:48.86,2.34", "https://", null]) {
    expect(mapUrl({ ...PLACE, url })).toBe(
      "https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%2C%201%20Rue%20X",
    );
  }
});

it("the link to a place without name and address leads to its position", () => {
  expect(mapUrl({ ...PLACE, name: null, address: null })).toMatch(/query=48\.86%2C2\.34$/);
});

it("the page shows what is still saved after an undo has failed, and the reason", () => {
  const context = {
    ...START,
    ...startAuth(),
    saved: { ...NOTHING_SAVED, addedIds: ["septime"] },
    undoneSteps: 1,
    error: new CallFailed({ kind: "unreachable", retry: "automatic" }),
  };
  expect(shownBring({ value: "undoFailed", context }, en)).toEqual({
    status: "done",
    added: 1,
    list: null,
    undo: { status: "failed", reason: en.failures.unreachable, isPartlyUndone: true },
  });
});
