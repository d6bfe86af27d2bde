import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectNoDialog, expectShown, expectSignedIn, openedDialog, signUp } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Sign up", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The visitor presses 'Log In', fills in the sign-up form, and is signed in. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log In" }));
    await signUp(userEvent);
    await expectSignedIn();
    await expectNoDialog();
  },
};

/** The visitor signs up on a phone. */
export const Phone: Story = { ...Default, ...onPhone };

/** The sign-up fails, and the form keeps what the visitor typed. */
export const ServerError: Story = {
  args: { failing: "accounts" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log In" }));
    await signUp(userEvent);
    const form = await openedDialog("Create Account");
    await expectShown(() => form.getByText(/The service is not available/));
    await expect(form.getByLabelText("Email")).toHaveValue("camille@example.org");
  },
};
