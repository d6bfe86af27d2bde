import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { useComputedTokens } from "../fixtures/use-computed-tokens.ts";
import styles from "./Foundations.module.css";

const TIMES = [
  ["quick", "Pointer and press"],
  ["calm", "Chips, menus, dialogs"],
  ["slow", "Panels, the map, the marker"],
] as const;
const NAMES = [...TIMES.map(([name]) => name), "ease"];

function Motion() {
  const values = useComputedTokens(NAMES);
  const [end, setEnd] = useState(false);
  return (
    <>
      <Button aria-pressed={end} onClick={() => setEnd(!end)}>
        Move
      </Button>
      <dl className={styles.moves}>
        {TIMES.map(([name, use]) => (
          <div key={name} className={styles.sample}>
            <dt>
              {name}, {values?.[name]}
              <span className={styles.value}>{use}</span>
            </dt>
            <dd className={styles.track}>
              <span
                className={styles.dot}
                data-end={end}
                style={{ transition: `translate var(--${name}) var(--ease)` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.value}>ease: {values?.ease}</p>
    </>
  );
}

/**
 * Three durations and one easing curve, as computed in this page. With reduced motion each duration is 0.
 *
 * **Use** `quick` for reactions to a pointer, `calm` for content that appears, and `slow` for movements across the
 * page.
 *
 * - **Do** use the tokens for durations, so that reduced motion applies to them.
 * - **Don't** animate anything without an action of the visitor, and don't delay the effect of a press by an animation.
 */
const meta = { title: "Foundations/Motion", component: Motion } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press of the button plays the three durations side by side. */
export const Durations: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Move" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};
