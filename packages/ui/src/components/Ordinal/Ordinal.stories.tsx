import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ordinal } from "./Ordinal.tsx";

const meta = { title: "Components/Ordinal", component: Ordinal, args: { code: "75011" } } satisfies Meta<
  typeof Ordinal
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
