import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PasswordResetDialog } from "./PasswordResetDialog.tsx";

const EMPTY = { email: "", password: "", confirmation: "" };
const ASKED = { ...EMPTY, email: "camille.roy@posteo.net" };
const CHOSEN = { ...EMPTY, password: "rue-lilas", confirmation: "rue-lilas" };
const NO_ERRORS = { errors: {}, failure: null };
const NOT_VALID = "This link is not valid any more. Please request a new one.";

/**
 * **Use** it for a forgotten password: it requests a link by mail, and sets the new password with that link.
 *
 * - **Do** show the same confirmation for every address: it must not reveal who has an account.
 * - **Don't** offer it where the server sends no mail.
 */
const meta = {
  title: "Components/PasswordResetDialog",
  component: PasswordResetDialog,
  args: {
    open: true,
    step: { kind: "ask" },
    state: { values: EMPTY, ...NO_ERRORS, submit: "disabled" },
    onValueChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    onAskAgain: fn(),
    onSignIn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordResetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Forgot your password?" })).toBeVisible();
    await expect(screen.getByLabelText("Email")).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Send the link" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const AskFilled: Story = {
  args: { state: { values: ASKED, ...NO_ERRORS, submit: "enabled" } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText("Email"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AskPending: Story = { args: { state: { values: ASKED, ...NO_ERRORS, submit: "pending" } } };

export const AskError: Story = {
  args: {
    state: {
      values: { ...EMPTY, email: "camille" },
      errors: { email: "Please provide a valid email address" },
      failure: "Too many attempts. Please try again in 14 minutes.",
      submit: "enabled",
    },
  },
};

export const Sent: Story = {
  args: { step: { kind: "sent", email: ASKED.email } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^If camille\.roy@posteo\.net has an account/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Request a new link" }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};

export const Choose: Story = {
  args: { step: { kind: "choose", isLinkInvalid: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Set a new password" })).toBeVisible();
    await expect(screen.getByLabelText("New password")).toHaveFocus();
    await expect(screen.queryByRole("button", { name: "Request a new link" })).toBeNull();
  },
};

export const ChooseFieldErrors: Story = {
  args: {
    step: { kind: "choose", isLinkInvalid: false },
    state: {
      values: { ...EMPTY, password: "lilas", confirmation: "lila" },
      errors: { password: "Password must be at least 6 characters", confirmation: "Passwords do not match" },
      failure: null,
      submit: "enabled",
    },
  },
};

export const ChoosePending: Story = {
  args: {
    step: { kind: "choose", isLinkInvalid: false },
    state: { values: CHOSEN, ...NO_ERRORS, submit: "pending" },
  },
};

export const LinkNotValid: Story = {
  args: {
    step: { kind: "choose", isLinkInvalid: true },
    state: { values: CHOSEN, errors: {}, failure: NOT_VALID, submit: "enabled" },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Request a new link" }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { step: { kind: "done" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { step: { kind: "sent", email: `${"camille.roy.".repeat(12)}@posteo.net` } } };

export const French: Story = { globals: { language: "fr" }, args: { step: { kind: "sent", email: ASKED.email } } };

export const Phone: Story = {
  args: { step: { kind: "choose", isLinkInvalid: true } },
  globals: { viewport: { value: "w390" } },
};
