import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

/**
 * **Use** it next to the name of the signed-in user: the first letter of the name on a disc.
 *
 * - **Do** show the name next to it, or use the name as the accessible name of its button.
 * - **Don't** use it for places, or as a button without a name.
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
