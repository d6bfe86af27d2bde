import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { playedFlow } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";

// Not pictured: a map draws itself late.
const meta = { ...playedFlow, title: "Flows/Choose on the map", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** A place of the list beside the map is brought near, and says what it is. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "50 places" });
    await userEvent.click(canvas.getByRole("radio", { name: "Map" }));
    await canvas.findByRole("button", { name: "Zoom in" });
    const card = within(await canvas.findByRole("article", { name: "Arc de Triomphe" }));
    await userEvent.click(card.getByRole("button", { name: "Arc de Triomphe" }));
    const shown = within(await canvas.findByRole("region", { name: "Arc de Triomphe on the map" }));
    await expect(shown.getByText("8e Arrondissement")).toBeVisible();
    await expect(shown.getByRole("link", { name: "View on Google Maps" })).toBeVisible();
  },
};
