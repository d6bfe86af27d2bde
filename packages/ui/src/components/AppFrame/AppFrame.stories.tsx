import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { AppFrame } from "./AppFrame.tsx";

/**
 * **Use** it once around every page: top bar, screen, footer.
 *
 * - **Do** give the screen a `main` with the id `content`, to which 'Skip to content' leads.
 * - **Don't** draw a second top bar within a screen.
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
