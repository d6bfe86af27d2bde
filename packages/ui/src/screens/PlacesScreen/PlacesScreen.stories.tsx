import {
  DEFAULT_LAYOUT,
  INITIAL_FILTERS,
  type Layout,
  NO_SAVED_FILTERS,
  setHours,
  setNegation,
  setSearch,
  setSort,
  shownLayout,
  toggleValue,
} from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AppFrame } from "../../components/AppFrame/AppFrame.tsx";
import { HoursChange } from "../../components/HoursFilter/HoursChange.tsx";
import { LayoutSwitch } from "../../components/LayoutSwitch/LayoutSwitch.tsx";
import { TabBar } from "../../components/TabBar/TabBar.tsx";
import { TableLayout } from "../../components/TableLayout/TableLayout.tsx";
import { ViewChanges } from "../../components/ViewChanges/ViewChanges.tsx";
import { ViewsPanel } from "../../components/ViewsPanel/ViewsPanel.tsx";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { longPlace, manyPlaces, places, placesWithTravel } from "../../fixtures/places.ts";
import { BASTILLE, useListingDemo } from "../../fixtures/use-listing-demo.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { en } from "../../messages/en/base.ts";
import { notices } from "../../view-models/notices.ts";
import { type CoordinateLookup, previewTravel } from "../../view-models/preview-state.ts";
import { sortState } from "../../view-models/sort-state.ts";
import { PlacesScreen } from "./PlacesScreen.tsx";
import type { PlacesScreenProps } from "./places-screen-props.ts";

/** What a story changes of the screen the demo drives. */
type Args = {
  readonly places: typeof places;
  readonly initial?: Parameters<typeof useListingDemo>[1];
  readonly props?: Partial<PlacesScreenProps>;
  readonly layout?: Layout;
  /** The id of the place that the table's preview begins with. */
  readonly previewed?: string | null;
};

function Demo({ places: all, initial, props, layout: first = DEFAULT_LAYOUT, previewed: shown = null }: Args) {
  const { screen: driven, search } = useListingDemo(all, initial);
  const [chosen, setLayout] = useState(first);
  const [previewed, setPreviewed] = useState(shown);
  const { layouts } = useViewport();
  const screen: PlacesScreenProps = { ...driven, ...props };
  const place = all.find(({ id }) => id === previewed);
  const table = (
    <TableLayout
      places={screen.listing.status === "ready" ? screen.listing.places : null}
      sort={screen.sort}
      onSort={screen.onSort}
      onToggleFavorite={() => {}}
      transportMode={screen.transportMode}
      preview={place === undefined ? null : { place, travel: previewTravel(found(place), BASTILLE), onRetry: () => {} }}
      onPreview={setPreviewed}
    />
  );
  return (
    <AppFrame topBar={<DemoTopBar search={search} />}>
      <PlacesScreen
        {...screen}
        layoutSwitch={<LayoutSwitch layout={chosen} layouts={layouts} onLayoutChange={setLayout} />}
        otherLayout={shownLayout(chosen, layouts) === "table" ? table : undefined}
      />
    </AppFrame>
  );
}

const found = ({ coordinates }: ListedPlace): CoordinateLookup =>
  coordinates === null ? { status: "notFound" } : { status: "found", coordinates };

const meta = {
  title: "Screens/Places",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: { places: manyPlaces },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Default: Story = {
  tags: ["visual-preferences"],
  args: { places },
};

export const Loading: Story = {
  args: { props: { listing: { status: "loading" }, filters: { status: "loading" } } },
};

export const LoadingPhone: Story = { ...Loading, globals: phone };

export const Table: Story = {
  args: { layout: "table", places: places.slice(0, 10) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Table" })).toBeChecked();
    await userEvent.click(within(canvas.getByRole("table")).getByRole("button", { name: "Type" }));
    // In step with the sort menu.
    await expect(canvas.getByRole("button", { name: "Sort: Type, ascending" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Grid" }));
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    await expect(canvas.getByRole("table", { name: "Places" })).toBeVisible();
  },
};

export const TableWithPreview: Story = { args: { layout: "table", places: places.slice(0, 10), previewed: "place-2" } };

/** The sidebar leaves its room to the preview. */
export const TableWithPreviewSmall: Story = {
  args: { ...TableWithPreview.args },
  globals: { viewport: { value: "w1024" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("complementary", { name: "Filters" })).toBeNull();
  },
};

export const TableLoading: Story = { args: { ...Loading.args, layout: "table" } };

export const TableLongText: Story = { args: { layout: "table", places: [longPlace, ...places.slice(0, 5)] } };

/** A phone shows the grid, whatever was chosen elsewhere. */
export const TablePhone: Story = {
  args: { layout: "table", places: places.slice(0, 3) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "Table" })).toBeNull();
  },
};

export const Refreshing: Story = {
  play: async ({ canvas }) => {
    // The old pictures stay, the old count does not.
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading places...");
    await expect(canvas.getAllByRole("article")).toHaveLength(12);
  },
  args: {
    places,
    props: {
      listing: {
        status: "ready",
        places: places.slice(0, 12),
        pagination: { total: 12, page: 1, limit: 48, pages: 1 },
        refreshing: true,
      },
    },
  },
};

export const Empty: Story = {
  args: { initial: (state) => setSearch(state, "Atlantis") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("0 places");
    await expect(canvas.getByText("No places found matching your criteria.")).toBeVisible();
    // Once: not beside the count, too.
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("350 places");
  },
};

/** The words are an arrondissement: one press chooses it and clears the search. */
export const EmptyWithSuggestion: Story = {
  args: { initial: (state) => setSearch(state, "11eme") },
  play: async ({ canvas }) => {
    const suggestion = await canvas.findByRole("button", { name: "11e is an arrondissement 14 places" });
    // Announced after the count.
    await expect(canvas.getByRole("status")).toHaveTextContent(/^0 places.*11e is an arrondissement, 14 places\.$/);
    await userEvent.click(suggestion);
    await expect(canvas.getByRole("status")).toHaveTextContent("14 places");
    await expect(await canvas.findByRole("button", { name: "11e Arrondissement, remove filter" })).toBeVisible();
  },
};

export const EmptyPhone: Story = {
  args: { initial: (state) => setSearch(state, "Atlantis") },
  globals: phone,
};

export const Failed: Story = {
  name: "Error",
  args: {
    props: { listing: { status: "error", message: "An unexpected error occurred", retryable: true }, onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Error: An unexpected error occurred");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.props?.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server understood and refused: trying the same again would not help. */
export const Refused: Story = {
  args: {
    props: { listing: { status: "error", message: "page must be a whole number", retryable: false }, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Error: page must be a whole number");
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** A link named a type that does not exist, and a sort that needs a location. */
export const WithNotices: Story = {
  args: {
    places,
    initial: (state) => ({ ...state, sortBy: "travelTime" }),
    props: { notices: notices(["Castle"], sortState({ ...INITIAL_FILTERS, sortBy: "travelTime" }, null), "waits", en) },
  },
};

export const WithNoticesPhone: Story = { ...WithNotices, globals: phone };

export const FiltersFailed: Story = {
  args: { places, props: { filters: { status: "error" } } },
};

export const LongText: Story = {
  args: {
    places: [longPlace, ...placesWithTravel.slice(0, 5)],
    props: {
      activeFilters: [
        {
          kind: "value",
          category: "tags",
          value: "Free entry on the first Sunday of the month, and on the night of the museums",
          negated: true,
        },
      ],
    },
  },
};

export const LongTextPhone: Story = { ...LongText, globals: phone };

export const OneResult: Story = {
  args: { places, initial: (state) => setSearch(state, "josselin") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("1 place");
    await expect(canvas.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pagination" })).toBeNull();
  },
};

/** Two types, one excluded, one district excluded, minutes on each card: as the art direction shows it. */
export const Filtered: Story = {
  args: {
    places: placesWithTravel,
    initial: (state) =>
      setSort(setNegation(setNegation(state, "types", "Club", true), "arrondissements", "75016", true), "travelTime"),
    props: {
      favorites: new Set(["place-1", "place-5", "place-9", "place-17"]),
      onToggleFavorite: fn(),
    },
  },
};

export const FilteredPhone: Story = { ...Filtered, globals: phone };

export const ManyPlaces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("350 places");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("radio", { name: "96" }));
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("article")).toHaveLength(96);
  },
};

export const FiltersChosen: Story = {
  args: { places },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole("complementary", { name: "Filters" }));
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
    await expect(sidebar.getByRole("checkbox", { name: /^Gym/ })).toBeDisabled();

    const bar = sidebar.getByRole("checkbox", { name: "Bar, 5 places" });
    bar.focus();
    await userEvent.keyboard(" ");
    await expect(bar).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("5 places");
    // A second type widens: its count did not fall to zero.
    await userEvent.click(sidebar.getByRole("checkbox", { name: "Café, 4 places" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("9 places");
    await userEvent.click(sidebar.getByRole("checkbox", { name: /^3e Arrondissement/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("3 places");

    await userEvent.click(canvas.getByRole("button", { name: "Bar, remove filter" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("1 place");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("50 places");
  },
};

/** The top bar and the sidebar stay where they are while the wall of pictures goes by. */
export const Scrolled: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole("complementary", { name: "Filters" });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    window.scrollTo(0, 900);
    // Cards that come into view have other heights than were reckoned: the browser keeps what is seen where it is.
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600));
    await expect(top(canvas.getByRole("banner"))).toBe(0);
    await expect(top(sidebar)).toBe(68);
    await expect(Math.round(sidebar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    // The sidebar scrolls by itself, and its head stays.
    const scrolled = window.scrollY;
    sidebar.scrollTop = 300;
    await expect(top(within(sidebar).getByRole("heading", { name: "Filters" }).parentElement ?? sidebar)).toBe(68);
    await expect(window.scrollY).toBe(scrolled);
  },
};

/** Scrolled to the top bar, the header is one row, and the places stand where they stood. */
export const ScrolledWithFilters: Story = {
  args: {
    initial: (state) =>
      setNegation(toggleValue(toggleValue(state, "types", "Club"), "tags", "Terrace"), "types", "Club", true),
  },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("article");
    const standsAt = () => Math.round((first?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const before = standsAt();
    const chip = canvas.getByRole("button", { name: "not Club, remove filter" });
    await expect(chip.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole("heading", { level: 1 }).getBoundingClientRect().bottom,
    );
    window.scrollTo(0, 600);
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    // 68 px of the top bar, and half of 56.
    await waitFor(() => expect(middle(canvas.getByRole("heading", { level: 1 }))).toBeCloseTo(95.5, 0));
    for (const name of ["not Club, remove filter", "Clear all", "Sort: Name, ascending"]) {
      await expect(Math.abs(middle(canvas.getByRole("button", { name })) - 95.5)).toBeLessThan(2);
    }
    await expect(standsAt()).toBe(before);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 }).closest("[data-stuck=false]")).not.toBeNull());
    window.scrollTo(0, 600);
  },
};

export const Sorted: Story = {
  args: { places },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole("button", { name: "Sort: Name, ascending" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Sort: Name, descending" })).toBeVisible();
    await expect(canvas.getAllByRole("article")[0]).toHaveAccessibleName("Ten Belles");
  },
};

export const SidebarHidden: Story = {
  args: { places },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide filters" }));
    await expect(canvas.queryByRole("complementary", { name: "Filters" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show filters" })).toHaveFocus();
  },
};

export const FiltersOpenPhone: Story = {
  args: {
    places,
    initial: (state) =>
      toggleValue(toggleValue(toggleValue(state, "types", "Bar"), "types", "Café"), "tags", "Terrace"),
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const panel = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(panel.getByRole("checkbox", { name: /^Restaurant/ }));
    await expect(panel.getByRole("button", { name: /^Show \d+ places$/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Filters/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const again = await page.findByRole("dialog", { name: "Filters" });
    await waitFor(() => expect(again).toBeVisible());
  },
};

/** Filtered by opening hours: each card says its own. */
export const OpenNow: Story = {
  args: {
    places: placesWithTravel,
    initial: (state) => setHours(state, { moment: "now", states: ["open", "unknown"] }),
    props: { hoursChange: <HoursChange state="changed" onUpdate={fn()} /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open now, remove filter" })).toBeVisible();
    await expect(canvas.getAllByText("Open until 23:00")[0]).toBeVisible();
    await expect(canvas.getAllByText("Hours unknown")[0]).toBeVisible();
    await expect(canvas.queryByText("Closed, opens Tuesday at 9:00")).toBeNull();
    await expect(canvas.getByText("Opening hours have changed")).toBeVisible();
  },
};

export const OpenNowPhone: Story = { args: { ...OpenNow.args }, globals: phone };

const views = ["Rainy Sundays", "Terrasses du 11e", "Late and lively"].map((name, index) => ({
  id: `${index}`,
  name,
  filters: { ...NO_SAVED_FILTERS, types: ["Museum", "Cinema"] },
}));
const tabActions = { onSelect: fn(), onEdit: fn(), onDelete: fn(), onAdd: fn() };

/** What someone signed in has on the screen, with a tab that is active. */
const signedIn = (activeTab: "all" | "favorites" | "view-0", changed = false): Partial<PlacesScreenProps> => {
  const changes = <ViewChanges state="changed" onUpdate={fn()} onSaveAsNew={fn()} onRevert={fn()} />;
  return {
    activeTab,
    favorites: new Set(places.slice(0, 3).map(({ id }) => id)),
    onToggleFavorite: fn(),
    tabs: (
      <TabBar {...tabActions} favorites="shown" views={views} active={activeTab} changed={changed} onReorder={fn()} />
    ),
    views: (
      <ViewsPanel
        {...tabActions}
        open={false}
        onOpenChange={fn()}
        onClose={fn()}
        favorites="shown"
        views={views}
        active={activeTab}
        {...(changed && { changes })}
      />
    ),
    ...(changed && { viewChanges: changes, viewName: "Rainy Sundays" }),
  };
};

export const SignedIn: Story = {
  args: { places, props: signedIn("all") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tabpanel", { name: "All Places" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Remove from favorites" })).toHaveLength(3);
  },
};

export const SignedInPhone: Story = { ...SignedIn, play: async () => {}, globals: phone };

export const ViewChanged: Story = {
  args: { places, initial: (state) => toggleValue(state, "types", "Museum"), props: signedIn("view-0", true) },
};

export const ViewChangedPhone: Story = { ...ViewChanged, globals: phone };

export const NoFavorites: Story = {
  args: { places, props: { ...signedIn("favorites"), listing: { status: "empty" }, onShowAll: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "No favorites yet" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "All Places" }));
    await expect(args.props?.onShowAll).toHaveBeenCalledOnce();
  },
};

export const NoFavoritesPhone: Story = { ...NoFavorites, globals: phone };
