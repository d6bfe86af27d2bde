import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ConflictNotice } from "./ConflictNotice.tsx";

const CONFLICT = {
  message: "This list was changed elsewhere meanwhile. Its name is now “Monday”.",
  keepMine: "Replace it with mine",
  takeSaved: "Take what is saved",
  onKeepMine: fn(),
  onTakeSaved: fn(),
};

/**
 * **Use** it in a form if its content was changed elsewhere since the form opened.
 *
 * - **Do** keep what was typed until the visitor chooses one of the versions.
 * - **Don't** use it for other failures: `Form` shows them.
 */
const meta = {
  title: "Components/ConflictNotice",
  component: ConflictNotice,
  args: { conflict: CONFLICT },
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conflicting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Replace it with mine" }));
    await expect(CONFLICT.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Take what is saved" }));
    await expect(CONFLICT.onTakeSaved).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    conflict: { ...CONFLICT, message: "This note was changed elsewhere meanwhile. It is now long. ".repeat(20) },
  },
};
