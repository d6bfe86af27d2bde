import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { addView, chooseTab, expectShown, leaveFilters, openFilters } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Create a view", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The visitor filters by museums, saves the filters as a view, and returns to the view by its tab. */
export const Default: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas, userEvent }) => {
    const filters = await openFilters(userEvent);
    await userEvent.click(await filters.findByRole("checkbox", { name: "Museum, 5 places" }));
    await leaveFilters(userEvent, 5);
    await canvas.findByRole("heading", { name: "5 places" });
    const form = await addView(userEvent);
    await userEvent.type(form.getByLabelText("Name"), "Rainy Sundays");
    await userEvent.click(form.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Save Custom View" })).toBeNull());
    await chooseTab(userEvent, "All Places");
    await canvas.findByRole("heading", { name: "50 places" });
    await chooseTab(userEvent, "Rainy Sundays");
    await expectShown(() => canvas.getByRole("heading", { name: "5 places" }));
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };
