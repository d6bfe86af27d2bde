import type { SortField, SortOrder } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SortMenu, type SortMenuProps } from "./SortMenu.tsx";

function Demo({ field, order, ...props }: Omit<SortMenuProps, "onSort">) {
  const [sort, setSort] = useState<{ field: SortField; order: SortOrder }>({ field, order });
  return (
    <SortMenu
      {...props}
      {...sort}
      onSort={(next) => setSort({ field: next, order: next === sort.field && sort.order === "asc" ? "desc" : "asc" })}
    />
  );
}

const meta = {
  title: "Components/SortMenu",
  component: Demo,
  args: { field: "name", order: "asc" },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ascending: Story = {};
export const Descending: Story = { args: { field: "travelTime", order: "desc" } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Name",
      "Type",
      "Arrondissement",
      "Rating",
      "Travel time",
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole("button", { name: "Sort: Name, ascending" }).focus();
    await userEvent.keyboard("{Enter}");
    const current = await page.findByRole("menuitemradio", { name: /^Name/, checked: true });
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sort: Rating, ascending" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
};
