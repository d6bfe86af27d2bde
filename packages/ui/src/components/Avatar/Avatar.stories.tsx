import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

/**
 * **Use** it beside the name of whoever is signed in: their first letter on a disc.
 *
 * - **Do** let the name stand beside it, or as the accessible name of its button.
 * - **Don't** use it for places or as a button by itself.
 */
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
