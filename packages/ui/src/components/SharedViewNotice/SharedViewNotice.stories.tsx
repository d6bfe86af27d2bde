import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SharedViewNotice } from "./SharedViewNotice.tsx";

const view = { name: "Terraces in the 11e", sharedBy: "Camille", tags: [], maxTravelTime: null };

/**
 * **Use** it above the listing that opens from the link of a shared view.
 *
 * - **Do** name the filters that the listing does not apply.
 * - **Don't** keep it after the visitor has chosen other filters.
 */
const meta = {
  title: "Components/SharedViewNotice",
  component: SharedViewNotice,
  args: { view },
} satisfies Meta<typeof SharedViewNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A view by Camille")).toBeVisible();
    await expect(canvas.queryByText(/Not applied/)).toBeNull();
  },
};
export const WithoutOwnerName: Story = { tags: ["!visual"], args: { view: { ...view, sharedBy: null } } };
const partlyApplied = { ...view, tags: ["Terrace", "Quiet"], maxTravelTime: 20 };
export const NotApplied: Story = {
  args: { view: partlyApplied },
  play: async ({ canvas }) =>
    expect(canvas.getByText("Not applied: tag Terrace, tag Quiet, travel time of at most 20 min.")).toBeVisible(),
};
export const LongText: Story = {
  args: { view: { ...view, name: "W".repeat(80), sharedBy: "Marie-Antoinette de la Rochefoucauld-Montmorency" } },
};
export const Phone: Story = { ...NotApplied, globals: { viewport: { value: "w390" } } };
export const French: Story = { args: { view: partlyApplied }, globals: { language: "fr" } };
