import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useComputedTokens } from "../fixtures/use-computed-tokens.ts";
import styles from "./Foundations.module.css";
import { light } from "./light.ts";
import { scale } from "./scale.ts";

const namesOf = <Tokens extends object>(tokens: Tokens, prefix: string) =>
  (Object.keys(tokens) as (keyof Tokens & string)[]).filter((name) => name.startsWith(prefix));

const SPACES = namesOf(scale, "space-");
const RADII = namesOf(scale, "radius-");
const SHADOWS = namesOf(light, "shadow");

interface Args {
  readonly names: readonly string[];
  /** The CSS property that demonstrates the value of a token. */
  readonly property: "width" | "borderRadius" | "boxShadow";
}

function Tokens({ names, property }: Args) {
  const isLength = property === "width";
  const values = useComputedTokens(names);
  return (
    <ul className={isLength ? styles.bars : styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span className={isLength ? styles.bar : styles.box} style={{ [property]: `var(--${name})` }} />
          {name}
          <span className={styles.value}>{values?.[name]}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Distances, corners and shadows, as computed in this page.
 *
 * **Use** a step of the spacing scale between components. Choose a radius by the size of the element: smaller elements
 * have a smaller radius. Use `shadow` only for elements over the page, such as menus, dialogs and cards on the map. Use
 * `shadow-small` for small raised elements, such as the chosen segment of a control.
 *
 * - **Do** separate content by hairlines and space.
 * - **Don't** put a box or a shadow around a card of a list, and don't use a value between two steps where a step fits.
 */
const meta = {
  title: "Foundations/Shape",
  component: Tokens,
  args: { names: SPACES, property: "width" },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("80px")).toBeVisible();
  },
};

export const Radius: Story = {
  args: { names: RADII, property: "borderRadius" },
};

export const Shadow: Story = {
  args: { names: SHADOWS, property: "boxShadow" },
};
