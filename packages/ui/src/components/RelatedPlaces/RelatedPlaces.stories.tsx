import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { RelatedPlaces } from "./RelatedPlaces.tsx";

/**
 * **Use** it at the end of a place's page to show up to six similar places.
 *
 * - **Do** open the places in the same tab.
 * - **Don't** check whether there are related places: without places it renders nothing.
 */
const meta = {
  title: "Components/RelatedPlaces",
  component: RelatedPlaces,
  args: { places: places.slice(0, 9) },
} satisfies Meta<typeof RelatedPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixPlaces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    // The links open in the same tab.
    for (const link of canvas.getAllByRole("link")) await expect(link).not.toHaveAttribute("target");
  },
};
export const OnePlace: Story = { args: { places: places.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };

export const Empty: Story = {
  args: { places: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
