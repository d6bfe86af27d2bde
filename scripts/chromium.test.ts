import { chromium } from "playwright";
import { expect, it } from "vitest";
import { chromiumLaunch } from "./chromium.ts";

it("chromiumLaunch disables every feature that Playwright disables", async () => {
  // Chromium only reports its command line if this flag is set.
  const browser = await chromium.launch(chromiumLaunch(["--enable-automation"]));
  const session = await browser.newBrowserCDPSession();
  const { arguments: switches } = await session.send("Browser.getBrowserCommandLine");
  await browser.close();
  const lists = switches
    .filter((each) => each.startsWith("--disable-features="))
    .map((each) => new Set(each.slice("--disable-features=".length).split(",")));
  expect(lists.length).toBeGreaterThan(1);
  const effective = lists.at(-1) ?? new Set<string>();
  expect(lists.flatMap((list) => [...list].filter((feature) => !effective.has(feature)))).toEqual([]);
});
