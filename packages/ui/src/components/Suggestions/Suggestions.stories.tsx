import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Suggestions } from "./Suggestions.tsx";

/**
 * **Use** it below an empty listing: up to three ways on, with how many places each gives.
 *
 * - **Do** explain each in words ('11e is an arrondissement'); the whole row is pressed.
 * - **Don't** suggest what leads to no place.
 */
const meta = {
  title: "Components/Suggestions",
  component: Suggestions,
  args: {
    suggestions: [
      { change: { kind: "value", category: "tags", value: "Pizza" }, words: "Pizza is a tag", count: 3 },
      {
        change: { kind: "value", category: "arrondissements", value: "75011" },
        words: "11e is an arrondissement",
        count: 24,
      },
      { change: { kind: "searchOnly" }, words: "Without other filters", count: 7 },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pizza is a tag 3 places" }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: "value", category: "tags", value: "Pizza" });
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
