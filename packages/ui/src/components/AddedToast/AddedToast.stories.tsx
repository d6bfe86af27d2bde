import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AddedToast } from "./AddedToast.tsx";

/**
 * **Use** it for some seconds after a visitor has pressed the heart of a place, to put the place into a list.
 *
 * - **Do** keep it while the pointer or the focus is in it, and offer the same action in another place, too.
 * - **Don't** use it on the page of a place, which has 'Add to list…' itself.
 */
const meta = {
  title: "Components/AddedToast",
  component: AddedToast,
  args: { name: "Septime", onAddToList: fn(), onClose: fn(), onHold: fn() },
} satisfies Meta<typeof AddedToast>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Added: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: "Septime is a favorite" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add to list…" }));
    await expect(args.onHold).toHaveBeenCalledWith(true);
    await expect(args.onAddToList).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: phone };
export const FrenchPhone: Story = {
  globals: { language: "fr", ...phone },
};
