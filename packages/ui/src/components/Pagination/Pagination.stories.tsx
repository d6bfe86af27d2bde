import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

function Demo({ page: initial, pages }: Omit<PaginationProps, "onPageChange">) {
  const [page, setPage] = useState(initial);
  return <Pagination page={page} pages={pages} onPageChange={setPage} />;
}

/**
 * **Use** it below a list with more than one page.
 *
 * - **Do** keep the step buttons focusable on the first and the last page, so that they keep the focus.
 * - **Don't** show it for a single page.
 */
const meta = { title: "Components/Pagination", component: Demo, args: { page: 1, pages: 7 } } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const MiddlePage: Story = { args: { page: 5, pages: 12 } };
export const ManyPages: Story = { args: { page: 214, pages: 428 } };
export const Phone: Story = { args: { page: 5, pages: 12 }, globals: { viewport: { value: "w390" } } };

/** On the last page 'Next page' stays focusable, so that it keeps the focus. */
export const LastPage: Story = {
  args: { page: 1, pages: 2 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pagination" }));
    const next = pages.getByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await userEvent.click(pages.getByRole("button", { name: "Previous page" }));
    await expect(pages.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(pages.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};
