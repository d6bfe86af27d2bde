import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { getViolations, injectAxe } from "axe-playwright";
import type { ConsoleMessage, Page } from "playwright";
import { isLayoutChecked, layoutFaults } from "../tests/layout/check-layout.ts";
import { readRun } from "../tests/stories/run-settings.ts";
import { untilIdle } from "../tests/visual/idle.ts";
import {
  type Entry,
  type Preference,
  pictureName,
  type Story,
  storyOf,
  type Theme,
  type Visit,
  visitOf,
} from "../tests/visual/pictures.ts";
import { fixRandom, LARGE_TEXT_CSS, makeStill } from "../tests/visual/still-page.ts";
import { Camera } from "../tests/visual/take-pictures.ts";

declare global {
  /** The name of the device of test-runner-jest.config.js, or null: a preference of the visitor. */
  var deviceName: Preference | null | undefined;
}

const LIGHT: readonly Theme[] = ["light"];

const { axe, dark, pictures, layout, parts } = readRun();

/** What the hooks keep of a page. All stories of a file share one page. */
interface Shown {
  /** The errors and failed assertions on the console since the story has started. */
  readonly errors: Promise<string>[];
  /** What else the console said, such as why a map could not be shown. It is only reported with a fault. */
  readonly notes: Promise<string>[];
  readonly entries: readonly Entry[];
  readonly camera: Camera | null;
  /** The story that the page shows, its visit, and the language that the story sets. */
  current: { readonly story: Story; readonly visit: Visit; readonly language: string | null } | null;
}

const pages = new WeakMap<Page, Shown>();

const preference = (): Preference => globalThis.deviceName ?? "none";

/** Dialogs play as most visitors see them: they open and close with motion. */
const playsWithMotion = (title: string): boolean => preference() === "motion" || title.endsWith("Dialog");

/** The text of a console message. An error that comes from a worker has no stack, and Playwright shows no message of it. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const messageOf = (value: unknown) => (value instanceof Error ? value.message : "");
  // The page may be closed.
  const messages = await Promise.all(message.args().map((arg) => arg.evaluate(messageOf).catch(() => "")));
  const missing = messages.filter((each) => each !== "" && !message.text().includes(each));
  return [message.text(), ...missing].join(" ");
}

/** Prepares a page for its first story. The runner calls `prepare` in another module instance, without the device. */
async function open(page: Page): Promise<Shown> {
  const known = pages.get(page);
  if (known !== undefined) return known;
  const errors: Promise<string>[] = [];
  const notes: Promise<string>[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "assert") errors.push(textOf(message));
    if (message.type() === "info") notes.push(textOf(message));
  });
  page.on("pageerror", (error) => errors.push(Promise.resolve(error.message)));
  const index = await page.request.get(new URL("index.json", process.env.TARGET_URL).href);
  const { entries }: { entries: Record<string, Entry> } = await index.json();
  const camera = pictures === null ? null : new Camera(page, pictures.mode, pictures.edition);
  const shown: Shown = { errors, notes, entries: Object.values(entries), camera, current: null };
  pages.set(page, shown);
  // Storybook hides a story that takes longer than 100 ms to load, and a hidden story cannot take the focus when it mounts.
  await page.evaluate(() => {
    const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__") as { view: { showPreparingStory(): void } };
    preview.view.showPreparingStory = () => {};
  });
  if (axe) await injectAxe(page);
  if (preference() === "text200") await page.addStyleTag({ content: LARGE_TEXT_CSS });
  return shown;
}

/** Rules that only apply to whole pages. */
const PAGE_RULES = ["region", "landmark-one-main", "page-has-heading-one"];

/** The rules about colours. Only their results depend on the theme, because themes only change colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Resolves with a sentence for each violation. */
async function violationsOf(page: Page, theme: Theme, wholePage: boolean): Promise<string[]> {
  const rules = wholePage ? {} : Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  const violations = await getViolations(page, "body", {
    ...(theme === "light" ? { rules } : { runOnly: COLOUR_RULES }),
    // Without this option, axe would also describe all elements that pass. That takes long.
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe, ${theme}: ${id} (${help}) at ${target.join(" ")}\n${failureSummary}`,
    ),
  );
}

/** Elements that screen readers announce as a group or region by their name. axe accepts them without a name. */
const GROUPS = "fieldset, section, [role=group], [role=radiogroup], [role=region], [role=toolbar]";

/**
 * Resolves with a sentence for each group without a name. A hidden group needs none, nor does a plain section below its
 * own heading.
 */
function unnamedGroups(page: Page): Promise<string[]> {
  return page.evaluate((groups) => {
    window.axe.setup(document.body);
    const found = [...document.querySelectorAll(groups)].filter(
      (group) =>
        group.checkVisibility() &&
        group.closest("[aria-hidden=true], [inert]") === null &&
        window.axe.commons.text.accessibleText(group) === "" &&
        !(group.localName === "section" && group.querySelector("h1, h2, h3, h4") !== null),
    );
    window.axe.teardown();
    return found.map((group) => `A group without a name: ${group.outerHTML.slice(0, 200)}`);
  }, GROUPS);
}

/** Checks the story with axe, and takes its pictures. Resolves with a sentence for each fault. */
async function faultsOf(page: Page, story: Story, visit: Visit, camera: Camera | null): Promise<string[]> {
  const faults: string[] = [];
  const isPhotographed = visit.isPictured && (parts.length === 0 || parts.some((part) => story.id.includes(part)));
  for (const [index, window] of visit.windows.entries()) {
    if (index > 0 && (camera === null || !isPhotographed)) break;
    if (index > 0) await page.setViewportSize(window);
    for (const theme of dark ? visit.themes : LIGHT) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      if (axe && index === 0)
        faults.push(...(await violationsOf(page, theme, /^(?:Screens|Flows)\//.test(story.title))));
      if (camera === null || !isPhotographed) continue;
      await untilIdle(page);
      const fault = await camera.take(pictureName(story.id, window, theme, preference()), visit);
      if (fault !== null) faults.push(fault);
    }
  }
  return faults;
}

/**
 * Visits each story once. A story fails if its play function fails, if axe finds a violation, if a group has no name, if
 * a picture differs from its baseline, if a text or control is covered or cut, if a touch target is small, or if the console has an error.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await makeStill(page);
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
  },
  async preVisit(page, context) {
    const shown = await open(page);
    shown.errors.length = 0;
    shown.notes.length = 0;
    const { storyGlobals, tags } = await getStoryContext(page, context);
    const width = Number(/^w(\d+)$/.exec(storyGlobals.viewport?.value ?? "")?.[1] ?? Number.NaN);
    const story = storyOf(shown.entries, context.id, context.title, {
      tags,
      width: Number.isNaN(width) ? null : width,
    });
    const visit = visitOf(story, preference());
    shown.current = { story, visit, language: storyGlobals.language ?? null };
    await page.setViewportSize(visit.windows[0]);
    await page.emulateMedia({ reducedMotion: playsWithMotion(context.title) ? "no-preference" : "reduce" });
    await page.evaluate(fixRandom);
  },
  async postVisit(page, { hasFailure }) {
    const { errors, notes, camera, current } = await open(page);
    // The runner reports the failed play function.
    if (hasFailure === true || current === null) return;
    const { story, visit, language } = current;
    // Without motion, axe sees no colour in transition, and a picture shows the end of each transition.
    if (preference() !== "motion") await page.emulateMedia({ reducedMotion: "reduce" });
    // The play function has waited for the story's code, so there is no need to wait for an idle network.
    await page.evaluate(() => document.fonts.ready);
    const faults = await faultsOf(page, story, visit, camera);
    if (axe) faults.push(...(await unnamedGroups(page)));
    if (layout !== null && isLayoutChecked(story, layout)) faults.push(...(await layoutFaults(page, story, language)));
    if (errors.length > 0) faults.push(`The console reported:\n${(await Promise.all(errors)).join("\n")}`);
    if (faults.length > 0 && notes.length > 0) {
      faults.push(`The console also said:\n${(await Promise.all(notes)).join("\n")}`);
    }
    if (faults.length > 0) throw new Error(faults.join("\n\n"));
  },
};

export default config;
