import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BringOffer } from "./BringOffer.tsx";

/**
 * **Use** it below the empty state of the Favorites tab.
 *
 * - **Do** keep the text above it that says how to add a favorite with the heart.
 * - **Don't** show it above a list: use `BringIconLink`.
 */
const meta = {
  title: "Components/BringOffer",
  component: BringOffer,
  args: { href: "/my/bring" },
} satisfies Meta<typeof BringOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Bring your places…" })).toHaveAttribute("href", "/my/bring"),
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
