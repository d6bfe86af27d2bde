import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { OpenSavedLink } from "./OpenSavedLink.tsx";

/**
 * **Use** it below 'Try again' of a list that could not be loaded, if "Paris in your pocket" is completely saved.
 *
 * - **Do** show `OfflineStrip` after a press, so that the visitor can try to load the list again.
 * - **Don't** show it without a connection: the kept places are then shown without a press.
 */
const meta = {
  title: "Components/OpenSavedLink",
  component: OpenSavedLink,
  args: { onOpen: fn() },
} satisfies Meta<typeof OpenSavedLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open what is saved on this device" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const French: Story = { globals: { language: "fr" } };
