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
  goBack,
  loadedCount,
  namesOf,
  press,
  searchField,
  setPosition,
} from "./listing-steps.ts";
import { dialog, expectHeading, search } from "./steps.ts";

/** Waits until the server has loaded all places. */
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
  await expectAddress(/^\/\?q=museum\+open\+monday&.*&types=Museum&hours=Mo-12h00$/);
});

it("the minutes of 'cafe near my hotel' can be changed on its chip", async () => {
  setPosition({ latitude: 48.8606, longitude: 2.3376 });
  const { user } = await openPage("/");
  await namesOf(48);
  await confirmLocation(user);
  await search(user, "cafe near my hotel");
  await user.click(await option(/^Café, Within 15 min on foot, \d+ places$/));
  await expectAddress(/&types=Caf%C3%A9&max-minutes=15&mode=walking$/);
  await user.click(await screen.findByRole("button", { name: "Minutes on foot, 15 min" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "20 min" }));
  await expectAddress(/&types=Caf%C3%A9&max-minutes=20&mode=walking$/);
});

it("'within 15 minutes' asks for a location and keeps the other filters, and is then counted", async () => {
  setPosition({ latitude: 48.8606, longitude: 2.3376 });
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "cafe within 15 minutes on foot");
  await user.click(await option("Café, Within 15 min on foot, Set Location"));
  await expectAddress(/&types=Caf%C3%A9&max-minutes=15&mode=walking$/);
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectChips(["Café", "Walking"]);
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
  await expectAddress("/?q=near+abbesses&asked=near&near=Abbesses");
  await expectCount(promised);
  await expectChips(["Near Abbesses"]);
});

it("suggestions count the places under the active filters", async () => {
  const { user } = await openPage("/?arrondissements=75005");
  await loadedCount();
  await search(user, "museum");
  const promised = await countOfOption(/^Museum, \d+ places?$/);
  await user.click(await option(/^Museum, \d+ places?$/));
  await expectAddress("/?q=museum&asked=types%3AMuseum&types=Museum&arrondissements=75005");
  await expectCount(promised);
});

it("Enter applies what was understood, and the line above the count leads to the letters and back", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "musee");
  const promised = await countOfOption(/^Museum, \d+ places$/);
  await user.keyboard("{Enter}");
  await expectAddress("/?q=musee&asked=types%3AMuseum&types=Museum");
  await expectCount(promised);
  expect((await searchField()).value).toBe("");
  screen.getByText("Museum.");
  await press(user, "button", "Search the names for “musee” instead");
  await expectAddress("/?search=musee");
  expect((await searchField()).value).toBe("musee");
  await user.click(await screen.findByRole("button", { name: /^Museum is a type \d+ places$/ }));
  await expectAddress("/?q=musee&asked=types%3AMuseum&types=Museum");
  await expectCount(promised);
});

it("Enter answers a text that is pressed before its suggestions are loaded", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "brunch{Enter}");
  await expectAddress("/?q=brunch&asked=wish%3ABrunch&wishes=Brunch");
  await expectChips(["Brunch"]);
});

it("a question replaces what the question before has set, and keeps what the visitor has chosen", async () => {
  const { user } = await openPage("/?arrondissements=75011");
  await loadedCount();
  await search(user, "vendredi 20h30{Enter}");
  await expectChips(["11e", "Open Friday 20:30"]);
  await search(user, "cocktails{Enter}");
  await expectChips(["11e", "Cocktails"]);
});

it("a question names the words that were not understood, in its link, too", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "museums except louvre{Enter}");
  await expectAddress("/?q=museums+except+louvre&not-understood=except+louvre&asked=types%3AMuseum&types=Museum");
  await screen.findByText("Not understood: “except louvre”.");
});

it("a question whose area has no such place lists the nearest three, and ways to give up one wish", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "canal saint martin bar terrace{Enter}");
  await expectChips(["Bar", "Near Canal Saint-Martin", "Terrace"]);
  await screen.findByRole("heading", {
    level: 1,
    name: "Bar, Terrace: none near Canal Saint-Martin. The nearest three:",
  });
  await namesOf(3);
  const ways = within(await screen.findByRole("list", { name: "Or" }));
  await waitFor(() => expect(ways.getAllByRole("button")).toHaveLength(3));
  const everywhere = ways.getByRole("button", { name: /^Bar, Terrace in all of Paris ?, \d+ places$/ });
  const promised = countIn(everywhere.textContent);
  await user.click(everywhere);
  await expectAddress("/?types=Bar&wishes=Terrace");
  await expectCount(promised);
});

it("the minutes of a question's own 'Near …' list all places within them", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "near abbesses{Enter}");
  await expectChips(["Near Abbesses"]);
  expect(await loadedCount()).toBeGreaterThan(3);
  expect(screen.queryByRole("list", { name: "Or" })).toBeNull();
});

it("Enter searches for the whole name of a place in names", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "le grand rex{Enter}");
  await expectAddress("/?search=le+grand+rex");
});

it("Enter searches for the letters if the suggestions cannot be loaded", async () => {
  const { user, network } = await openPage("/places/tour-eiffel");
  await expectHeading("Tour Eiffel");
  network.mock("SearchSuggestions", () => new Response("", { status: 503 }));
  await search(user, "museum{Enter}");
  await expectAddress("/?search=museum");
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

it("on a phone, the empty search offers the recent searches, which can be asked again and removed", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  const openSearch = async () => {
    await user.click(screen.getByRole("button", { name: "Search Places" }));
    return within(await dialog("Search Places"));
  };
  const empty = await openSearch();
  await empty.findByRole("heading", { name: "Quick filters" });
  expect(empty.queryByRole("heading", { name: "Recent" })).toBeNull();
  await user.type(empty.getByRole("combobox"), "brunch{Enter}");
  await expectChips(["Brunch"]);
  await press(user, "button", "Brunch, remove filter");
  await user.click(await (await openSearch()).findByRole("button", { name: "brunch" }));
  await expectAddress("/?q=brunch&asked=wish%3ABrunch&wishes=Brunch");
  await expectChips(["Brunch"]);
  const again = await openSearch();
  await again.findByText("Kept in this browser only.");
  await user.click(again.getByRole("button", { name: "Remove “brunch”" }));
  expect(again.queryByRole("heading", { name: "Recent" })).toBeNull();
});

it("Back leads from the answer of a question to the list before it, not to the letters that were typed", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "bakery near abbesses");
  await expectAddress("/?search=bakery+near+abbesses");
  await user.type(screen.getByRole("combobox", { name: "Search for places" }), "{Enter}");
  await waitFor(() => expect(location.search).toContain("q=bakery"));
  goBack();
  await expectAddress("/");
  await namesOf(48);
});

it("the empty field of the top bar offers the recent searches, which can be asked again and removed", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  const field = () => screen.getByRole("combobox", { name: "Search for places" });
  await user.click(field());
  expect(screen.queryByRole("heading", { name: "Recent" })).toBeNull();
  await user.type(field(), "brunch{Enter}");
  await expectChips(["Brunch"]);
  expect(screen.queryByRole("heading", { name: "Recent" })).toBeNull();
  await press(user, "button", "Brunch, remove filter");
  await user.click(field());
  await press(user, "button", "brunch");
  await expectAddress("/?q=brunch&asked=wish%3ABrunch&wishes=Brunch");
  await expectChips(["Brunch"]);
  expect(screen.queryByRole("heading", { name: "Recent" })).toBeNull();
  expect(document.activeElement).toBe(field());
  await user.click(field());
  await press(user, "button", "Remove “brunch”");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Recent" })).toBeNull());
  expect(document.activeElement).toBe(field());
});

it("on a phone, the empty search offers quick filters, which are set and close the search", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Search Places");
  await user.click(await within(await dialog("Search Places")).findByRole("button", { name: "Terrace" }));
  await expectAddress("/?wishes=Terrace");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectChips(["Terrace"]);
});

it("on the page of a place on a phone, a quick filter of the empty search opens the listing", async () => {
  const { user } = await openPage("/places/tour-eiffel", { width: 390 });
  await expectHeading("Tour Eiffel");
  await press(user, "button", "Search Places");
  await user.click(await within(await dialog("Search Places")).findByRole("button", { name: "Terrace" }));
  await expectAddress("/?wishes=Terrace");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  history.back();
  await expectHeading("Tour Eiffel");
});

it("on a phone, 'Near me' of the empty search sorts by travel time when a location is confirmed", async () => {
  setPosition({ latitude: 48.8606, longitude: 2.3376 });
  const { user } = await openPage("/places/tour-eiffel", { width: 390 });
  await expectHeading("Tour Eiffel");
  await press(user, "button", "Search Places");
  await user.click(await within(await dialog("Search Places")).findByRole("button", { name: "Near me" }));
  const location = within(await dialog("Confirm Your Location"));
  expect(screen.queryByRole("dialog", { name: "Search Places" })).toBeNull();
  await user.click(await location.findByRole("button", { name: "Confirm" }));
  await expectAddress("/?sort=travelTime-asc");
});

it("on a phone, the empty search leads to the collections", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Search Places");
  await user.click(await within(await dialog("Search Places")).findByRole("link", { name: /^Best terraces/ }));
  await expectHeading("Best terraces");
  expect(screen.queryByRole("dialog")).toBeNull();
});
