import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ListDialog } from "./ListDialog.tsx";

/**
 * **Use** it to make a list, or to change the name and the note of a list.
 *
 * - **Do** keep what was typed when saving fails.
 * - **Don't** use it for the places of a list: they are changed on its page.
 */
const meta = {
  title: "Components/ListDialog",
  component: ListDialog,
  args: {
    open: true,
    mode: "edit",
    draft: { name: "Sunday, Left Bank", note: "Start late, carry little." },
    submit: "enabled",
    failure: null,
    onDraftChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ args }) => {
    const name = await screen.findByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.type(name, "!");
    await expect(args.onDraftChange).toHaveBeenCalledWith({ name: "Sunday, Left Bank!" });
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Create: Story = { args: { mode: "create", draft: { name: "", note: "" }, submit: "disabled" } };
export const Pending: Story = { args: { submit: "pending" } };
export const Error: Story = {
  args: { failure: "Flâneur does not answer. Check your connection and try again." },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/does not answer/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: { draft: { name: "Sundaysunday".repeat(6), note: "A long note. ".repeat(60) } },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
