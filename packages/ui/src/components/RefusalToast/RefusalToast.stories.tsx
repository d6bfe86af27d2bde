import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RefusalToast } from "./RefusalToast.tsx";

/**
 * **Use** it for some seconds after the server has refused a change that was shown at once, such as a press of a heart.
 *
 * - **Do** keep it while the pointer or the focus is in it.
 * - **Don't** use it in a dialog, which shows the reason next to its button.
 */
const meta = {
  title: "Components/RefusalToast",
  component: RefusalToast,
  args: { problem: "TooManyFavorites", onClose: fn(), onHold: fn() },
} satisfies Meta<typeof RefusalToast>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const TooManyFavorites: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "An account can keep at most 5,000 favorites. Remove some to add others.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: phone };
export const FrenchPhone: Story = {
  globals: { language: "fr", ...phone },
};
