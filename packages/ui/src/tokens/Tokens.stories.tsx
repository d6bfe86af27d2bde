import type { Meta, StoryObj } from "@storybook/react-vite";
import { light } from "./light.ts";
import styles from "./Tokens.module.css";

const colours = Object.entries(light)
  .filter(([, value]) => value.startsWith("#"))
  .map(([name]) => name);

const meta = { title: "Tokens" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour by its name, in the theme of the toolbar. */
export const Colours: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {colours.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => (
    <dl className={styles.samples}>
      {[
        ["60 / 60, Fraunces 390", "390 var(--text-60) var(--font-display)", "Bistrot Paul Bert"],
        ["30 / 34, Fraunces 430", "430 var(--text-30) var(--font-display)", "326 places"],
        ["24 / 30, Fraunces 460", "460 var(--text-24) var(--font-display)", "Travel Information"],
        [
          "21 / 32, Fraunces 380",
          "380 var(--text-lead) var(--font-display)",
          "A zinc counter, a mosaic floor worn by the door.",
        ],
        ["17 / 21, Fraunces 540", "540 var(--text-card) var(--font-display)", "Musée de la Chasse et de la Nature"],
        ["14 / 20, Inter 500", "500 var(--text-14) var(--font-body)", "Advanced Filters"],
        ["13 / 18, Inter 400", "400 var(--text-13) var(--font-body)", "Restaurant, 9 min"],
        ["Sign 600", "600 22px/26px var(--font-sign)", "PASSAGE DU GRAND-CERF 1er 11e"],
      ].map(([name, font, words]) => (
        <div key={name} className={styles.sample}>
          <dt>{name}</dt>
          <dd style={{ font }}>{words}</dd>
        </div>
      ))}
    </dl>
  ),
};
