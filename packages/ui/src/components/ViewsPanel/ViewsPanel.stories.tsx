import { NO_SAVED_FILTERS, type SavedFilters } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ViewChanges } from "../ViewChanges/ViewChanges.tsx";
import { ViewsPanel, type ViewsPanelProps } from "./ViewsPanel.tsx";

const selecting = (...types: readonly string[]): SavedFilters => ({ ...NO_SAVED_FILTERS, types });

const views = [
  { id: "1", name: "Rainy Sundays", filters: selecting("Museum", "Cinema", "Store", "Café", "Spot") },
  { id: "2", name: "Terrasses du 11e", filters: { ...selecting("Bar", "Café"), arrondissements: ["75011"] } },
  { id: "3", name: "Everything", filters: NO_SAVED_FILTERS },
];

function Demo(props: ViewsPanelProps) {
  const [open, setOpen] = useState(props.open);
  const [shown, setShown] = useState(props.views);
  return (
    <ViewsPanel
      {...props}
      open={open}
      views={shown}
      onReorder={(ids) => {
        setShown(ids.flatMap((id) => shown.filter((each) => each.id === id)));
        props.onReorder(ids);
      }}
      onOpenChange={setOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

/**
 * **Use** it on a phone instead of the tabs: a button that opens all views over the whole screen.
 *
 * - **Do** keep the buttons to edit and to delete next to each view.
 * - **Don't** use it in windows of 768 px and more, where `TabBar` fits.
 */
const meta = {
  title: "Components/ViewsPanel",
  component: Demo,
  args: {
    open: true,
    onOpenChange: fn(),
    onClose: fn(),
    favorites: "shown",
    views,
    active: "view-1",
    changed: false,
    onSelect: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onAdd: fn(),
    onReorder: fn(),
  },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Favorites" }));
    await expect(args.onSelect).toHaveBeenCalledWith("favorites");
    await userEvent.click(screen.getByRole("button", { name: "Edit Terrasses du 11e" }));
    await expect(args.onEdit).toHaveBeenCalledWith("2");
    await userEvent.click(screen.getByRole("button", { name: "Delete Terrasses du 11e" }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
    await userEvent.click(screen.getByRole("button", { name: "+ Add View" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Reordered: Story = {
  play: async ({ args }) => {
    const handle = await screen.findByRole("button", { name: "Move Terrasses du 11e" });
    await userEvent.click(handle);
    await expect(await screen.findByRole("menu")).toBeVisible();
    await userEvent.click(handle);
    await expect(handle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(handle);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
    await expect(args.onReorder).toHaveBeenLastCalledWith(["2", "1", "3"]);
    await expect(screen.getByText("Terrasses du 11e moved to 1 of 3")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    await expect(args.onReorder).toHaveBeenLastCalledWith(["1", "3", "2"]);
    await expect(handle).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(args.onReorder).toHaveBeenCalledTimes(3);
  },
};

export const Changed: Story = {
  args: { changed: true, changes: <ViewChanges state="changed" onUpdate={fn()} onSaveAsNew={fn()} onRevert={fn()} /> },
};

/** For a moment after 'Update' was pressed. */
export const Updated: Story = {
  args: { changes: <ViewChanges state="updated" onUpdate={fn()} onSaveAsNew={fn()} onRevert={fn()} /> },
};

export const SignedOut: Story = { args: { favorites: "absent", views: [], active: "all" } };

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Views" });
    await userEvent.click(button);
    await expect(await screen.findByRole("dialog", { name: "Views" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    views: Array.from({ length: 24 }, (_, index) => ({
      id: `${index}`,
      name: `A view whose name is as long as a sentence, number ${index}`,
      filters: selecting("Museum", "Cinema", "Store", "Café", "Spot", "Park", "Hotel"),
    })),
    active: "all",
  },
};
