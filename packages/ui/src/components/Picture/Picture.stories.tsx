import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { posters } from "../../fixtures/posters.ts";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { Picture } from "./Picture.tsx";

/**
 * **Use** it for every picture of a place. It reserves its space while it loads, and falls back to the placeholder.
 *
 * - **Do** set `sizes` to the width of the picture, and `priority` for the first row.
 * - **Don't** repeat adjacent text in `alt`: pass an empty string instead.
 */
const meta = {
  title: "Components/Picture",
  component: Picture,
  args: { url: posters.canal, alt: "A footbridge over the canal", width: 200, height: 250 },
  decorators: [
    (Story) => (
      <div style={{ width: 200, height: 250 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Missing: Story = { args: { url: undefined } };

export const Broken: Story = {
  args: { url: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/placeholder\.png$/)),
    );
  },
};

/** The picture is not kept on the device, and there is no connection. */
export const Unsaved: Story = {
  args: { url: "data:image/png;base64,broken", type: "Bakery" },
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "A footbridge over the canal" }).tagName).toBe("SPAN"));
  },
};
