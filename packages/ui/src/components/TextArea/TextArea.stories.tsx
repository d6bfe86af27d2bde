import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

/**
 * **Use** it for text of several lines, such as the description of a view. It grows with the text.
 *
 * - **Do** set `optional` for an optional field: the label then ends with '(optional)'.
 * - **Don't** use it for a name or an address: use `TextField`.
 */
const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Description", value: "", onValueChange: fn(), optional: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Description/ }), "W");
    await expect(args.onValueChange).toHaveBeenCalledWith("W");
  },
};
export const Filled: Story = { args: { value: "Wine and a chair in the sun, near home." } };
export const Error: Story = {
  args: { value: "Wine", optional: false, error: "This is more than 2,000 places. Split the list." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Description" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("This is more than 2,000 places. Split the list.");
  },
};
export const LongText: Story = { args: { value: "A chair in the sun, near home. ".repeat(40) } };
/** A pasted text that is too long stays whole, so that the visitor decides what to leave out. */
export const TooLong: Story = {
  args: { value: "A chair in the sun. ".repeat(6), limit: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("120 / 100")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("This is 20 characters too long to be saved.");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "This is 20 characters too long to be saved.",
    );
  },
};
