import type { Meta, StoryObj } from "@storybook/react-vite";
import { MetroDisc } from "./MetroDisc.tsx";

/**
 * **Use** it next to travel times by metro. It shows 'M'.
 *
 * - **Do** write the minutes next to it as text.
 * - **Don't** show a line number on it: it marks a travel time by metro, whatever the line.
 */
const meta = { title: "Components/MetroDisc", component: MetroDisc } satisfies Meta<typeof MetroDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 19 } };
export const Large: Story = { args: { size: 30 } };
