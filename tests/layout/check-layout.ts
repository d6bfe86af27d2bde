/** Checks the layout of the story that a page shows, at several widths of the window and in both languages, and its touch targets. */
import type { Page } from "playwright";
import { untilIdle } from "../visual/idle.ts";
import { type Story, windowOf } from "../visual/pictures.ts";
import { findFaults } from "./find-faults.ts";
import { findSmallTargets, SMALLEST_TARGET } from "./small-targets.ts";

/** The widths of the window in pixels, from the narrowest phone to a large screen. */
const WIDTHS = [1920, 1440, 1024, 800, 768, 390, 320];

/** The widths of a tablet and of a phone with a touch screen. */
const TOUCH_WIDTHS = [820, 390];
/** The titles of stories whose controls are pressed with a finger: whole screens, with their bars. */
const TOUCHED = /^Screens\//;

/** Marks another state of a screen whose layout is checked, such as a scrolled page. */
const TAG = "layout";

const LANGUAGES = ["en", "fr"] as const;

/** The titles of screens and of dialogs, whose rows of buttons must fit the narrowest phone. */
export const CHECKED = /^Screens\/|Dialog$/;

/**
 * Whether the layout of a story is checked: of screens and dialogs, `every` story, or by `default` the first story,
 * which shows the usual state, the story LongText, and those with the tag.
 */
export function isLayoutChecked({ id, title, tags, isFirst }: Story, which: "default" | "every"): boolean {
  return CHECKED.test(title) && (which === "every" || isFirst || id.endsWith("--long-text") || tags.includes(TAG));
}

/** Renders the story in a language. The state that its play function has reached stays. */
async function setLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.evaluate((name) => {
    const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__") as {
      emit(event: string, data: object): void;
    };
    channel.emit("updateGlobals", { globals: { language: name } });
  }, language);
  await page.waitForFunction((name) => document.documentElement.lang === name, language);
}

/** Runs a function with a touch screen. */
async function withTouch(page: Page, work: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  try {
    await work();
  } finally {
    await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await devTools.detach();
  }
}

/** Resolves with a sentence for each fault. `language` is the language that the story sets, or null. */
export async function layoutFaults(page: Page, { title }: Story, language: string | null): Promise<string[]> {
  const widths = new Map<string, number[]>();
  const checkAt = async (width: number, name: string, find: () => Promise<readonly string[]>) => {
    await page.setViewportSize(windowOf(width));
    await untilIdle(page);
    for (const fault of await find()) {
      const key = `${name}: ${fault}`;
      widths.set(key, [...(widths.get(key) ?? []), width]);
    }
  };
  try {
    for (const name of LANGUAGES.filter((each) => language === null || each === language)) {
      if (language === null) await setLanguage(page, name);
      for (const width of WIDTHS) await checkAt(width, name, () => page.evaluate(findFaults));
    }
  } finally {
    // The next story of the file is shown in the same page.
    if (language === null) await setLanguage(page, "en");
  }
  if (TOUCHED.test(title)) {
    await withTouch(page, async () => {
      for (const width of TOUCH_WIDTHS) {
        await checkAt(width, "touch", () => page.evaluate(findSmallTargets, SMALLEST_TARGET));
      }
    });
  }
  return [...widths].map(([fault, at]) => `${fault} (at ${at.join(", ")} px)`);
}
