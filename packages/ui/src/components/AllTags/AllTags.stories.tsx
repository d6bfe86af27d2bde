import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { tagCategories } from "../../fixtures/tag-categories.ts";
import { AllTags } from "./AllTags.tsx";

const categories = Object.entries(tagCategories).map(([name, tags], category) => ({
  name,
  options: tags.map((value, index) => ({
    value,
    count: (index * 7 + category * 3) % 40,
    choice: index === 1 ? ("is" as const) : ("none" as const),
  })),
}));

/**
 * **Use** it to find one of all tags by its name. The sidebar shows only the first ones of each category.
 *
 * - **Do** count the places beside each tag, and let a press filter at once, as in the sidebar.
 * - **Don't** add operators here: `AdvancedFilters` has them.
 */
const meta = {
  title: "Components/AllTags",
  component: AllTags,
  args: {
    open: true,
    categories,
    onToggle: fn(),
    doneLabel: "Show 74 places",
    onClearAll: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AllTags>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it takes the pointer. */
async function openDialog() {
  const dialog = await screen.findByRole("dialog", { name: "All Tags" });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: "auto" }));
  return within(dialog);
}

export const Success: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("searchbox", { name: "Search tags" })).toHaveFocus();
    const [first] = dialog.getAllByRole("checkbox", { checked: true });
    if (first === undefined) throw new Error("no tag is chosen");
    await userEvent.click(first);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Show 74 places" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Searched: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const field = dialog.getByRole("searchbox");
    await userEvent.type(field, "E");
    const found = within(dialog.getByRole("list", { name: "Search tags" }));
    await expect(found.getAllByRole("checkbox")).toHaveLength(8);
    await expect(dialog.getByText(/^8 of \d+ results$/)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(field, "ter");
  },
};

export const NothingFound: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("searchbox"), "zzz");
    await expect(dialog.getByText("No results.")).toBeVisible();
  },
};

export const Empty: Story = { args: { categories: [] } };

export const LongText: Story = {
  args: {
    categories: [
      { name: "Mood".repeat(30), options: [{ value: "A-tag-without-any-space".repeat(6), count: 4, choice: "isNot" }] },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
