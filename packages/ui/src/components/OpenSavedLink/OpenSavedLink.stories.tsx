import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OpenSavedLink } from "./OpenSavedLink.tsx";

/**
 * **Use** it below 'Try again' of a list that could not be loaded, if "Paris in your pocket" is completely saved.
 *
 * - **Do** show `OfflineStrip` on the page that it opens, so that the visitor can return to the server.
 * - **Don't** show it without a connection: the kept places are then shown without a press.
 */
const meta = {
  title: "Components/OpenSavedLink",
  component: OpenSavedLink,
  args: { href: "/?q=creperie&saved=" },
} satisfies Meta<typeof OpenSavedLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Open what is saved on this device" });
    await expect(link).toHaveAttribute("href", args.href);
  },
};
export const French: Story = { globals: { language: "fr" } };
