import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ShareButton } from "./ShareButton.tsx";

/**
 * **Use** it on a page that can be shared by its URL, such as the page of a place or a walk. `onShare` opens the share
 * dialog of the system, or copies the URL.
 *
 * - **Do** show the result for two seconds.
 * - **Don't** offer a list of social networks.
 */
const meta = {
  title: "Components/ShareButton",
  component: ShareButton,
  args: { result: "none", onShare: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 140, height: 90, display: "grid", justifyItems: "center" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  args: { result: "copied" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
  },
};

export const Error: Story = { args: { result: "failed" } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
