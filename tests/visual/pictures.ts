/** Determines which pictures are taken of each story. */
import type { Story } from "./stories.ts";

export type Theme = "light" | "dark";

/** A browser setting of the visitor. */
export type Preference = "none" | "zoom200" | "text200" | "forced-colours" | "motion";

/** One visit of the browser to a story. A picture is taken in each theme. */
export interface Visit {
  readonly story: string;
  readonly themes: readonly Theme[];
  readonly width: number;
  readonly height: number;
  readonly preference: Preference;
  /** The area of the picture: the viewport, or the `whole` page, up to the maximum height of a picture. */
  readonly extent: "viewport" | "whole";
  /** `drawn` shows real posters. `plain` replaces each poster by a simple picture of the same shape, to save bytes. */
  readonly posters: "drawn" | "plain";
}

const BOTH: readonly Theme[] = ["light", "dark"];
const PHONE = 390;
const DESKTOP = 1440;
const heightOf = (width: number) => (width < 640 ? 844 : 900);

/** The tag of screen stories that are also pictured with other browser settings and with real posters. */
const PREFERENCES = "visual-preferences";

/** The tag of stories whose picture includes the part of the page below the window. */
const WHOLE = "visual-whole";

function screenVisits(story: Story, hasPhoneStory: boolean): Visit[] {
  const extent = story.tags.includes(WHOLE) ? "whole" : "viewport";
  const visit = { story: story.id, themes: BOTH, preference: "none", extent, posters: "plain" } as const;
  const widths = story.width === null ? (hasPhoneStory ? [DESKTOP] : [PHONE, DESKTOP]) : [story.width];
  const usual = widths.map((width): Visit => ({ ...visit, width, height: heightOf(width) }));
  return story.tags.includes(PREFERENCES) ? [...usual, ...usual.flatMap(preferenceVisits)] : usual;
}

/** Returns extra visits of a screen: with real posters, with browser settings, and for a phone also at 320 px. */
function preferenceVisits(usual: Visit): Visit[] {
  const lightOnly: Visit = { ...usual, themes: ["light"] };
  return [
    { ...usual, posters: "drawn", extent: "viewport" },
    { ...usual, preference: "forced-colours" },
    // Capturing beyond the window would reset the text size. Therefore the window is tall instead.
    { ...lightOnly, preference: "text200", extent: "viewport", height: 1800 },
    ...(usual.width === PHONE
      ? [{ ...usual, width: 320, height: 640 }]
      : // A zoom of 200 % halves the size of the window.
        [
          { ...lightOnly, width: usual.width / 2, height: usual.height / 2, preference: "zoom200" } as const,
          { ...lightOnly, preference: "motion" } as const,
        ]),
  ];
}

/**
 * Returns the visit of a component story. Only a component's first story is pictured in both themes, because themes
 * only change colours.
 */
function partVisit(story: Story, first: boolean): Visit {
  return {
    story: story.id,
    themes: first ? BOTH : ["light"],
    width: story.width ?? 1280,
    height: 844,
    preference: "none",
    extent: "viewport",
    posters: "plain",
  };
}

/** The id of the story that shows the same state on a phone: 'Phone' for 'Success', 'Empty Phone' for 'Empty'. */
const phoneStoryOf = (id: string) => (id.endsWith("--success") ? id.replace(/success$/, "phone") : `${id}-phone`);

/** Returns the visits to the stories, in the order of Storybook's index. */
export function visits(stories: readonly Story[]): Visit[] {
  const ids = new Set(stories.map(({ id }) => id));
  const seen = new Set<string>();
  return stories.flatMap((story) => {
    if (story.title.startsWith("Screens/")) return screenVisits(story, ids.has(phoneStoryOf(story.id)));
    const first = !seen.has(story.title);
    seen.add(story.title);
    return [partVisit(story, first)];
  });
}

/** Returns the name of a picture. Its baseline has the same file name. */
export function pictureName(visit: Visit, theme: Theme): string {
  const { story, width, preference, posters } = visit;
  const parts = [story, `${width}`, theme];
  if (preference !== "none") parts.push(preference);
  if (posters === "drawn") parts.push("posters");
  return parts.join(".");
}
