import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, StatusBadge } from "./Badge.tsx";

/**
 * **Use** it for an important fact: the type of a place, or that the place has just opened or opens soon.
 *
 * - **Do** show at most one status. Only the two statuses are green and orange.
 * - **Don't** use a badge as a button or for tags: use `Tag`.
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
