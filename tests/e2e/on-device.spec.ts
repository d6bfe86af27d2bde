import type { Page } from "@playwright/test";
import type { Program } from "../setup/processes.ts";
import { saveWithoutPictures } from "./pocket-sheet.ts";
import { untilCached } from "./service-worker.ts";
import {
  expect as expectSoon,
  heartOf,
  inventPerson,
  logInButton,
  pageHeading,
  signUp,
  test,
  watchStatus,
} from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 5\d\d|AbortError/] });
// Starting programs is slow while other tests keep the machine busy.
test.slow();
const expect = expectSoon.configure({ timeout: 30_000 });

const AWAY = "Error: The places service does not answer. Please try again in a moment.";
const strip = (page: Page) => page.getByText("Flâneur has a problem. This is what is saved.");
const openSaved = (page: Page) => page.getByRole("button", { name: "Open what is saved on this device" });
const searchBox = (page: Page) => page.getByRole("combobox").first();
const creperie = (page: Page) => page.getByRole("article", { name: "Crêperie de Josselin" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

/** Stops the API and types a search. Resolves when the page shows the error in place of the list. */
async function searchWithoutApi(page: Page, api: Program, search: string): Promise<void> {
  await api.stop();
  await searchBox(page).fill(search);
  await expect(pageHeading(page)).toHaveText(AWAY);
}

/**
 * Presses 'Try again' until the server's places are shown: after an outage, the gateway waits for a moment before it
 * calls the API again.
 */
async function returnToServer(page: Page): Promise<void> {
  const back = await watchStatus(page, "Back online");
  await expect(async () => {
    // During a check the button has another name. If the check succeeds, the button does not return.
    if (await strip(page).isVisible()) await tryAgain(page).click({ timeout: 3_000 });
    await expectSoon(strip(page)).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await back();
}

/** Whether the tab stores that it shows the saved places. */
const isStored = (page: Page) => page.evaluate(() => sessionStorage.getItem("on-device") !== null);
const queue = (page: Page) => page.evaluate(() => localStorage.getItem("favorite-queue"));

test("saved places open with the search while the server has errors, also after a reload, until the server recovers", async ({
  page,
  programs,
}) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await saveWithoutPictures(page, app.url);
  await page.goto(app.url);
  await expect(page.getByRole("article")).toHaveCount(48);
  await searchWithoutApi(page, api, "creperie");
  await openSaved(page).press("Enter");
  await expect(creperie(page)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(strip(page)).toBeVisible();
  await expect(page.getByText(/^Saved on \d+ [A-Z][a-z]+, \d?\d:\d\d$/)).toBeVisible();
  await expect(searchBox(page)).toHaveValue("creperie");
  expect(await isStored(page)).toBe(true);

  await page.reload();
  await expect(creperie(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expect(searchBox(page)).toHaveValue("creperie");
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();

  await programs.start("api", { DATA_DIR: programs.folder, PORT: new URL(api.url).port });
  await returnToServer(page);
  expect(await isStored(page)).toBe(false);
  await expect(creperie(page)).toBeVisible();
  await page.reload();
  await expect(creperie(page)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test("hearts that are pressed while the saved places are open are sent when the server returns a list", async ({
  page,
  programs,
}) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await page.goto(app.url);
  await logInButton(page).click();
  await signUp(page, inventPerson());
  await saveWithoutPictures(page, app.url);
  await page.goto(app.url);
  await expect(page.getByRole("article")).toHaveCount(48);
  await searchWithoutApi(page, api, "allard");
  await openSaved(page).click();
  await heartOf(page, "Allard").click();
  await expect(heartOf(page, "Allard")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => queue(page)).toContain("allard");
  await expect(page.getByText("Hearts will be kept when you are back.")).toBeVisible();

  await programs.start("api", { DATA_DIR: programs.folder, PORT: new URL(api.url).port });
  await returnToServer(page);
  await expect.poll(() => queue(page)).toBeNull();
  await page.reload();
  await expect(heartOf(page, "Allard")).toHaveAttribute("aria-pressed", "true");
});

test("a list that could not be loaded does not offer saved places if none are saved", async ({ page, programs }) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await page.goto(app.url);
  await untilCached(page);
  await searchWithoutApi(page, api, "creperie");
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(openSaved(page)).toHaveCount(0);
});
