import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { enLists } from "../../messages/en/lists.ts";
import { enRefusals } from "../../messages/en/refusals.ts";
import { frRefusals } from "../../messages/fr/refusals.ts";
import { FailureToast } from "./FailureToast.tsx";

/**
 * **Use** it for some seconds when a change that was shown at once, such as a press of a heart, was not saved, or when
 * a save has failed after the visitor has left its dialog or page.
 *
 * - **Do** keep it while the pointer or the focus is in it.
 * - **Don't** use it in a dialog, which shows the reason next to its button.
 */
const meta = {
  title: "Components/FailureToast",
  component: FailureToast,
  args: { text: enRefusals.refusals.TOO_MANY_FAVORITES, onClose: fn(), onHold: fn() },
} satisfies Meta<typeof FailureToast>;

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

export const ListNotSaved: Story = { args: { text: enLists.list.notSaved(enRefusals.refusals.TOO_MANY_LIST_PLACES) } };

export const Phone: Story = { globals: phone };
export const FrenchPhone: Story = {
  args: { text: frRefusals.refusals.TOO_MANY_FAVORITES },
  globals: { language: "fr", ...phone },
};
