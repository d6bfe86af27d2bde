import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { playedFlow } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { openedDialog } from "./steps.ts";

// Not pictured: the screens have pictures of their own.
const meta = { ...playedFlow, title: "Flows/Create a view", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** The museums of the list become a view, which is a tab that can be gone back to. */
export const Default: Story = {
  args: { visitor: "signed in" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Museum, 5 places" }));
    await canvas.findByRole("heading", { name: "5 places" });
    await userEvent.click(canvas.getByRole("button", { name: "+ Add View" }));
    const form = await openedDialog("Save Custom View");
    await userEvent.type(form.getByLabelText("Name"), "Rainy Sundays");
    await userEvent.click(form.getByRole("button", { name: /^Save/ }));
    await expect(await canvas.findByRole("tab", { name: /^Rainy Sundays/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "All Places" }));
    await canvas.findByRole("heading", { name: "50 places" });
    await userEvent.click(canvas.getByRole("tab", { name: /^Rainy Sundays/ }));
    await expect(await canvas.findByRole("heading", { name: "5 places" })).toBeVisible();
  },
};
