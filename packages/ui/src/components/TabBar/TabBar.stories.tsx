import type { Tab } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { TabBar } from "./TabBar.tsx";
import type { TabBarProps } from "./tab-bar-props.ts";
import { LISTING_PANEL_ID, tabId } from "./tab-ids.ts";

const view = (name: string) => ({ id: name.toLowerCase().replaceAll(" ", "-"), name });
const MANY = [
  "Rainy Sundays",
  "Terrasses du 11e",
  "Late and lively",
  "With the kids",
  "Coffee and a book",
  "Market mornings",
  "Along the canal",
  "Step-free museums",
  "Rooftops",
  "First dates",
  "Visitors from Lyon",
  "Under 15 min",
].map(view);

/** Keeps the active tab and the order of the views in React state, and changes them as the app does. */
function Demo(props: TabBarProps) {
  const [active, setActive] = useState<Tab>(props.active);
  const [views, setViews] = useState(props.views);
  return (
    <div style={{ margin: -16 }}>
      <TabBar
        {...props}
        active={active}
        views={views}
        onSelect={(tab) => {
          setActive(tab);
          props.onSelect(tab);
        }}
        onReorder={(ids) => {
          setViews(ids.flatMap((id) => views.filter((each) => each.id === id)));
          props.onReorder(ids);
        }}
      />
      <div role="tabpanel" id={LISTING_PANEL_ID} aria-labelledby={tabId(active)} />
    </div>
  );
}

/**
 * **Use** it in windows of 768 px and more, with tabs for All Places, for the Favorites of a signed-in user, and for
 * each saved view.
 *
 * - **Do** mark the active view with a dot when its filters were changed.
 * - **Don't** use tabs for filters or layouts, or show Favorites to signed-out visitors.
 */
const meta = {
  title: "Components/TabBar",
  component: Demo,
  args: {
    favorites: "shown",
    views: MANY.slice(0, 2),
    active: "all",
    changed: false,
    onSelect: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onAdd: fn(),
    onReorder: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: { favorites: "absent", views: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("tab", { name: "Favorites" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "+ Add View" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("tab", { name: "All Places", selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "All Places" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("all");
    await userEvent.click(canvas.getByRole("tab", { name: "Rainy Sundays" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("view-rainy-sundays");
    const presses = args.onSelect.mock.calls.length;
    await userEvent.click(canvas.getByRole("tab", { name: "Rainy Sundays" }));
    await expect(args.onSelect.mock.calls.slice(presses)).toEqual([["view-rainy-sundays"]]);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Rainy Sundays" }));
    await expect(args.onEdit).toHaveBeenCalledWith("rainy-sundays");
    await userEvent.click(canvas.getByRole("button", { name: "Delete Rainy Sundays" }));
    await expect(args.onDelete).toHaveBeenCalledWith("rainy-sundays");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("tab", { name: "All Places" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Favorites", selected: false })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("favorites");
  },
};

export const Reordered: Story = {
  args: { views: MANY.slice(0, 3) },
  play: async ({ canvas, args }) => {
    const rainy = canvas.getByRole("tab", { name: "Rainy Sundays" });
    rainy.focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(args.onReorder).toHaveBeenLastCalledWith(["terrasses-du-11e", "rainy-sundays", "late-and-lively"]);
    await expect(rainy).toHaveFocus();
    await expect(canvas.getByText("Rainy Sundays moved to 2 of 3")).toBeInTheDocument();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}");
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole("tab")[2]).toBe(rainy);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Changed: Story = {
  args: { active: "view-rainy-sundays", changed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Rainy Sundays , changed" })).toBeVisible();
  },
};

export const ManyViews: Story = {
  args: { views: MANY, active: "view-rainy-sundays", changed: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Later tabs" }));
    await expect(await canvas.findByRole("button", { name: "Earlier tabs" })).toBeVisible();
  },
};

/** The Tab key moves from the tabs to the menu. It skips the arrow buttons, because they may disappear. */
export const FocusOfMany: Story = {
  tags: ["!visual"],
  args: { views: MANY, active: "all" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Later tabs" });
    canvas.getByRole("tab", { name: "All Places" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "All views" })).toHaveFocus();
  },
};

export const LastOfMany: Story = {
  args: { views: MANY, active: "view-under-15-min" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Later tabs" })).toBeNull());
  },
};

export const AllViews: Story = {
  args: { views: MANY, active: "view-rainy-sundays" },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "All views" }));
    const menu = within(await screen.findByRole("menu"));
    menu.getByRole("menuitem", { name: "Rainy Sundays" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(args.onReorder).toHaveBeenCalledWith([
      "terrasses-du-11e",
      "rainy-sundays",
      ...MANY.slice(2).map(({ id }) => id),
    ]);
    await expect(menu.getByRole("menuitem", { name: "Rainy Sundays" })).toHaveFocus();
    await expect(screen.getByText("Rainy Sundays moved to 2 of 12")).toBeInTheDocument();
    await userEvent.click(menu.getByRole("menuitem", { name: "Rooftops" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("view-rooftops");
  },
};

export const LongText: Story = {
  args: { views: [view("A view whose name is as long as a sentence that somebody typed on a train"), ...MANY] },
};

export const Tablet: Story = {
  args: { views: MANY, active: "view-rooftops" },
  globals: { viewport: { value: "w768" } },
};
