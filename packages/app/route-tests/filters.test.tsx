import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import {
  countIn,
  countOf,
  expectAddress,
  expectChips,
  expectCount,
  filter,
  goBack,
  loadedCount,
  namesOf,
  press,
  searchField,
  setPosition,
} from "./listing-steps.ts";
import { dialog, expectHeading, search } from "./steps.ts";

afterEach(() => void vi.useRealTimers());

const row = async () => within(await screen.findByRole("toolbar", { name: "Quick filters" }));
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Waits until the advanced filters are summarized by a sentence. */
const expectSentence = (sentence: string) =>
  waitFor(async () => expect((await dialog("Advanced Filters")).textContent).toContain(sentence));

/** Opens the filters of a phone. */
async function openFilters(user: UserEvent) {
  await press(user, "button", /^Filters/);
  return within(await dialog("Filters"));
}

/** Opens 'Advanced Filters' on a desktop. */
async function openAdvanced(user: UserEvent) {
  await press(user, "button", "Advanced Filters");
  return within(await dialog("Advanced Filters"));
}

it("a quick filter lists as many places as its name says, and a second press removes it", async () => {
  const { user } = await openPage("/");
  const all = await loadedCount();
  const kids = await (await row()).findByRole("button", { name: /^Kids, \d+ places$/ });
  const promised = countOf(kids);
  await user.click(kids);
  await expectCount(promised);
  await expectAddress("/?wishes=Kids");
  const pressed = (await row()).getByRole("button", { name: /^Kids/, pressed: true });
  await user.click(pressed);
  await expectCount(all);
  await expectAddress("/");
});

it("a quick filter that is active in a link is shown as a chip before 'Clear all', and not as a quick filter", async () => {
  await openPage("/?wishes=Terrace");
  await expectChips(["Terrace"]);
  screen.getByText(/guide to Paris: tables, gardens, screens, shops and baths/);
  const [first, second] = (await row()).getAllByRole("button");
  expect([first, second].map((each) => each?.getAttribute("aria-label") ?? each?.textContent)).toEqual([
    "Terrace, remove filter",
    "Clear all",
  ]);
  expect((await row()).queryByRole("button", { name: /^Terrace, \d/ })).toBeNull();
});

it("the count of 'Open now' follows the filters, and is the number of places that it lists", async () => {
  // A Wednesday at 12:30 in Paris.
  vi.setSystemTime(new Date("2026-11-25T11:30:00Z"));
  const { user } = await openPage("/");
  const openNow = async () => (await row()).findByRole("button", { name: /^Open now, [\d,]+ places$/ });
  const ofAll = countOf(await openNow());
  await user.click(await (await row()).findByRole("button", { name: /^Kids, / }));
  await waitFor(async () => expect(countOf(await openNow())).toBeLessThan(ofAll));
  const ofKids = countOf(await openNow());
  await user.click(await openNow());
  await expectCount(ofKids);
});

it("'Open now' is dimmed if all places of the list are closed", async () => {
  // A Wednesday at four in the morning in Paris.
  vi.setSystemTime(new Date("2026-11-25T03:00:00Z"));
  await openPage("/?types=Museum");
  const openNow = await (await row()).findByRole("button", { name: "Open now, 0 places" });
  expect(openNow.getAttribute("aria-disabled")).toBe("true");
});

it("a press of 'Near me' opens the location dialog if no location is confirmed, and changes no filter", async () => {
  setPosition("denied");
  const { user } = await openPage("/");
  await user.click(await (await row()).findByRole("button", { name: "Near me" }));
  await dialog("Enter Your Address");
  await expectAddress("/");
});

it("a press of 'Surprise me' opens a place of the listing", async () => {
  const { user } = await openPage("/?search=Septime");
  const names = await loadedCount();
  expect(names).toBeGreaterThan(0);
  await user.click((await row()).getByRole("button", { name: "Surprise me" }));
  await expectAddress(/^\/places\//);
  await expectHeading(/Septime/);
});

it("the collections are shown only above the first page of all places", async () => {
  const { user } = await openPage("/");
  const shelf = await screen.findByRole("navigation", { name: "Collections" });
  expect(within(shelf).getAllByRole("link")).toHaveLength(4);
  await user.click(await (await row()).findByRole("button", { name: /^Terrace/ }));
  await waitFor(() => expect(screen.queryByRole("navigation", { name: "Collections" })).toBeNull());
  await press(user, "button", "Clear all");
  await screen.findByRole("navigation", { name: "Collections" });
  await press(user, "button", "Next page");
  await expectHeading(/, page 2 of/);
  expect(screen.queryByRole("navigation", { name: "Collections" })).toBeNull();
});

it("only an existing value can be added in the advanced filters, with a count without other values of its category", async () => {
  const { user } = await openPage("/?types=Museum&tags=Kids&tags-join=OR");
  await loadedCount();
  const advanced = await openAdvanced(user);
  const value = await advanced.findByRole("combobox", { name: "Value" });
  const add = advanced.getByRole<HTMLButtonElement>("button", { name: "Add" });
  expect(add.disabled).toBe(true);
  await user.type(value, "zzz");
  await advanced.findByText("No results.");
  expect(add.disabled).toBe(true);
  await user.clear(value);
  await user.type(value, "Museum");
  await advanced.findByText("No results.");
  await user.selectOptions(advanced.getByRole("combobox", { name: "Category" }), "Tag");
  await user.type(value, "GARDEN");
  const promised = countIn((await screen.findByRole("option", { name: /^Garden, \d+ places?$/ })).textContent);
  await user.keyboard("{Enter}{Enter}");
  expect(document.activeElement).toBe(value);
  await user.click(advanced.getByRole("button", { name: "Remove Kids" }));
  await advanced.findByRole("button", { name: new RegExp(`^Show ${promised} places?$`) });
});

it("a value can be chosen in the advanced filters, and the dialog closed, by keyboard alone", async () => {
  const { user } = await openPage("/");
  const all = await loadedCount();
  const opener = await screen.findByRole("button", { name: "Advanced Filters" });
  opener.focus();
  await user.keyboard("{Enter}");
  const advanced = within(await dialog("Advanced Filters"));
  const value = await advanced.findByRole<HTMLInputElement>("combobox", { name: "Value" });
  const opened = await dialog("Advanced Filters");
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  value.focus();
  await user.keyboard("muse");
  await screen.findByRole("option", { name: /^Museum, [1-9]/ });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(value.value).toBe("Museum"));
  await user.keyboard("{Enter}");
  await expectSentence("Places that are Museum.");
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(value.getAttribute("aria-expanded")).toBe("true"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(value.getAttribute("aria-expanded")).toBe("false"));
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(await loadedCount()).toBe(all);
});

it("filter options that cannot be loaded show an error with 'Try again' in the advanced filters", async () => {
  const { user, network, reload } = await openPage("/");
  await namesOf(48);
  const restore = network.mock("FilterOptions", () => Response.json({ error: "Away." }, { status: 500 }));
  await reload();
  const advanced = await openAdvanced(user);
  await advanced.findByText("Error loading filter options");
  restore();
  await user.click(advanced.getByRole("button", { name: "Try again" }));
  await advanced.findByRole("combobox", { name: "Value" });
});

it("filter options that cannot be loaded show an error with 'Try again' in All Tags, which a reload opens again", async () => {
  const { user, network, reload } = await openPage("/");
  await namesOf(48);
  await press(user, "button", "All Tags");
  await dialog("All Tags");
  const restore = network.mock("FilterOptions", () => Response.json({ error: "Away." }, { status: 500 }));
  await reload();
  const tags = within(await dialog("All Tags"));
  await tags.findByText("Error loading filter options");
  expect(tags.queryByText("No tags available")).toBeNull();
  restore();
  await user.click(tags.getByRole("button", { name: "Try again" }));
  await tags.findByRole("checkbox", { name: /^Terrace, / });
});

it("'Opened This Year' can be checked, and changes neither the address nor the count", async () => {
  const { user, network } = await openPage("/");
  const all = await loadedCount();
  const sent = network.requests("Places").length;
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Opened This Year" });
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(await loadedCount()).toBe(all);
  await expectAddress("/");
  expect(network.requests("Places")).toHaveLength(sent);
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
});

it("a tag chosen in 'All Tags' stays chosen although an 'is not' value was chosen before another type", async () => {
  const { user } = await openPage("/?not-types=Bar");
  await user.click(await filter("Club"));
  await expectAddress("/?types=Club&not-types=Bar");
  await press(user, "button", "All Tags");
  const tags = within(await dialog("All Tags"));
  await user.click(await tags.findByRole("checkbox", { name: /^Terrace/ }));
  await user.click(await tags.findByRole("button", { name: /^Show/ }));
  await expectNoDialog();
  await expectAddress("/?types=Club&not-types=Bar&tags=Terrace");
  await expectChips(["Club", "not Bar", "Terrace"]);
});

it("a tag chosen in 'All Tags' applies at once and is checked in the sidebar", async () => {
  const { user } = await openPage("/");
  await loadedCount();
  await press(user, "button", "All Tags");
  const tags = within(await dialog("All Tags"));
  await user.type(tags.getByRole("searchbox"), "TERR");
  const found = within(await tags.findByRole("list", { name: "Search tags" })).getByRole("checkbox", {
    name: /^Terrace, /,
  });
  const promised = countOf(found);
  await user.click(found);
  await tags.findByRole("button", { name: `Show ${promised} places` });
  await user.keyboard("{Escape}{Escape}");
  await expectNoDialog();
  await expectCount(promised);
  expect((await filter("Terrace")).matches(":checked")).toBe(true);
  await expectAddress("/?tags=Terrace");
});

it("on a phone, the advanced filters and all tags open from the filters, and Back returns to the filters", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  let filters = await openFilters(user);
  await user.click(filters.getByRole("button", { name: "All Tags" }));
  await user.click(await within(await dialog("All Tags")).findByRole("checkbox", { name: /^Terrace, / }));
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "All Tags" })).toBeNull());
  filters = within(await dialog("Filters"));
  await user.click(filters.getByRole("button", { name: "Advanced Filters" }));
  const advanced = within(await dialog("Advanced Filters"));
  await expectSentence("Places tagged Terrace.");
  await user.type(await advanced.findByRole("combobox", { name: "Value" }), "Café");
  await user.click(advanced.getByRole("button", { name: "Add" }));
  await expectSentence("Places that are Café, and tagged Terrace.");
  const show = await advanced.findByRole("button", { name: /^Show \d+ places?$/ });
  const total = countIn(show.textContent);
  await user.click(show);
  filters = within(await dialog("Filters"));
  await user.click(await filters.findByRole("button", { name: `Show ${total} places` }));
  await expectCount(total);
  await expectAddress("/?types=Caf%C3%A9&tags=Terrace");
});

it.each(["All Tags", "Advanced Filters"])(
  "on a phone, closing '%s', and then the filters, returns the focus to the button of each",
  async (name) => {
    const { user } = await openPage("/", { width: 390 });
    await namesOf(48);
    await user.click((await openFilters(user)).getByRole("button", { name }));
    const opened = await dialog(name);
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    const filters = within(await dialog("Filters"));
    await waitFor(() => expect(document.activeElement).toBe(filters.getByRole("button", { name })));
    await user.keyboard("{Escape}");
    await expectNoDialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Filters/ })));
    // When the filters are opened again, the focus starts at their first control.
    await user.keyboard("{Enter}");
    const again = within(await dialog("Filters"));
    await waitFor(() => expect(document.activeElement).toBe(again.getByRole("button", { name: "Close" })));
  },
);

it("on a phone, the filters open again after Back or 'Close' has closed them", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await openFilters(user);
  goBack();
  await expectNoDialog();
  const filters = await openFilters(user);
  await user.click(filters.getByRole("button", { name: "Close" }));
  await expectNoDialog();
  await openFilters(user);
});

it("on a phone, the filters that a reload has closed open again, and Back closes them", async () => {
  const { user, reload } = await openPage("/", { width: 390 });
  await namesOf(48);
  await openFilters(user);
  await reload();
  await dialog("Filters");
  goBack();
  await expectNoDialog();
  await namesOf(48);
});

it("a window that becomes wider than a phone closes the filters and keeps the chosen values", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  const filters = await openFilters(user);
  await user.click(filters.getByRole("checkbox", { name: /^Bar, / }));
  window.happyDOM?.setViewport({ width: 1024, height: 844 });
  await expectNoDialog();
  await expectAddress("/?types=Bar");
  await screen.findByRole("complementary", { name: "Filters" });
});

it("on a phone, an empty list has one 'Clear all', which follows the filter chips and removes the filters", async () => {
  const { user } = await openPage("/?search=atlantis", { width: 390 });
  await screen.findByText("No places found matching your criteria.");
  const clear = screen.getByRole("button", { name: "Clear all" });
  await user.click(clear);
  await expectAddress("/");
});

it("on a phone, Back closes the search dialog and keeps the filters", async () => {
  const { user } = await openPage("/?types=Museum", { width: 390 });
  await loadedCount();
  await press(user, "button", "Search Places");
  await dialog("Search Places");
  goBack();
  await expectNoDialog();
  await expectAddress("/?types=Museum");
});

it("on a phone, Back after a search from the search dialog shows the places without the search", async () => {
  const { user } = await openPage("/", { width: 390 });
  await namesOf(48);
  await press(user, "button", "Search Places");
  const places = within(await dialog("Search Places"));
  await user.type(places.getByRole("combobox"), "creperie");
  await user.click(places.getByRole("button", { name: "Search" }));
  await expectNoDialog();
  await screen.findByRole("article", { name: "Crêperie de Josselin" });
  await expectAddress("/?q=creperie&asked=wish%3ACr%C3%AApes&wishes=Cr%C3%AApes");
  goBack();
  await namesOf(48);
});

it("the sort and page size of a link stay while the visitor filters, and are not stored", async () => {
  const { user } = await openPage("/?sort=rating-desc&limit=72");
  await user.click(await filter("Bar"));
  await expectAddress("/?types=Bar&sort=rating-desc&limit=72");
  const stored = JSON.parse(localStorage.getItem("filter-storage") ?? "{}");
  expect(stored).toMatchObject({ sortBy: "name", sortOrder: "asc", limit: 48 });
});

it.each([
  ["/?arrondissements=11", "/?arrondissements=75011", "11e Arrondissement"],
  ["/?types=bar&not-tags=TERRACE", "/?types=Bar&not-tags=Terrace", "Bar"],
])("the address %s is replaced by %s", async (path, canonical, value) => {
  await openPage(path);
  expect((await filter(value)).matches(":checked")).toBe(true);
  await expectAddress(canonical);
});

it("an address whose only value is unknown shows all places, and a notice about the value", async () => {
  const { reload } = await openPage("/");
  const all = await loadedCount();
  history.replaceState(null, "", "/?types=Castle");
  await reload();
  await screen.findByText("Left out, because there is no such value: Castle.");
  await expectCount(all);
  await screen.findByRole("checkbox", { name: /^Bar, [1-9]/ });
});

it("a sort by travel time from a link stays chosen without a location, and a notice says how the list is sorted", async () => {
  await openPage("/?sort=travelTime-desc");
  await namesOf(48);
  await screen.findByRole("button", { name: "Sort: Travel time, descending, waiting for a location" });
  await screen.findByText("Sorted by name until you set a location.");
  await expectAddress("/?sort=travelTime-desc");
});

it("Back clears a search that was typed in several steps, and Forward restores its last step", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  for (const text of ["c", "cre", "creperie"]) {
    await search(user, text);
    await expectAddress(`/?search=${text}`);
  }
  goBack();
  await expectAddress("/");
  await waitFor(async () => expect((await searchField()).value).toBe(""));
  await namesOf(48);
});

it("Back returns to the previous choice also if it is pressed before the latest choice is rendered", async () => {
  const { user } = await openPage("/?types=Bar&types=Restaurant");
  await loadedCount();
  await press(user, "button", "Page 2");
  await expectAddress(/page=2$/);
  const size = await screen.findByRole("radio", { name: "72" });
  size.click();
  await waitFor(() => expect(location.search).toContain("limit=72"), { interval: 1 });
  history.back();
  await expectAddress(/page=2$/);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: "48" }).checked).toBe(true));
  await waitFor(() => expect(screen.getByRole("button", { name: "Page 2" }).getAttribute("aria-current")).toBe("page"));
});
