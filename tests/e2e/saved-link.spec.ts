import type { Page } from "@playwright/test";
import type { Program } from "../setup/processes.ts";
import { isResponseTo } from "./graph-requests.ts";
import { saveWithoutPictures } from "./pocket-sheet.ts";
import { untilCached } from "./service-worker.ts";
import {
  expect as expectSoon,
  heartOf,
  inventPerson,
  logInButton,
  type Programs,
  pageHeading,
  signUp,
  test,
} from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 5\d\d|AbortError/] });
// Starting programs is slow while other tests keep the machine busy.
test.slow();
const expect = expectSoon.configure({ timeout: 30_000 });

const AWAY = "Error: The places service does not answer. Please try again in a moment.";
const strip = (page: Page) => page.getByText("Flâneur has a problem. This is what is saved.");
const openSaved = (page: Page) => page.getByRole("link", { name: "Open what is saved on this device" });
const searchBox = (page: Page) => page.getByRole("combobox").first();
const creperie = (page: Page) => page.getByRole("article", { name: "Crêperie de Josselin" });
/** The link of the strip, which loads the page from the server. */
const tryAgain = (page: Page) => page.getByRole("link", { name: "Try again" });

/** Stops the API and types a search. Resolves when the page shows the error in place of the list. */
async function searchWithoutApi(page: Page, api: Program, search: string): Promise<void> {
  await api.stop();
  await searchBox(page).fill(search);
  await expect(pageHeading(page)).toHaveText(AWAY);
}

/**
 * Starts the API again at its old port, and follows 'Try again' once the app reaches it. The gateway waits for a moment
 * before it calls an API that has failed, and a page that is loaded meanwhile ends its session (§4).
 */
async function returnToServer(page: Page, programs: Programs, api: Program): Promise<void> {
  await programs.start("api", { DATA_DIR: programs.folder, PORT: new URL(api.url).port });
  const graph = new URL("/graphql", page.url()).href;
  const data = { query: '{ places(filters: { search: "allard" }) { pagination { total } } }' };
  // `page.request` passes by the service worker.
  await expect.poll(async () => (await page.request.post(graph, { data })).text()).toContain('"total":');
  await tryAgain(page).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
}

const queue = (page: Page) => page.evaluate(() => localStorage.getItem("favorite-queue"));

test("what is saved opens by its link while the server has errors, at the same address, until the page is loaded again", async ({
  page,
  programs,
}) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await saveWithoutPictures(page, app.url);
  await page.goto(app.url);
  await expect(page.getByRole("article")).toHaveCount(48);
  await searchWithoutApi(page, api, "creperie");
  const address = page.url();
  await openSaved(page).press("Enter");
  await expect(creperie(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expect(page.getByText(/^Saved on \d+ [A-Z][a-z]+, \d?\d:\d\d$/)).toBeVisible();
  await expect(searchBox(page)).toHaveValue("creperie");
  expect(page.url()).toBe(address);

  await expect(tryAgain(page)).toHaveAttribute("href", new URL(address).pathname + new URL(address).search);
  await tryAgain(page).click();
  await expect(pageHeading(page)).toHaveText(AWAY);
  await expect(strip(page)).toHaveCount(0);
  await openSaved(page).click();
  await expect(creperie(page)).toBeVisible();

  await returnToServer(page, programs, api);
  await expect(creperie(page)).toBeVisible();
});

test("hearts that are pressed on a page of what is saved are sent when the server has returned", async ({
  page,
  programs,
}) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await page.goto(app.url);
  await logInButton(page).click();
  await signUp(page, inventPerson());
  await saveWithoutPictures(page, app.url);
  // A session that cannot be verified ends (§4).
  const verified = page.waitForResponse(isResponseTo("Verify"));
  await page.goto(app.url);
  await (await verified).finished();
  await expect(page.getByRole("article")).toHaveCount(48);
  await searchWithoutApi(page, api, "allard");
  await openSaved(page).click();
  await heartOf(page, "Allard").click();
  await expect(heartOf(page, "Allard")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => queue(page)).toContain("allard");
  await expect(page.getByText("Hearts will be kept when you are back.")).toBeVisible();

  await returnToServer(page, programs, api);
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
