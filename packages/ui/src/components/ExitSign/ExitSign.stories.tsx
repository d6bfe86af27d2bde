import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExitSign } from "./ExitSign.tsx";

const meta = { title: "Components/ExitSign", component: ExitSign } satisfies Meta<typeof ExitSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
