import type { Meta, StoryObj } from "@storybook/react-vite";
import { places, placesWithTravel } from "../../fixtures/places.ts";
import { PlaceGrid } from "./PlaceGrid.tsx";

/**
 * **Use** it for the listing as a grid of cards: six, three, two or one in a row.
 *
 * - **Do** load the pictures of the first rows at once, and the others when they are near the viewport.
 * - **Don't** align the cards of a row at the bottom: their heights differ.
 */
const meta = {
  title: "Components/PlaceGrid",
  component: PlaceGrid,
  args: { places: placesWithTravel.slice(0, 12), transportMode: "transit" },
} satisfies Meta<typeof PlaceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTravel: Story = {};
export const WithoutTravel: Story = { args: { places: places.slice(0, 12), transportMode: undefined } };
export const OnePlace: Story = { args: { places: places.slice(0, 1), transportMode: undefined } };
export const Phone: Story = {
  args: { places: places.slice(0, 3), transportMode: undefined },
  globals: { viewport: { value: "w390" } },
};
