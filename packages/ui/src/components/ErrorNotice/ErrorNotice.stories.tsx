import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorNotice } from "./ErrorNotice.tsx";

/**
 * **Use** it in place of content that could not be loaded. Screen readers announce it.
 *
 * - **Do** say what happened and what to do, and offer 'Try again' only if that can help.
 * - **Don't** use it for an error of a field: `TextField` shows its own error.
 */
const meta = {
  title: "Components/ErrorNotice",
  component: ErrorNotice,
  args: { message: "Error: An unexpected error occurred" },
} satisfies Meta<typeof ErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutRetry: Story = {};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: An unexpected error occurred");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { message: `Error: ${"upstream/connection/reset/".repeat(12)}`, onRetry: fn() },
};
