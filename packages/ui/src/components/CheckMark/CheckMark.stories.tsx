import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckMark } from "./CheckMark.tsx";

const meta = { title: "Components/CheckMark", component: CheckMark, args: { choice: "none" } } satisfies Meta<
  typeof CheckMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
export const Included: Story = { args: { choice: "is" } };
export const Excluded: Story = { args: { choice: "isNot" } };
