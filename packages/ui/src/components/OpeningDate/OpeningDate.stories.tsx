import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { OpeningDate } from "./OpeningDate.tsx";

/**
 * **Use** it in the sidebar, as the specification requires: two chips that can be checked.
 *
 * - **Do** keep it the last section of the sidebar.
 * - **Don't** connect the chips to the list: they filter nothing.
 */
const meta = {
  title: "Components/OpeningDate",
  component: OpeningDate,
  render: () => (
    <div style={{ maxWidth: 210 }}>
      <OpeningDate />
    </div>
  ),
} satisfies Meta<typeof OpeningDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const [opened, year] = [
      canvas.getByRole("checkbox", { name: "Just Opened" }),
      canvas.getByRole("checkbox", { name: "Opened This Year" }),
    ];
    await userEvent.click(opened);
    await userEvent.click(year);
    await expect(opened).toBeChecked();
    await expect(year).toBeChecked();
    await userEvent.click(opened);
    await expect(opened).not.toBeChecked();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
