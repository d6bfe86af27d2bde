import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SharedViewNotice } from "./SharedViewNotice.tsx";

/**
 * **Use** it above the listing that opens from the link of a shared view.
 *
 * - **Do** show the name as text: anybody may have written it.
 * - **Don't** keep it after the visitor has chosen other filters.
 */
const meta = {
  title: "Components/SharedViewNotice",
  component: SharedViewNotice,
  args: { name: "Terraces in the 11e", onClose: fn() },
} satisfies Meta<typeof SharedViewNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("View: Terraces in the 11e")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide the name of the view" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { name: "W".repeat(80) } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
