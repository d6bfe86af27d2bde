import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ChoiceChips } from "./ChoiceChips.tsx";

/**
 * **Use** it to choose several values from a short list without counts, as in the dialog of a view.
 *
 * - **Do** pass the chosen values even if they are no longer options: the visitor can then remove them.
 * - **Don't** use it for values with counts: use `TagGroup` or `OptionList`.
 */
const meta = {
  title: "Components/ChoiceChips",
  component: ChoiceChips,
  args: {
    label: "Types",
    options: ["Museum", "Cinema", "Café", "Store", "Pool", "Bar", "Park"],
    chosen: ["Museum", "Store"],
    onToggle: fn(),
    shownAtFirst: 5,
    none: "No types available",
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Café", checked: false }));
    await expect(args.onToggle).toHaveBeenCalledWith("Café");
    await expect(canvas.queryByRole("checkbox", { name: "Park" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "+2 more" }));
    await expect(canvas.getByRole("checkbox", { name: "Park" })).toBeInTheDocument();
    // The picture of the story has no focus ring.
    canvas.getByRole("checkbox", { name: "Bar" }).blur();
  },
};

/** The focus moves from the button, which is removed, to the first value that was hidden. Looks much like 'Chosen'. */
export const Expanded: Story = {
  tags: ["!visual"],
  args: { chosen: ["Bar"] },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "+1 more" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("checkbox", { name: "Park" })).toHaveFocus();
  },
};

export const ChosenBeyondTheFirst: Story = { args: { chosen: ["Park", "Gone"] } };

export const Plaques: Story = {
  args: {
    label: "Districts",
    options: ["75003", "75005", "75006", "75007"],
    chosen: ["75005", "75006"],
    look: "plaques",
    shownAtFirst: 20,
    none: "No arrondissements available",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "5e Arrondissement", checked: true })).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { options: [], chosen: [] } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
