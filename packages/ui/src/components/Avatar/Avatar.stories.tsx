import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

/**
 * **Use** it for the signed-in user: the first letter of the email address on a disc.
 *
 * - **Do** show the email address next to it, or use the address as the accessible name of its button.
 * - **Don't** use it for places, or as a button without an accessible name.
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
