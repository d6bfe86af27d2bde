import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longPlace, places } from "../../fixtures/places.ts";
import { CollectionScreen } from "./CollectionScreen.tsx";

const collection = {
  title: "Under the trees",
  sentence: "Gardens to cross slowly: chestnut avenues, a waterfall, an island and a railway that became a path.",
  places: places.slice(0, 7),
};

/**
 * **Use** it as the page of a curated collection.
 *
 * - **Do** keep the order of the collection.
 * - **Don't** offer filters: the listing has them.
 */
const meta = {
  title: "Screens/Collection",
  component: CollectionScreen,
  parameters: { layout: "fullscreen" },
  args: {
    state: { status: "ready", data: collection },
    favorites: new Set(["place-2"]),
    onToggleFavorite: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CollectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Under the trees" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(7);
  },
};
export const Loading: Story = { args: { state: { status: "loading" } } };
export const Missing: Story = { args: { state: { status: "missing" } } };
export const Error: Story = {
  args: { state: { status: "error", message: "An unexpected error occurred" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { state: { status: "ready", data: { ...collection, places: [longPlace, ...places.slice(0, 3)] } } },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
