import type { Meta, StoryObj } from "@storybook/react-vite";
import { LineDisc } from "./LineDisc.tsx";

/**
 * **Use** it beside minutes by metro. It shows 'M'.
 *
 * - **Do** let the minutes stand beside it in words; the disc is decoration.
 * - **Don't** write a line number on it: the lines are not in the data.
 */
const meta = { title: "Components/LineDisc", component: LineDisc } satisfies Meta<typeof LineDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 19 } };
export const Large: Story = { args: { size: 30 } };
