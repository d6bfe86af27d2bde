import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ThemeToggle } from "./ThemeToggle.tsx";

const meta = {
  title: "Components/ThemeToggle",
  component: ThemeToggle,
  args: { theme: "light", onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoonByDay: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Switch to dark theme" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
  },
};
export const SunByNight: Story = { args: { theme: "dark" } };
