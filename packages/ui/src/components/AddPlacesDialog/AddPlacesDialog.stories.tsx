import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { AddPlacesDialog } from "./AddPlacesDialog.tsx";

/**
 * **Use** it on the page of the visitor's own list, to add favorites to it.
 *
 * - **Do** leave out the places that the list has.
 * - **Don't** use it to search for other places: their pages have 'Add to list…'.
 */
const meta = {
  title: "Components/AddPlacesDialog",
  component: AddPlacesDialog,
  args: {
    open: true,
    places: places.slice(0, 10),
    hasNoFavorites: false,
    chosen: new Set<string>(),
    filter: "",
    submit: "disabled",
    failure: null,
    onChosenChange: fn(),
    onFilterChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddPlacesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole("checkbox");
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onChosenChange).toHaveBeenCalledWith("place-1", true);
  },
};
export const Chosen: Story = { args: { chosen: new Set(["place-1", "place-3"]), submit: "enabled" } };
export const NoMatch: Story = {
  args: { filter: "zzz" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("No favorite has this name.")).toBeVisible();
  },
};
/** The filter ignores accents, ligatures, and the shape of apostrophes and hyphens. */
export const Filtered: Story = {
  tags: ["!visual"],
  args: {
    places: [...places.slice(0, 8), { id: "oeuf", name: "L’Œuf – Pâtisserie", types: [] }],
    filter: "l'oeuf patis",
  },
  play: async () => {
    await expect(await screen.findByRole("checkbox")).toHaveAccessibleName(/^L’Œuf\s– Pâtisserie$/);
  },
};
/** Looks like 'Choosing'. Escape closes the dialog, because the filter has no text to clear. */
export const EmptyFilter: Story = {
  tags: ["!visual"],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Loading: Story = { args: { places: null } };
export const Empty: Story = { args: { places: [], hasNoFavorites: true } };
export const AllInList: Story = { args: { places: [] } };
export const Pending: Story = { args: { chosen: new Set(["place-1"]), submit: "pending" } };
export const Error: Story = { args: { places: null, failure: "An unexpected error occurred" } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
