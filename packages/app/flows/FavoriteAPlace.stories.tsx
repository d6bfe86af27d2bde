import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { chooseTab, expectShown, expectSignedIn, openedDialog, signUp } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Favorite a place", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** Returns the heart on the card of a place. */
async function heartOf(place: string): Promise<HTMLElement> {
  return within(await screen.findByRole("article", { name: place })).getByRole("button", { name: / favorites$/ });
}

/** A new visitor presses a heart, signs up, and has a first favorite. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heartOf("Chez Janou"));
    const prompt = await openedDialog("Save Your Favorites");
    await expectShown(() => prompt.getByText(/Chez Janou/));
    await userEvent.click(prompt.getByRole("button", { name: "Create Account" }));
    await signUp(userEvent);
    // The Favorites tab is shown only to a signed-in user.
    await screen.findByText("Chez Janou added to favorites");
    await expectSignedIn();
    await chooseTab(userEvent, "Favorites");
    await expectShown(() => canvas.getByRole("heading", { name: "1 place" }));
    await expect(await heartOf("Chez Janou")).toHaveAccessibleName(/^Remove .+ from favorites$/);
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };

/** The visitor removes the last favorite. */
export const TakenOff: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heartOf("Chez Janou"));
    await screen.findByText("Chez Janou added to favorites");
    await chooseTab(userEvent, "Favorites");
    await canvas.findByRole("heading", { name: "1 place" });
    await userEvent.click(await heartOf("Chez Janou"));
    await expectShown(() => canvas.getByText("No favorites yet"));
  },
};
