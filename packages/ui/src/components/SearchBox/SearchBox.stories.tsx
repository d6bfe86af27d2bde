import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
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

export const Filled: Story = { args: { value: "creperie" } };
export const LongText: Story = {
  args: { value: "the small place with the blue door somewhere behind the market ".repeat(3) },
};
export const Phone: Story = { args: { value: "creperie" }, globals: { viewport: { value: "w390" } } };
