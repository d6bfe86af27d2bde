import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ViewChanges } from "./ViewChanges.tsx";

/**
 * **Use** it next to the chips if the current filters differ from the saved filters of the active view.
 *
 * - **Do** offer to update the view, to save a new view and to revert the filters.
 * - **Don't** save a view automatically.
 */
const meta = {
  title: "Components/ViewChanges",
  component: ViewChanges,
  args: { state: "changed", onUpdate: fn(), onSaveAsNew: fn(), onRevert: fn() },
} satisfies Meta<typeof ViewChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Changed");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Save as new" }));
    await expect(args.onSaveAsNew).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Revert" }));
    await expect(args.onRevert).toHaveBeenCalledOnce();
  },
};
export const Updating: Story = {
  args: { state: "updating" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Updating…" }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};
export const Updated: Story = { args: { state: "updated" } };
export const Error: Story = { args: { state: "failed" } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
