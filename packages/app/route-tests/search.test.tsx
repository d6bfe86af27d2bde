import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { callRest } from "../testing/route-servers.ts";
import {
  confirmLocation,
  countIn,
  expectAddress,
  expectChips,
  expectCount,
  loadedCount,
  namesOf,
  press,
  searchField,
  setPosition,
} from "./listing-steps.ts";
import { dialog, expectHeading, search } from "./steps.ts";

/** Waits until the server has loaded all places: before that, SQL finds names, and corrects no misspelling. */
beforeAll(async () => {
  await vi.waitFor(
    async () =>
      expect(JSON.stringify(await callRest("GET", "/search/suggest?q=eifel%20tower"))).toContain("Tour Eiffel"),
    { timeout: 60_000 },
  );
});

const option = (name: string | RegExp) => screen.findByRole("option", { name });

/** The number of places that the name of a suggestion states. */
const countOfOption = async (name: RegExp) => countIn((await option(name)).firstElementChild?.textContent);

it("the suggestion for 'museum open monday' applies the opening hours of Monday", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "museum open monday");
  const understood = /^Museum, Open Monday 12:00, \d+ places$/;
  const promised = await countOfOption(understood);
  await user.click(await option(understood));
  await expectCount(promised);
  await expectAddress("/?types=Museum&hours=Mo-12h00");
});

it("'within 15 minutes' asks for a location and keeps the other filters, and is then counted", async () => {
  setPosition({ latitude: 48.8606, longitude: 2.3376 });
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "cafe within 15 minutes on foot");
  await user.click(await option("Café, Within 15 min on foot, Set Location"));
  await expectAddress("/?types=Caf%C3%A9&max-minutes=15&mode=walking");
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectChips(["Café", "Within 15 min"]);
  await waitFor(() => expect(screen.queryByText(/filters nothing until you set a location/)).toBeNull());
  await search(user, "cafe within 15 minutes on foot");
  const counted = await countOfOption(/^Café, Within 15 min on foot, \d+ places$/);
  await search(user, "");
  await expectCount(counted);
});

it("suggestions for an arrondissement with few matches also include other arrondissements", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "pizza 11e");
  const elsewhere = within(await screen.findByRole("group", { name: "Pizza in other arrondissements" }));
  expect(elsewhere.getAllByRole("option", { name: /Restaurant/ })).not.toHaveLength(0);
  await option("All places with ‘pizza 11e’ in name or address, 0 places");
});

it("the suggestion for 'near abbesses' on the page of a place leads to the listing filtered by the station", async () => {
  const { user } = await openPage("/places/tour-eiffel");
  await expectHeading("Tour Eiffel");
  await search(user, "near abbesses");
  const promised = await countOfOption(/^Near Abbesses, \d+ places$/);
  await user.click(await option(/^Near Abbesses/));
  await expectAddress("/?near=Abbesses");
  await expectCount(promised);
  await expectChips(["Near Abbesses"]);
});

it("suggestions count the places under the active filters", async () => {
  const { user } = await openPage("/?arrondissements=75005");
  await loadedCount();
  await search(user, "museum");
  const promised = await countOfOption(/^Museum, \d+ places?$/);
  await user.click(await option(/^Museum, \d+ places?$/));
  await expectAddress("/?types=Museum&arrondissements=75005");
  await expectCount(promised);
});

it("after Enter without a marked suggestion, the page offers the filter that the searched text means", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "musee");
  await option(/^All places with ‘musee’ in name or address/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expectAddress("/?search=musee");
  const offer = await screen.findByRole("button", { name: /^Museum is a type \d+ places$/ });
  const promised = countIn(offer.textContent);
  await user.click(offer);
  await expectAddress("/?types=Museum");
  await expectCount(promised);
  expect((await searchField()).value).toBe("");
});

it("a search without results offers the place that has the text as another name", async () => {
  const { user } = await openPage("/?search=eiffel+tower");
  await screen.findByText("No places found matching your criteria.");
  await press(user, "button", /^Tour Eiffel, also Eiffel Tower/);
  await expectAddress("/places/tour-eiffel");
});

it("Escape closes open suggestions, and clears the text when they are closed", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "museum");
  await option(/^Museum, \d/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect((await searchField()).value).toBe("museum");
  await user.keyboard("{ArrowDown}");
  await option(/^Museum, \d/);
  await user.keyboard("{Escape}{Escape}");
  expect((await searchField()).value).toBe("");
});

it("suggestions that cannot be loaded offer 'Try again', which loads them by keyboard, and the listing stays", async () => {
  const { user, network } = await openPage("/");
  await namesOf(48);
  const restore = network.mock("SearchSuggestions", () => new Response("", { status: 503 }));
  await search(user, "museum");
  await screen.findAllByText(/Search could not be reached/);
  await loadedCount();
  restore();
  await user.keyboard("{ArrowDown}");
  await waitFor(async () => expect((await option("Try again")).getAttribute("aria-selected")).toBe("true"));
  await user.keyboard("{Enter}");
  await option(/^Museum, \d+ places$/);
});

it.each([
  ["café ouvert dimanche", /^Café,\sOuvert\sdimanche\sà\s12:00,\s\d+\slieux$/],
  ["café à moins de 15 minutes", /^Café, À moins de 15\smin, Ma position$/],
  ["musée", /^Musée, \d+\slieux$/],
])("in French, « %s » suggests a filter", async (text, name) => {
  const { user } = await openPage("/", { language: "fr" });
  await namesOf(48);
  await search(user, text);
  await option(name);
});

it("on a phone, 'within 15 minutes' opens the location dialog from the dialog 'Search Places'", async () => {
  setPosition("denied");
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Search Places");
  const places = within(await dialog("Search Places"));
  await user.type(places.getByRole("combobox"), "cafe within 15 minutes");
  await user.click(await places.findByRole("button", { name: "Set Location" }));
  const form = within(await dialog("Enter Your Address"));
  expect(screen.queryByRole("dialog", { name: "Search Places" })).toBeNull();
  await expectAddress(/types=Caf%C3%A9&max-minutes=15/);
  await user.click(form.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectAddress(/types=Caf%C3%A9&max-minutes=15/);
});

it("on a phone, 'Show n places' applies all filters that the text means", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Search Places");
  const places = within(await dialog("Search Places"));
  await user.type(places.getByRole("combobox"), "bar le marais");
  const show = await places.findByRole("button", { name: /^Show \d+ places$/ });
  const promised = countIn(show.textContent);
  await user.click(show);
  await expectCount(promised);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("on a phone, a search from a place's page leads to the listing, and Back to the place", async () => {
  const { user } = await openPage("/places/tour-eiffel", { width: 390 });
  await expectHeading("Tour Eiffel");
  await press(user, "button", "Search Places");
  await user.type(within(await dialog("Search Places")).getByRole("combobox"), "creperie{Enter}");
  await screen.findByRole("article", { name: "Crêperie de Josselin" });
  expect(screen.queryByRole("dialog")).toBeNull();
  history.back();
  await expectHeading("Tour Eiffel");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a confirmed location is used by the next search for a travel time", async () => {
  setPosition({ latitude: 48.8606, longitude: 2.3376 });
  const { user } = await openPage("/");
  await namesOf(48);
  await confirmLocation(user);
  await search(user, "museum within 10 minutes");
  const promised = await countOfOption(/^Museum, Within 10 min, \d+ places$/);
  await user.click(await option(/^Museum, Within 10 min, /));
  await expectCount(promised);
});
