import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckMark } from "./CheckMark.tsx";

/**
 * **Use** it to show a choice: none, is, or is not. `OptionRow`, chips and rules contain it.
 *
 * - **Do** render a real checkbox with the state next to it: the mark is decorative.
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
