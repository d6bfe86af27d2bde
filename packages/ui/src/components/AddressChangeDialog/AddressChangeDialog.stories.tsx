import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AddressChangeDialog } from "./AddressChangeDialog.tsx";

const EMPTY = { email: "", password: "" };
const FILLED = { email: "camille@posteo.net", password: "rue-des-lilas" };
const NO_ERRORS = { errors: {}, failure: null };
const CONFIRM = { step: { kind: "confirm" }, state: { values: EMPTY, ...NO_ERRORS, submit: "enabled" } } as const;
const LONG = `${"camille.roy.".repeat(12)}@posteo.net`;

/**
 * **Use** it to change the email address of an account. The first step requests a mail to the new address, with a link.
 * When the visitor opens the link, the dialog asks whether to use the new address.
 *
 * - **Do** show the same text after every request: it must not reveal whether the new address has an account.
 * - **Don't** offer it where the server sends no mail.
 */
const meta = {
  title: "Components/AddressChangeDialog",
  component: AddressChangeDialog,
  args: {
    open: true,
    step: { kind: "ask" },
    state: { values: EMPTY, ...NO_ERRORS, submit: "disabled" },
    onValueChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddressChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Change your email" })).toBeVisible();
    await expect(screen.getByLabelText("New email")).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Send the link" })).toBeDisabled();
  },
};

export const AskFilled: Story = {
  args: { state: { values: FILLED, ...NO_ERRORS, submit: "enabled" } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText("New email"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AskPending: Story = { args: { state: { values: FILLED, ...NO_ERRORS, submit: "pending" } } };

export const AskError: Story = {
  args: {
    state: {
      values: { ...FILLED, email: "camille" },
      errors: { email: "Please provide a valid email address", password: "The password is not right" },
      failure: "Too many attempts. Please try again in 14 minutes.",
      submit: "enabled",
    },
  },
};

export const Sent: Story = {
  args: { step: { kind: "sent", email: FILLED.email } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^If camille@posteo\.net has no account yet/)).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Confirm: Story = {
  args: CONFIRM,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Use the new email" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ConfirmPending: Story = { args: { ...CONFIRM, state: { ...CONFIRM.state, submit: "pending" } } };

export const LinkNotValid: Story = {
  args: {
    ...CONFIRM,
    state: {
      ...CONFIRM.state,
      failure: "This link is not valid any more, or another account has the new address. Please request a new link.",
    },
  },
};

export const Done: Story = { args: { step: { kind: "done", email: FILLED.email } } };

export const LongText: Story = { args: { step: { kind: "sent", email: LONG } } };

export const French: Story = { globals: { language: "fr" }, args: { step: { kind: "ask" } } };

export const Phone: Story = { args: CONFIRM, globals: { viewport: { value: "w390" } } };
