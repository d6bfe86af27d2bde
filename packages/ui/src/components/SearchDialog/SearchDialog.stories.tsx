import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SearchDialog } from "./SearchDialog.tsx";

/**
 * **Use** it in windows below 1024 px instead of the search box: an icon that opens 'Search Places'.
 *
 * - **Do** leave the focus to the dialog: it moves the focus to the field on opening, and back to the icon on closing.
 * - **Don't** use it if the search box fits into the top bar.
 */
const meta = {
  title: "Components/SearchDialog",
  component: SearchDialog,
  args: { value: "", open: false, onValueChange: fn(), onOpenChange: fn(), onSubmit: fn() },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search Places" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

/** When the dialog opens, the search field gets the focus. */
export const Open: Story = {
  args: { open: true, value: "creperie" },
  play: async () => {
    await screen.findByRole("dialog", { name: "Search Places" });
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
  },
};

/** While the field is empty, `start` is below it. */
export const Empty: Story = {
  args: { open: true, start: <p>Recent searches</p> },
  tags: ["!visual"],
  play: async () => {
    await screen.findByText("Recent searches");
  },
};

/** Escape closes the dialog and returns the focus to the icon. */
export const ClosedAgain: Story = {
  args: { open: true },
  render: (args) => {
    const [open, setOpen] = useState(args.open);
    return <SearchDialog {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ canvas }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Search Places" })).toHaveFocus());
  },
};
