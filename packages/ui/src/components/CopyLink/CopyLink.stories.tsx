import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CopyLink } from "./CopyLink.tsx";

/**
 * **Use** it in the header of the listing: it copies the link to the listing, including all filters.
 *
 * - **Do** show the result in the tooltip for a moment: copied, or failed.
 * - **Don't** confirm the copy with a dialog or a notice elsewhere.
 */
const meta = {
  title: "Components/CopyLink",
  component: CopyLink,
  args: { result: "none", onCopy: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: "0 60px 48px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const Copied: Story = {
  args: { result: "copied" },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Copied"),
};

export const Error: Story = {
  args: { result: "failed" },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Could not copy"),
};
