import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FilterChips } from "./FilterChips.tsx";

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
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "not 16e Arrondissement, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[3]);
    await userEvent.tab();
    canvas.getByRole("button", { name: "Within 20 min, remove filter" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[0]);
  },
};

export const None: Story = {
  args: { filters: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
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
