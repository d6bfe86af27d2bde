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
  return (
    <ViewsPanel
      {...props}
      open={open}
      onOpenChange={setOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

/**
 * **Use** it on a phone, in place of the tabs: a button that opens all views over the whole screen.
 *
 * - **Do** keep editing and deleting beside each view.
 * - **Don't** use it from 768 px on: there `TabBar` has room.
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
    onSelect: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onAdd: fn(),
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

export const Changed: Story = {
  args: { changes: <ViewChanges state="changed" onUpdate={fn()} onSaveAsNew={fn()} onRevert={fn()} /> },
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
