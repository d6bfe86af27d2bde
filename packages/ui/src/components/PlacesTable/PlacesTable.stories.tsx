import { comparePlaces, INITIAL_FILTERS, setSort } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { longPlace, manyPlaces, mixedPlaces, places, placesWithTravel } from "../../fixtures/places.ts";
import { HasOthersProvider } from "../../lib/has-others.ts";
import type { PlaceWithMedia } from "../../lib/place-with-media.ts";
import { PlacesTable } from "./PlacesTable.tsx";
import type { PlacesTableProps } from "./places-table-props.ts";

type Args = Omit<PlacesTableProps, "places"> & { readonly places: readonly PlaceWithMedia[] | null };

/** Keeps the sort of the table in React state, and sorts the rows as the servers do. */
function Demo({ places: all, sort, onSort, ...props }: Args) {
  const [filters, setFilters] = useState(INITIAL_FILTERS);
  const { sortBy: field, sortOrder: order } = filters;
  return (
    <PlacesTable
      {...props}
      places={all?.toSorted(comparePlaces({ field, order })) ?? null}
      sort={sort === null ? null : { field, order }}
      onSort={(chosen) => {
        setFilters(setSort(filters, chosen));
        onSort(chosen);
      }}
    />
  );
}

/**
 * **Use** it to compare places row by row, in windows wider than 768 px. The name of a place links to its page in a new
 * tab.
 *
 * - **Do** keep the sort of the headers in sync with the sort menu.
 * - **Don't** use it on a phone: there the grid is shown.
 */
const meta = {
  title: "Components/PlacesTable",
  component: Demo,
  args: {
    places: places.slice(0, 17),
    sort: { field: "name", order: "asc" },
    onSort: fn(),
    favorites: new Set(["place-1"]),
    onToggleFavorite: fn(),
    previewed: null,
    onPreview: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole("table", { name: "Places" });
    const heads = within(table).getAllByRole("columnheader");
    await expect(heads.map((head) => head.textContent)).toEqual([
      "Media",
      "Name",
      "Address",
      "Arrondissement",
      "City",
      "Type",
      "Map",
      "Favorite",
    ]);
    const row = within(canvas.getByRole("row", { name: /^Bistrot Paul Bert/ }));
    const link = row.getByRole("link", { name: "Bistrot Paul Bert" });
    await expect(link).toHaveAttribute("href", "/places/place-1");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(row.getByRole("cell", { name: "Paris" })).toBeVisible();
    await userEvent.click(row.getByRole("button", { name: "Preview of Bistrot Paul Bert", expanded: false }));
    await expect(args.onPreview).toHaveBeenCalledWith("place-1");
    await userEvent.click(row.getByRole("button", { name: /^Remove .+ from favorites$/, pressed: true }));
    await expect(args.onToggleFavorite).toHaveBeenCalledWith("place-1");
  },
};

/** Chosen places have a mark if places that are not chosen are listed, too. */
export const ChosenAmongOthers: Story = {
  args: { places: mixedPlaces.slice(0, 6) },
  decorators: (Story) => (
    <HasOthersProvider value={true}>
      <Story />
    </HasOthersProvider>
  ),
};

export const SortedByHeader: Story = {
  play: async ({ canvas }) => {
    const head = (name: string) => canvas.getByRole("columnheader", { name });
    const firstName = () => canvas.getAllByRole("rowheader")[0]?.textContent;
    await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(head("Name")).toHaveAttribute("aria-sort", "descending");
    const last = firstName();
    canvas.getByRole("button", { name: "Arrondissement" }).focus();
    await userEvent.keyboard("{Enter}");
    // A newly chosen field is sorted in its default direction.
    await expect(head("Arrondissement")).toHaveAttribute("aria-sort", "ascending");
    await expect(head("Name")).not.toHaveAttribute("aria-sort");
    await expect(firstName()).not.toBe(last);
    await expect(canvas.queryByRole("button", { name: "Address" })).toBeNull();
  },
};

/** On the Favorites tab the list cannot be sorted. */
export const Favorites: Story = {
  args: { sort: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Name" })).not.toHaveAttribute("aria-sort");
    await expect(canvas.queryByRole("button", { name: "Name" })).toBeNull();
  },
};

export const Previewed: Story = {
  args: { previewed: "place-2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { expanded: true })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { places: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Places" })).toBeVisible();
    await expect(canvas.queryAllByRole("rowheader")).toEqual([]);
  },
};

/** The longest page. The first rows render at once, the others in transitions. */
export const NinetySixRows: Story = {
  args: { places: manyPlaces.slice(0, 96) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(96));
  },
};

export const LongText: Story = { args: { places: [longPlace, ...places.slice(0, 3)] } };

export const MinimalData: Story = {
  args: { places: places.slice(0, 2).map((place) => ({ ...place, types: [], arrondissement: null, media: [] })) },
};

/** Under the filter 'Bar', a cinema that is also a bar shows both types. */
export const OtherTypeMatched: Story = {
  args: {
    places: places.slice(0, 2).map((place) => ({ ...place, types: ["Cinema", "Bar"] })),
    chosenTypes: ["Bar"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Bar")).toHaveLength(2);
  },
};

/** The table has less width than its columns need, and scrolls sideways. */
export const Tablet: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 483 }}>
        <Story />
      </div>
    ),
  ],
};

/** A location is confirmed. The travel time of one place is unknown. */
export const WithTravel: Story = {
  args: {
    places: [...placesWithTravel.slice(0, 6), { ...longPlace, travelTime: null }],
    transportMode: "walking",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unknown")).toBeVisible();
  },
};
