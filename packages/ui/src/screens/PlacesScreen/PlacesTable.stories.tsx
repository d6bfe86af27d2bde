import { setSearch } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FAILED_COUNTS } from "../../fixtures/failed-counts.ts";
import { ListingDemo } from "../../fixtures/ListingDemo.tsx";
import { longPlace, places, placesWithTravel } from "../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT, signedIn, signedOut } from "../../fixtures/sessions.tsx";

/**
 * **Use** it to show the listing as a table, with a preview of a place next to the table.
 *
 * - **Do** keep the header, the filters and the pagination as in the grid.
 * - **Don't** show it in a window of 768 px or less, even if the visitor has chosen the table.
 */
const meta = {
  title: "Screens/PlacesTable",
  component: ListingDemo,
  parameters: { layout: "fullscreen" },
  args: { layout: "table", places: places.slice(0, 10) },
} satisfies Meta<typeof ListingDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const desktop = { viewport: { value: "w1440" } };

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Table" })).toBeChecked();
    await userEvent.click(within(canvas.getByRole("table")).getByRole("button", { name: "Type" }));
    // The sort menu shows the same sort.
    await expect(canvas.getByRole("button", { name: "Sort: Type, ascending" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Grid" }));
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    await expect(canvas.getByRole("table", { name: "Places" })).toBeVisible();
  },
};

export const WithPreview: Story = { args: { previewed: "place-2" } };

/** Below 1280 px, the preview replaces the sidebar. */
export const WithPreviewSmall: Story = {
  args: { ...WithPreview.args },
  globals: { viewport: { value: "w1024" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("complementary", { name: "Filters" })).toBeNull();
  },
};

export const Loading: Story = {
  args: { props: { listing: { status: "loading" }, filters: { status: "loading" } } },
};

/** An empty table looks the same as an empty grid: no table is rendered. */
export const Empty: Story = {
  args: { initial: (state) => setSearch(state, "Atlantis") },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No places found matching your criteria.")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Error: Story = {
  args: {
    props: {
      ...FAILED_COUNTS,
      listing: { status: "error", message: "An unexpected error occurred", retryable: true, retriesItself: false },
      onRetry: fn(),
    },
  },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.props?.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { places: [longPlace, ...places.slice(0, 5)] } };

/** A phone shows the grid, even if the visitor has chosen the table. */
export const Phone: Story = {
  args: { places: places.slice(0, 3) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "Table" })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { props: signedOut, session: SIGNED_OUT },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Log In" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Remove .+ from favorites$/ })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { props: signedIn("all"), session: SIGNED_IN },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Favorites" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveLength(3);
  },
};

export const French: Story = {
  args: { places: placesWithTravel.slice(0, 10), previewed: "place-2", props: signedIn("all"), session: SIGNED_IN },
  globals: { language: "fr" },
};
