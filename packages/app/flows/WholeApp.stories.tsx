import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectShown, expectSignedIn, openFilters } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Whole app", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The app as a new visitor sees it, to try by hand. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectShown(() => canvas.getByRole("heading", { name: "50 places" }));
  },
};

export const SignedIn: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas }) => {
    await expectSignedIn();
    await expectShown(() => canvas.getByRole("heading", { name: "50 places" }));
  },
};

export const Phone: Story = { ...Default, ...onPhone };

export const Empty: Story = {
  args: { data: "empty" },
  play: async ({ canvas, userEvent }) => {
    await expectShown(() => canvas.getByText("No places found matching your criteria."));
    const filters = await openFilters(userEvent);
    await expect(await filters.findByRole("checkbox", { name: "Museum, 0 places" })).toBeDisabled();
  },
};

/** The server fails to return places and counts. The visitor can retry, and the filters stay usable without counts. */
export const ServerError: Story = {
  args: { failing: "places" },
  play: async ({ canvas, userEvent }) => {
    await expectShown(() => canvas.getByText(/The service is not available/));
    await expectShown(() => within(canvas.getByRole("main")).getByRole("button", { name: "Try again" }));
    const filters = await openFilters(userEvent);
    await expect(await filters.findByRole("checkbox", { name: "Bar" })).toBeEnabled();
  },
};

export const EmptyPhone: Story = { ...Empty, ...onPhone };

export const ServerErrorPhone: Story = { ...ServerError, ...onPhone };
