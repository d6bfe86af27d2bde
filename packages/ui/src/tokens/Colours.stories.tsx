import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CONTRAST_PAIRS, type ContrastPair, type PairKind } from "../fixtures/contrast-pairs.ts";
import { useComputedColours } from "../fixtures/use-computed-tokens.ts";
import { contrastOf, over, parseColour } from "./contrast.ts";
import styles from "./Foundations.module.css";
import { light } from "./light.ts";
import type { ThemeToken } from "./theme-token.ts";

const isColour = (name: ThemeToken) => !/^(shadow|picture-filter)/.test(name);
const COLOURS = (Object.keys(light) as ThemeToken[]).filter(isColour);

/** Formats 'rgb(23, 64, 127)' as '#17407F', followed by the opacity if the colour is translucent. */
function hexOf(computed: string): string {
  const [red, green, blue, opacity] = parseColour(computed);
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("");
  return `#${hex.toUpperCase()}${opacity === 1 ? "" : `, ${Math.round(opacity * 100)}%`}`;
}

function Palette() {
  const values = useComputedColours(COLOURS);
  return (
    <ul className={styles.swatches}>
      {COLOURS.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          {name}
          <span className={styles.value}>{values !== null && hexOf(values[name])}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the conformance level by WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for graphics. */
function verdictOf(ratio: number, kind: PairKind): string {
  if (kind === "disabled") return "Exempt";
  if (kind === "graphics") return ratio >= 3 ? "AA" : "Fails";
  if (ratio >= 7) return "AAA";
  return ratio >= 4.5 ? "AA" : "Fails";
}

function PairRow({ pair, values }: { readonly pair: ContrastPair; readonly values: Readonly<Record<string, string>> }) {
  const { front, back, kind, use } = pair;
  const colour = (name: ThemeToken) => parseColour(values[name] ?? "");
  const ratio = contrastOf(colour(front), over(colour(back), colour("ground")));
  return (
    <tr>
      <td>
        <span className={styles.pair} style={{ background: `var(--${back})`, color: `var(--${front})` }}>
          {kind === "text" ? "Paris 11e" : <span className={styles.shape} />}
        </span>
      </td>
      <th scope="row">
        {front} on {back}
        <span className={styles.value}>{use}</span>
      </th>
      <td className={styles.figure}>{ratio.toFixed(1)}</td>
      <td>{verdictOf(ratio, kind)}</td>
    </tr>
  );
}

function ContrastTable() {
  const values = useComputedColours(COLOURS);
  return (
    <table className={styles.table} aria-label="Contrast" aria-busy={values === null}>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
          <th scope="col">WCAG 2.2</th>
        </tr>
      </thead>
      <tbody>
        {values !== null &&
          CONTRAST_PAIRS.map((pair) => <PairRow key={`${pair.front} ${pair.back}`} pair={pair} values={values} />)}
      </tbody>
    </table>
  );
}

/**
 * The colours of the theme that is chosen in the toolbar. Values and contrasts are computed from this page.
 *
 * **Use** a token by its purpose, not by its look: `ink-2` for a second line, `danger` for destructive actions.
 *
 * - **Do** put text only on backgrounds that the list of pairs contains, and add a new pair to the list: a test checks
 *   its contrast in both themes.
 * - **Don't** write a colour as a literal value, and don't convey a meaning by colour alone.
 */
const meta = { title: "Foundations/Colours", component: Palette } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour of the theme with its name. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(COLOURS.length);
  },
};

/** The pairs of colours in use. Text needs 4.5 for AA and 7 for AAA, graphics 3. Disabled controls are exempt. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(CONTRAST_PAIRS.length + 1);
    await expect(canvas.queryAllByRole("cell", { name: "Fails" })).toEqual([]);
  },
};
