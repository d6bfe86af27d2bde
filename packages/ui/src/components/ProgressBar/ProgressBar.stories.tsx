import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

/**
 * **Use** it for a task of more than a second, such as saving many places.
 *
 * - **Do** write the progress next to it as text, because a bar alone has no figures.
 * - **Don't** use it for a page that loads: show placeholders of the same size.
 */
const meta = {
  title: "Components/ProgressBar",
  component: ProgressBar,
  args: { label: "Saving", value: 35, max: 100 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { tags: ["!visual"], args: { value: undefined } };
