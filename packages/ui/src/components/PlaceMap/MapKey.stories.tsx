import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MapKey } from "./MapKey.tsx";

/**
 * **Use** it on a map with places that are not chosen, whose dots have no glyph.
 *
 * - **Do** render it over the map: it is at the bottom right, beside the attribution or above it.
 * - **Don't** use it on a map of pins alone: their glyphs show the types.
 */
const meta = {
  title: "Components/MapKey",
  component: MapKey,
  tags: ["!visual"],
  decorators: (Story) => (
    <div style={{ position: "relative", height: 100 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MapKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(kinds).toEqual(["Tables", "To see", "Outdoors", "Shops, hotels"]);
  },
};
export const French: Story = { globals: { language: "fr" } };
