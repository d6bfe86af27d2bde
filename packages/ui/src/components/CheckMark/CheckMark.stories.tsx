import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckMark } from "./CheckMark.tsx";

/**
 * **Use** it as the picture of a choice: none, is, is not. `OptionRow`, chips and rules draw it.
 *
 * - **Do** let a real checkbox carry the state beside it: the mark is decoration.
 * - **Don't** show 'is not' by colour alone: the bar that strikes it says it, too.
 */
const meta = { title: "Components/CheckMark", component: CheckMark, args: { choice: "none" } } satisfies Meta<
  typeof CheckMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
export const Included: Story = { args: { choice: "is" } };
export const Excluded: Story = { args: { choice: "isNot" } };
