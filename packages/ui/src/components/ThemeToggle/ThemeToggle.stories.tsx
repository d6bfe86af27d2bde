import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ThemeToggle } from "./ThemeToggle.tsx";

/**
 * **Use** it in the top bar to switch the theme. It shows a moon in the light theme and a sun in the dark theme.
 *
 * - **Do** say in its name what a press does ('Switch to dark theme').
 * - **Don't** add a third state that follows the system: the default theme is light, as the specification requires.
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
