import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FilterSection } from "./FilterSection.tsx";

/**
 * **Use** it for a group of filters that can be collapsed.
 *
 * - **Do** show the number of values next to the title of a closed section.
 * - **Don't** nest sections.
 */
const meta = {
  title: "Components/FilterSection",
  component: FilterSection,
  args: { title: "Types", count: 16, children: <p>What one can choose from.</p> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("button", { name: "Types", expanded: false });
    await userEvent.tab();
    await expect(heading).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("What one can choose from.")).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("What one can choose from.")).not.toBeVisible();
  },
};
