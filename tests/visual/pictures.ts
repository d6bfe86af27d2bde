/** Which pictures are taken of a story. */
import type { Story } from "./stories.ts";

export type Theme = "light" | "dark";

/** How someone has set up their browser. */
export type Preference = "none" | "zoom200" | "text200" | "forced-colours" | "motion";

/** A story as the browser opens it once; its themes are pictured one after the other. */
export interface Visit {
  readonly story: string;
  readonly themes: readonly Theme[];
  readonly width: number;
  readonly height: number;
  readonly preference: Preference;
  /** `whole`: to the end of the page. */
  readonly extent: "viewport" | "whole";
  /** Posters as they are, or a plain picture of the same shape, which takes a hundredth of the bytes. */
  readonly posters: "drawn" | "plain";
}

const BOTH: readonly Theme[] = ["light", "dark"];
const PHONE = 390;
const DESKTOP = 1440;
const heightOf = (width: number) => (width < 640 ? 844 : 900);

/** The stories of a screen that are also pictured as people set up their browser. */
const PREFERENCES = "visual-preferences";

/** The stories of a page that goes on below the window, to be pictured to its end. */
const WHOLE = "visual-whole";

function screenVisits(story: Story, hasPhoneStory: boolean): Visit[] {
  const extent = story.tags.includes(WHOLE) ? "whole" : "viewport";
  const visit = { story: story.id, themes: BOTH, preference: "none", extent, posters: "plain" } as const;
  const widths = story.width === null ? (hasPhoneStory ? [DESKTOP] : [PHONE, DESKTOP]) : [story.width];
  const usual = widths.map((width): Visit => ({ ...visit, width, height: heightOf(width) }));
  return story.tags.includes(PREFERENCES) ? [...usual, ...usual.flatMap(preferenceVisits)] : usual;
}

/** A visit as people set up their browser, and once with the posters as they are. */
function preferenceVisits(usual: Visit): Visit[] {
  const lightOnly: Visit = { ...usual, themes: ["light"] };
  return [
    { ...usual, posters: "drawn", extent: "viewport" },
    { ...usual, preference: "forced-colours" },
    // A picture beyond the window would be taken with text as it was: hence a tall window.
    { ...lightOnly, preference: "text200", extent: "viewport", height: 1800 },
    ...(usual.width === PHONE
      ? [{ ...usual, width: 320, height: 640 }]
      : // What a zoom of 200 % leaves of the window.
        [
          { ...lightOnly, width: usual.width / 2, height: usual.height / 2, preference: "zoom200" } as const,
          { ...lightOnly, preference: "motion" } as const,
        ]),
  ];
}

/** A component at the width that the tests with axe use: its first story in both themes, which set colours alone. */
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

/** The story that shows the same at the width of a phone: 'Phone' of 'Success', 'Empty Phone' of 'Empty'. */
const phoneStoryOf = (id: string) => (id.endsWith("--success") ? id.replace(/success$/, "phone") : `${id}-phone`);

/** The visits to the stories, in the order of Storybook's index. */
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

/** What a picture is called, and the file of its baseline. */
export function pictureName(visit: Visit, theme: Theme): string {
  const { story, width, preference, posters } = visit;
  const parts = [story, `${width}`, theme];
  if (preference !== "none") parts.push(preference);
  if (posters === "drawn") parts.push("posters");
  return parts.join(".");
}
