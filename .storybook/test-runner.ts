import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { getViolations, injectAxe } from "axe-playwright";
import type { Page } from "playwright";

/** The errors and failed assertions on each page's console since its story began. */
const errors = new WeakMap<Page, string[]>();

function listen(page: Page): string[] {
  const known = errors.get(page);
  if (known !== undefined) return known;
  const messages: string[] = [];
  errors.set(page, messages);
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "assert") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}

/** Rules about whole pages mean nothing for a part of one. */
const PAGE_RULES = ["region", "landmark-one-main", "page-has-heading-one"];

/** All that a theme can change: it sets colours and nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const THEMES = ["light", "dark"] as const;

/** `npm test` leaves the colours of the dark theme to `npm run test:all`. */
const themes = process.env.TESTS === "short" ? (["light"] as const) : THEMES;

async function expectNoViolations(page: Page, theme: (typeof THEMES)[number], wholePage: boolean): Promise<void> {
  const rules = wholePage ? {} : Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  const violations = await getViolations(page, "body", {
    ...(theme === "light" ? { rules } : { runOnly: COLOUR_RULES }),
    // Of what passes, axe would describe every element: half the time that large stories took.
    resultTypes: ["violations"],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`axe, ${theme} theme:\n${found.join("\n\n")}`);
}

/** Each story, after its play function: no axe violation in its themes, nothing in red on the console. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    listen(page).length = 0;
    // No motion, so that axe never looks at a colour half-way; each story at the width its toolbar names.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { storyGlobals } = await getStoryContext(page, context);
    const width = Number(/^w(\d+)$/.exec(storyGlobals.viewport?.value ?? "")?.[1] ?? 1280);
    await page.setViewportSize({ width, height: 844 });
    // The stories of a file share a page.
    if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page);
  },
  async postVisit(page, context) {
    // Not until the network is idle, which takes half a second by itself: a story's play function waits for its code.
    await page.evaluate(() => document.fonts.ready);
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expectNoViolations(page, theme, /^(?:Screens|Flows)\//.test(context.title));
    }
    const reported = listen(page);
    if (reported.length > 0) throw new Error(`The console reported:\n${reported.join("\n")}`);
  },
};

export default config;
