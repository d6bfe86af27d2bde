import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { username: "camille.roy@posteo.net" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: "large" } };
export const Accented: Story = { args: { username: "élise@posteo.net" } };
