import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { flow } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";

// Not pictured: the screens have pictures of their own.
const meta = { ...flow, title: "Flows/Whole app", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The app as someone new opens it, to click through. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "50 places" })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "camille, account" })).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: "Favorites" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "50 places" })).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: "w390" } } };

export const Empty: Story = {
  args: { data: "empty" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No places found matching your criteria.")).toBeVisible();
  },
};

/** The servers give no places, and so no counts for the filters either: both can be tried again. */
export const ServerError: Story = {
  args: { failing: "places" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The service is not available/)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
  },
};
