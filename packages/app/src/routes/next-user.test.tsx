// @vitest-environment happy-dom
import { act } from "react";
import { Route, Routes } from "react-router";
import { beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { placeResult } from "../../testing/graph-results.ts";
import { CAMILLE, NOE } from "../../testing/sessions.ts";
import { openSignedIn } from "../../testing/signed-in-page.tsx";
import { PlaceRoute } from "../features/places/PlaceRoute.tsx";
import { NOBODY } from "../session/auth.storage.ts";
import { ChangeToasts } from "./ChangeToasts.tsx";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // A place without coordinates is geocoded.
  vi.stubGlobal("fetch", async () => Response.json({ status: "ZERO_RESULTS", results: [] }));
});

const labels = (page: HTMLElement) =>
  [...page.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));

/** The result of the query of a place's page for a signed-in user, who has no favorites. */
const placeOfUser = (id: string): object =>
  JSON.parse(JSON.stringify(placeResult(id)), (_, value) =>
    value?.__typename === "Place" ? { ...value, isFavorite: false } : value,
  );

it("the toast about a new favorite of one user is not shown to the next user", async () => {
  const { page, actors } = await openSignedIn(<ChangeToasts />);
  const place = { id: "allard", name: "Allard", types: [], arrondissement: null, media: [] };
  await act(() => actors.favorites.send({ type: "favorite.toggle", place, isFavorite: false }));
  await act(() => eventually(() => expect(labels(page)).toContain("Allard is a favorite")));
  await act(() => actors.auth.send({ type: "auth.logOut" }));
  expect(labels(page)).toEqual([]);
  await act(() => actors.auth.send({ type: "auth.signedIn", session: NOE, intent: null }));
  expect(labels(page)).toEqual([]);
});

async function openAddToList() {
  const lists = { viewer: { lists: [{ id: "l1", name: "Camille's list", hasPlace: false }] } };
  const { page, actors } = await openSignedIn(
    <Routes>
      <Route path="/places/:id" element={<PlaceRoute />} />
    </Routes>,
    { path: "/places/afaria", answer: (name) => (name === "Place" ? placeOfUser("afaria") : { data: lists }) },
  );
  const isOpen = () => document.querySelector("[role=dialog]") !== null;
  const button = () => [...page.querySelectorAll("button")].find((each) => each.textContent?.includes("Add to list…"));
  await act(() => eventually(() => expect(button()).toBeDefined()));
  await act(() => button()?.click());
  await act(() => eventually(() => expect(isOpen()).toBe(true)));
  return { actors, isOpen };
}

it("the dialog 'Add to list…' closes after a sign-out in another tab, and stays closed for the next user", async () => {
  const { actors, isOpen } = await openAddToList();
  await act(() => actors.auth.send({ type: "auth.follow", stored: NOBODY }));
  expect(isOpen()).toBe(false);
  await act(() => actors.auth.send({ type: "auth.signedIn", session: NOE, intent: null }));
  expect(isOpen()).toBe(false);
});

it("the dialog 'Add to list…' stays when the server refuses the session, and closes for another user", async () => {
  const { actors, isOpen } = await openAddToList();
  await act(() => actors.auth.send({ type: "auth.refused", token: CAMILLE.token, isStored: true }));
  expect(isOpen()).toBe(true);
  await act(() => actors.auth.send({ type: "auth.signedIn", session: NOE, intent: null }));
  expect(isOpen()).toBe(false);
});
