import { INITIAL_FILTERS, nearPoint, setNear, setValues, setWishes } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ShownWayOut } from "../../view-models/nearest-instead.ts";
import { WaysOut } from "./WaysOut.tsx";

const near = nearPoint("Canal Saint-Martin", { latitude: 48.8756, longitude: 2.3658 });
const bars = setValues(INITIAL_FILTERS, "types", ["Bar"]);
const ways: readonly ShownWayOut[] = [
  {
    given: { kind: "wish", value: "Terrace" },
    filters: setNear(bars, near),
    words: "Bar within 15 min of Canal Saint-Martin",
    count: 9,
  },
  {
    given: { kind: "value", category: "types", value: "Bar" },
    filters: setNear(setWishes(INITIAL_FILTERS, ["Terrace"]), near),
    words: "Terrace within 15 min of Canal Saint-Martin",
    count: 11,
  },
  {
    given: { kind: "near" },
    filters: setWishes(bars, ["Terrace"]),
    words: "Bar, Terrace in all of Paris",
    count: 10,
  },
];

/**
 * **Use** it below the nearest places, if no place in an area has everything that was asked.
 *
 * - **Do** name what remains, with the count that the press leads to.
 * - **Don't** offer a way that leads to no place, and don't offer more than three.
 */
const meta = {
  title: "Components/WaysOut",
  component: WaysOut,
  args: { ways, onChoose: fn() },
} satisfies Meta<typeof WaysOut>;

const phone = { viewport: { value: "w390" } };

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Bar, Terrace in all of Paris ?, 10 places$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(ways[2]?.filters);
  },
};

export const ThreePhone: Story = { globals: phone };

export const One: Story = { tags: ["!visual"], args: { ways: ways.slice(2) } };

/** Before the counts are loaded, and if no way leads to a place. */
export const None: Story = {
  tags: ["!visual"],
  args: { ways: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
};

export const LongTextPhone: Story = {
  args: {
    ways: ways.map((way) => ({
      ...way,
      words: `Restaurant, Vegetarian, Open Sunday 20:30, ${way.words} and its quays`,
      count: 1234,
    })),
  },
  globals: phone,
};
