import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectShown } from "./steps.ts";

// Visual tests skip this flow, because the map does not finish rendering at a fixed moment.
const meta = { ...flow, title: "Flows/Choose on the map", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The visitor chooses a place in the list; the map moves to it and opens its info window. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "50 places" });
    await userEvent.click(canvas.getByRole("radio", { name: "Map" }));
    // A card of the map selects its place. A card of the grid is a link.
    await userEvent.click(await canvas.findByRole("button", { name: "Arc de Triomphe" }));
    const shown = within(await canvas.findByRole("region", { name: "Arc de Triomphe on the map" }));
    await expectShown(() => shown.getByText("8e Arrondissement"));
    await expectShown(() => shown.getByRole("link", { name: "View on Google Maps" }));
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };
