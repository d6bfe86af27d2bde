import type { Meta, StoryObj } from "@storybook/react-vite";
import { LineDisc } from "./LineDisc.tsx";

const meta = { title: "Components/LineDisc", component: LineDisc } satisfies Meta<typeof LineDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 19 } };
export const Large: Story = { args: { size: 30 } };
