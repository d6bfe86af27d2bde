import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SavedNote } from "./SavedNote.tsx";

/**
 * **Use** it below the count of a list that is kept on the device.
 *
 * - **Do** set `isSeenOnly` if the places are not saved.
 * - **Do** show the time of the oldest result on the page.
 * - **Don't** show it for a list that the server has just sent.
 */
const meta = {
  title: "Components/SavedNote",
  component: SavedNote,
  args: { savedAt: Date.UTC(2026, 10, 23, 16, 40) },
} satisfies Meta<typeof SavedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saved on 23 November, 17:40")).toBeVisible();
  },
};
export const SeenOnly: Story = {
  args: { isSeenOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Seen on 23 November, 17:40")).toBeVisible();
  },
};
export const French: Story = { globals: { language: "fr" } };
export const FrenchSeenOnly: Story = { args: { isSeenOnly: true }, globals: { language: "fr" } };
