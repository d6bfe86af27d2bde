import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { FilterPanel } from "./FilterPanel.tsx";

/**
 * **Use** it on a phone instead of the sidebar: a button with the number of active filters, which opens the filters
 * over the whole screen.
 *
 * - **Do** label its last button with the result of closing the filters ('Show 34 places').
 * - **Don't** use it in windows of 768 px and more, where the sidebar fits.
 */
const meta = {
  title: "Components/FilterPanel",
  component: FilterPanel,
  args: {
    activeCount: 0,
    open: false,
    onOpenChange: fn(),
    doneLabel: "Show 34 places",
    children: <FilterSection title="Types">Bar, Café</FilterSection>,
  },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const ThreeActive: Story = {
  args: { activeCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Filters 3" })).toBeVisible();
  },
};

export const Open: Story = {
  args: { open: true, activeCount: 3, onClearAll: fn() },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Filters" });
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Show 34 places" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** 'Clear all' is omitted if no filter is active. */
export const OpenWithoutFilters: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole("dialog", { name: "Filters" });
    await expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};
