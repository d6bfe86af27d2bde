import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ToggleChip } from "./ToggleChip.tsx";

/**
 * **Use** it for a tag that can be chosen: it is filled if it is included, and has a crossed box if it is excluded.
 *
 * - **Do** pass the count of places, which the chip shows. A chip without places is disabled unless it is chosen.
 * - **Don't** use it for tags that cannot be pressed: use `Tag`.
 */
const meta = {
  title: "Components/ToggleChip",
  component: ToggleChip,
  args: { option: { value: "Terrace", count: 34, choice: "none" }, onToggle: fn() },
} satisfies Meta<typeof ToggleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Terrace, 34 places" }));
    await expect(args.onToggle).toHaveBeenCalledWith("Terrace");
  },
};

export const Included: Story = { args: { option: { value: "Terrace", count: 34, choice: "is" } } };

export const Excluded: Story = {
  args: { option: { value: "Terrace", count: 34, choice: "isNot" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Terrace, is not, 34 places" })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { option: { value: "Terrace", count: 0, choice: "none" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { option: { value: "Reservation strongly recommended at weekends", count: 3, choice: "is" } },
};
