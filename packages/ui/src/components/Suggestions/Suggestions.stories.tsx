import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { enSuggestions } from "../../messages/en/suggestions.ts";
import { Suggestions, type SuggestionsProps } from "./Suggestions.tsx";

const didYouMean = (search: string, count: number): SuggestionsProps["suggestions"][number] => ({
  change: { kind: "spelling", search },
  words: enSuggestions.suggestions.didYouMean(search),
  count,
});
const WITHOUT_OTHERS: SuggestionsProps["suggestions"][number] = {
  change: { kind: "searchOnly" },
  words: "Without other filters",
  count: 7,
};

/**
 * **Use** it below an empty listing: up to three suggestions with their counts of places.
 *
 * - **Do** explain each suggestion ('11e is an arrondissement'). The whole row can be pressed.
 * - **Don't** suggest a change that leads to no place.
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
      WITHOUT_OTHERS,
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

/** The search looks misspelt. A press searches for the correction. */
export const DidYouMean: Story = {
  args: { suggestions: [didYouMean("Louvre", 4), WITHOUT_OTHERS] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Did you mean Louvre? 4 places" }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: "spelling", search: "Louvre" });
  },
};

export const DidYouMeanPhone: Story = { ...DidYouMean, globals: { viewport: { value: "w390" } } };

export const LongText: Story = {
  args: {
    suggestions: [
      didYouMean("Bibliothèque de documentation internationale contemporaine-Musée d'histoire", 1),
      didYouMean("Cinémathèque".repeat(8), 12_345),
      WITHOUT_OTHERS,
    ],
  },
  globals: { viewport: { value: "w390" } },
};
