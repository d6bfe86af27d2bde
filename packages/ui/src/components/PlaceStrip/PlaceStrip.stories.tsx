import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { PlaceStrip } from "./PlaceStrip.tsx";

/**
 * **Use** it for up to six places below other content.
 *
 * - **Do** give it a heading that says why these places are shown.
 * - **Don't** use it for the places of a listing: use `PlaceGrid`.
 */
const meta = {
  title: "Components/PlaceStrip",
  component: PlaceStrip,
  args: { title: "Perhaps one of these", places: places.slice(0, 9) },
} satisfies Meta<typeof PlaceStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixPlaces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Perhaps one of these" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
export const Loading: Story = { args: { places: null } };
