/** Determines how a story is visited, and which pictures are taken of it. */

export type Theme = "light" | "dark";

/** A browser setting of the visitor, or `posters`: with real posters instead of plain pictures of the same shape. */
export type Preference = "none" | "posters" | "zoom200" | "text200" | "forced-colours" | "motion";

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** The width of the viewport that the story sets, in CSS pixels, or null. */
  readonly width: number | null;
  /** Whether the story is the first of its component. */
  readonly isFirst: boolean;
  /** Whether another story shows the same state on a phone. */
  readonly hasPhoneStory: boolean;
}

/** An entry of Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** One visit of the browser to a story. */
export interface Visit {
  /** The sizes of the window. The story is opened in the first one, which is then resized. */
  readonly windows: readonly [Window, ...Window[]];
  /** The themes that are checked, and pictured in each window. */
  readonly themes: readonly Theme[];
  /** The area of a picture: the viewport, or the `whole` page, up to the maximum height of a picture. */
  readonly extent: "viewport" | "whole";
  /** The allowed difference of a pixel's colour, from 0 to 1. */
  readonly tolerance: number;
  /** Whether pictures are taken. */
  readonly isPictured: boolean;
}

/**
 * The tolerance of pictures with motion. The last frame of a motion is a layer at a fraction of a pixel, whose shadow
 * differs by one or two shades between two runs. All other pictures are compared exactly.
 */
const MOVED = 0.02;

const BOTH: readonly Theme[] = ["light", "dark"];
const PHONE = 390;
const DESKTOP = 1440;

/** Returns the window of a screen. */
export const windowOf = (width: number): Window => ({ width, height: width < 640 ? 844 : 900 });

/** The tag that preview.tsx gives to every story. A story that never stops changing removes it with `!visual`. */
const PICTURED = "visual";

/** The tag of screen stories that are also pictured with other browser settings and with real posters. */
export const PREFERENCES = "visual-preferences";

/** The tag of stories whose picture includes the part of the page below the window. */
const WHOLE = "visual-whole";

/** The id of the story that shows the same state on a phone: 'Phone' for 'Success', 'Empty Phone' for 'Empty'. */
const phoneStoryOf = (id: string) => (id.endsWith("--success") ? id.replace(/success$/, "phone") : `${id}-phone`);

/** Returns a story, with what the others in Storybook's index say about it. */
export function storyOf(
  entries: readonly Entry[],
  id: string,
  title: string,
  more: Pick<Story, "tags" | "width">,
): Story {
  const ids = entries.map((entry) => entry.id);
  const first = entries.find((entry) => entry.type === "story" && entry.title === title);
  return { id, title, ...more, isFirst: first?.id === id, hasPhoneStory: ids.includes(phoneStoryOf(id)) };
}

/**
 * Returns the visit without a preference. A component is only checked in both themes in its first story, because themes
 * only change colours.
 */
function usualVisit(story: Story): Visit {
  const isPictured = story.tags.includes(PICTURED);
  const themes = story.title.startsWith("Screens/") || story.isFirst ? BOTH : BOTH.slice(0, 1);
  if (!story.title.startsWith("Screens/")) {
    return {
      windows: [{ width: story.width ?? 1280, height: 844 }],
      themes,
      extent: "viewport",
      tolerance: 0,
      isPictured,
    };
  }
  const [first, ...others] = story.width === null && !story.hasPhoneStory ? [DESKTOP, PHONE] : [story.width ?? DESKTOP];
  const windows: [Window, ...Window[]] = [windowOf(first ?? DESKTOP), ...others.map(windowOf)];
  const hasNarrow = story.tags.includes(PREFERENCES) && windows.some(({ width }) => width === PHONE);
  if (hasNarrow) windows.push({ width: 320, height: 640 });
  return { windows, themes, extent: story.tags.includes(WHOLE) ? "whole" : "viewport", tolerance: 0, isPictured };
}

/** Returns the visit to a story in a browser with a preference. */
export function visitOf(story: Story, preference: Preference): Visit {
  const usual = usualVisit(story);
  if (preference === "none") return usual;
  const [{ width, height }] = usual.windows;
  const visit: Visit = {
    ...usual,
    windows: [{ width, height }],
    isPictured: usual.isPictured && story.tags.includes(PREFERENCES),
  };
  const light: Visit = { ...visit, themes: ["light"] };
  const isWide = width >= 640;
  switch (preference) {
    case "posters":
      // A poster is the same in both themes.
      return { ...light, extent: "viewport" };
    case "forced-colours":
      return visit;
    case "text200":
      // Capturing beyond the window would reset the text size. Therefore the window is tall instead.
      return { ...light, extent: "viewport", windows: [{ width, height: 1800 }] };
    case "motion":
      return { ...light, tolerance: MOVED, isPictured: light.isPictured && isWide };
    case "zoom200":
      // A zoom of 200 % halves the size of the window. A phone's window would become smaller than any phone.
      return isWide
        ? { ...light, windows: [{ width: width / 2, height: height / 2 }] }
        : { ...light, isPictured: false };
  }
}

/** Returns the name of a picture. Its baseline has the same file name. */
export function pictureName(story: string, { width }: Window, theme: Theme, preference: Preference): string {
  return [story, `${width}`, theme, ...(preference === "none" ? [] : [preference])].join(".");
}
