import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./Switch.tsx";

/**
 * **Use** it for a setting of a form that is either on or off, such as 'Use Current Filters'.
 *
 * - **Do** write a label that describes the state 'on'.
 * - **Don't** use it to choose among values: use chips or a segmented control.
 */
const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { label: "Use Current Filters", state: "on", onStateChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Use Current Filters", checked: true }));
    await expect(args.onStateChange).toHaveBeenCalledWith("off");
  },
};
export const Off: Story = { args: { state: "off" } };
