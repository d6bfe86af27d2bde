import type { Layout } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { LayoutSwitch, type LayoutSwitchProps } from "./LayoutSwitch.tsx";

function Demo({ layout: initial, onLayoutChange, ...props }: LayoutSwitchProps) {
  const [layout, setLayout] = useState<Layout>(initial);
  const choose = (chosen: Layout) => {
    setLayout(chosen);
    onLayoutChange(chosen);
  };
  return <LayoutSwitch {...props} layout={layout} onLayoutChange={choose} />;
}

/**
 * **Use** it in the header of the listing to choose between table, grid and map.
 *
 * - **Do** offer only layouts that fit into the window: the table needs a wide window.
 * - **Don't** hide the switch yourself: with a single layout, it renders nothing.
 */
const meta = {
  title: "Components/LayoutSwitch",
  component: Demo,
  args: { layout: "grid", layouts: ["table", "grid", "map"], onLayoutChange: fn(), onIntent: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Layout" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Grid" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    await expect(canvas.getByRole("radio", { name: "Table" })).toBeChecked();
    await expect(args.onLayoutChange).toHaveBeenCalledWith("table");
    await expect(args.onIntent).toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { layout: "table" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Table" })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Grid" })).toBeChecked();
    await expect(args.onLayoutChange).toHaveBeenCalledWith("grid");
  },
};

/** On a phone the table is not offered. */
export const Phone: Story = {
  args: { layout: "map", layouts: ["grid", "map"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Map" })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: "Table" })).toBeNull();
  },
  globals: { viewport: { value: "w390" } },
};

/** With a single layout, the switch renders nothing. */
export const OneLayout: Story = {
  args: { layouts: ["grid"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radiogroup")).toBeNull();
  },
};
