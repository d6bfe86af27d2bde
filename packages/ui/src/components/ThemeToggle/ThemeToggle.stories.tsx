import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ThemeToggle } from "./ThemeToggle.tsx";

/**
 * **Use** it in the top bar: a moon in the light theme, a sun in the dark one.
 *
 * - **Do** name what a press does ('Switch to dark theme').
 * - **Don't** add a third state: without a choice the theme is light, as the specification says.
 */
const meta = {
  title: "Components/ThemeToggle",
  component: ThemeToggle,
  args: { theme: "light", onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightTheme: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Switch to dark theme" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
  },
};
export const DarkTheme: Story = { args: { theme: "dark" } };
