import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { FirstPlaces } from "./FirstPlaces.tsx";

/**
 * **Use** it below `BringOffer` on the empty Favorites tab.
 *
 * - **Do** show places of six different types, each with a heart.
 * - **Don't** show an error if they cannot be loaded: leave the section out.
 */
const meta = {
  title: "Components/FirstPlaces",
  component: FirstPlaces,
  args: { places: places.slice(0, 6), onToggleFavorite: fn() },
} satisfies Meta<typeof FirstPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const [first] = places;

export const SixPlaces: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Or begin with these" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: `Add ${first?.name} to favorites` }));
    await expect(args.onToggleFavorite).toHaveBeenCalledWith(first?.id);
  },
};
export const Loading: Story = {
  args: { places: null },
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "Or begin with these" });
    await expect(section).toHaveAttribute("aria-busy", "true");
  },
};
export const LoadingPhone: Story = { args: { places: null }, globals: phone };
/** Without places, there is no heading either. */
export const Empty: Story = {
  tags: ["!visual"],
  args: { places: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
export const Phone: Story = { globals: phone };
export const French: Story = { globals: { language: "fr" } };
