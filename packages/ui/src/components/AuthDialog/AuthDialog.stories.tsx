import type { AuthField } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AuthDialog, type AuthDialogProps } from "./AuthDialog.tsx";

const EMPTY = { email: "", password: "", confirmation: "" };
const FILLED = { email: "camille.roy@posteo.net", password: "rue-lilas", confirmation: "rue-lilas" };

/** Stores the typed values, as the app's machine does. */
function Demo(props: AuthDialogProps) {
  const [values, setValues] = useState(props.state.values);
  return (
    <AuthDialog
      {...props}
      state={{ ...props.state, values }}
      onValueChange={(field: AuthField, value) => {
        setValues({ ...values, [field]: value });
        props.onValueChange(field, value);
      }}
    />
  );
}

/**
 * **Use** it to create an account or to sign in. Open it from the top bar, by `SignInPrompt`, at '/login', from a page
 * or a link that needs an account, and after the session has expired.
 *
 * - **Do** pass a `reason` if the visitor pressed something that needs an account: it is shown above the form.
 * - **Don't** require an account to search, filter or read.
 */
const meta = {
  title: "Components/AuthDialog",
  component: Demo,
  args: {
    open: true,
    form: "signUp",
    reason: null,
    state: { values: EMPTY, errors: {}, failure: null, submit: "disabled" },
    onValueChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    onFormChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignUp: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Create Account" })).toBeVisible();
    await expect(screen.getByLabelText("Email")).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Create Account" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Email"), "a@b.fr");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("email", "a@b.fr");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await expect(args.onFormChange).toHaveBeenCalledWith("signIn");
    await userEvent.click(screen.getByRole("button", { name: "Continue Without Account" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SignIn: Story = {
  args: { form: "signIn", state: { values: FILLED, errors: {}, failure: null, submit: "enabled" } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Welcome Back" })).toBeVisible();
    await userEvent.type(screen.getByLabelText("Password"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
    await expect(args.onFormChange).toHaveBeenCalledWith("signUp");
  },
};

export const SignInWithMail: Story = {
  args: {
    form: "signIn",
    state: { values: FILLED, errors: {}, failure: null, submit: "enabled" },
    onForgotPassword: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Forgot your password?" }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
};

export const ForFavorites: Story = {
  args: {
    reason: "favorites",
    state: {
      values: { ...FILLED, confirmation: "rue-lila" },
      errors: { confirmation: "Passwords do not match" },
      failure: null,
      submit: "enabled",
    },
  },
};

export const ForViews: Story = { args: { reason: "views" } };

export const SessionEnded: Story = { args: { form: "signIn", reason: "sessionEnded" } };

export const Pending: Story = {
  args: { state: { values: FILLED, errors: {}, failure: null, submit: "pending" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Creating Account..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PendingSignIn: Story = {
  args: { form: "signIn", state: { values: FILLED, errors: {}, failure: null, submit: "pending" } },
};

export const FieldErrors: Story = {
  args: {
    state: {
      values: { email: "camille.roy", password: "lilas", confirmation: "" },
      errors: {
        email: "Please provide a valid email address",
        password: "Password must be at least 6 characters",
        confirmation: "Please confirm your password",
      },
      failure: null,
      submit: "enabled",
    },
  },
  play: async () => {
    await expect(await screen.findByLabelText("Email")).toHaveAccessibleDescription(
      "Please provide a valid email address",
    );
  },
};

export const ServerError: Story = {
  args: {
    form: "signIn",
    state: { values: FILLED, errors: {}, failure: "Login failed. Please try again.", submit: "enabled" },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Login failed. Please try again.")).toBeVisible();
  },
};

export const SignUpError: Story = {
  tags: ["!visual"],
  args: { state: { values: FILLED, errors: {}, failure: "Signup failed. Please try again.", submit: "enabled" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Signup failed. Please try again.")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    reason: "views",
    state: {
      values: { ...FILLED, email: `${"camille.roy.".repeat(12)}@posteo.net` },
      errors: {},
      failure:
        "Too many attempts from this network. Wait 14 minutes, then try again, or continue without an account until then.",
      submit: "enabled",
    },
  },
};

export const Phone: Story = { args: { reason: "favorites" }, globals: { viewport: { value: "w390" } } };
