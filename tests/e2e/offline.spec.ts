import type { Page } from "@playwright/test";
import { isResponseTo, operationOf } from "./graph-requests.ts";
import { cachedUrls, goOffline, storedContent, untilCached } from "./service-worker.ts";
import { accountButton, expect, heartOf, logInButton, pageHeading, test, watchStatus } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d/] });

const strip = (page: Page) => page.getByText("You are offline. Nothing is saved but the pages you have seen");
const isShown = (page: Page) =>
  page
    .getByRole("article")
    .first()
    .locator("img")
    .evaluate(
      (image: HTMLImageElement) => image.currentSrc.includes("/posters/") && image.complete && image.naturalWidth > 0,
    );

test("visited pages open offline and show when they were saved, and an unvisited page opens when the network is back", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.goto("/places/afaria");
  await untilCached(page);
  await page.goto("/");
  await expect.poll(() => cachedUrls(page, "flaneur-pages")).toEqual(["/", "/places/afaria"]);
  await expect.poll(async () => (await cachedUrls(page, "flaneur-pictures")).length).toBeGreaterThan(4);
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(strip(page)).toBeVisible();
  await expect(page.getByText(/^Seen on \d+ [A-Z][a-z]+, \d?\d:\d\d$/)).toBeVisible();
  await expect.poll(() => isShown(page)).toBe(true);
  await page.goto("/places/afaria");
  await expect(pageHeading(page)).toHaveText("Afaria");
  await expect(
    page.getByText(/^You are offline\. Nothing is saved .* Seen on \d+ [A-Z][a-z]+, \d?\d:\d\d\.$/),
  ).toBeVisible();
  await page.goto("/places/septime");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("Flâneur does not answer. Check your connection and try again.").first()).toBeVisible();
  await context.setOffline(false);
  await expect(pageHeading(page)).toHaveText("Septime", { timeout: 60_000 });
  await expect(page.getByText("You are offline")).toBeHidden();
});

test("at most 40 pages are kept, also if they were loaded before the service worker controlled them", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await untilCached(page);
  await page.evaluate(() => {
    const urls = Array.from({ length: 45 }, (_, index) => new URL(`/?page=${index + 2}`, location.origin).href);
    navigator.serviceWorker.controller?.postMessage({ type: "keep", urls });
  });
  const kept = () => cachedUrls(page, "flaneur-pages");
  await expect.poll(async () => (await kept()).length, { timeout: 120_000 }).toBeGreaterThan(30);
  await expect.poll(kept).toContain("/?page=46");
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(40);
});

test("a visited page opens while the server is down, and shows 'Back online' when the server is back", async ({
  page,
  programs,
}) => {
  test.slow();
  const app = await programs.start("app", { DATA_DIR: programs.folder });
  await page.goto(app.url);
  await untilCached(page);
  await page.reload();
  await expect.poll(() => cachedUrls(page, "flaneur-pages")).toContain("/");
  await app.kill();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(strip(page)).toBeVisible();
  const back = await watchStatus(page, "Back online");
  await programs.start("app", { DATA_DIR: programs.folder, PORT: new URL(app.url).port });
  await back();
  await expect(strip(page)).toBeHidden();
});

test("a signed-in user who reloads the page while offline sees the saved list as a signed-out visitor, and the caches have no data of the user", async ({
  page,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  await page.goto("/");
  await untilCached(page);
  await page.goto("/?search=Afaria");
  await heartOf(page, "Afaria").click();
  await expect(heartOf(page, "Afaria")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  const kept = await storedContent(page);
  expect(kept).toContain("flaneur-answers GET");
  for (const personal of [user.token, user.email, user.id, "isFavorite", "Authorization", "authorization", "POST"]) {
    expect(kept.includes(personal), personal).toBe(false);
  }
  await expect(accountButton(page, user.name)).toBeVisible();
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(strip(page)).toBeVisible();
  // The session cannot be verified (§4).
  await expect(logInButton(page)).toBeVisible();
  await page.getByRole("radio", { name: "Table" }).click();
  await expect(page.getByRole("row").nth(5)).toBeVisible();
});

test("hearts pressed without a network are stored, and sent once in order when the network is back", async ({
  page,
  context,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  // A session whose verification fails ends (§4).
  const verified = page.waitForResponse(isResponseTo("Verify"));
  await page.goto("/");
  await untilCached(page);
  await (await verified).finished();
  await expect(accountButton(page, user.name)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(48);
  const sent: string[] = [];
  context.on("requestfinished", (request) => {
    // The worker sends each request of the page again, so only the requests of the page are counted.
    const { operationName, variables } = request.serviceWorker() === null ? (operationOf(request) ?? {}) : {};
    if (operationName === "SetFavorite") sent.push(`${variables?.placeId} ${variables?.isFavorite}`);
  });
  await goOffline(page);
  for (const name of ["Allard", "Afaria"]) {
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("favorite-queue") ?? ""))
      .toContain(name.toLowerCase());
  }
  await expect(page.getByText("Hearts will be kept when you are back.")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("favorite-queue")), { timeout: 60_000 }).toBeNull();
  await expect.poll(() => sent).toEqual(["allard true", "afaria true"]);
  for (const name of ["Allard", "Afaria"]) await expect(heartOf(page, name)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/");
  for (const name of ["Allard", "Afaria"]) await expect(heartOf(page, name)).toHaveAttribute("aria-pressed", "true");
});

test("logging out removes visited pages, results and pictures from the caches", async ({ page, newUser, login }) => {
  await login(await newUser());
  await page.goto("/places/afaria");
  await untilCached(page);
  await page.goto("/about");
  const seen = async () => {
    const kept = await Promise.all(["pages", "answers", "pictures"].map((name) => cachedUrls(page, `flaneur-${name}`)));
    return kept.map((urls) => urls.some((url) => url.includes("afaria")));
  };
  await expect.poll(seen).toEqual([true, true, true]);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(seen).toEqual([false, false, false]);
  await expect.poll(async () => (await cachedUrls(page, "flaneur-shell")).length).toBeGreaterThan(10);
});

test("a confirmed position is not stored in the caches and databases", async ({ page }) => {
  await page.goto("/");
  await untilCached(page);
  await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
  await page.getByRole("dialog", { name: "Enter Your Address" }).getByLabel("Address").fill("Place de la République");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Confirm Your Location" }).getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await slider.press("ArrowLeft");
  await expect(page).toHaveURL(/max-minutes=/);
  await expect(page.getByRole("article").first()).toBeVisible();
  const kept = await storedContent(page);
  expect(kept).not.toMatch(/origin(?:"|%22)(?::|%3A)(?:\{|%7B)|maxMinutes/);
});

test("the app can be installed: its manifest has a name, icons and a display mode in both languages", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  expect(href).toBe("/manifest-en.webmanifest");
  const french = await (await request.get("/", { headers: { accept: "text/html", "accept-language": "fr" } })).text();
  expect(french).toContain('href="/manifest-fr.webmanifest"');
  for (const [language, name] of [
    ["en", "Flâneur · Places in Paris"],
    ["fr", "Flâneur · "],
  ] as const) {
    const response = await request.get(`/manifest-${language}.webmanifest`);
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang: language, display: "standalone", start_url: "/", short_name: "Flâneur" });
    expect(manifest.name).toContain(name);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (url) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

/**
 * The caches, and the paths of what each may keep. All of it is the same for every visitor. The page of the lists is
 * rendered without the lists.
 */
const MAY_BE_KEPT: Readonly<Record<string, RegExp>> = {
  "flaneur-shell": /^\/(?:assets\/[\w.-]+|[\w.-]+\.(?:png|svg|ico|webmanifest|js)\?__WB_REVISION__=\w+)$/,
  "flaneur-start": /^\/shell\?\w+$/,
  "flaneur-files": /^\/assets\/[\w.-]+$/,
  "flaneur-pages": /^\/(?:places\/[\w-]+|my\/lists|about)?(?:\?search=\w+)?$/,
  "flaneur-answers": /^\/graphql\?documentId=\w+&operationName=(?:Collections|FilterOptions|Place|Places)&/,
  "flaneur-pictures": /^\/api\/media\/posters\//,
};

test("every cache keeps only what its table allows, and nothing that the server calls private, after a user has used the app", async ({
  page,
  newUser,
  login,
}) => {
  const user = await newUser();
  await login(user);
  for (const path of ["/", "/places/afaria", "/?search=Afaria", "/my/lists", "/about"]) {
    await page.goto(path);
    await untilCached(page);
  }
  const kept = await page.evaluate(async () => {
    const entries: { cache: string; path: string; control: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const control = response?.headers.get("cache-control") ?? "";
        entries.push({ cache: name, path: request.url.replace(location.origin, ""), control });
      }
    }
    return entries;
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(({ cache, path }) => MAY_BE_KEPT[cache]?.test(path) !== true)).toEqual([]);
  expect(kept.filter(({ control }) => /private|no-store/i.test(control))).toEqual([]);
});
