import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import type { QuickFilter } from "../../view-models/quick-filters.ts";
import { SearchStart } from "./SearchStart.tsx";

const covers = places
  .flatMap(({ media }) => media.filter(({ kind }) => kind === "image").slice(0, 1))
  .map(({ url }) => url);
const collection = (title: string, count: number, from: number) => ({
  href: `/collections/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  count,
  covers: covers.slice(from, from + 1),
});
const collections = [
  collection("First time in Paris", 12, 0),
  collection("Best terraces", 13, 1),
  collection("A rainy Sunday", 11, 2),
  collection("Under the trees", 12, 3),
];
const quick: readonly QuickFilter[] = [
  { kind: "nearMe", pressed: false },
  { kind: "openNow", pressed: false, count: null },
  { kind: "tag", tag: "Terrace", pressed: false, count: null },
  { kind: "tag", tag: "Free entry", pressed: false, count: null },
  { kind: "tag", tag: "Kids", pressed: false, count: null },
];

/**
 * **Use** it in the search dialog of phones while the field is empty.
 *
 * - **Do** show what can be pressed at once: nothing here needs a text.
 * - **Don't** show a placeholder for collections that are loading: the rows below the quick filters move nothing.
 */
const meta = {
  title: "Components/SearchStart",
  component: SearchStart,
  args: {
    recent: {
      texts: ["brunch near canal saint-martin", "pizza 11e", "Septime"],
      onChoose: fn(),
      onRemove: fn(),
      onClear: fn(),
    },
    quick,
    onQuick: fn(),
    collections,
  },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof SearchStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Terrace" }));
    await expect(args.onQuick).toHaveBeenCalledWith(quick[2]);
    await expect(canvas.getByRole("link", { name: /Best terraces\s*13 places/ })).toHaveAttribute(
      "href",
      "/collections/best-terraces",
    );
  },
};

export const FrenchPhone: Story = { globals: { viewport: { value: "w390" }, language: "fr" } };

/** Without recent searches, their heading is omitted, too. So are collections that are not loaded. */
export const EmptyPhone: Story = {
  args: { recent: { ...meta.args.recent, texts: [] }, collections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const LongTextPhone: Story = {
  args: {
    collections: collections.map((each) => ({ ...each, title: "Places to hide from the rain with three children" })),
  },
};
