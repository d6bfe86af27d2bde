import type { Meta, StoryObj } from "@storybook/react-vite";
import { EndOfTownSign } from "./EndOfTownSign.tsx";

/**
 * **Use** it above the message that a page does not exist or is no longer shared, or that a page or a list could not be
 * loaded.
 *
 * - **Do** put the explanation and the way back below it: the sign is decorative.
 * - **Don't** use it for a failure of a small part of a page: use `ErrorNotice`.
 */
const meta = { title: "Components/EndOfTownSign", component: EndOfTownSign } satisfies Meta<typeof EndOfTownSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: "small" } };
