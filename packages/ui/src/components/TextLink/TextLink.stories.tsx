import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { TextLink } from "./TextLink.tsx";

/**
 * **Use** it for a link to another site. The arrow indicates that the link opens in a new tab.
 *
 * - **Do** name the target ('View on Google Maps').
 * - **Don't** use it for links within the app.
 */
const meta = {
  title: "Components/TextLink",
  component: TextLink,
  args: { href: "https://www.google.com/maps", children: "View on Google Maps" },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortText: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "View on Google Maps" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LongText: Story = {
  args: { children: "a-host-name-that-does-not-know-when-to-stop.and-goes-on.museum".repeat(3) },
};

/** Other sites need a connection. */
export const Offline: Story = {
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("aria-disabled", "true");
    await expect(link).toHaveAttribute("title", "Needs a connection");
    await expect(link).not.toHaveAttribute("href");
    link.focus();
    await expect(link).toHaveFocus();
    link.blur();
  },
};
