/** Chooses the stories whose layout is checked, from Storybook's index: a new screen is checked without a change here. */

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** Marks another state of a screen whose layout is checked, such as a scrolled page. */
const TAG = "layout";

/** The titles of screens and of dialogs, whose rows of buttons must fit the narrowest phone. */
const CHECKED = /^Screens\/|Dialog$/;

/**
 * Returns the ids of stories of screens and dialogs: of each `every` story, or by `default` the stories Default and
 * LongText and those with the tag. If there is no story Default, the first story is checked instead: it shows the usual state.
 */
export function layoutStories(entries: readonly Entry[], which: "default" | "every"): string[] {
  const checked = entries.filter(({ title, type }) => type === "story" && CHECKED.test(title));
  if (which === "every") return checked.map(({ id }) => id);
  return [...Map.groupBy(checked, ({ title }) => title).values()].flatMap((stories) => {
    const ids = stories.map(({ id }) => id);
    const usual = ids.find((id) => id.endsWith("--default")) ?? ids[0];
    const marked = new Set(stories.flatMap(({ id, tags }) => (tags.includes(TAG) ? [id] : [])));
    return ids.filter((id) => id === usual || id.endsWith("--long-text") || marked.has(id));
  });
}
