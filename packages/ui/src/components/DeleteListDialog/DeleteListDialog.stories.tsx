import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DeleteListDialog } from "./DeleteListDialog.tsx";

/**
 * **Use** it to ask for confirmation before a list is deleted.
 *
 * - **Do** set `isShared` for a list with a link: the dialog then says that the link ends.
 * - **Don't** use it to remove a single place from a list.
 */
const meta = {
  title: "Components/DeleteListDialog",
  component: DeleteListDialog,
  args: {
    open: true,
    name: "Sunday, Left Bank",
    count: 7,
    isShared: false,
    state: "ready",
    failure: null,
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Shared: Story = { args: { isShared: true } };
export const Pending: Story = { args: { state: "pending" } };
export const Error: Story = { args: { failure: "An unexpected error occurred" } };
export const LongText: Story = { args: { name: "Sundaysunday".repeat(12), isShared: true } };
export const Phone: Story = { args: { isShared: true }, globals: { viewport: { value: "w390" } } };
