import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { QuestionLine } from "./QuestionLine.tsx";

/**
 * **Use** it above the count of a listing, in the place of the sentence about the product, while a question has set
 * filters of the listing.
 *
 * - **Do** say what was understood, not what was typed.
 * - **Don't** repeat the count: it is the heading below.
 */
const meta = {
  title: "Components/QuestionLine",
  component: QuestionLine,
  args: {
    question: { phrase: "Brunch, near Goncourt.", leftOut: "", text: "brunch goncourt" },
    onLetters: fn(),
  },
} satisfies Meta<typeof QuestionLine>;

const phone = { viewport: { value: "w390" } };

export default meta;
type Story = StoryObj<typeof meta>;

export const Understood: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search the names for “brunch goncourt” instead" }));
    await expect(args.onLetters).toHaveBeenCalledOnce();
  },
};

export const UnderstoodPhone: Story = { globals: phone };

/** No place has everything that was asked. */
export const LetGo: Story = {
  args: {
    question: {
      phrase: "Bar, Terrace.",
      leftOut: "No place also matches “canal saint-martin”.",
      text: "canal saint-martin bar terrace",
    },
  },
};

/** No place is in the area that was asked: the nearest outside are listed. */
export const Nearest: Story = {
  args: {
    question: {
      phrase: "Near Canal Saint-Martin, Bar, Terrace.",
      leftOut: "None in “canal saint-martin” itself: the nearest first.",
      text: "canal saint-martin bar terrace",
    },
  },
};

/** The nearest places are listed instead of those of an area: the sentence is the title of the page. */
export const NearestInstead: Story = {
  args: {
    ...Nearest.args,
    title: "Bar, Terrace: none near Canal Saint-Martin. The nearest three:",
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/The nearest three:$/),
};

export const NearestInsteadPhone: Story = { ...NearestInstead, globals: phone };

/** Words that mean nothing stay a search for names. */
export const NotUnderstood: Story = {
  args: {
    question: { phrase: "Brunch.", leftOut: "Not understood: “quiet-ish”.", text: "quiet-ish brunch" },
  },
};

export const LongText: Story = {
  args: {
    question: {
      phrase:
        "Restaurant, Vegetarian, Terrace, Quiet, 18e Arrondissement, near Barbès - Rochechouart, Open Sunday 20:30.",
      leftOut: "No place also matches “with a view of the rooftops”.",
      text: "a quiet vegetarian restaurant with a ter…",
    },
  },
};

export const LongTextPhone: Story = { ...LongText, globals: phone };
