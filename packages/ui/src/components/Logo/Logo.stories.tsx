import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

/**
 * **Use** it once, in the top bar, as the link to the listing.
 *
 * - **Do** keep the colour of the surrounding text.
 * - **Don't** use it twice on a page.
 */
const meta = { title: "Components/Logo", component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { height: 74 } };
