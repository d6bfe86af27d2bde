import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * **Use** it for text that only screen readers need, such as ', page 2 of 11' after a count.
 *
 * - **Do** keep the text short, and in the order of the sentence.
 * - **Don't** hide text that everyone needs, or a focusable control.
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

/** The page number is part of the paragraph's text, but only one pixel wide. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/528 places/)).toHaveTextContent("528 places, page 2 of 11");
    await expect(canvas.getByText(", page 2 of 11").getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
