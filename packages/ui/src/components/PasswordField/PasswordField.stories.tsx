import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

/**
 * **Use** it for every password. A button shows the typed password.
 *
 * - **Do** set `autoComplete`, so that password managers distinguish a new password from the current one.
 * - **Don't** prevent pasting, and don't clear the field when another field is invalid.
 */
const meta = {
  title: "Components/PasswordField",
  component: PasswordField,
  args: { label: "Password", value: "rue-des-lilas", onValueChange: fn(), autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: "", placeholder: "Create a password (min 6 characters)" } };
export const FieldError: Story = { args: { value: "lilas", error: "Password must be at least 6 characters" } };

export const Shown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: false }));
    await expect(field).toHaveAttribute("type", "text");
  },
};
