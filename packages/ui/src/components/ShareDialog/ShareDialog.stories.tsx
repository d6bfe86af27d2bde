import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ShareDialog } from "./ShareDialog.tsx";

const link = { url: "https://flaneur.example/lists/0Zr3mK1xQw5cVd8TnP2yLg" };

/**
 * **Use** it to share a list by a link, and to end or replace the link.
 *
 * - **Do** say who can read the list and what readers see, and ask once before a link ends.
 * - **Don't** show the name of the account to readers: the visitor types a name for them.
 */
const meta = {
  title: "Components/ShareDialog",
  component: ShareDialog,
  args: {
    open: true,
    link,
    sharedBy: "Camille",
    confirming: null,
    submit: "enabled",
    copy: "none",
    failure: null,
    done: null,
    onSharedByChange: fn(),
    onSubmit: fn(),
    onCopy: fn(),
    onConfirmingChange: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("textbox", { name: /Your name/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Stop sharing" }));
    await expect(args.onConfirmingChange).toHaveBeenCalledWith("stop");
    await userEvent.click(screen.getByRole("button", { name: "New link" }));
    await expect(args.onConfirmingChange).toHaveBeenCalledWith("renew");
  },
};
export const Private: Story = {
  args: { link: "none", sharedBy: "" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("button", { name: "Stop sharing" })).toBeNull();
  },
};
export const Loading: Story = { args: { link: "loading", sharedBy: "", submit: "pending" } };
export const Copied: Story = { args: { copy: "copied" } };
export const Stopping: Story = {
  args: { confirming: "stop" },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("The link will end for everybody.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "End the link" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("stop");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onConfirmingChange).toHaveBeenCalledWith(null);
  },
};
export const Renewing: Story = { args: { confirming: "renew" } };
export const Pending: Story = { args: { submit: "pending" } };
export const Error: Story = { args: { failure: "An unexpected error occurred" } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
