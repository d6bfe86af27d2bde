import type { Page, Route } from "@playwright/test";
import { graphUrl, operationOf } from "./graph-requests.ts";
import { expect, expectLoaded, test } from "./test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search for places" }).first();
const option = (page: Page, name: string | RegExp) => page.getByRole("listbox").getByRole("option", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");

/** Returns the number of places that the name of an option states: the last number of the name. */
async function countInName(page: Page, name: RegExp): Promise<number> {
  const label = await option(page, name).first().locator(":scope > :first-child").textContent();
  const count = Number(label?.match(/(\d+) places?$/)?.[1]);
  expect(count).toBeGreaterThan(0);
  return count;
}

/** Waits until the server has loaded all places: before that, SQL finds names, and corrects no misspelling. */
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => {
      const { groups } = await (await request.get("/api/search/suggest?q=eifel%20tower")).json();
      return groups[0]?.places[0]?.name;
    })
    .toBe("Tour Eiffel");
});

test("'eiffel tower' suggests the Eiffel Tower, and Enter opens its page", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("/");
  await page.keyboard.type("eiffel tower");
  await expect(option(page, /^Tour Eiffel, Monument, also Eiffel Tower, 7e Arrondissement$/)).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, /^Tour Eiffel/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/places\/tour-eiffel$/);
  await expect(heading(page)).toHaveText("Tour Eiffel");
  await expect(field(page)).toHaveValue("");
});

test("the suggestion for 'pizza 11e' applies both filters, which Back replaces with the typed text", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await field(page).fill("pizza 11e");
  const understood = /^Pizza, 11e Arrondissement, \d+ places?$/;
  const promised = await countInName(page, understood);
  await option(page, understood).click();
  await expect(heading(page)).toHaveText(promised === 1 ? "1 place" : `${promised} places`);
  await expect(chips(page)).toHaveText(["11e", "Pizza"]);
  await expect(page).toHaveURL(/\/\?tags=Pizza&arrondissements=75011$/);
  await expect(field(page)).toHaveValue("");
  await page.goBack();
  await expect(field(page)).toHaveValue("pizza 11e");
  await expect(page).toHaveURL(/\/\?search=pizza\+11e$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("'museum open now' is applied by touch in the dialog 'Search Places'", { tag: "@journey" }, async ({ page }) => {
    // A Wednesday at 12:30 in Paris, when most museums are open.
    await page.clock.setSystemTime(new Date("2026-11-25T11:30:00Z"));
    await page.goto("/");
    await page.getByRole("button", { name: "Search Places" }).tap();
    const dialog = page.getByRole("dialog", { name: "Search Places" });
    await dialog.getByRole("combobox").fill("museum open now");
    const understood = /^Museum, Open now, \d+ places$/;
    const promised = await countInName(page, understood);
    await option(page, understood).tap();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText(`${promised} places`);
    await expect(page).toHaveURL(/types=Museum&hours=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test("'within 15 minutes' opens the location dialog from the dialog 'Search Places'", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Search Places" }).tap();
    const search = page.getByRole("dialog", { name: "Search Places" });
    await search.getByRole("combobox").fill("cafe within 15 minutes");
    await search.getByRole("button", { name: "Set Location" }).tap();
    await expect(search).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Enter Your Address" })).toBeVisible();
    await expect(page).toHaveURL(/types=Caf%C3%A9&max-minutes=15/);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/types=Caf%C3%A9&max-minutes=15/);
  });

  test("'Show n places' applies all filters that the text means", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Search Places" }).tap();
    const dialog = page.getByRole("dialog", { name: "Search Places" });
    await dialog.getByRole("combobox").fill("bar le marais");
    const show = dialog.getByRole("button", { name: /^Show \d+ places$/ });
    const promised = (await show.textContent())?.replace("Show ", "") ?? "";
    await show.tap();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText(promised);
  });
});

test("the cross of an understood filter removes the filter's words by keyboard and by pointer", async ({ page }) => {
  await page.goto("/");
  await field(page).fill("bar le marais cocktails");
  const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}`, exact: true });
  await expect(remove("Bar")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(remove("Le Marais")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("bar cocktails");
  await expect(field(page)).toBeFocused();
  await expect(remove("Le Marais")).toHaveCount(0);
  await remove("Cocktails").click();
  await expect(field(page)).toHaveValue("bar");
  await expect(field(page)).toBeFocused();
  await expect(option(page, /^Bar, \d+ places$/)).toBeVisible();
});

test("'museum open monday' applies the opening hours of Monday", async ({ page }) => {
  await page.goto("/");
  await field(page).fill("museum open monday");
  const understood = /^Museum, Open Monday 12:00, \d+ places$/;
  const promised = await countInName(page, understood);
  await option(page, understood).click();
  await expect(heading(page)).toHaveText(`${promised} places`);
  await expect(page).toHaveURL(/types=Museum&hours=Mo-12h00$/);
});

test("'within 15 minutes' asks for a location and keeps the other filters", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 48.8606, longitude: 2.3376 });
  await page.goto("/");
  await field(page).fill("cafe within 15 minutes on foot");
  await option(page, "Café, Within 15 min on foot, Set Location").click();
  await expect(page).toHaveURL(/types=Caf%C3%A9&max-minutes=15&mode=walking$/);
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(chips(page)).toHaveText(["Café", "Within 15 min"]);
  await expectLoaded(page);
  await expect(heading(page)).toHaveText(/^\d+ places$/);
  const promised =
    (await heading(page)
      .filter({ hasText: /^\d+ places$/ })
      .textContent()) ?? "";
  await field(page).fill("cafe within 15 minutes on foot");
  await expect(option(page, `Café, Within 15 min on foot, ${promised}`)).toBeVisible();
});

test("suggestions for an arrondissement with few matches also include other arrondissements", async ({ page }) => {
  await page.goto("/");
  await field(page).fill("pizza 11e");
  const elsewhere = page.getByRole("group", { name: "Pizza in other arrondissements" });
  await expect(elsewhere.getByRole("option", { name: /Restaurant/ }).first()).toBeVisible();
  await expect(option(page, "All places with ‘pizza 11e’ in name or address, 0 places")).toBeVisible();
});

test("the page that the server renders offers the filter that the search in its URL means", async ({ request }) => {
  expect(await (await request.get("/?search=musee")).text()).toContain("Museum is a type");
});

test("'near abbesses' on the page of a place leads to the listing filtered by the station", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await field(page).fill("near abbesses");
  const promised = await countInName(page, /^Near Abbesses, \d+ places$/);
  await option(page, /^Near Abbesses/).click();
  await expect(page).toHaveURL(/\/\?near=Abbesses$/);
  await expect(heading(page)).toHaveText(`${promised} places`);
  await expect(chips(page)).toHaveText(["Near Abbesses"]);
});

test("suggestions count the places under the active filters", async ({ page }) => {
  await page.goto("/?arrondissements=75005");
  await field(page).fill("museum");
  const promised = await countInName(page, /^Museum, \d+ places?$/);
  await option(page, /^Museum, /)
    .first()
    .click();
  await expect(page).toHaveURL(/types=Museum&arrondissements=75005$/);
  await expect(heading(page)).toHaveText(new RegExp(`^${promised} places?$`));
});

test("after Enter without a selected suggestion, the page offers the filter that the searched text means", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).fill("musee");
  await expect(option(page, /^All places with ‘musee’ in name or address/)).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page).toHaveURL(/\?search=musee$/);
  const offer = page.getByRole("button", { name: /^Museum is a type \d+ places$/ });
  const promised = Number((await offer.textContent())?.match(/\d+/)?.[0]);
  await offer.click();
  await expect(page).toHaveURL(/\?types=Museum$/);
  await expect(heading(page)).toHaveText(`${promised} places`);
  await expect(field(page)).toHaveValue("");
});

test("a search without results offers the place that has the text as another name", async ({ page }) => {
  await page.goto("/?search=eiffel+tower");
  await expect(page.getByText("No places found matching your criteria.")).toBeVisible();
  await page.getByRole("button", { name: /^Tour Eiffel, also Eiffel Tower/ }).click();
  await expect(page).toHaveURL(/\/places\/tour-eiffel$/);
});

test("Escape closes open suggestions, and clears the text when they are closed", async ({ page }) => {
  await page.goto("/");
  await field(page).fill("museum");
  await expect(option(page, /^Museum, /).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field(page)).toHaveValue("museum");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, /^Museum, /).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
});

test("late suggestions for an earlier text do not replace the suggestions for a later text", async ({ page }) => {
  const held: Route[] = [];
  await page.route(graphUrl, async (route) => {
    const sent = operationOf(route.request());
    if (sent?.operationName === "SearchSuggestions" && sent.variables.typed === "museum") held.push(route);
    else await route.continue();
  });
  await page.goto("/");
  await field(page).fill("museum");
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await field(page).fill("near abbesses");
  await expect(option(page, /^Near Abbesses/)).toBeVisible();
  // The requests of the earlier text were cancelled. Continuing a cancelled request fails.
  for (const route of held) await route.continue().catch(() => undefined);
  await field(page).press("ArrowDown");
  await expect(option(page, /^Near Abbesses/)).toHaveAttribute("aria-selected", "true");
  await expect(option(page, /^Museum/)).toHaveCount(0);
});

test.describe("when the suggestions fail", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("the list of suggestions offers 'Try again', which loads them by keyboard", async ({ page }) => {
    let isBroken = true;
    await page.route(graphUrl, async (route) => {
      const sent = operationOf(route.request());
      if (isBroken && sent?.operationName === "SearchSuggestions") await route.fulfill({ status: 503, body: "" });
      else await route.continue();
    });
    await page.goto("/");
    await field(page).fill("museum");
    await expect(page.getByText("Search could not be reached").first()).toBeVisible();
    await expect(heading(page)).toHaveText(/^\d+ places?$/);
    isBroken = false;
    await page.keyboard.press("ArrowDown");
    await expect(option(page, "Try again")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(option(page, /^Museum, \d+ places$/)).toBeVisible();
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("« ouvert dimanche » and « à moins de 15 minutes » suggest filters", async ({ page }) => {
    await page.goto("/");
    const search = page.getByRole("combobox", { name: "Rechercher des lieux" }).first();
    await search.fill("café ouvert dimanche");
    await expect(option(page, /^Café, Ouvert dimanche à 12:00, \d+ lieux$/)).toBeVisible();
    await search.fill("café à moins de 15 minutes");
    await expect(option(page, "Café, À moins de 15 min, Ma position")).toBeVisible();
  });

  test("« musée » suggests the type by its French name", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Rechercher des lieux" }).first().fill("musée");
    await page.getByRole("option", { name: /^Musée, \d+ lieux$/ }).click();
    await expect(page).toHaveURL(/types=Museum$/);
  });
});
