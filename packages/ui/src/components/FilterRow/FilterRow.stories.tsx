import { nearPoint } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { QuickFilter } from "../../view-models/quick-filters.ts";
import { FilterRow } from "./FilterRow.tsx";

const quick: readonly QuickFilter[] = [
  { kind: "nearMe", pressed: false },
  { kind: "openNow", pressed: false, count: null },
  { kind: "tag", tag: "Terrace", pressed: false, count: 63 },
  { kind: "tag", tag: "Free entry", pressed: false, count: 71 },
  { kind: "tag", tag: "Kids", pressed: false, count: 0 },
  { kind: "tag", tag: "Rainy day", pressed: false, count: 60 },
  { kind: "tag", tag: "Late night", pressed: false, count: 1 },
  { kind: "surprise", available: true },
];
const withTerrace = quick.map(
  (each): QuickFilter => (each.kind === "tag" && each.tag === "Terrace" ? { ...each, pressed: true } : each),
);
const filters = [
  { kind: "wish", tag: "Terrace" },
  { kind: "value", category: "arrondissements", value: "75011", negated: false },
] as const;

/**
 * **Use** it above the places: the active filters, 'Clear all', and the filters that visitors need most.
 *
 * - **Do** render it also without active filters, so that the places below never move.
 * - **Don't** leave out a filter that leads to no place: dim it.
 */
const meta = {
  title: "Components/FilterRow",
  component: FilterRow,
  args: { filters: [], quick, onRemove: fn(), onClearAll: undefined, onQuick: fn() },
} satisfies Meta<typeof FilterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfiltered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Terrace, 63 places", pressed: false }));
    await expect(args.onQuick).toHaveBeenLastCalledWith(quick[2]);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Open now" })).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Near me" })).toHaveFocus();
  },
};

/** A filter that leads to no place stays in the row, dimmed, and does nothing. */
export const Dimmed: Story = {
  play: async ({ canvas, args }) => {
    const kids = canvas.getByRole("button", { name: "Kids, 0 places" });
    await expect(kids).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(kids);
    await expect(args.onQuick).not.toHaveBeenCalled();
  },
};

export const Filtered: Story = {
  args: { filters, quick: withTerrace, onClearAll: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Terrace, 63 places" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Terrace, remove filter" }));
    await expect(args.onRemove).toHaveBeenCalledWith(filters[0]);
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

/** Each part of the chip 'Near …' can be pressed: nothing lies above the minutes and the cross. */
export const Near: Story = {
  args: {
    filters: [
      { kind: "near", near: nearPoint("Canal Saint-Martin", { latitude: 48.8756, longitude: 2.3658 }) },
      { kind: "wish", tag: "Terrace" },
    ],
    onNear: fn(),
    onClearAll: fn(),
  },
  play: async ({ canvas }) => {
    for (const part of [
      canvas.getByRole("button", { name: "Minutes on foot, 15 min" }),
      canvas.getByRole("button", { name: "Near Canal Saint-Martin, remove filter" }),
    ]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const pressed = part.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      await expect(part.contains(pressed)).toBe(true);
    }
  },
};
export const NearPhone: Story = { ...Near, globals: { viewport: { value: "w390" } } };

export const Phone: Story = {
  args: { filters, quick: withTerrace, onClearAll: fn() },
  globals: { viewport: { value: "w390" } },
};

export const French: Story = { args: { filters, quick: withTerrace, onClearAll: fn() }, globals: { language: "fr" } };

export const RemovedInFrench: Story = {
  tags: ["!visual"],
  ...French,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Terrasse, retirer le filtre" }));
    await expect(args.onRemove).toHaveBeenCalledWith(filters[0]);
    await userEvent.click(canvas.getByRole("button", { name: "Tout effacer" }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};
