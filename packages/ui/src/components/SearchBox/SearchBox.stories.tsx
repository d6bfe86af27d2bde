import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { RecentSearches } from "../RecentSearches/RecentSearches.tsx";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

function Demo({ value: initial, ...props }: Omit<SearchBoxProps, "onValueChange">) {
  const [value, setValue] = useState(initial);
  return <SearchBox {...props} value={value} onValueChange={setValue} />;
}

/**
 * **Use** it to search for places by name or address. With `shortcut`, the key '/' focuses it.
 *
 * - **Do** search while the visitor types, and offer to clear the text.
 * - **Don't** set `shortcut` on two search boxes of a screen: both would handle the key.
 */
const meta = {
  title: "Components/SearchBox",
  component: Demo,
  args: { value: "", shortcut: true, onSubmit: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox", { name: "Search for places" });
    await waitFor(async () => {
      await userEvent.keyboard("/");
      await expect(field).toHaveFocus();
    });
    await userEvent.keyboard("creperie{Enter}");
    await expect(field).toHaveValue("creperie");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

/** The empty field shows the recent searches. */
export const Recent: Story = {
  tags: ["!visual"],
  args: {
    combobox: {
      ...{ list: null, marked: null, suggestions: null, understood: null },
      ...{ onIntent: fn(), onPress: fn(), onKeyDown: fn(), onClose: fn() },
      recent: (done) => (
        <RecentSearches texts={["brunch", "pizza 11e"]} onChoose={done} onRemove={fn()} onClear={fn()} />
      ),
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Search for places" });
    const heading = () => canvas.queryByRole("heading", { name: "Recent" });
    await userEvent.click(field);
    await expect(heading()).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear recent searches" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(heading()).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("b");
    await userEvent.keyboard("{Backspace}");
    await expect(heading()).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "pizza 11e" }));
    await expect(heading()).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.click(document.body);
    await expect(heading()).toBeNull();
    await userEvent.click(field);
    await expect(heading()).toBeVisible();
  },
};

export const Filled: Story = { args: { value: "creperie" } };
export const LongText: Story = {
  args: { value: "the small place with the blue door somewhere behind the market ".repeat(3) },
};
export const Phone: Story = { args: { value: "creperie" }, globals: { viewport: { value: "w390" } } };
