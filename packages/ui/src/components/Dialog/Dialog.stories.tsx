import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

/**
 * **Use** it as the frame of a dialog: title, cross, content, buttons. It keeps the focus inside, and returns the focus
 * to the control that opened it.
 *
 * - **Do** choose how a phone shows it: a sheet for a short question, the whole screen for a task.
 * - **Don't** stack dialogs, or use one for content that fits on the page.
 */
const meta = {
  title: "Components/Dialog",
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: "Save Custom View",
    children: <TextField label="Name" value="Rainy Sundays" onValueChange={() => {}} />,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

export const WithSubtitle: Story = { args: { subtitle: "Join to discover amazing places in Paris" } };

export const LongText: Story = {
  args: {
    title: "A title of so many words that it needs a second line and stays clear of the cross",
    children: (
      <>
        <p>{"A line of a text that is longer than the window. ".repeat(200)}</p>
        <Button>Save</Button>
      </>
    ),
  },
};

export const Sheet: Story = { globals: { viewport: { value: "w390" } } };
export const Screen: Story = { args: { phone: "screen" }, globals: { viewport: { value: "w390" } } };

export const ReturningFocus: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await expect(await screen.findByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
