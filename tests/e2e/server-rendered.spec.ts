import { type Browser, devices, type Page } from "@playwright/test";
import { recordLayoutShifts } from "./layout-shift.ts";
import { accountButton, dialog, expect, filter, logInButton, pageHeading, test } from "./test.ts";

test.use({ loadsPosters: true });

/** Pauses the loading of scripts until the returned function is called. */
async function pauseScripts(page: Page, urls: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/**
 * Opens a page with paused scripts: it shows what the server rendered. The returned function resumes the scripts and
 * waits for hydration.
 */
async function openPaused(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await pauseScripts(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await expect(page.locator("html")).toHaveAttribute("data-start", "done");
  };
}

/** Marks a card that the server rendered, to check later that hydration kept the element. */
const mark = (page: Page) =>
  page
    .getByRole("article")
    .first()
    .evaluate((card) => card.setAttribute("data-marked", ""));
const marked = (page: Page) => page.locator("article[data-marked]");

const SORTED = JSON.stringify({ sortBy: "rating", sortOrder: "desc", limit: 72, transportMode: "transit" });

async function withoutJavaScript(browser: Browser, baseURL: string | undefined, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test("the pages of neighbourhoods, collections and the product are styled without JavaScript", async ({
  browser,
  baseURL,
}) => {
  await withoutJavaScript(browser, baseURL, async (page) => {
    for (const path of ["/neighbourhoods/le-marais", "/collections/best-terraces", "/about"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
    }
    await page.goto("/neighbourhoods/le-marais");
    const map = page
      .locator("main")
      .getByRole("link", { name: /^Map of/ })
      .locator("..");
    await expect(map).toHaveCSS("position", "relative");
  });
});

test("places can be listed, searched and opened without JavaScript", { tag: "@journey" }, async ({
  browser,
  baseURL,
}) => {
  await withoutJavaScript(browser, baseURL, async (page) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(48);
    const notice = page.locator("noscript p", { hasText: "Filters, favorites and accounts need JavaScript." });
    await expect(notice).toBeVisible();
    await page.getByRole("combobox").fill("afaria");
    await page.getByRole("combobox").press("Enter");
    await expect(page).toHaveURL(/\?search=afaria$/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.goto("/places/afaria");
    await expect(pageHeading(page)).toHaveText("Afaria");
    await expect(page.getByRole("article", { name: /./ }).first()).toBeVisible();
    const related = page.getByRole("region", { name: "Related Places" }).locator("img");
    for (const picture of await related.all()) await expect(picture).toBeVisible();
    expect(await related.count()).toBeGreaterThan(3);
  });
});

test("the server renders guides and '/about', and offers the filter that the search in a URL means", async ({
  request,
}) => {
  const read = async (path: string, language = "en") => {
    const response = await request.get(path, { headers: { accept: "text/html", "accept-language": language } });
    return { status: response.status(), html: await response.text() };
  };
  expect((await read("/")).html).toContain('href="/collections/first-time-in-paris"');
  const { status, html } = await read("/collections/best-terraces");
  expect(status).toBe(200);
  expect(html).toContain("<title>Best terraces · Flâneur</title>");
  expect(html).toMatch(/<h1[^>]*>Best terraces<\/h1>/);
  expect(html).toContain('"@type":"CollectionPage"');
  expect((await read("/about")).html).toContain("Opening hours of about 120 places");
  const about = await read("/about", "fr");
  expect(about.html).toContain("Horaires d’environ 120 lieux");
  expect(about.html).toContain("filter-storage</code>");
  expect((await read("/?search=musee")).html).toContain("Museum is a type");
});

test("unknown guides have status 404, and the sitemap lists the known ones", async ({ request }) => {
  for (const path of ["/collections/nowhere", "/neighbourhoods/nowhere"]) {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain("Page not found");
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/neighbourhoods/le-marais", "/collections/under-the-trees", "/about"]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

// Each path at one width at least, and each width. `hydration.test.tsx` hydrates each page for phones and for desktops.
for (const [path, width] of [
  ["/", 390],
  ["/", 1440],
  ["/?types=Bar&sort=rating-desc", 768],
  ["/?search=musee", 1024],
  ["/places/tour-eiffel", 390],
  ["/places/tour-eiffel", 1440],
  ["/places/afaria", 768],
] as const) {
  test(`hydrating ${path} at ${width} px keeps the server's elements and shifts the layout by at most 0.02`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordLayoutShifts(page);
    const start = await openPaused(page, path);
    await expect(pageHeading(page)).toBeVisible();
    await mark(page);
    // Excludes layout shifts that web fonts cause when they replace a system font.
    await page.evaluate(() => document.fonts.ready);
    await shifts.reset();
    await start();
    await expect(marked(page)).toHaveCount(1);
    expect(await shifts.total()).toBeLessThanOrEqual(0.02);
  });
}

test("the server renders the phone layout for a phone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices["Pixel 7"], ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const start = await openPaused(page, "/");
  await expect(page.locator("#root")).toHaveAttribute("data-device", "phone");
  await mark(page);
  await start();
  await expect(marked(page)).toHaveCount(1);
  await context.close();
});

test("a visitor's dark theme is applied before hydration and kept by hydration", {
  tag: "@journey",
}, async ({ page, setLocalStorage }) => {
  await setLocalStorage({ theme: "dark" });
  const start = await openPaused(page, "/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 24, 27)");
  await mark(page);
  await start();
  await expect(page.getByRole("button", { name: "Switch to light theme" })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test("a signed-in user sees the places before hydration, and the account after it, without a layout shift", async ({
  page,
  login,
  newUser,
}) => {
  const user = await newUser();
  await login(user);
  const shifts = await recordLayoutShifts(page);
  const start = await openPaused(page, "/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await mark(page);
  await page.evaluate(() => document.fonts.ready);
  await shifts.reset();
  await start();
  await expect(accountButton(page, user.name)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Favorites" })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  expect(await shifts.total()).toBeLessThanOrEqual(0.02);
});

test("hydration keeps the Favorites tab of a signed-in user who opens its link", async ({ page, login, newUser }) => {
  const user = await newUser();
  await login(user);
  const start = await openPaused(page, "/?tab=favorites");
  await start();
  await expect(page.getByRole("tab", { name: "Favorites" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/tab=favorites/);
});

test("a visitor who prefers another sort and page size sees the default list until the page is hydrated", async ({
  page,
  setLocalStorage,
}) => {
  await setLocalStorage({ "filter-storage": SORTED });
  const start = await openPaused(page, "/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await start();
  await expect(page.getByRole("article")).toHaveCount(72);
  await expect(page.getByRole("button", { name: "Sort: Rating, descending" })).toBeVisible();
});

test("a visitor who prefers the table sees the grid until the page is hydrated", async ({ page, setLocalStorage }) => {
  await setLocalStorage({ layout: "table" });
  const start = await openPaused(page, "/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await start();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a link overrides the visitor's preferences from the start", async ({ page, setLocalStorage }) => {
  await setLocalStorage({ "filter-storage": SORTED });
  const start = await openPaused(page, "/?types=Museum");
  await expect(page.getByRole("article").first()).toBeVisible();
  await mark(page);
  await start();
  await expect(marked(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sort: Name, ascending" })).toBeVisible();
});

test("a press before hydration has no effect, and the same press after it has", async ({ page }) => {
  const start = await openPaused(page, "/");
  await filter(page, "Museum").check();
  await logInButton(page).click();
  await start();
  await expect(filter(page, "Museum")).not.toBeChecked();
  await expect(dialog(page, "Create Account")).toBeHidden();
  await filter(page, "Museum").check();
  await expect(page).toHaveURL(/types=Museum/);
});

test("a text that was typed before hydration is searched for after it", async ({ page }) => {
  const start = await openPaused(page, "/");
  await page.getByRole("combobox").first().fill("musee");
  await start();
  await expect(page).toHaveURL(/search=musee/);
  await expect(page.getByRole("combobox").first()).toHaveValue("musee");
});

test("a press while React hydrates the page takes effect, also if the visitor's clock is ahead of the server's", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    const add = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [EventListener, boolean]) {
      add.call(this, type, ...rest);
      if (isPressed || type !== "click" || !(this instanceof Element) || this.id !== "root") return;
      isPressed = true;
      // React has added its listeners, and starts to hydrate in the next task at the earliest.
      queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label^="Switch to dark"]')?.click());
    };
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a picture that failed to load before hydration is replaced by the placeholder", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  await page.route("**/posters/afaria/**", (route) => route.fulfill({ status: 500 }));
  const start = await openPaused(page, "/?search=afaria");
  const picture = page.getByRole("article", { name: "Afaria" }).locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await start();
  await expect(picture).toHaveAttribute("src", "/placeholder.png");
});

test("a page whose scripts cannot be loaded shows its places and an error", async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("Flâneur could not start");
  await expect(page.getByRole("article").first()).toBeVisible();
});
