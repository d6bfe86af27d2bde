import type { PasswordField } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { FormState } from "../../lib/form-state.ts";
import { AccountDialog } from "./AccountDialog.tsx";

const EMPTY: FormState<PasswordField> = {
  values: { current: "", next: "", confirmation: "" },
  errors: {},
  failure: null,
  submit: "disabled",
};
const FILLED = { current: "rue-des-lilas", next: "lilas", confirmation: "lilas" };
const password = (state: FormState<PasswordField>) => ({
  state,
  onValueChange: fn(),
  onLeave: fn(),
  onSubmit: fn(),
});

/**
 * **Use** it to let a signed-in user manage the account: change the email address and the password, download the data,
 * delete the account.
 *
 * - **Do** save each section separately, and show the result within the section.
 * - **Don't** put settings of the app here, such as the theme or the language: they do not need an account.
 */
const meta = {
  title: "Components/AccountDialog",
  component: AccountDialog,
  args: {
    open: true,
    onClose: fn(),
    username: "camille.roy@posteo.net",
    password: password(EMPTY),
    passwordChange: "none",
    download: { status: "ready" },
    onDownload: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Account" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Change password" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Delete…" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithPocket: Story = {
  args: { onPocket: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Open…" }));
    await expect(args.onPocket).toHaveBeenCalledOnce();
  },
};

export const WithMail: Story = {
  args: { onChangeAddress: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Change email…" }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};

export const FieldErrors: Story = {
  args: {
    password: password({
      ...EMPTY,
      values: FILLED,
      errors: { next: "Password must be at least 6 characters" },
    }),
  },
};
export const ServerError: Story = {
  args: {
    password: password({
      values: FILLED,
      errors: { current: "This is not your password." },
      failure: null,
      submit: "enabled",
    }),
    download: { status: "failed", message: "Flâneur does not answer. Check your connection and try again." },
  },
};
export const Pending: Story = {
  args: {
    password: password({ ...EMPTY, values: FILLED, submit: "pending" }),
    download: { status: "pending" },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Preparing…" }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};
export const Saved: Story = { args: { passwordChange: "saved" } };
export const LongText: Story = {
  args: { onChangeAddress: fn(), username: `${"marie-antoinette.".repeat(9)}@posteo.net` },
};
export const Phone: Story = { args: { onChangeAddress: fn() }, globals: { viewport: { value: "w390" } } };
