import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ListsLink } from "./ListsLink.tsx";

/**
 * **Use** it in the Favorites tab, next to the export.
 *
 * - **Do** keep it in every window size.
 * - **Don't** show it in other tabs.
 */
const meta = {
  title: "Components/ListsLink",
  component: ListsLink,
  args: { href: "/my/lists" },
} satisfies Meta<typeof ListsLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("link", { name: "Lists" })).toHaveAttribute("href", "/my/lists"),
};
