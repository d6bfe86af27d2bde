import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckMark } from "./CheckMark.tsx";

/**
 * **Use** it to show whether a value is not chosen, included ('is') or excluded ('is not'). `OptionRow`, `CheckRow`,
 * chips and rules contain it.
 *
 * - **Do** render a control next to the mark that has the same state, such as a checkbox: the mark is decorative.
 * - **Don't** show 'is not' by colour alone: the mark also has a diagonal bar.
 */
const meta = { title: "Components/CheckMark", component: CheckMark, args: { choice: "none" } } satisfies Meta<
  typeof CheckMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
export const Included: Story = { args: { choice: "is" } };
export const Excluded: Story = { args: { choice: "isNot" } };
