import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { EXCLUDED, LONG_TEXTS, MUSEUMS, NOTHING, PIZZA, SIMILAR, WITHIN } from "../../fixtures/found-suggestions.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { type LoadedSuggestions, rowsOf, searchSuggestionsState } from "../../view-models/search-suggestions.ts";
import { onListboxKey, optionId } from "../Listbox/listbox-keys.ts";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { SearchSheet } from "../SearchDialog/SearchSheet.tsx";
import { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions.tsx";

interface DemoProps
  extends Pick<SearchSuggestionsProps, "onTake" | "onTextChange">,
    Pick<LoadedSuggestions, "found" | "failed"> {
  /** Whether the visitor has confirmed a location. @default true */
  readonly located?: boolean;
  readonly text: string;
  /** The index of the row that is marked at first. Without it, no row is marked. */
  readonly marked?: number;
  readonly placement?: "popover" | "dialog";
}

const ID = "suggestions";

/** The search field with its suggestions, or the search dialog of a phone. */
function Demo({ text, found, failed, located = true, marked: first, placement = "popover", ...callbacks }: DemoProps) {
  const { onTake } = callbacks;
  const messages = useMessages();
  const [value, onValueChange] = useState(text);
  const [open, setOpen] = useState(true);
  const [marked, setMarked] = useState(first ?? null);
  const state = searchSuggestionsState({ open, found, failed, located }, messages);
  const rows = rowsOf(state);
  const understood = state.status === "ready" ? state.understood : null;
  const onTextChange = (next: string) => {
    onValueChange(next);
    callbacks.onTextChange(next);
  };
  const combobox = {
    list: open ? ID : null,
    marked: marked === null || !open ? null : optionId(ID, marked),
    suggestions: <SearchSuggestions id={ID} {...{ state, marked, placement, onTake, onTextChange }} />,
    understood: understood && {
      total: understood.count,
      onTake: () => onTake({ kind: "filters", words: [], filters: understood.filters, count: understood.count }),
    },
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
 * **Use** it below the search box, to suggest the places and the filters that the typed text can mean.
 *
 * - **Do** keep the rows until newer rows are loaded, and keep the focus in the field.
 * - **Don't** suggest filters that no place matches.
 */
const meta = {
  title: "Components/SearchSuggestions",
  component: Demo,
  args: { text: "mus", found: MUSEUMS, failed: false, onTake: fn(), onTextChange: fn() },
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

/** Several words of the text mean filters. A row applies all of these filters. */
export const Understood: Story = {
  args: { text: PIZZA.typed, found: PIZZA },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole("option", { name: "Pizza, 11e Arrondissement, Open now, “chez”, 2 places" }),
    );
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters" }));
  },
};

/** Words of the text exclude values: each is named with 'not', and its sign is that of an exclusion. */
export const Excluded: Story = {
  args: { text: EXCLUDED.typed, found: EXCLUDED },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("option", { name: /^not Cocktails, / })).toBeVisible();
    await expect(canvas.queryByRole("option", { name: /^Cocktails/ })).toBeNull();
    await userEvent.click(canvas.getByRole("option", { name: /^not 11e Arrondissement, / }));
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters" }));
  },
};
export const FrenchExcluded: Story = {
  args: { text: EXCLUDED.typed, found: EXCLUDED },
  globals: { language: "fr" },
};

/** A filter by travel time has no count without a location: taking the row opens the location dialog. */
export const WithoutLocation: Story = {
  args: { text: WITHIN.typed, found: WITHIN, located: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("option", { name: "Within 15 min, Set Location" })).toBeVisible();
    await userEvent.click(canvas.getByRole("option", { name: "Café, Open Sunday 12:00, Within 15 min, Set Location" }));
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters", count: null }));
  },
};
export const WithLocation: Story = { args: { text: WITHIN.typed, found: WITHIN } };

/** The remove button of a filter removes the filter's words from the text, and returns the focus to the field. */
export const RemoveAPart: Story = {
  tags: ["!visual"],
  args: { text: PIZZA.typed, found: PIZZA },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Search for places" });
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Pizza" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onTextChange).toHaveBeenCalledWith("pizza open now chez");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("pizza open now chez");
  },
};

export const Loading: Story = { args: { found: null } };
/** The row that searches for the text is shown although it finds nothing: the empty listing suggests other searches. */
export const NothingFound: Story = {
  args: { text: NOTHING.typed, found: NOTHING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing is called ‘qqqq’")).toBeVisible();
    await expect(
      canvas.getByRole("option", { name: "All places with ‘qqqq’ in name or address, 0 places" }),
    ).toBeVisible();
  },
};

export const SimilarNames: Story = { args: { text: SIMILAR.typed, found: SIMILAR } };

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
export const PhoneUnderstood: Story = {
  args: { ...phone, text: PIZZA.typed, found: PIZZA },
  globals: onPhone,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Show 2 places" }));
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters" }));
  },
};
export const PhoneExcluded: Story = { args: { ...phone, text: EXCLUDED.typed, found: EXCLUDED }, globals: onPhone };
export const PhoneWithoutLocation: Story = {
  args: { ...phone, text: WITHIN.typed, found: WITHIN, located: false },
  globals: onPhone,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Set Location" }));
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "filters", count: null }));
  },
};
export const PhoneError: Story = { args: { ...phone, found: null, failed: true }, globals: onPhone };
export const PhoneLongText: Story = { args: { ...phone, text: LONG_TEXTS.typed, found: LONG_TEXTS }, globals: onPhone };
