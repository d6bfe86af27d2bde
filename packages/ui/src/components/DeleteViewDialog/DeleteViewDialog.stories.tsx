import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeleteViewDialog } from "./DeleteViewDialog.tsx";

/**
 * **Use** it to ask for confirmation before a saved view is deleted. It shows the view's name and filters.
 *
 * - **Do** move the focus to 'Cancel', and keep the dialog open when deleting fails.
 * - **Don't** use it for filters that are not saved: clearing them needs no confirmation.
 */
const meta = {
  title: "Components/DeleteViewDialog",
  component: DeleteViewDialog,
  args: {
    open: true,
    name: "Rainy Sundays",
    filters: ["Museum", "Cinema", "Store", "Café", "Spot"],
    state: "ready",
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(
      await screen.findByRole("dialog", { name: "Are you sure you want to delete this view?" }),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { state: "pending" } };
export const LongText: Story = {
  args: { name: "Sundaysunday".repeat(12), filters: Array.from({ length: 30 }, (_, index) => `Tag number ${index}`) },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
