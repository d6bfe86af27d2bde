import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ICONS } from "../fixtures/icons.ts";
import styles from "./Foundations.module.css";

interface Args {
  /** The size of the icons, in pixels. */
  readonly size: number;
  readonly weight: "regular" | "fill" | "bold";
}

const Icons = ({ size, weight }: Args) => (
  <ul className={styles.icons}>
    {Object.entries(ICONS).map(([name, Icon]) => (
      <li key={name}>
        <Icon size={size} weight={weight} aria-hidden />
        {name}
      </li>
    ))}
  </ul>
);

/**
 * Every icon of the product with its name in Phosphor.
 *
 * **Use** the regular weight from 16 to 22 px, the filled weight for an active state, a play button or a warning, and
 * the bold weight for small carets, checks, crosses and arrows of 14 or 16 px.
 *
 * - **Do** hide an icon from screen readers, and give its button a name (`IconButton` requires one).
 * - **Don't** use one icon for two purposes, and don't use an icon without text for an unfamiliar control.
 */
const meta = {
  title: "Foundations/Icons",
  component: Icons,
  args: { size: 22, weight: "regular" },
  argTypes: {
    size: { control: { type: "range", min: 12, max: 48 } },
    weight: { control: "inline-radio", options: ["regular", "fill", "bold"] },
  },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(Object.keys(ICONS).length);
  },
};

export const Weights: Story = {
  render: () => (
    <ul className={styles.icons}>
      <li>
        <HeartIcon size={20} aria-hidden />
        Regular: not a favorite
      </li>
      <li>
        <HeartIcon size={20} weight="fill" aria-hidden />
        Fill: a favorite
      </li>
      <li>
        <PlayIcon size={20} weight="fill" aria-hidden />
        Fill: plays
      </li>
      <li>
        <WarningCircleIcon size={16} weight="fill" aria-hidden />
        Fill: warns
      </li>
      <li>
        <XIcon size={14} weight="bold" aria-hidden />
        Bold: small marks of 14 or 16 px
      </li>
    </ul>
  ),
};
