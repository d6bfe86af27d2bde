import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import type { ReadRequest, ReadResponse } from "../src/features/bring/read-messages.ts";
import { readSource } from "../src/features/bring/read-source.ts";
import { openPage } from "../testing/open-page.tsx";
import { type Account, callRest, inventPerson, newUser } from "../testing/route-servers.ts";
import {
  button,
  dialog,
  expectAlert,
  expectAnnouncement,
  expectHeading,
  fill,
  press,
  pressRole,
  signUp,
  tab,
} from "./steps.ts";

/** Reads sources on the thread of the page, because Happy DOM has no workers. */
class ReaderHere extends EventTarget {
  postMessage({ source, origin }: ReadRequest): void {
    void readSource(source, origin).then((brought) => {
      const data: ReadResponse = { kind: "read", brought };
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  terminate(): void {}
}

beforeAll(() => void vi.stubGlobal("Worker", ReaderHere));
afterAll(() => void vi.unstubAllGlobals());

const feature = (name: string, address: string, [longitude, latitude]: readonly number[], Comment?: string) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [longitude, latitude] },
  properties: { google_maps_url: "http://maps.google.com/?cid=1", location: { name, address }, Comment },
});

/** A file of Google Takeout: two of our places, one doubtful and one unknown place, and one place in another city. */
const TAKEOUT = JSON.stringify({
  type: "FeatureCollection",
  features: [
    feature("Septime", "80 Rue de Charonne, 75011 Paris, France", [2.38084, 48.8536], "Book three weeks ahead."),
    feature("L'As du Fallafel", "34 Rue des Rosiers, 75004 Paris, France", [2.35906, 48.85741]),
    feature("Chez Georges", "Paris, France", [2.3441, 48.861]),
    feature("Zzyzx Grill", "1 Rue de Rivoli, 75004 Paris, France", [2.36, 48.8555]),
    feature("Sukiyabashi Jiro", "Tokyo", [139.76, 35.67]),
  ],
});

const IN_A_LIST = "Put them into a new list, too";

async function chooseFile(user: UserEvent): Promise<void> {
  await button(/^(?:Choose file|Choisir un fichier)$/);
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("The page has no field for files.");
  await user.upload(field, new File([TAKEOUT], "Saved Places.json"));
}

const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })) });
const Lists = z.object({ data: z.array(z.object({ name: z.string() })) });
const favoritesOf = async ({ token }: Account) =>
  Favorites.parse(await callRest("GET", "/favorites", { token })).data.map(({ placeId }) => placeId);
const listsOf = async ({ token }: Account) =>
  Lists.parse(await callRest("GET", "/lists", { token })).data.map(({ name }) => name);

async function newUserWithSeptime(): Promise<Account> {
  const user = await newUser();
  await callRest("POST", "/favorites", { body: { placeId: "septime" }, token: user.token });
  return user;
}

it("pasted names and links are found without an account, and saved after signing up", async () => {
  const { user, reload } = await openPage("/my/bring");
  const list = () => screen.findByRole("textbox", { name: "Or paste a list: a name or a link in each line" });
  await list();
  // The code of the page is loaded now, so that its machine starts with those of the app.
  await reload();
  const lines = [
    "- Septime, 80 rue de Charonne",
    "https://www.google.com/maps/place/Le+Baratin/@48.8536,2.1,17z/data=!3d48.87311!4d2.38282",
    `${location.origin}/places/cafe-de-flore`,
    "https://maps.app.goo.gl/abc",
  ];
  await fill(user, await list(), lines.join("\n"));
  await press(user, "Look them up");
  await expectHeading("3 of 4 found");
  const notFound = screen.getByRole("region", { name: /^Not found \d+$/ });
  expect(notFound.textContent).toContain("https://maps.app.goo.gl/abc");
  await press(user, "Add 3 places");
  await press(user, "Continue Without Account", within(await dialog("Save Your Favorites")));
  await expectHeading("3 of 4 found");
  await press(user, "Add 3 places");
  await press(user, "Create Account", within(await dialog("Save Your Favorites")));
  await signUp(user, inventPerson());
  await expectHeading("Added 3 places");
  await pressRole(user, "link", "Show favorites");
  expect((await tab("Favorites")).getAttribute("aria-selected")).toBe("true");
  await expectHeading("3 places");
});

it("a failed search and a failed save are reported, and another try completes them", async () => {
  const session = await newUser();
  const { user, network } = await openPage("/my/bring", { session });
  const restoreSearch = network.mock("PlaceMatches", "no response");
  await chooseFile(user);
  await expectAlert(/The search stopped/);
  restoreSearch();
  await press(user, "Try again");
  await expectHeading("2 of 5 found");

  await pressRole(user, "checkbox", IN_A_LIST);
  const restoreCreation = network.mock("CreateList", "no response");
  await press(user, "Add 2 places");
  await expectAlert(/1 of 3 steps are saved, the others are not/);
  expect(await favoritesOf(session)).toHaveLength(2);
  restoreCreation();
  await press(user, "Add 2 places");
  await expectHeading("Added 2 places");
  await screen.findByText("They are in the list “Saved Places”.");
});

it("'Undo' removes only what the save has added, and the places can be saved again", async () => {
  const session = await newUserWithSeptime();
  const { user } = await openPage("/my/bring", { session });
  await chooseFile(user);
  await pressRole(user, "checkbox", IN_A_LIST);
  await press(user, "Add 1 place");
  const added = await expectHeading("Added 1 place");
  await waitFor(() => expect(document.activeElement).toBe(added));
  await expectAnnouncement("The button “Undo” follows this heading");
  expect(await favoritesOf(session)).toHaveLength(2);
  expect(await listsOf(session)).toEqual(["Saved Places"]);

  await user.tab();
  expect(document.activeElement).toBe(await button("Undo"));
  await user.keyboard("{Enter}");
  const found = await expectHeading("2 of 5 found");
  await waitFor(() => expect(document.activeElement).toBe(found));
  await expectAnnouncement("Undone. What was added is removed again");
  expect(await favoritesOf(session)).toEqual(["septime"]);
  expect(await listsOf(session)).toEqual([]);

  await press(user, "Add 1 place");
  await expectHeading("Added 1 place");
  expect(await favoritesOf(session)).toHaveLength(2);
});

it("a failed undo reports what is still saved, and another press completes it", async () => {
  const session = await newUser();
  const { user, network } = await openPage("/my/bring", { session });
  await chooseFile(user);
  await pressRole(user, "checkbox", IN_A_LIST);
  await press(user, "Add 2 places");
  await expectHeading("Added 2 places");

  const restoreDeletion = network.mock("DeleteList", "no response");
  await press(user, "Undo");
  await expectAlert(/Nothing was undone: Flâneur does not answer\./);
  await screen.findByText("They are in the list “Saved Places”.");
  restoreDeletion();

  const restoreRemoval = network.mock("RemoveFavorites", "no response");
  await press(user, "Undo");
  await expectAlert(/Not everything is undone, 2 places are still in your favorites/);
  expect(screen.queryByText("They are in the list “Saved Places”.")).toBeNull();
  expect(await listsOf(session)).toEqual([]);
  expect(await favoritesOf(session)).toHaveLength(2);
  restoreRemoval();

  await press(user, "Undo");
  await expectHeading("2 of 5 found");
  expect(await favoritesOf(session)).toEqual([]);
});

it("the review of a file names both places in the name of a row's checkbox", async () => {
  const { user } = await openPage("/my/bring");
  await chooseFile(user);
  await expectHeading("2 of 5 found");
  const found = within(screen.getByRole("region", { name: /^Found \d+$/ }));
  const row = await found.findByRole("checkbox", { name: /^In your file: Septime.*On Flâneur: Septime/ });
  expect(row).toHaveProperty("checked", true);
});

it("in French on a phone, a file is read, its places are saved, and that is undone", async () => {
  const session = await newUser();
  await callRest("POST", "/lists", { body: { name: "Paris" }, token: session.token });
  const { user } = await openPage("/my/lists", { session, width: 390, language: "fr" });
  await pressRole(user, "link", "Importer mes lieux…");
  await expectHeading("Importer mes lieux");
  await chooseFile(user);
  await expectHeading("2 trouvés sur 5");
  const doubtful = within(screen.getByRole("region", { name: /^À vérifier \d+$/ }));
  await doubtful.findByRole("radio", { name: "Aucun de ceux-ci" });
  await press(user, "Ajouter 2 lieux");
  await expectHeading("2 lieux ajoutés");
  await press(user, "Annuler l’ajout");
  await expectHeading("2 trouvés sur 5");
  expect(await favoritesOf(session)).toEqual([]);
});
