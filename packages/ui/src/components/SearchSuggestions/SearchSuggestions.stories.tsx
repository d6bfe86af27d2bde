import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { LONG_TEXTS, MUSEUMS, NOTHING, PIZZA } from "../../fixtures/found-suggestions.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { type LoadedSuggestions, rowsOf, searchSuggestionsState } from "../../view-models/search-suggestions.ts";
import { onListboxKey, optionId } from "../Listbox/listbox-keys.ts";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { SearchSheet } from "../SearchDialog/SearchSheet.tsx";
import { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions.tsx";

interface DemoProps extends Pick<SearchSuggestionsProps, "onTake">, Pick<LoadedSuggestions, "found" | "failed"> {
  readonly text: string;
  /** The row that is marked first. @default none */
  readonly marked?: number;
  readonly placement?: "popover" | "dialog";
}

const ID = "suggestions";

/** The field of the search with its list, or the dialog of a phone. */
function Demo({ text, found, failed, marked: first, placement = "popover", onTake }: DemoProps) {
  const messages = useMessages();
  const [value, onValueChange] = useState(text);
  const [open, setOpen] = useState(true);
  const [marked, setMarked] = useState(first ?? null);
  const state = searchSuggestionsState({ open, found, failed }, messages);
  const rows = rowsOf(state);
  const combobox = {
    list: open ? ID : null,
    marked: marked === null || !open ? null : optionId(ID, marked),
    suggestions: <SearchSuggestions id={ID} state={state} marked={marked} placement={placement} onTake={onTake} />,
    onIntent: () => {},
    onPress: () => setOpen(true),
    onClose: () => {},
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) =>
      onListboxKey(event, {
        list: ID,
        count: Math.max(rows.length, 1),
        marked,
        onMark: setMarked,
        onTake: (index) => {
          const row = rows[index];
          if (row !== undefined) onTake(row);
        },
        onDismiss: () => setOpen(false),
      }),
  };
  const box = { value, onValueChange, combobox };
  if (placement === "dialog") return <SearchSheet {...box} open onOpenChange={() => {}} onClosed={() => {}} />;
  return (
    <div style={{ minHeight: 660 }}>
      <div style={{ maxWidth: 430 }}>
        <SearchBox {...box} />
      </div>
    </div>
  );
}

/**
 * **Use** it below the search box: what the typed text may mean, as places and as filters with their counts.
 *
 * - **Do** keep the old rows until newer ones are loaded, and keep the focus in the field.
 * - **Don't** suggest what leads to no place.
 */
const meta = {
  title: "Components/SearchSuggestions",
  component: Demo,
  args: { text: "mus", found: MUSEUMS, failed: false, onTake: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = { args: { marked: 0 } };

/** The arrow keys mark a row, Enter takes it, and Escape closes the list. */
export const ByKeyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Search for places" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    const last = canvas.getByRole("option", { name: "All places with ‘mus’ in name or address, 26 places" });
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", last.id);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "place" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** Several words are filters together. The first row applies all of them. */
export const Understood: Story = {
  args: { text: PIZZA.typed, found: PIZZA },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole("option", { name: "Pizza, 11e Arrondissement, Open now, “chez”, 2 places" }),
    );
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters" }));
  },
};

export const Loading: Story = { args: { found: null } };
export const NothingFound: Story = { args: { text: NOTHING.typed, found: NOTHING } };

export const Error: Story = {
  args: { found: null, failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("option", { name: "Try again" }));
    await expect(args.onTake).toHaveBeenCalledWith({ kind: "retry" });
  },
};

export const LongText: Story = { args: { text: LONG_TEXTS.typed, found: LONG_TEXTS } };
export const French: Story = { globals: { language: "fr" } };

const phone = { placement: "dialog" } as const;
const onPhone = { viewport: { value: "w390" } };
export const Phone: Story = { args: { ...phone, marked: 0 }, globals: onPhone };
export const PhoneUnderstood: Story = { args: { ...phone, text: PIZZA.typed, found: PIZZA }, globals: onPhone };
export const PhoneError: Story = { args: { ...phone, found: null, failed: true }, globals: onPhone };
export const PhoneLongText: Story = { args: { ...phone, text: LONG_TEXTS.typed, found: LONG_TEXTS }, globals: onPhone };
