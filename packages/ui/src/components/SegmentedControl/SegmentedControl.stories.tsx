import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { RowsIcon } from "@phosphor-icons/react/dist/csr/Rows";
import { SquaresFourIcon } from "@phosphor-icons/react/dist/csr/SquaresFour";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { SegmentedControl } from "./SegmentedControl.tsx";

/**
 * **Use** it to choose one of two to four exclusive options, such as the layout.
 *
 * - **Do** apply the choice at once. The arrow keys work as in native radio buttons.
 * - **Don't** use it for actions, or for options that can be combined.
 */
const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Layout",
    value: "grid",
    onValueChange: fn(),
    segments: [
      { value: "table", label: "Table", icon: <RowsIcon size={18} aria-hidden /> },
      { value: "grid", label: "Grid", icon: <SquaresFourIcon size={18} aria-hidden /> },
      { value: "map", label: "Map", icon: <MapTrifoldIcon size={18} aria-hidden /> },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("radiogroup", { name: "Layout" }));
    await expect(group.getByRole("radio", { name: "Grid" })).toBeChecked();
  },
};
