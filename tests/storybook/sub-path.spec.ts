import { resolve } from "node:path";
import { type RunningServer, serve } from "@flaneur/server-kit";
import { serveStatic } from "@hono/node-server/serve-static";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { Hono } from "hono";

const FOLDER = process.env.STORYBOOK_FOLDER ?? resolve(import.meta.dirname, "../../storybook-static");
const PATH = "/review/storybook";

let server: RunningServer;
test.beforeAll(async () => {
  // Files are served only below the path: a host may publish another site at its root.
  const app = new Hono().use(
    `${PATH}/*`,
    serveStatic({ root: FOLDER, rewriteRequestPath: (path) => path.slice(PATH.length) }),
  );
  server = await serve({ fetch: (request) => app.fetch(request), host: "127.0.0.1", port: 0 });
});
test.afterAll(() => server.close());

/** Collects failed responses, console errors and uncaught errors of a page. */
function failuresOf(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on("response", (response) => {
    // Responses of a flow's mock servers come from the service worker, and some are errors on purpose.
    if (!response.ok() && !response.fromServiceWorker()) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "assert") failures.push(message.text());
  });
  page.on("pageerror", ({ message }) => failures.push(message));
  return failures;
}

const button = (story: FrameLocator, name: string | RegExp) => story.getByRole("button", { name });

/** The ids of stories, each with a check of what the story finally shows. */
const STORIES: readonly (readonly [id: string, check: (story: FrameLocator) => Promise<void>])[] = [
  [
    "components-logo--large",
    (story) =>
      expect.poll(() => story.locator("use").evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0),
  ],
  [
    "components-picture--missing",
    (story) =>
      expect
        .poll(() => story.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0),
  ],
  ["flows-favorite-a-place--phone", (story) => expect(story.getByRole("heading", { name: "1 place" })).toBeVisible()],
  [
    "flows-whole-app--server-error-phone",
    (story) => expect(story.getByRole("dialog").getByRole("checkbox", { name: "Bar", exact: true })).toBeVisible(),
  ],
  ["flows-whole-app--server-error", (story) => expect(button(story, "Try again")).toBeVisible()],
  [
    "flows-whole-app--empty",
    (story) => expect(story.getByRole("checkbox", { name: "Museum, 0 places" })).toBeAttached(),
  ],
  [
    "flows-set-a-location--by-suggestion",
    (story) => expect(button(story, /^Your location: near Rue de Rivoli/)).toBeVisible(),
  ],
  [
    "flows-choose-on-the-map--default",
    (story) => expect(story.getByRole("region", { name: "Arc de Triomphe on the map" })).toBeVisible(),
  ],
];

for (const [id, check] of STORIES) {
  test(`below a sub-path the story ${id} loads all of its files and logs no error`, async ({ page }) => {
    const failures = failuresOf(page);
    await page.goto(`${server.url}${PATH}/?path=/story/${id}`);
    const story = page.frameLocator("#storybook-preview-iframe");
    await expect(story.locator("body.sb-show-main")).toBeAttached();
    await expect(story.locator("#storybook-root > *").first()).toBeAttached();
    await check(story);
    await page.waitForLoadState("networkidle");
    expect(failures).toEqual([]);
  });
}
