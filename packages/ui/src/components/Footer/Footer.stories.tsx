import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Footer } from "./Footer.tsx";

/**
 * **Use** it once below every screen that scrolls, to choose the language and to read about the product.
 *
 * - **Do** name each language in that language, and mark the language of the page.
 * - **Don't** show it below the map, which fills the window.
 */
const meta = {
  title: "Components/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: { onLanguageChange: fn(), onPocket: fn() },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "English" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "English" }));
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Français" }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith("fr");
    await userEvent.click(canvas.getByRole("button", { name: "Paris in your pocket" }));
    await expect(args.onPocket).toHaveBeenCalledOnce();
  },
};

export const French: Story = {
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Langue" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Français" })).toHaveAttribute("aria-current", "true");
  },
};

/** The link to the page that is shown is marked. */
export const About: Story = {
  args: { isAbout: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/about#privacy");
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
