import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * **Use** it for words that only a screen reader needs, such as ', page 2 of 11' behind a count.
 *
 * - **Do** keep them short, and in the order of the sentence.
 * - **Don't** hide what everyone should know, or a control that can take the focus.
 */
const meta = {
  title: "Components/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: ", page 2 of 11" },
  render: (args) => (
    <p>
      528 places
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page number is in the text of the paragraph, and takes one pixel. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/528 places/)).toHaveTextContent("528 places, page 2 of 11");
    await expect(canvas.getByText(", page 2 of 11").getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
