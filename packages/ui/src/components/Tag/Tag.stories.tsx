import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag, TagLink, TagRow } from "./Tag.tsx";

/**
 * **Use** it for a property of a place. `TagRow` shows one row of tags and the number of hidden tags.
 *
 * - **Do** link a tag only on the page of a place, to the places with the same tag.
 * - **Don't** style a tag like a chip: chips are round and can be chosen.
 */
const meta = {
  title: "Components/Tag",
  component: TagRow,
  args: { tags: ["Classic French", "Terrace", "Natural wine", "Booking needed"], room: 169, size: "small" },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: args.room }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeFit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+3 more")).toBeVisible();
  },
};
export const AllFit: Story = { args: { room: 400 } };
export const OneTooLong: Story = { args: { tags: ["Reservation strongly recommended at weekends", "Terrace"] } };
export const Large: Story = { render: () => <Tag size="large">Natural wine</Tag> };

/** On the page of a place, a tag links to the places with the same tag. */
export const Linked: Story = {
  render: () => <TagLink href="/?tags=Terrace">Terrace</TagLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Terrace" })).toHaveAttribute("href", "/?tags=Terrace");
  },
};
