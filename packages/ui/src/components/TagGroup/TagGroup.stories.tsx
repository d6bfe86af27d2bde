import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TagGroup } from "./TagGroup.tsx";

/**
 * **Use** it for a category of tags among the filters. An open group shows its tags as chips. A closed group shows only
 * its title and the number of tags.
 *
 * - **Do** keep a category with a chosen tag open.
 * - **Don't** combine several categories in a group.
 */
const meta = {
  title: "Components/TagGroup",
  component: TagGroup,
  args: {
    category: {
      name: "Setting",
      options: [
        { value: "Terrace", count: 74, choice: "is" },
        { value: "Garden", count: 21, choice: "none" },
        { value: "Courtyard", count: 18, choice: "isNot" },
        { value: "Rooftop", count: 0, choice: "none" },
        { value: "Waterside, or nearly so, with a view of the river", count: 13, choice: "none" },
      ],
    },
    defaultOpen: true,
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: "Terrace, 74 places" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Rooftop, 0 places" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Garden, 21 places" }));
    await expect(args.onToggle).toHaveBeenCalledWith("Garden");
  },
};

export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    const heading = canvas.getByRole("button", { name: "Setting" });
    heading.focus();
    await userEvent.keyboard("{Enter}");
    await expect(heading).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(5);
    await userEvent.keyboard("{Enter}");
  },
};
