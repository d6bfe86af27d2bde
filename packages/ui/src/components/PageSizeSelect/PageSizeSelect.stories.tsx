import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PageSizeSelect, type PageSizeSelectProps } from "./PageSizeSelect.tsx";

function Demo({ value: initial }: Pick<PageSizeSelectProps, "value">) {
  const [value, setValue] = useState(initial);
  return <PageSizeSelect value={value} onValueChange={setValue} />;
}

/**
 * **Use** it next to `Pagination` to choose 48, 72 or 96 places a page.
 *
 * - **Do** return to the first page when the size changes.
 * - **Don't** offer other sizes.
 */
const meta = { title: "Components/PageSizeSelect", component: Demo, args: { value: 48 } } satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("radiogroup", { name: "Per page" }));
    await expect(group.getByRole("radio", { name: "48" })).toBeChecked();
    await userEvent.click(group.getByRole("radio", { name: "72" }));
    await expect(group.getByRole("radio", { name: "72" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(group.getByRole("radio", { name: "96" })).toBeChecked();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
