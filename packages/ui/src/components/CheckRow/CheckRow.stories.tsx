import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CheckRow } from "./CheckRow.tsx";

/**
 * **Use** it for a checkbox with a text, alone or in a list of choices, such as the lists that a place is in.
 *
 * - **Do** show a fact that helps to choose at the end of the row, such as the number of places.
 * - **Don't** use it for filters: `OptionList` also shows excluded values and disabled values.
 */
const meta = {
  title: "Components/CheckRow",
  component: CheckRow,
  args: { checked: false, onCheckedChange: fn(), children: "Sunday, Left Bank", end: "7 places" },
} satisfies Meta<typeof CheckRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sunday, Left Bank/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { checked: true } };
export const LongText: Story = { args: { children: "A list with a name as long as a sentence. ".repeat(4) } };
