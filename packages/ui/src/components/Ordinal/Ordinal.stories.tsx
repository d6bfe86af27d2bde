import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ordinal, OrdinalText } from "./Ordinal.tsx";

/**
 * **Use** it for an ordinal such as '11e' in a text: the letters are superscript.
 *
 * - **Do** write '1er' for the first, as is usual in French.
 * - **Don't** translate it: the name of an arrondissement is the same in every language.
 */
const meta = { title: "Components/Ordinal", component: Ordinal, args: { code: "75011" } } satisfies Meta<
  typeof Ordinal
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eleventh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("e").tagName).toBe("SUP");
  },
};
export const First: Story = { args: { code: "75001" } };
export const OtherPostcode: Story = {
  args: { code: "94000" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("94000")).toBeVisible();
  },
};

/** Texts that may be ordinals, such as filter values in a sentence. */
export const AsText: StoryObj<typeof OrdinalText> = {
  render: () => (
    <>
      <OrdinalText text="1er" />, <OrdinalText text="11e" />, <OrdinalText text="Terrace" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("er").tagName).toBe("SUP");
    await expect(canvas.getByText(/Terrace/)).toBeVisible();
  },
};
