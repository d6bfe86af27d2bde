import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExitSign } from "./ExitSign.tsx";

/**
 * **Use** it above the words of a page whose place is missing or could not be loaded.
 *
 * - **Do** leave the explanation and the way back to the text below it: the sign is decoration.
 * - **Don't** use it for smaller failures: within a page these are `ErrorNotice`.
 */
const meta = { title: "Components/ExitSign", component: ExitSign } satisfies Meta<typeof ExitSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
