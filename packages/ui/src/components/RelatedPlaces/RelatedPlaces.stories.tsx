import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { RelatedPlaces } from "./RelatedPlaces.tsx";

const meta = {
  title: "Components/RelatedPlaces",
  component: RelatedPlaces,
  args: { places: places.slice(0, 9) },
} satisfies Meta<typeof RelatedPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpToSix: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("article")).toHaveLength(6);
    // From one place to the next, in the same tab.
    for (const link of within(canvasElement).getAllByRole("link")) await expect(link).not.toHaveAttribute("target");
  },
};
export const One: Story = { args: { places: places.slice(0, 1) } };
export const OnPhone: Story = { globals: { viewport: { value: "w390" } } };

export const None: Story = {
  args: { places: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};
