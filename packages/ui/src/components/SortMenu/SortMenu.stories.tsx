import {
  type Coordinates,
  type FilterState,
  INITIAL_FILTERS,
  type SortField,
  type SortOrder,
  setSort,
} from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { sortState } from "../../view-models/sort-state.ts";
import { type PhoneExport, SortMenu } from "./SortMenu.tsx";

interface Args {
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  readonly location: Coordinates | null;
  readonly phoneExport?: PhoneExport;
}

function Demo({ sortBy, sortOrder, location, phoneExport }: Args) {
  const [filters, setFilters] = useState<FilterState>({ ...INITIAL_FILTERS, sortBy, sortOrder });
  return (
    <SortMenu
      {...sortState(filters, location)}
      onSort={(field) => setFilters(setSort(filters, field))}
      phoneExport={phoneExport}
    />
  );
}

const phoneExport: PhoneExport = { count: 48, onExport: fn(), walk: { count: 12, page: 1, onWalk: fn() } };

const bastille: Coordinates = { latitude: 48.8532, longitude: 2.3692 };

/**
 * **Use** it in the header of the listing to choose the field and the direction. Choosing the current field again
 * reverses the direction.
 *
 * - **Do** include the field and the direction in the button's accessible name.
 * - **Don't** show it on the Favorites tab.
 */
const meta = {
  title: "Components/SortMenu",
  component: Demo,
  args: { sortBy: "name", sortOrder: "asc", location: bastille },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ascending: Story = {};
export const Descending: Story = { args: { sortBy: "travelTime", sortOrder: "desc" } };

/** 'Recommended' has no direction: a second press keeps it. */
export const Recommended: Story = {
  args: { sortBy: "recommended" },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Sort: Recommended" }));
    await userEvent.click(await page.findByRole("menuitemradio", { name: "Recommended", checked: true }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sort: Recommended" })).toBeVisible());
  },
};

/** If no location is confirmed, travel time cannot be chosen. */
export const WithoutLocation: Story = {
  args: { location: null },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Recommended",
      "Name",
      "Type",
      "Arrondissement",
      "Rating",
    ]);
  },
};

/** Travel time was chosen by a link or at an earlier visit. It stays chosen while the app waits for a location. */
export const WaitingForLocation: Story = {
  args: { sortBy: "travelTime", location: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Sort: Travel time, ascending, waiting for a location" }),
    ).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Recommended",
      "Name",
      "Type",
      "Arrondissement",
      "Rating",
      "Travel time",
    ]);
  },
};

/** On a phone, the formats of the export and the walk follow the fields in the menu. */
export const OpenPhone: Story = {
  args: { phoneExport },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("menuitem", { name: /CSV/ }));
    await expect(phoneExport.onExport).toHaveBeenLastCalledWith("csv");
    await userEvent.click(canvas.getByRole("button"));
    await page.findByRole("menu");
  },
};

/** Without a connection, the exports are disabled, because the server creates the files. A walk needs no connection. */
export const OfflinePhone: Story = {
  args: { phoneExport },
  globals: { viewport: { value: "w390" } },
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText("Needs a connection")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /CSV/ })).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("menuitem", { name: /walk/i })).not.toHaveAttribute("aria-disabled");
  },
};

export const OpenByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole("button", { name: "Sort: Name, ascending" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: "Recommended" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sort: Rating, descending" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
};
