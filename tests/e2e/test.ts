import { test as base, expect, type Page } from "@playwright/test";
import { start, temporaryFolder } from "../setup/processes.ts";

interface Fixtures {
  /** What the page may say in red during this test; anything else fails it. */
  readonly allowedErrors: RegExp[];
  readonly quiet: undefined;
  /** Programs of the test's own. They end with it, also when it runs out of time. */
  readonly programs: { readonly start: typeof start; readonly folder: string };
}

/** A browser test: the product's address, and a console that stays quiet. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ context, allowedErrors }, use) => {
      const heard: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
      });
      context.on("weberror", (error) => heard.push(String(error.error())));
      await use(undefined);
      expect(heard.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  programs: async ({ page }, use) => {
    const folder = temporaryFolder();
    const over = new AbortController();
    const started: ReturnType<typeof start>[] = [];
    await use({
      folder: folder.path,
      start: (program, env) => {
        const starting = start(program, env, over.signal);
        started.push(starting);
        return starting;
      },
    });
    // First, lest it complains that nobody answers any more.
    await page.close();
    over.abort();
    await Promise.allSettled(started.map(async (starting) => (await starting).kill()));
    folder.remove();
  },
});

/** Takes the data of the first view out of each page, so that the app asks for them: for tests of what then comes. */
export async function withoutFirstResults(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === "/" || url.pathname.startsWith("/places/"),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<script[^>]* id="first-results">.*?<\/script>|<link rel="preload" as="image"[^>]*>/gs,
        "",
      );
      await route.fulfill({ response, body: html });
    },
  );
}

export { expect };
