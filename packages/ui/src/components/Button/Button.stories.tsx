import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./Button.tsx";

/**
 * **Use** it for an action on the current page. `solid` is for the main action of a dialog or page, `soft` for its
 * other actions, `outline` for toolbars, `quiet` for an action in a row or below other buttons, `danger` for an action
 * that cannot be undone, and `link` for minor actions.
 *
 * - **Do** start its text with a verb, and show only one `solid` or `danger` button at a time.
 * - **Don't** use it to go to another page or for an icon without text: use a link or `IconButton`.
 */
const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Confirm", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  args: { variant: "solid" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Confirm" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Soft: Story = { args: { variant: "soft", children: "Cancel" } };
export const Outline: Story = {
  args: { variant: "outline", children: "Advanced Filters", icon: <SlidersHorizontalIcon size={18} aria-hidden /> },
};
export const WithCount: Story = { args: { variant: "outline", children: "Filters", count: 3 } };
export const Quiet: Story = { args: { variant: "quiet", children: "Logout" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete", size: "large" } };
export const Link: Story = { args: { variant: "link", children: "Clear all" } };
export const Large: Story = { args: { variant: "solid", size: "large", children: "Show 34 places" } };

export const Disabled: Story = {
  args: { disabled: true, children: "Signing in..." },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
