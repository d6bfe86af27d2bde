import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BringLink } from "./BringLink.tsx";

/**
 * **Use** it next to the heading of the page with the visitor's lists.
 *
 * - **Do** use it where there is space for the text of the link.
 * - **Don't** show it in a row of icon buttons: use `BringIconLink`.
 */
const meta = {
  title: "Components/BringLink",
  component: BringLink,
  args: { href: "/my/bring" },
} satisfies Meta<typeof BringLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Bring your places…" })).toHaveAttribute("href", "/my/bring"),
};
export const French: Story = { globals: { language: "fr" } };
