import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, StatusBadge } from "./Badge.tsx";

/**
 * **Use** it for one fact that stands out: the type of a place, or that it has just opened or opens soon.
 *
 * - **Do** show one status at most; green and orange are for these two alone.
 * - **Don't** make a badge a button, or use it for tags: these are `Tag`.
 */
const meta = { title: "Components/Badge", component: Badge, args: { children: "Restaurant" } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {};
export const JustOpened: Story = { render: () => <StatusBadge status="Just Opened" /> };
export const OpeningSoon: Story = { render: () => <StatusBadge status="Opening Soon" /> };
export const Large: Story = { render: () => <StatusBadge status="Opening Soon" size="large" /> };

export const OpenStatus: Story = {
  render: () => <StatusBadge status="Open" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
