import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RecentSearches } from "./RecentSearches.tsx";

/**
 * **Use** it in the search dialog, and below the search field of the top bar, while the field is empty.
 *
 * - **Do** show at most five, newest first, and say that they are kept in this browser only.
 * - **Don't** show the heading without any.
 */
const meta = {
  title: "Components/RecentSearches",
  component: RecentSearches,
  args: {
    texts: ["brunch near canal saint-martin", "pizza 11e", "Septime"],
    onChoose: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "pizza 11e" }));
    await expect(args.onChoose).toHaveBeenCalledWith("pizza 11e");
    await userEvent.click(canvas.getByRole("button", { name: "Remove “Septime”" }));
    await expect(args.onRemove).toHaveBeenCalledWith("Septime");
    // The row is removed, and the focus stays in the list.
    await expect(canvas.getByRole("button", { name: "Remove “pizza 11e”" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear recent searches" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ["!visual"],
  args: { texts: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};

export const LongTextPhone: Story = {
  args: { texts: ["a quiet vegetarian restaurant with a terrace and a view of the rooftops, open on Sunday evening"] },
};
