// @vitest-environment happy-dom

import { act } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { fromCallback } from "xstate";
import { eventually } from "../../testing/eventually.ts";
import { problem } from "../../testing/problems.ts";
import { openSignedIn } from "../../testing/signed-in-page.tsx";
import type { ToggleEvent, ToggleInput } from "../features/favorites/favorite-toggle.ts";
import { Refused } from "../graph/problem.ts";
import { ChangeToasts } from "./ChangeToasts.tsx";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const placeNamed = (name: string) => ({ id: name.toLowerCase(), name, types: [], arrondissement: null, media: [] });

it("the dialog 'Add to list…' of a toast stays open for the same favorite when another favorite is saved", async () => {
  const sunday = { __typename: "List", id: "l1", name: "Sunday", count: 1, hasPlace: false };
  const lists = { viewer: { __typename: "Viewer", lists: [sunday] } };
  const { page, actors } = await openSignedIn(<ChangeToasts />, {
    answer: () => ({ data: lists }),
  });
  const settled: string[] = [];
  actors.favorites.on("favorite.settled", ({ place }) => settled.push(place.name));
  const press = (name: string) =>
    act(() => actors.favorites.send({ type: "favorite.toggle", place: placeNamed(name), isFavorite: false }));
  const button = () => [...page.querySelectorAll("button")].find((each) => each.textContent === "Add to list…");
  const dialog = () => document.querySelector("[role=dialog]");
  await press("Allard");
  await act(() => eventually(() => expect(button()).toBeDefined()));
  await act(() => button()?.click());
  await act(() => eventually(() => expect(dialog()?.textContent).toContain("Sunday")));
  await press("Afaria");
  await act(() => eventually(() => expect(settled).toEqual(["Allard", "Afaria"])));
  expect(dialog()?.textContent).toContain("Sunday");
  expect(page.querySelector("[aria-label='Allard is a favorite']")).not.toBeNull();
});

it("a toast says why the server has refused to save a favorite", async () => {
  const refuse = fromCallback<ToggleEvent, ToggleInput>(({ input: { placeId }, sendBack }) => {
    const error = new Refused(problem("TOO_MANY_FAVORITES"));
    sendBack({ type: "favorite.failed", placeId, error });
  });
  const { page, actors } = await openSignedIn(<ChangeToasts />, { toggle: refuse });
  await act(() => actors.favorites.send({ type: "favorite.toggle", place: placeNamed("Allard"), isFavorite: false }));
  const alert = () => page.querySelector("[role=alert]");
  await act(() => eventually(() => expect(alert()).not.toBeNull()));
  expect(alert()?.textContent).toBe("An account can keep at most 5,000 favorites. Remove some to add others.");
});

it.each([
  [new Refused(problem("LIST_NOT_FOUND")), "This list no longer exists."],
  [new Refused(problem("PLACE_NOT_FOUND")), "This place no longer exists."],
])("a toast says why a list was not saved after its page was left: %s", async (error, reason) => {
  const { page, actors } = await openSignedIn(<ChangeToasts />);
  await act(() => actors.leftSave.set({ error }));
  const alert = () => page.querySelector("[role=alert]");
  await act(() => eventually(() => expect(alert()).not.toBeNull()));
  expect(alert()?.textContent).toBe(`Your last change was not saved: ${reason}`);
});

it("a toast about a list that was not saved stays when a favorite is saved", async () => {
  const { page, actors } = await openSignedIn(<ChangeToasts />);
  const settled: string[] = [];
  actors.favorites.on("favorite.settled", ({ place }) => settled.push(place.name));
  await act(() => actors.leftSave.set({ error: new Error("down") }));
  await act(() => eventually(() => expect(page.querySelector("[role=alert]")).not.toBeNull()));
  await act(() => actors.favorites.send({ type: "favorite.toggle", place: placeNamed("Allard"), isFavorite: false }));
  await act(() => eventually(() => expect(settled).toEqual(["Allard"])));
  expect(page.querySelector("[role=alert]")).not.toBeNull();
});
