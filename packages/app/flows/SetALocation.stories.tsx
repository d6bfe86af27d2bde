import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectShown, openedDialog, setLocation } from "./steps.ts";

// No visual test: the screens have visual tests of their own, and the map takes a varying time to render.
const meta = { ...flow, title: "Flows/Set a location", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The browser returns its position, and each card shows the travel time from there. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await setLocation(userEvent);
    const dialog = await openedDialog("Confirm Your Location");
    await expectShown(() => dialog.getByText(/Paris/));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expectShown(() => canvas.getByRole("button", { name: /^Your location: / }));
    const card = within(canvas.getByRole("article", { name: "Arc de Triomphe" }));
    await expectShown(() => card.getByText(/^\d+ min$/));
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };

/** The browser denies access to the position, and the visitor enters an address instead. */
export const ByAddress: Story = {
  args: { position: "denied" },
  play: async ({ canvas, userEvent }) => {
    await setLocation(userEvent);
    const form = await openedDialog("Enter Your Address");
    await userEvent.type(form.getByLabelText("Address"), "18 Rue Paul Bert{Enter}");
    const dialog = await openedDialog("Confirm Your Location");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expectShown(() => canvas.getByRole("button", { name: /^Your location: near 18 Rue Paul Bert/ }));
  },
};

/** The visitor types the first letters of a street and chooses a suggestion. */
export const BySuggestion: Story = {
  args: { position: "denied" },
  play: async ({ canvas, userEvent }) => {
    await setLocation(userEvent);
    const form = await openedDialog("Enter Your Address");
    await userEvent.type(form.getByLabelText("Address"), "rue de riv");
    await userEvent.click(await form.findByRole("option", { name: /^Rue de Rivoli/ }));
    const dialog = await openedDialog("Confirm Your Location");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expectShown(() => canvas.getByRole("button", { name: /^Your location: near Rue de Rivoli/ }));
  },
};

/** The visitor follows the same steps on a phone. */
export const BySuggestionPhone: Story = { ...BySuggestion, ...onPhone };
