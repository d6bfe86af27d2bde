import { NONE_OF_THESE } from "@flaneur/ui/bring";
import { en } from "@flaneur/ui/messages";
import { expect, it } from "vitest";
import { CAMILLE, NOE, startAuth } from "../../../testing/sessions.ts";
import { CallFailed } from "../../graph/graph-call.ts";
import { START } from "./bring.setup.ts";
import { nameDiffers } from "./brought-rows.ts";
import { NOTHING_SAVED } from "./save-steps.ts";
import { mapLink, shownBring } from "./shown-bring.ts";

const PLACE = {
  name: "Café",
  address: "1 Rue X",
  coordinates: { latitude: 48.86, longitude: 2.34 },
  placeId: null,
  note: null,
  url: null,
  skipped: null,
};

it("the link to a brought place is the web address in its file, or a Google Maps search if the file has none", () => {
  expect(mapLink({ ...PLACE, url: "https://maps.example/1" })).toEqual({
    mapUrl: "https://maps.example/1",
    site: "maps.example",
  });
  for (const url of ["javascript:alert(1)", "geo:48.86,2.34", "https://", null]) {
    expect(mapLink({ ...PLACE, url })).toEqual({
      mapUrl: "https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%2C%201%20Rue%20X",
      site: null,
    });
  }
});

it("the link to a place without name and address searches for its position", () => {
  expect(mapLink({ ...PLACE, name: null, address: null }).mapUrl).toMatch(/query=48\.86%2C2\.34$/);
});

it("the site of a link to a brought place is the host without 'www.', or null if the link leads to Google", () => {
  for (const [url, site] of [
    ["https://www.google.com/maps/place/Septime", null],
    ["https://maps.app.goo.gl/abc", null],
    ["https://www.restaurant-x.example/menu", "restaurant-x.example"],
    ["https://google.com@evil.example/", "evil.example"],
    ["https://notgoogle.com/maps", "notgoogle.com"],
  ] as const) {
    expect(mapLink({ ...PLACE, url }).site).toBe(site);
  }
});

it("the review marks a place that a row above adds, and has the reason why a place was not found", () => {
  const place = {
    id: "cafe",
    name: "Café",
    address: "",
    arrondissement: null,
    types: [],
    media: [],
    isFavorite: false,
  };
  const found = { brought: PLACE, verdict: "found", candidates: [{ metres: null, place }], choice: "cafe" } as const;
  const none = { verdict: "none", candidates: [], choice: null } as const;
  const context = {
    ...START,
    userId: null,
    ...startAuth(),
    source: {
      kind: "files",
      name: "My places",
      files: [new File([], "a"), new File([], "b"), new File([], "c")],
    } as const,
    refused: [{ file: "c", problem: "format" } as const],
    rows: [
      { ...found, candidates: [...found.candidates], choice: NONE_OF_THESE },
      { ...found, candidates: [...found.candidates] },
      { ...found, candidates: [...found.candidates] },
      { ...none, candidates: [], brought: PLACE },
      { ...none, candidates: [], brought: { ...PLACE, skipped: "outside" as const } },
    ],
  };
  const shown = shownBring({ value: "reviewing", context }, en);
  expect(shown).toMatchObject({
    files: 2,
    found: [{ isRepeated: false }, { isRepeated: false }, { isRepeated: true }],
    none: [{ reason: "notOurs" }, { reason: "outside" }],
    toAdd: 1,
  });
});

it("a brought place that is named by the address of ours has no other name than ours", () => {
  const place = { name: "Musée national Picasso-Paris", address: "5 Rue de Thorigny, 75003 Paris" };
  const differs = (name: string | null) => nameDiffers({ ...PLACE, name }, place);
  expect(
    ["5 rue de Thorigny", "5 Rue de Thorigny, 75003 Paris", "MUSÉE NATIONAL PICASSO-PARIS", null].map(differs),
  ).toEqual([false, false, false, false]);
  expect(["Musée Picasso", "7 rue de Thorigny"].map(differs)).toEqual([true, true]);
});

it("the review counts an archive as a file that was read, although a file in the archive was refused", () => {
  const context = {
    ...START,
    userId: null,
    ...startAuth(),
    source: { kind: "files", name: "takeout.zip", files: [new File([], "takeout.zip")] } as const,
    refused: [{ file: "Saved Places.json", problem: "damaged", archive: "takeout.zip" } as const],
  };
  expect(shownBring({ value: "reviewing", context }, en)).toMatchObject({ name: "takeout.zip", files: 1 });
});

it("the review names the file that was read if the other files were refused", () => {
  const file = (name: string) => new File([], name);
  const shownName = (names: readonly string[], refused: readonly string[]) => {
    const context = {
      ...START,
      userId: null,
      ...startAuth(),
      source: {
        kind: "files",
        name: names.length === 1 ? (names[0] ?? "") : "My places",
        files: names.map(file),
      } as const,
      refused: refused.map((each) => ({ file: each, problem: "format" }) as const),
    };
    return ["lookingUp" as const, "reviewing" as const].map((value) => {
      const shown = shownBring({ value, context }, en);
      return "files" in shown ? [shown.name, shown.files] : null;
    });
  };
  for (const [names, refused, expected] of [
    [["a.csv"], [], ["a.csv", 1]],
    [["a.csv", "photo.jpg"], ["photo.jpg"], ["a.csv", 1]],
    [
      ["photo.jpg", "a.csv", "b.csv"],
      ["photo.jpg", "a.csv"],
      ["b.csv", 1],
    ],
    [["a.csv", "a.csv"], ["a.csv"], ["a.csv", 1]],
    [["a.csv", "b.csv", "photo.jpg"], ["photo.jpg"], ["My places", 2]],
  ] as const) {
    expect(shownName(names, refused)).toEqual([expected, expected]);
  }
});

it("the review shows whether the list is created, after which its name is fixed", () => {
  const shown = (userId: string, listId: string | null) => {
    const context = { ...START, userId, ...startAuth(CAMILLE), saved: { ...NOTHING_SAVED, listId } };
    return shownBring({ value: "reviewing", context }, en);
  };
  expect(shown(CAMILLE.user.id, null)).toMatchObject({ isListCreated: false });
  expect(shown(CAMILLE.user.id, "l1")).toMatchObject({ isListCreated: true });
  // The list is of another user, who was signed in before.
  expect(shown(NOE.user.id, "l1")).toMatchObject({ isListCreated: false });
});

it("the page shows after the save how many places were not found", () => {
  const row = { brought: PLACE, candidates: [], choice: null };
  const rows = [
    { ...row, verdict: "none" as const },
    { ...row, verdict: "check" as const },
    { ...row, verdict: "none" as const },
  ];
  const context = { ...START, userId: null, ...startAuth(), rows, saved: { ...NOTHING_SAVED, addedIds: ["septime"] } };
  expect(shownBring({ value: "done", context }, en)).toMatchObject({ status: "done", added: 1, missing: 2 });
});

it("the page shows what is still saved after an undo has failed, and the reason", () => {
  const context = {
    ...START,
    userId: null,
    ...startAuth(),
    saved: { ...NOTHING_SAVED, addedIds: ["septime"] },
    undoneSteps: 1,
    error: new CallFailed({ kind: "unreachable", retry: "automatic" }),
  };
  expect(shownBring({ value: "undoFailed", context }, en)).toEqual({
    status: "done",
    added: 1,
    missing: 0,
    list: null,
    undo: { status: "failed", reason: en.failures.unreachable, isPartlyUndone: true },
  });
});
