import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WalkLink } from "./WalkLink.tsx";

/**
 * **Use** it on the page of a list with two places or more.
 *
 * - **Do** put it next to the other actions of the list.
 * - **Don't** write the name of a private list into the URL of the walk.
 */
const meta = {
  title: "Components/WalkLink",
  component: WalkLink,
  args: { href: "/walk?places=place-1,place-2", children: "Make it a walk" },
} satisfies Meta<typeof WalkLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Make it a walk" })).toHaveAttribute(
      "href",
      "/walk?places=place-1,place-2",
    ),
};
