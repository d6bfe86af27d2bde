// @vitest-environment happy-dom
import { act } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { openSignedIn } from "../../testing/signed-in-page.tsx";
import { AddedToast } from "./AddedToast.tsx";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const placeNamed = (name: string) => ({ id: name.toLowerCase(), name, types: [], arrondissement: null, media: [] });

it("the dialog 'Add to list…' of the toast keeps its place while another favorite is saved", async () => {
  const lists = { viewer: { lists: [{ id: "l1", name: "Sunday", hasPlace: false }] } };
  const { page, actors } = await openSignedIn(<AddedToast />, {
    answer: () => ({ data: lists }),
  });
  const settled: string[] = [];
  actors.favorites.on("favorite.settled", ({ place }) => settled.push(place.name));
  const press = (name: string) =>
    act(() => actors.favorites.send({ type: "favorite.toggle", place: placeNamed(name), isFavorite: false }));
  const button = () => [...page.querySelectorAll("button")].find((each) => each.textContent === "Add to list…");
  const dialog = () => document.querySelector("[role=dialog]");
  await press("Allard");
  await act(() => vi.waitFor(() => expect(button()).toBeDefined()));
  await act(() => button()?.click());
  await act(() => vi.waitFor(() => expect(dialog()?.textContent).toContain("Sunday")));
  await press("Afaria");
  await act(() => vi.waitFor(() => expect(settled).toEqual(["Allard", "Afaria"])));
  expect(dialog()?.textContent).toContain("Sunday");
  expect(page.querySelector("[aria-label='Allard is a favorite']")).not.toBeNull();
});
