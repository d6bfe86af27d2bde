import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { playedFlow } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { openedDialog, signUp } from "./steps.ts";

// Not pictured: the screens have pictures of their own.
const meta = { ...playedFlow, title: "Flows/Favorite a place", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The heart on the card of a place. */
async function heartOf(place: string): Promise<HTMLElement> {
  return within(await screen.findByRole("article", { name: place })).getByRole("button", { name: / favorites$/ });
}

/** Someone new presses a heart, signs up for it, and has their first favorite. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heartOf("Chez Janou"));
    const prompt = await openedDialog("Save Your Favorites");
    await expect(prompt.getByText(/Chez Janou/)).toBeVisible();
    await userEvent.click(prompt.getByRole("button", { name: "Create Account" }));
    await signUp(userEvent);
    // Not before: signing up leads to all places, also whoever has gone on in the meantime.
    await screen.findByText("Chez Janou added to favorites");
    await canvas.findByRole("button", { name: "camille, account" });
    await userEvent.click(await canvas.findByRole("tab", { name: "Favorites" }));
    await expect(await canvas.findByRole("heading", { name: "1 place" })).toBeVisible();
    await expect(await heartOf("Chez Janou")).toHaveAccessibleName("Remove from favorites");
  },
};

/** The last heart is taken off again. */
export const TakenOff: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heartOf("Chez Janou"));
    await screen.findByText("Chez Janou added to favorites");
    await userEvent.click(canvas.getByRole("tab", { name: "Favorites" }));
    await canvas.findByRole("heading", { name: "1 place" });
    await userEvent.click(await heartOf("Chez Janou"));
    await expect(await canvas.findByText("No favorites yet")).toBeVisible();
  },
};
