import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectShown, searchFor } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Correct a search", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** A misspelt search leads to the name that was meant. As typed it finds nothing, and the page suggests the name. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await searchFor(userEvent, "bistot");
    await expectShown(() => screen.getByRole("article", { name: "Bistrot Paul Bert" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Search the names for “bistot” instead" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Did you mean Bistrot\?/ }));
    await expectShown(() => canvas.getByRole("heading", { name: "1 place" }));
    await expectShown(() => screen.getByRole("article", { name: "Bistrot Paul Bert" }));
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };
