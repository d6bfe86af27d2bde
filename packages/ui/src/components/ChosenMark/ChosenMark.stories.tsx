import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HasOthersProvider } from "../../lib/has-others.ts";
import { ChosenMark } from "./ChosenMark.tsx";

/**
 * **Use** it before the type of a place that Flâneur or an operator has chosen.
 *
 * - **Do** pass every place: the mark decides whether it is shown.
 * - **Don't** put it on a picture.
 */
const meta = {
  title: "Components/ChosenMark",
  component: ChosenMark,
  args: { place: { isChosen: true } },
  decorators: (Story, { parameters }) => (
    <HasOthersProvider value={parameters.hasOthers !== false}>
      <Story />
    </HasOthersProvider>
  ),
} satisfies Meta<typeof ChosenMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roof: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Chosen by Flâneur" })).toBeVisible();
  },
};
export const WithWords: Story = { args: { withWords: true } };
export const WithWordsInFrench: Story = { ...WithWords, globals: { language: "fr" } };

/** A place that was only imported has no mark. */
export const Other: Story = {
  tags: ["!visual"],
  args: { place: { isChosen: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};

/** No place has a mark if all listed places are chosen. */
export const AllChosen: Story = {
  tags: ["!visual"],
  parameters: { hasOthers: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};
