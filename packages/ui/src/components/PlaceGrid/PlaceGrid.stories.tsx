import type { Meta, StoryObj } from "@storybook/react-vite";
import { places, placesWithTravel } from "../../fixtures/places.ts";
import { PlaceGrid } from "./PlaceGrid.tsx";

const meta = {
  title: "Components/PlaceGrid",
  component: PlaceGrid,
  args: { places: placesWithTravel.slice(0, 12) },
} satisfies Meta<typeof PlaceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTravel: Story = { args: { places: places.slice(0, 12) } };
export const OnePlace: Story = { args: { places: places.slice(0, 1) } };
export const Phone: Story = { args: { places: places.slice(0, 3) }, globals: { viewport: { value: "w390" } } };
