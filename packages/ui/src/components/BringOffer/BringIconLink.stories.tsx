import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BringIconLink } from "./BringIconLink.tsx";

/**
 * **Use** it next to the export of the favorites.
 *
 * - **Do** show its name on hover and on focus.
 * - **Don't** use it where there is space for its name: use `BringLink`.
 */
const meta = {
  title: "Components/BringIconLink",
  component: BringIconLink,
  args: { href: "/my/bring" },
  decorators: [
    (Story) => (
      <div style={{ padding: "0 100px 48px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BringIconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Bring your places…" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "/my/bring");
    await expect(canvas.getByText("Bring your places…")).toBeVisible();
  },
};
export const FrenchPhone: Story = { globals: { language: "fr", viewport: { value: "w390" } } };
