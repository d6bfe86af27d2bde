import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Demo({ value: initial, ...props }: Omit<TextFieldProps, "onValueChange">) {
  const [value, setValue] = useState(initial);
  return <TextField {...props} value={value} onValueChange={setValue} />;
}

/**
 * **Use** it for a line of text. An error is shown below the field, and screen readers announce it.
 *
 * - **Do** keep the label visible, and show an error when the field loses the focus, not at each letter.
 * - **Don't** use the placeholder as a label.
 */
const meta = {
  title: "Components/TextField",
  component: Demo,
  args: { label: "Email", type: "email", value: "", placeholder: "you@example.org" },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "camille.roy@posteo.net" } };
export const WithHint: Story = { args: { hint: "Only used to sign in.", optional: true } };

export const WithError: Story = {
  args: { value: "camille.roy", error: "Please provide a valid email address" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Please provide a valid email address");
    await userEvent.type(field, "@posteo.net");
    await expect(field).toHaveValue("camille.roy@posteo.net");
  },
};

export const LongText: Story = {
  args: {
    label: "A label that goes on for longer than the field below it is wide, as some translations do",
    error: "An error that explains at length what was wrong with the value and what would be right instead of it",
  },
};
