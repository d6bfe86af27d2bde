import type { Page } from "@playwright/test";
import { isResponseTo } from "./graph-requests.ts";
import { cachedUrls, goOffline, untilCached } from "./service-worker.ts";
import {
  dialog,
  expect,
  heartOf,
  logInButton,
  type Person,
  pageHeading,
  scrollAndClick,
  signUp,
  tab,
  test,
} from "./test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

/** Returns the names under which the browser stores values: keys, cookies, databases, caches and service workers. */
async function storedNames(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
      active === null ? "" : new URL(active.scriptURL).pathname.slice(1),
    );
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return [...kept, ...databases, ...(await caches.keys()), ...workers];
  });
  return [...cookies, ...others];
}

/**
 * Uses most features that store values, and returns the names of all stored values. The test itself uses the other
 * features.
 */
async function useEveryFeature(page: Page, person: Person): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const note = async () => {
    for (const name of await storedNames(page)) names.add(name);
  };
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Switch to dark theme" }).click();
  await page.getByRole("radio", { name: "Table" }).click();
  await page.getByRole("radio", { name: "Map" }).click();
  await page.getByRole("radio", { name: "Grid" }).click();
  await page.getByRole("checkbox", { name: /^Museum,/ }).click();
  await expect(page).toHaveURL(/types=Museum/);
  await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
  await dialog(page, "Enter Your Address").getByLabel("Address").fill("Place de la République");
  await page.keyboard.press("Enter");
  await dialog(page, "Confirm Your Location").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await slider.press("ArrowLeft");
  await expect(page).toHaveURL(/max-minutes=/);
  await note();
  await logInButton(page).click();
  await signUp(page, person);
  await page.goto("/?search=Afaria");
  await heartOf(page, "Afaria").click();
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toBeVisible();
  await page.goto("/places/afaria");
  await note();
  await scrollAndClick(footer(page).getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await note();
  return names;
}

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch/] });

  test("the section about privacy names every key, cookie, cache, database and worker in the browser, and no others", async ({
    page,
    newPerson,
  }) => {
    test.slow();
    await page.goto("/");
    await untilCached(page);
    const stored = new Set(await useEveryFeature(page, newPerson()));
    await scrollAndClick(footer(page).getByRole("button", { name: "Paris dans la poche" }));
    const sheet = dialog(page, "Paris dans la poche");
    await sheet.getByRole("button", { name: /^Enregistrer/ }).click();
    await expect.poll(() => cachedUrls(page, "flaneur-pocket-pictures")).not.toEqual([]);
    for (const name of await storedNames(page)) stored.add(name);
    await sheet.getByRole("button", { name: "Supprimer" }).click();
    // A session whose verification fails ends (§4), and a heart that is then pressed opens the sign-in prompt.
    const verified = page.waitForResponse(isResponseTo("Verify"));
    await page.goto("/places/septime");
    await (await verified).finished();
    await goOffline(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Septime.* favoris$/ })
      .first()
      .click();
    await expect.poll(() => storedNames(page)).toContain("favorite-queue");
    stored.add("favorite-queue");
    // Only a visitor who has searched has `recent-searches`. See `phone.spec.ts`.
    stored.add("recent-searches");
    // Only a tab with a confirmed location has `location`. See `location.spec.ts`.
    stored.add("location");
    await page.context().setOffline(false);
    await page.goto("/about");
    const named = await page.locator("section[data-section=privacy] code").allTextContents();
    expect([...stored].sort()).toEqual([...named].sort());
  });
});
