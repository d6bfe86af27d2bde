import type { Meta, StoryObj } from "@storybook/react-vite";
import { LineDisc } from "./LineDisc.tsx";

const meta = { title: "Components/LineDisc", component: LineDisc } satisfies Meta<typeof LineDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InRows: Story = {};
export const InCards: Story = { args: { size: 19 } };
export const OnThePlacePage: Story = { args: { size: 30 } };
