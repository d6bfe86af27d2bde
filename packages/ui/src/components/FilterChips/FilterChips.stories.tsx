import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FilterChips } from "./FilterChips.tsx";

/**
 * **Use** it above the places: one chip for each active filter.
 *
 * - **Do** remove the filter of a pressed chip: the focus moves to the next chip.
 * - **Don't** list filters that have no effect, and don't offer filters that are not active.
 */
const meta = {
  title: "Components/FilterChips",
  component: FilterChips,
  args: {
    filters: [
      { kind: "travel", minutes: 20, mode: "transit" },
      { kind: "value", category: "types", value: "Bar", negated: false },
      { kind: "value", category: "types", value: "Club", negated: true },
      { kind: "value", category: "arrondissements", value: "75016", negated: true },
      { kind: "search", text: "zinc" },
      { kind: "status", status: "Just Opened" },
      { kind: "area" },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "not 16e Arrondissement, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[3]);
    await userEvent.tab();
    canvas.getByRole("button", { name: "Within 20 min, remove filter" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[0]);
  },
};

/** 'any of' appears once, before the first included tag. */
export const SeveralTags: Story = {
  args: {
    filters: [
      { kind: "value", category: "types", value: "Bar", negated: false },
      { kind: "value", category: "tags", value: "Loud", negated: true },
      { kind: "value", category: "tags", value: "Terrace", negated: false },
      { kind: "value", category: "tags", value: "Quiet", negated: false },
    ],
  },
  play: async ({ canvas }) => {
    const [, , terrace] = canvas.getAllByRole("listitem");
    await expect(canvas.getAllByText("any of")).toHaveLength(1);
    await expect(terrace).toHaveTextContent("any of Terrace");
  },
};

/** 'any of' is omitted for a single tag. */
export const OneTag: Story = {
  args: { filters: [{ kind: "value", category: "tags", value: "Terrace", negated: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("any of")).toBeNull();
  },
};

export const Hours: Story = {
  args: {
    filters: [
      { kind: "hours", moment: "now", state: "open" },
      { kind: "hours", moment: { weekday: 6, minute: 1230 }, state: "closed" },
      { kind: "hours", moment: "now", state: "unknown" },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ["Open now", "Closed Sunday 20:30", "Unknown hours"])
      await expect(canvas.getByRole("button", { name: `${name}, remove filter` })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Many: Story = {
  args: {
    filters: Array.from({ length: 24 }, (_, index) => ({
      kind: "value",
      category: "tags",
      value:
        index === 3 ? "Free entry on the first Sunday of the month, and on the night of the museums" : `Tag ${index}`,
      negated: index % 5 === 0,
    })),
  },
};

export const ManyPhone: Story = { args: { ...Many.args }, globals: { viewport: { value: "w390" } } };
