import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PositionDialog } from "./PositionDialog.tsx";

/**
 * **Use** it to move a place to a distant position of its list, which may be on another page.
 *
 * - **Do** also let a place be moved by single steps, which need no dialog.
 * - **Don't** save in the dialog: the list shows the new order at once, and an error if the order could not be saved.
 */
const meta = {
  title: "Components/PositionDialog",
  component: PositionDialog,
  args: {
    name: "Marché des Enfants Rouges",
    position: 101,
    count: 240,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PositionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Position" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("A number from 1 to 240");
    await userEvent.keyboard("7{Enter}");
    await expect(args.onMove).toHaveBeenCalledWith(7);
  },
};
export const Error: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    const field = await screen.findByRole("textbox", { name: "Position" });
    for (const wrong of ["0", "241", "-3", "1.5", "last", " "]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      await expect(await screen.findByText("Type a number from 1 to 240.")).toBeVisible();
    }
    await expect(field).toBeInvalid();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { name: "Anticonstitutionnellement ".repeat(6).trim(), position: 500, count: 500 },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { tags: ["!visual"], globals: { language: "fr" } };
