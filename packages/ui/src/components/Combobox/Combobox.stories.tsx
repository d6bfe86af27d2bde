import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

/** Keeps the typed text in state, as a parent component does. */
function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minHeight: 340, maxWidth: 360 }}>
      <Combobox
        {...props}
        value={value}
        onValueChange={(text) => {
          setValue(text);
          props.onValueChange(text);
        }}
      />
    </div>
  );
}

const option = (name: string, count: number) => ({ value: name, name, count, disabled: count === 0 });

/**
 * **Use** it to choose one of many values by typing part of its name.
 *
 * - **Do** keep the typed text, and show a message if no option matches the text.
 * - **Don't** use it for fewer than eight values: chips or a segmented control show all of them at once.
 */
const meta = {
  title: "Components/Combobox",
  component: Combobox,
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Value",
    placeholder: "Choose a value",
    options: [option("Terrace", 74), option("Crêpes", 12), option("Rooftop", 0), option("Late-night eatery", 6)],
    value: "",
    onValueChange: fn(),
    none: "No options found",
    noMatch: "No results.",
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Value" });
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await expect(canvas.getByRole("option", { name: "Rooftop, 0 places" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      canvas.getByRole("option", { name: "Crêpes, 12 places" }).id,
    );
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    // The arrow keys skip the disabled option.
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Late-night eatery");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
  },
};

export const Searched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "crepe");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("option"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Crêpes");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("combobox"));
  },
};

/** Looks like 'Open'. An id must not contain spaces, not even if the value does. */
export const OptionIds: Story = {
  tags: ["!visual"],
  args: { options: [option("Late-night eatery", 6)] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    const { id } = canvas.getByRole("option");
    await expect(id).not.toMatch(/\s/);
    await expect(field).toHaveAttribute("aria-activedescendant", id);
  },
};

/** Looks like 'Open'. Enter confirms the composed text and chooses no option. */
export const Composing: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await expect(canvas.getByRole("status")).toHaveTextContent("No results.");
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("No options found");
  },
};

export const LongText: Story = {
  args: { options: [option("Waterside, or nearly so, with a view of the river and of the bridges over it", 13)] },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("combobox")),
};

export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("combobox")),
};
