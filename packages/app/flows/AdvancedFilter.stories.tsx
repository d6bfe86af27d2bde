import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, type UserEventObject, within } from "storybook/test";
import { flow, onPhone } from "./flow-story.tsx";
import type { FlowSettings } from "./open-flow.ts";
import { expectShown, leaveFilters, openAdvancedFilters } from "./steps.ts";

// The flow has no visual tests, because its screens have their own.
const meta = { ...flow, title: "Flows/Advanced filter", tags: ["!visual"] } satisfies Meta<FlowSettings>;

export default meta;
type Story = StoryObj<FlowSettings>;

/** Chooses a value of a category in the dialog. */
async function add(user: UserEventObject, dialog: ReturnType<typeof within>, category: string, value: string) {
  await user.selectOptions(dialog.getByRole("combobox", { name: "Category" }), category);
  await user.type(dialog.getByRole("combobox", { name: "Value" }), value);
  await user.click(dialog.getByRole("button", { name: "Add" }));
}

/** The visitor filters by museums and cinemas outside the 5th arrondissement. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAdvancedFilters(userEvent);
    await add(userEvent, dialog, "Type", "Museum");
    await add(userEvent, dialog, "Type", "Cinema");
    await add(userEvent, dialog, "Arrondissement", "5e Arrondissement");
    const operator = await dialog.findByRole("combobox", { name: "5e Arrondissement: is or is not" });
    await userEvent.selectOptions(operator, "is not");
    const sentence = await dialog.findByText(/^Places that are/);
    await expect(sentence).toHaveTextContent("Places that are Museum or Cinema, and not in the 5e.");
    await userEvent.click(await dialog.findByRole("button", { name: "Show 7 places" }));
    await leaveFilters(userEvent, 7);
    await expectShown(() => canvas.getByRole("heading", { name: "7 places" }));
    const chips = within(canvas.getByRole("list", { name: "Active filters" })).getAllByRole("listitem");
    await expect(chips).toHaveLength(3);
  },
};

/** The visitor follows the same steps on a phone. */
export const Phone: Story = { ...Default, ...onPhone };
