import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { SCREEN_STATES } from "../fixtures/screen-states.ts";
import { SPECIFIED_STATES } from "../fixtures/specification-states.ts";
import styles from "./States.module.css";

interface StoryEntry {
  readonly title: string;
  readonly name: string;
}
type StoryIndex = Readonly<Record<string, StoryEntry>>;

/** Returns the index of this Storybook; null until it is loaded, and if it cannot be loaded. */
function useStoryIndex(): StoryIndex | null {
  const [index, setIndex] = useState<StoryIndex | null>(null);
  useEffect(() => {
    const loading = new AbortController();
    fetch("index.json", { signal: loading.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { readonly entries: StoryIndex }) => setIndex(entries))
      // Ignores an aborted request and a missing index: the links also work without names.
      .catch(() => {});
    return () => loading.abort();
  }, []);
  return index;
}

function StoryLink({ id, index }: { readonly id: string; readonly index: StoryIndex | null }) {
  const entry = index?.[id];
  if (index !== null && entry === undefined) return <strong className={styles.missing}>No such story: {id}</strong>;
  return (
    <a className={styles.story} href={`./?path=/story/${id}`} target="_top">
      {entry === undefined ? id : `${entry.title.replace(/^\w+\//, "")}: ${entry.name}`}
    </a>
  );
}

function States() {
  const index = useStoryIndex();
  return (
    <main className={styles.page} aria-busy={index === null}>
      <h1 className={styles.title}>The states of the specification</h1>
      {[SCREEN_STATES, ...SPECIFIED_STATES].map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h2 className={styles.section}>{section.title}</h2>
          {section.parts.map((part) => (
            <div key={part.title}>
              <h3 className={styles.part}>{part.title}</h3>
              <table className={styles.table} aria-label={part.title}>
                <tbody>
                  {part.states.map(({ state, stories }) => (
                    <tr key={state}>
                      <th scope="row">{state}</th>
                      <td>
                        <span className={styles.stories}>
                          {stories.map((id) => (
                            <StoryLink key={id} id={id} index={index} />
                          ))}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

const meta = { title: "Overview/States", component: States, tags: ["!autodocs"] } satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stories of each screen and state of the specification. A missing story is shown in red and fails the test. */
export const Specification: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("main")).toHaveAttribute("aria-busy", "false"));
    await expect(canvas.queryAllByText(/^No such story/)).toEqual([]);
  },
};
