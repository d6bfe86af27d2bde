import { INITIAL_FILTERS, setSearch, toggleValue } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FAILED_COUNTS } from "../../fixtures/failed-counts.ts";
import { ListingDemo } from "../../fixtures/ListingDemo.tsx";
import { longPlace, manyPlaces, mixedPlaces, places, placesWithTravel } from "../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT, signedIn, signedOut } from "../../fixtures/sessions.tsx";
import { en } from "../../messages/en/base.ts";
import { notices } from "../../view-models/notices.ts";
import { sortState } from "../../view-models/sort-state.ts";

/**
 * **Use** it as the home page: the tabs, the filters, the header, and a grid of places.
 *
 * - **Do** keep the previous places while newer ones load, and show the state in the header.
 * - **Don't** clear filters when the layout changes.
 */
const meta = {
  title: "Screens/Places",
  component: ListingDemo,
  parameters: { layout: "fullscreen" },
  args: { places: manyPlaces },
} satisfies Meta<typeof ListingDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Success: Story = {
  tags: ["visual-preferences"],
  args: { places },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A hand-picked guide to Paris: /)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("50 places");
    await expect(canvas.getAllByRole("article")).toHaveLength(48);
  },
};

/** No place is chosen, so the guide is not called hand-picked. */
export const ImportedPlaces: Story = {
  tags: ["!visual"],
  args: { places, props: { counts: { chosen: 0, places: 50 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A guide to Paris: /)).toBeVisible();
    await expect(canvas.queryByText(/hand-picked/)).toBeNull();
  },
};

/** Some places are chosen: they have a mark, and the quick filter 'Chosen' lists only them. */
export const ChosenAmongOthers: Story = {
  args: { places: mixedPlaces, props: { counts: { chosen: 530, places: 13_072 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^530 chosen places among 13,072: /)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Chosen", pressed: false })).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "Chosen by Flâneur" })).toHaveLength(15);
  },
};

/** Only chosen places are listed. */
export const ChosenOnly: Story = {
  tags: ["!visual"],
  args: ChosenAmongOthers.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chosen", pressed: false }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("17 places");
  },
};

export const Phone: Story = { tags: ["visual-preferences"], args: { places }, globals: phone };

export const Loading: Story = {
  args: { props: { listing: { status: "loading" }, filters: { status: "loading" } } },
};

export const LoadingPhone: Story = { ...Loading, globals: phone };

export const Refreshing: Story = {
  play: async ({ canvas }) => {
    // The previous places stay, but the previous count is replaced.
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
    // 'Clear all' appears only once: the header omits its button.
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("350 places");
  },
};

/** The search names an arrondissement. Pressing the suggestion chooses the arrondissement and clears the search. */
export const EmptyWithSuggestion: Story = {
  args: { initial: (state) => setSearch(state, "11eme") },
  play: async ({ canvas }) => {
    const suggestion = await canvas.findByRole("button", { name: "11e is an arrondissement 14 places" });
    // The suggestion is announced after the count.
    await expect(canvas.getByRole("status")).toHaveTextContent(/^0 places.*11e is an arrondissement, 14 places\.$/);
    await userEvent.click(suggestion);
    await expect(canvas.getByRole("status")).toHaveTextContent("14 places");
    await expect(await canvas.findByRole("button", { name: "11e Arrondissement, remove filter" })).toBeVisible();
  },
};

/** The search looks misspelt. Pressing the suggestion corrects the search and moves the focus to the main content. */
export const EmptyMisspelt: Story = {
  args: { initial: (state) => setSearch(state, "musse") },
  play: async ({ canvas }) => {
    const suggestion = await canvas.findByRole("button", { name: "Did you mean Musée? 28 places" });
    await expect(canvas.getByRole("status")).toHaveTextContent(/^0 places.*Did you mean Musée\? 28 places\.$/);
    await userEvent.click(suggestion);
    await expect(canvas.getByRole("status")).toHaveTextContent("28 places");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

/** The suggestion before it is pressed. */
export const EmptyMisspeltPhone: Story = {
  args: { initial: (state) => toggleValue(setSearch(state, "musse"), "types", "Museum") },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Did you mean Musée? 28 places" })).toBeVisible();
  },
};

export const EmptyMisspeltFrench: Story = {
  tags: ["!visual"],
  ...EmptyMisspeltPhone,
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    const name = "Vouliez-vous dire «\u00a0Musée\u00a0»\u00a0? 28 lieux";
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
};

export const EmptyPhone: Story = {
  args: { initial: (state) => setSearch(state, "Atlantis") },
  globals: phone,
};

export const Error: Story = {
  args: {
    props: {
      ...FAILED_COUNTS,
      listing: { status: "error", message: "An unexpected error occurred", retryable: true, retriesItself: false },
      onRetry: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Error: An unexpected error occurred");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.props?.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server rejected the query as invalid, so the page offers no retry. */
export const Refused: Story = {
  args: {
    props: {
      ...FAILED_COUNTS,
      listing: { status: "error", message: "page must be a whole number", retryable: false, retriesItself: false },
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Error: page must be a whole number");
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const FiltersError: Story = {
  args: { places, props: { filters: { status: "error" } } },
};

/** The URL has an unknown type, and a sort and a filter by travel time that need a location. A notice reports each. */
export const WithNotices: Story = {
  args: {
    places,
    initial: (state) => ({ ...state, sortBy: "travelTime" }),
    props: { notices: notices(["Castle"], sortState({ ...INITIAL_FILTERS, sortBy: "travelTime" }, null), "waits", en) },
  },
};

export const WithNoticesPhone: Story = { ...WithNotices, globals: phone };

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

export const ManyPlaces: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("350 places");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("radio", { name: "96" }));
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("article")).toHaveLength(96);
  },
};

/** A heart calls `onToggleFavorite` and stays empty, and the tab 'Favorites' is absent. */
export const SignedOut: Story = {
  tags: ["!visual"],
  args: { places, props: { ...signedOut, onToggleFavorite: fn() }, session: SIGNED_OUT },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("button", { name: "Log In" })).toBeVisible();
    await expect(canvas.queryByRole("tab", { name: "Favorites" })).toBeNull();
    const [heart] = canvas.getAllByRole("button", { name: /^Add .+ to favorites$/ });
    await userEvent.click(heart ?? canvasElement);
    await expect(args.props?.onToggleFavorite).toHaveBeenCalledOnce();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const SignedIn: Story = {
  args: { places, props: signedIn("all"), session: SIGNED_IN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tabpanel", { name: "All Places" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveLength(3);
  },
};

export const SignedInPhone: Story = { ...SignedIn, play: async () => {}, globals: phone };

export const ViewChanged: Story = {
  args: {
    places,
    initial: (state) => toggleValue(state, "types", "Museum"),
    session: SIGNED_IN,
    props: signedIn("view-0", "changed"),
  },
};

export const ViewChangedPhone: Story = { ...ViewChanged, globals: phone };

export const French: Story = {
  args: { ...ViewChanged.args, places: placesWithTravel },
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Tri\u00a0: Nom, croissant" })).toBeVisible();
  },
};
