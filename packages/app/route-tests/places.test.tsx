import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
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
} from "./listing-steps.ts";
import { article, expectHeading, search } from "./steps.ts";

it("searching from a place's page leads to the listing with that search, in the preferred order", async () => {
  const preferences = { sortBy: "rating", sortOrder: "desc" };
  const { user } = await openPage("/places/creperie-de-josselin", {
    stored: { "filter-storage": JSON.stringify(preferences) },
  });
  await expectHeading("Crêperie de Josselin");
  await search(user, "oeuf");
  await user.keyboard("{Enter}");
  await expectAddress("/?search=oeuf&sort=rating-desc");
  await screen.findByRole("button", { name: "Sort: Rating, descending" });
  await expectHeading(/places?$|^No/);
});

it("cards show the rating if the listing is sorted by rating, best first, and not if it is sorted by name", async () => {
  const { user } = await openPage("/?sort=rating-desc");
  await namesOf(48);
  const ratings = () => screen.queryAllByRole("img", { name: /^Rated [\d.]+ of 5$/ });
  const shown = ratings().map(({ textContent }) => Number(textContent));
  expect(shown).toHaveLength(48);
  expect(Math.min(...shown)).toBeGreaterThan(0);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  await press(user, "button", /^Sort:/);
  await press(user, "menuitemradio", /^Name/);
  await waitFor(() => expect(ratings()).toHaveLength(0));
});

it("the next page starts after the last place of the page before, and reloading its URL shows the same places", async () => {
  const { user, reload } = await openPage("/");
  const first = await namesOf(48);
  await press(user, "button", "Next page");
  await expectAddress(/[?&]after=2%7Ename-asc%7E[^&]+&page=2$/);
  await waitFor(async () => expect((await namesOf(48))[0]).not.toBe(first[0]));
  const second = await namesOf(48);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await reload();
  expect(await namesOf(48)).toEqual(second);
});

it.each([
  { typed: "bistros", suggested: /^Bistro is a tag \d+ places$/, chip: "Bistro" },
  { typed: "11ème", suggested: /^11e is an arrondissement \d+ places$/, chip: "11e" },
])("the search '$typed' suggests a filter, which replaces the search, and Back restores the search", async (row) => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, row.typed);
  // A slower search for the first letters may show the same suggestions before, and their buttons are then replaced.
  await expectAddress(`/?search=${encodeURIComponent(row.typed)}`);
  await expectCount(0);
  const list = within(await screen.findByRole("list", { name: "Suggestions" }));
  const suggestion = await list.findByRole("button", { name: row.suggested });
  const promised = countOf(suggestion);
  await user.click(suggestion);
  await expectCount(promised);
  await expectChips([row.chip]);
  expect((await searchField()).value).toBe("");
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  goBack();
  await waitFor(async () => expect((await searchField()).value).toBe(row.typed));
  goBack();
  await waitFor(async () => expect((await searchField()).value).toBe(""));
});

it("a misspelt search suggests a correction, which replaces the search, and Back restores the misspelt search", async () => {
  const { user } = await openPage("/");
  await namesOf(48);
  await search(user, "lourve");
  const suggestion = await screen.findByRole("button", { name: /^Did you mean Louvre\? \d+ places?$/ });
  const promised = countOf(suggestion);
  const status = screen.getAllByRole("status").map(({ textContent }) => textContent ?? "");
  expect(status.join("\n")).toMatch(new RegExp(`0 places.*Did you mean Louvre\\? ${promised} places?\\.`));
  await user.click(suggestion);
  await expectCount(promised);
  await article("Musée du Louvre");
  expect((await searchField()).value).toBe("Louvre");
  await expectAddress("/?search=Louvre");
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  goBack();
  await waitFor(async () => expect((await searchField()).value).toBe("lourve"));
  await screen.findByRole("button", { name: /^Did you mean Louvre\?/ });
});

it("a misspelt search is corrected only to a search with results under the active filters", async () => {
  const { user } = await openPage("/?search=lourve&types=Museum");
  await press(user, "button", /^Did you mean Louvre\? \d+ places?$/);
  await article("Musée du Louvre");
  await expectAddress(/types=Museum/);
  await user.click(await filter("Museum"));
  // No gym is found by the search, which disables the filter.
  await user.clear(await searchField());
  await expectAddress("/");
  await user.click(await screen.findByRole("checkbox", { name: /^Gym, [1-9]/ }));
  await expectAddress(/types=Gym/);
  await search(user, "lourve");
  await screen.findByText("No places found matching your criteria.");
  await waitFor(() => expect(screen.getByRole("main").querySelector("[aria-busy=true]")).toBeNull());
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull();
});

it("a search without results under the other filters offers to remove these filters", async () => {
  const { user } = await openPage("/?search=creperie&types=Park");
  await press(user, "button", /^Without other filters \d+ places?$/);
  await article("Crêperie de Josselin");
  await expectChips(["“creperie”"]);
});

it("removing a filter moves the focus to the next filter, and after the last filter to the list", async () => {
  const { user } = await openPage("/?types=Bar&types=Café");
  await expectChips(["Bar", "Café"]);
  const chip = (name: string) => screen.getByRole("button", { name: `${name}, remove filter` });
  chip("Bar").focus();
  await user.keyboard("{Enter}");
  await expectChips(["Café"]);
  await waitFor(() => expect(document.activeElement).toBe(chip("Café")));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

it("a link with filters shows these filters, and ignores an unknown parameter", async () => {
  await openPage("/?types=Bar&not-types=Club&arrondissements=75011&unknown=1");
  expect((await filter("Bar")).matches(":checked")).toBe(true);
  await waitFor(() =>
    expect(within(screen.getByRole("list", { name: "Active filters" })).getAllByRole("listitem")).toHaveLength(3),
  );
});

it("a link to a page beyond the last shows the last page instead", async () => {
  await openPage("/?types=Bar&page=99");
  await waitFor(() => expect(location.search).not.toContain("page=99"));
  await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(0));
});

it("the page at a misspelt URL of a place shows places with similar names, and searches for the words of its field", async () => {
  const { user } = await openPage("/places/cafe-de-flor");
  const guesses = within(await screen.findByRole("region", { name: "Perhaps one of these" }));
  await guesses.findByRole("article", { name: "Café de Flore" });
  const field = within(screen.getByRole("main")).getByRole<HTMLInputElement>("searchbox");
  expect(field.value).toBe("cafe de flor");
  await user.clear(field);
  await user.type(field, "qqqq");
  // No name is similar, so the page shows the best-rated places.
  await waitFor(() => expect(guesses.queryByRole("article", { name: "Café de Flore" })).toBeNull());
  await waitFor(() => expect(guesses.getAllByRole("article")).toHaveLength(6));
  await user.clear(field);
  await user.type(field, "josselin");
  await guesses.findByRole("article", { name: "Crêperie de Josselin" });
  await user.keyboard("{Enter}");
  await expectAddress("/?search=josselin");
});

it("a first type and an arrondissement lead to as many places as their counts say", async () => {
  const { user } = await openPage("/");
  const all = await loadedCount();
  const bars = countOf(await filter("Bar"));
  await user.click(await filter("Bar"));
  await expectCount(bars);
  const inThe11th = countOf(await filter("11e Arrondissement"));
  expect(inThe11th).toBeLessThan(bars);
  await user.click(await filter("11e Arrondissement"));
  await expectCount(inThe11th);
  await namesOf(Math.min(48, inThe11th));
  await press(user, "button", "Clear all");
  await expectCount(all);
});

it("'/places/' in any spelling, also with slashes at its end, is replaced by the address of the place", async () => {
  await openPage("/PLACES/Afaria//");
  await expectHeading("Afaria");
  await expectAddress("/places/afaria");
});

it("pressing 'Next page' three times while the next page loads advances three pages", async () => {
  const { user, network } = await openPage("/");
  await namesOf(48);
  const release = network.pause("Places");
  for (let presses = 0; presses < 3; presses += 1) await press(user, "button", "Next page");
  release();
  await expectAddress(/page=4$/);
  await waitFor(() => expect(screen.getByRole("button", { name: "Page 4" }).getAttribute("aria-current")).toBe("page"));
  expect(countIn((await expectHeading(/, page 4 of/)).textContent)).toBeGreaterThan(48);
});
