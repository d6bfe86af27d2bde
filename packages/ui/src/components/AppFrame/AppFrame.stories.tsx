import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { AppFrame } from "./AppFrame.tsx";

/**
 * **Use** it once on every page, around the top bar, the screen and the footer.
 *
 * - **Do** render a `main` with the id `content` in the screen: it is the target of 'Skip to content'.
 * - **Don't** render a second top bar within a screen.
 */
const meta = {
  title: "Components/AppFrame",
  component: AppFrame,
  parameters: { layout: "fullscreen" },
  args: {
    topBar: <DemoTopBar />,
    children: (
      <main id="content" tabIndex={-1} style={{ padding: 32 }}>
        The screen of a route
      </main>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("banner")).toHaveLength(1);
    await expect(canvas.getByRole("main")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
