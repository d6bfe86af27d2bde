import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StationDisc } from "./StationDisc.tsx";

/**
 * **Use** it next to the name of a station. It shows the kind of the station.
 *
 * - **Do** write the name of the station next to it as text.
 * - **Don't** show a line number on it, and don't use it for travel times: see MetroDisc.
 */
const meta = {
  title: "Components/StationDisc",
  component: StationDisc,
  args: { kind: "metro" },
} satisfies Meta<typeof StationDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Metro: Story = {};
export const Rer: Story = {
  args: { kind: "rer" },
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "RER" })).toHaveTextContent("RER"),
};
export const Tram: Story = { args: { kind: "tram" } };
export const Funicular: Story = { args: { kind: "funicular" } };
export const RerLarge: Story = { args: { kind: "rer", size: 30 } };
