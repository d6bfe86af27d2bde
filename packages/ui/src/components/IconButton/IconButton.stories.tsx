import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "./IconButton.tsx";

/**
 * **Use** it if there is no room for text and the icon is well known: close, zoom, hide filters.
 *
 * - **Do** say in `label` what a press does. Only screen readers read it: the button has no tooltip.
 * - **Don't** use it for the main action, or with an icon that appears nowhere else.
 */
const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Close", children: <XIcon size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
