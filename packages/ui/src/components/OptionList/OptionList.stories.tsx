import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { FilterOption } from "../../lib/filter-option.ts";
import { OptionList } from "./OptionList.tsx";

const options: readonly FilterOption[] = [
  { value: "Museum", count: 19, choice: "none" },
  { value: "Bar", count: 58, choice: "is" },
  { value: "Club", count: 9, choice: "isNot" },
  { value: "Gym", count: 0, choice: "none" },
  { value: "Pool", count: 0, choice: "is" },
  { value: "Cinema", count: 1, choice: "none" },
];

/**
 * **Use** it for a list of values with counts of places, such as the types.
 *
 * - **Do** keep a chosen value without places in `options`: it stays enabled, so that it can be removed.
 * - **Don't** sort by count: the order must not change while filters change.
 */
const meta = {
  title: "Components/OptionList",
  component: OptionList,
  args: { category: "types", options, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options that are not chosen, chosen, excluded, without places, and chosen without places. */
export const Mixed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: "Bar, 58 places" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Club, is not, 9 places" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Cinema, 1 place" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Gym, 0 places" })).toBeDisabled();
    const pool = canvas.getByRole("checkbox", { name: "Pool, 0 places" });
    await expect(pool).toBeEnabled();
    await userEvent.click(pool);
    await expect(args.onToggle).toHaveBeenLastCalledWith("Pool");
    canvas.getByRole("checkbox", { name: "Museum, 19 places" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("Museum");
  },
};

export const MoreThanTwenty: Story = {
  args: {
    options: Array.from({ length: 27 }, (_, index) => ({ value: `Type ${index + 1}`, count: index, choice: "none" })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(20);
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(27);
    await userEvent.click(canvas.getByRole("button", { name: "Show less" }));
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(20);
  },
};

/** The panel of the filters leaves 280 px on the narrowest phone. Names, which are longer in French, fit on one line. */
export const SmallPhone: Story = {
  tags: ["!visual"],
  args: {
    options: ["Restaurant", "Gym", "Spot", "Bakery"].map((value) => ({ value, count: 218, choice: "is" })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: "w320" }, language: "fr" },
  play: async ({ canvas }) => {
    for (const name of ["Restaurant", "Salle de sport", "Lieu à voir", "Boulangerie"]) {
      await expect(canvas.getByText(name).getBoundingClientRect().height).toBeLessThan(30);
    }
  },
};

export const LongText: Story = {
  args: { options: [{ value: "Centre de documentation et d’archives photographiques", count: 1234, choice: "isNot" }] },
};
