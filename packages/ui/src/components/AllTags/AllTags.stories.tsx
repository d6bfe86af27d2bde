import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { tagCategories } from "../../fixtures/tag-categories.ts";
import { NO_CHOICES } from "../../view-models/filters-state.ts";
import { AllTags } from "./AllTags.tsx";

const tags = Object.entries(tagCategories).map(([name, values], category) => ({
  name,
  options: values.map((value, index) => ({
    value,
    count: (index * 7 + category * 3) % 40,
    choice: index === 1 ? ("is" as const) : ("none" as const),
  })),
}));

/**
 * **Use** it to find a tag by its name among all tags. In the sidebar, most categories are closed or hidden at first.
 *
 * - **Do** show the count of places next to each tag, and apply a chosen tag at once, as in the sidebar.
 * - **Don't** add operators here: they belong to `AdvancedFilters`.
 */
const meta = {
  title: "Components/AllTags",
  component: AllTags,
  args: {
    open: true,
    filters: { status: "ready", ...NO_CHOICES, tags },
    onToggle: fn(),
    doneLabel: "Show 74 places",
    onClearAll: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AllTags>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves with queries within the dialog, once the dialog accepts pointer events. */
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

export const Empty: Story = { args: { filters: { status: "ready", ...NO_CHOICES } } };

export const Loading: Story = {
  args: { filters: { status: "loading" } },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("searchbox"), "ter");
    await expect(dialog.getByText("Loading filters...")).toBeVisible();
    await expect(dialog.queryByText(/No tags|No results/)).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  args: { filters: { status: "error" }, onRetry: fn() },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(dialog.queryByText("No tags available")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    filters: {
      status: "ready",
      ...NO_CHOICES,
      tags: [
        {
          name: "Mood".repeat(30),
          options: [{ value: "A-tag-without-any-space".repeat(6), count: 4, choice: "isNot" }],
        },
      ],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
