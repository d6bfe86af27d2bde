import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NeighbourhoodLinks } from "./NeighbourhoodLinks.tsx";

/**
 * **Use** it where a screen names neighbourhoods, to link to their pages.
 *
 * - **Do** pass all neighbourhoods of a place: those without a page are omitted.
 * - **Don't** use it for a long list: each link is a tab stop.
 */
const meta = {
  title: "Components/NeighbourhoodLinks",
  component: NeighbourhoodLinks,
  args: { names: ["Le Marais", "Quartier Latin"] },
} satisfies Meta<typeof NeighbourhoodLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Le Marais" })).toHaveAttribute("href", "/neighbourhoods/le-marais");
    await expect(canvas.getByRole("link", { name: "Latin Quarter" })).toBeVisible();
  },
};
export const WithWords: Story = { args: { text: (name) => `About ${name}` } };
/** Names without a page are omitted. */
export const Empty: Story = {
  args: { names: ["Nowhere"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    names: ["Faubourg Saint-Antoine", "Strasbourg - Saint-Denis", "Saint-Germain-des-Prés", "Paris Rive Gauche"],
  },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
