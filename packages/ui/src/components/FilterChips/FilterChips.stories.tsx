import { nearPoint } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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

/** A place needs all wishes, so 'any of' is not said before them. */
export const Wishes: Story = {
  args: {
    filters: [
      { kind: "value", category: "types", value: "Museum", negated: false },
      { kind: "wish", tag: "Free entry" },
      { kind: "wish", tag: "Kids" },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText("any of")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Kids, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ kind: "wish", tag: "Kids" });
  },
};

/** 'Near …' has a menu of minutes on foot, in which the current ones are checked. */
export const Near: Story = {
  args: {
    filters: [
      { kind: "near", near: nearPoint("27 Rue de Rivoli", { latitude: 48.8556, longitude: 2.3602 }) },
      { kind: "mentions", text: "hot chocolate" },
    ],
    onNear: fn(),
  },
  play: async ({ canvas, args }) => {
    const minutes = canvas.getByRole("button", { name: "Minutes on foot, 15 min" });
    await userEvent.tab();
    await expect(minutes).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await within(document.body).findByRole("menu"));
    await expect(menu.getByRole("menuitemradio", { name: "15 min" })).toBeChecked();
    await userEvent.click(menu.getByRole("menuitemradio", { name: "30 min" }));
    await expect(args.onNear).toHaveBeenLastCalledWith(expect.objectContaining({ minutes: 30 }));
    await userEvent.click(canvas.getByRole("button", { name: "Near 27 Rue de Rivoli, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[0]);
  },
};

export const NearPhone: Story = { args: { ...Near.args }, globals: { viewport: { value: "w390" } } };

/** On the narrowest phones, a walking figure replaces the word 'Near'. */
export const NearNarrowPhone: Story = { args: { ...Near.args }, globals: { viewport: { value: "w320" } } };

/** A travel time on foot has the minutes of 'Near …' that the slider has. */
export const Walking: Story = {
  args: {
    filters: [
      { kind: "travel", minutes: 15, mode: "walking" },
      { kind: "wish", tag: "Terrace" },
    ],
    onWalk: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Minutes on foot, 15 min" }));
    const menu = within(await within(document.body).findByRole("menu"));
    const choices = menu.getAllByRole("menuitemradio").map(({ textContent }) => textContent);
    await expect(choices).toEqual(["10 min", "15 min", "20 min", "30 min"]);
    await userEvent.click(menu.getByRole("menuitemradio", { name: "20 min" }));
    await expect(args.onWalk).toHaveBeenLastCalledWith(20);
    await userEvent.click(canvas.getByRole("button", { name: "Within 15 min, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[0]);
  },
};

/** No place near the point has everything: its filter was let go, so that its chip is outlined. */
export const NearLetGo: Story = {
  args: {
    filters: [
      { kind: "value", category: "types", value: "Bar", negated: false },
      {
        kind: "near",
        near: nearPoint("Canal Saint-Martin", { latitude: 48.8756, longitude: 2.3658 }, 60),
        letGo: true,
      },
      { kind: "wish", tag: "Terrace" },
    ],
    onNear: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Near Canal Saint-Martin, remove filter" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(args.filters[1]);
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
