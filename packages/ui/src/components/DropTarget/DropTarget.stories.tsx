import type { Meta, StoryObj } from "@storybook/react-vite";
import { DropTarget } from "./DropTarget.tsx";

/**
 * **Use** it while a file is dragged over a page that accepts files: the favorites, or the import of places.
 *
 * - **Do** hide it at once when the file leaves the page.
 * - **Don't** use it as the only way to choose a file.
 */
const meta = {
  title: "Components/DropTarget",
  component: DropTarget,
  parameters: { layout: "fullscreen" },
  render: () => (
    <div style={{ height: 320 }}>
      <DropTarget />
    </div>
  ),
} satisfies Meta<typeof DropTarget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const French: Story = { globals: { language: "fr" } };
