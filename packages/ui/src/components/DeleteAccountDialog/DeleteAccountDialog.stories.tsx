import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";

/**
 * **Use** it to ask for confirmation before an account is deleted. It lists the data that will be deleted and requires
 * the password.
 *
 * - **Do** move the focus to the password field, and state the number of views that will be deleted.
 * - **Don't** delete with a single press, or offer to undo the deletion.
 */
const meta = {
  title: "Components/DeleteAccountDialog",
  component: DeleteAccountDialog,
  args: {
    open: true,
    onClose: fn(),
    username: "camille.roy@posteo.net",
    views: 12,
    state: { values: { password: "" }, errors: {}, failure: null, submit: "disabled" },
    onValueChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByLabelText("Your password")).toHaveFocus();
    await expect(screen.getByText("12 views, all favorites, and all lists with their links")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Delete my account" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { state: { values: { password: "rue-des-lilas" }, errors: {}, failure: null, submit: "enabled" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = {
  args: {
    state: {
      values: { password: "lilas" },
      errors: { password: "This is not your password." },
      failure: null,
      submit: "enabled",
    },
  },
};

export const Pending: Story = {
  args: {
    state: { values: { password: "rue-des-lilas" }, errors: {}, failure: null, submit: "pending" },
  },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
