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
 * Three durations and one curve, as this page computes them. With reduced motion each duration is 0.
 *
 * **Use** `quick` for what answers a pointer, `calm` for what appears, `slow` for what moves across the page.
 *
 * - **Do** take durations from the tokens, so that reduced motion reaches them.
 * - **Don't** let anything move by itself, and don't make anyone wait for a movement: what was pressed counts at once.
 */
const meta = { title: "Foundations/Motion", component: Motion } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press to see the three beside each other. */
export const Durations: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Move" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};
