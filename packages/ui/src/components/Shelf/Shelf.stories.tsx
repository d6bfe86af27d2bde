import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { Shelf } from "./Shelf.tsx";

const covers = places
  .flatMap(({ media }) => media.filter(({ kind }) => kind === "image").slice(0, 1))
  .map(({ url }) => url);
const tile = (title: string, count: number, from: number) => ({
  href: `/collections/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  count,
  covers: covers.slice(from, from + 3),
});
const collections = [
  tile("First time in Paris", 12, 0),
  tile("Best terraces", 13, 3),
  tile("A rainy Sunday", 11, 1),
  tile("Under the trees", 12, 2),
];

/**
 * **Use** it above the listing of all places, while nothing is filtered.
 *
 * - **Do** leave it out above a filtered listing.
 * - **Don't** show more than four collections.
 */
const meta = {
  title: "Components/Shelf",
  component: Shelf,
  args: { collections },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expect(canvas.getByRole("link", { name: /Best terraces\s*13 places/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { collections: null } };

/** A collection with fewer than three pictures is left out. */
export const FewPictures: Story = {
  args: {
    collections: collections.map((each, index) => (index === 1 ? { ...each, covers: each.covers.slice(0, 2) } : each)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** A single collection is not shown. */
export const Empty: Story = {
  args: { collections: collections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    collections: collections.map((each) => ({ ...each, title: "Places to hide from the rain with three children" })),
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
