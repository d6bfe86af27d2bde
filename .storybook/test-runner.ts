import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { getViolations, injectAxe } from "axe-playwright";
import type { Page } from "playwright";

/** The errors and failed assertions on the console of each page since its story started. */
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

/** Rules that only apply to whole pages. */
const PAGE_RULES = ["region", "landmark-one-main", "page-has-heading-one"];

/** The rules about colours. Only their results depend on the theme, because themes only change colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const THEMES = ["light", "dark"] as const;

/** The themes to check. `npm test` skips the dark theme. */
const themes = process.env.TESTS === "short" ? (["light"] as const) : THEMES;

async function expectNoViolations(page: Page, theme: (typeof THEMES)[number], wholePage: boolean): Promise<void> {
  const rules = wholePage ? {} : Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  const violations = await getViolations(page, "body", {
    ...(theme === "light" ? { rules } : { runOnly: COLOUR_RULES }),
    // Without this option, axe would also describe all elements that pass. That takes long.
    resultTypes: ["violations"],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`axe, ${theme} theme:\n${found.join("\n\n")}`);
}

/** Elements that screen readers announce as a group or region by their name. axe accepts them without a name. */
const GROUPS = "fieldset, section, [role=group], [role=radiogroup], [role=region], [role=toolbar]";

/** Throws for a group without a name. A hidden group needs none, nor does a plain section below its own heading. */
async function expectNamedGroups(page: Page): Promise<void> {
  const unnamed = await page.evaluate((groups) => {
    window.axe.setup(document.body);
    const found = [...document.querySelectorAll(groups)].filter(
      (group) =>
        group.checkVisibility() &&
        group.closest("[aria-hidden=true], [inert]") === null &&
        window.axe.commons.text.accessibleText(group) === "" &&
        !(group.localName === "section" && group.querySelector("h1, h2, h3, h4") !== null),
    );
    window.axe.teardown();
    return found.map((group) => group.outerHTML.slice(0, 200));
  }, GROUPS);
  if (unnamed.length > 0) throw new Error(`Groups without a name:\n${unnamed.join("\n")}`);
}

/**
 * Fails a story if axe finds a violation after its play function, if a group has no name, or if the console has an
 * error.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    listen(page).length = 0;
    // Without motion, axe sees no colour in transition.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { storyGlobals } = await getStoryContext(page, context);
    const width = Number(/^w(\d+)$/.exec(storyGlobals.viewport?.value ?? "")?.[1] ?? 1280);
    await page.setViewportSize({ width, height: 844 });
    // All stories of a file share one page, so axe may already be injected.
    if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page);
  },
  async postVisit(page, context) {
    // The play function has waited for the story's code, so there is no need to wait for an idle network.
    await page.evaluate(() => document.fonts.ready);
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expectNoViolations(page, theme, /^(?:Screens|Flows)\//.test(context.title));
    }
    await expectNamedGroups(page);
    const reported = listen(page);
    if (reported.length > 0) throw new Error(`The console reported:\n${reported.join("\n")}`);
  },
};

export default config;
