import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { NoteDialog } from "./NoteDialog.tsx";

/**
 * **Use** it for what the owner of a list writes about one of its places.
 *
 * - **Do** keep what was typed when saving fails. An empty note removes the note.
 * - **Don't** use it for the note of the list: `ListDialog` has it.
 */
const meta = {
  title: "Components/NoteDialog",
  component: NoteDialog,
  args: {
    open: true,
    name: "Marché des Enfants Rouges",
    note: "Be there by ten.",
    submit: "enabled",
    failure: null,
    onNoteChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NoteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Note" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "!");
    await expect(args.onNoteChange).toHaveBeenCalledWith("Be there by ten.!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { note: "" } };
export const Pending: Story = { args: { submit: "pending" } };
export const Error: Story = { args: { failure: "An unexpected error occurred" } };
export const LongText: Story = { args: { note: "A long note. ".repeat(100) } };
/** Differs from 'Filled' only in the name of the place: a hyphen between spaces is shown as a dash. */
export const DashInName: Story = {
  tags: ["!visual"],
  args: { name: "Café - Bar" },
  play: async () => expect(await screen.findByRole("dialog")).toHaveAccessibleName(/^Note on Café\s– Bar$/),
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
