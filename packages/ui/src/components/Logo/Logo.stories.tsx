import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

/**
 * **Use** it once, in the top bar, as the link to the listing.
 *
 * - **Do** keep it in the colour of the text around it.
 * - **Don't** use it a second time on a page.
 */
const meta = { title: "Components/Logo", component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { height: 74 } };
