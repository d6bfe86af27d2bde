import {
  type FilterState,
  facetCounts,
  INITIAL_FILTERS,
  mapFacets,
  matches,
  resetFilters,
  setBetween,
  setNegation,
  setValues,
  togglePlaceStatus,
  toggleValue,
  toPlaceFilters,
} from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { NOW } from "../../fixtures/now.ts";
import { places } from "../../fixtures/places.ts";
import { filterOptions } from "../../fixtures/use-listing-demo.tsx";
import { filtersState } from "../../view-models/filters-state.ts";
import { AdvancedFilters } from "./AdvancedFilters.tsx";
import type { AdvancedFiltersProps } from "./advanced-filters-props.ts";

const shown = (draft: FilterState) => {
  const query = toPlaceFilters(draft, null, NOW);
  const facets = mapFacets((facet) => facetCounts(places, query, facet));
  return {
    draft,
    filters: filtersState({ options: filterOptions, facets, failed: false, filters: draft }),
    total: places.filter((place) => matches(place, query)).length,
  } satisfies Partial<AdvancedFiltersProps>;
};

/** Keeps the draft of the dialog in React state, and changes the draft by the functions of the domain. */
function Demonstration({ start, ...args }: AdvancedFiltersProps & { readonly start: FilterState }) {
  const [filters, setFilters] = useState(start);
  return (
    <AdvancedFilters
      {...args}
      {...shown(filters)}
      onToggle={(category, value) => setFilters(toggleValue(filters, category, value))}
      onNegate={(category, value, negated) => setFilters(setNegation(filters, category, value, negated))}
      onJoin={(category, join) => setFilters(setBetween(filters, category, join))}
      onToggleStatus={(status) => setFilters(togglePlaceStatus(filters, status))}
      onClear={() => setFilters(resetFilters(filters))}
    />
  );
}

const BARS = setValues(INITIAL_FILTERS, "types", ["Bar", "Café", "Restaurant"]);
const TERRACES = setValues(BARS, "tags", ["Terrace", "Rooftop"]);
const NOT_CENTRAL = ["75001", "75016"].reduce(
  (filters, code) => setNegation(filters, "arrondissements", code, true),
  TERRACES,
);
const CHOSEN = togglePlaceStatus(togglePlaceStatus(NOT_CENTRAL, "Open"), "Just Opened");

/**
 * **Use** it to filter with 'is not', AND and OR. The dialog changes a draft, shows the draft as a sentence, and
 * applies all its filters at once.
 *
 * - **Do** keep the sentence and the number of places in view while rules are added.
 * - **Don't** apply anything before 'Show places' is pressed; Cancel and Escape leave the filters as they were.
 */
const meta = {
  title: "Components/AdvancedFilters",
  component: AdvancedFilters,
  args: {
    open: true,
    ...shown(CHOSEN),
    onToggle: fn(),
    onNegate: fn(),
    onJoin: fn(),
    onToggleStatus: fn(),
    onClear: fn(),
    onRetry: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AdvancedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves with queries within the dialog, once the dialog accepts pointer events. */
async function openDialog() {
  const dialog = await screen.findByRole("dialog", { name: "Advanced Filters" });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: "auto" }));
  return within(dialog);
}

export const Success: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Bar: is or is not" }), "is not");
    await expect(args.onNegate).toHaveBeenCalledWith("types", "Bar", true);
    await userEvent.click(dialog.getByRole("button", { name: "Remove Café" }));
    await expect(args.onToggle).toHaveBeenCalledWith("types", "Café");
    await userEvent.click(
      within(dialog.getByRole("radiogroup", { name: "Between Tags and what stands above" })).getByRole("radio", {
        name: "OR",
      }),
    );
    await expect(args.onJoin).toHaveBeenCalledWith("tags", "OR");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Opening Soon" }));
    await expect(args.onToggleStatus).toHaveBeenCalledWith("Opening Soon");
    await userEvent.click(dialog.getByRole("button", { name: /^Show/ }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  render: (args) => <Demonstration {...args} start={INITIAL_FILTERS} />,
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText("Every place.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Clear all" })).toBeNull();
    // The dialog opens with the focus in the field of a value.
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Value" })).toHaveFocus());
  },
};

export const Added: Story = {
  render: (args) => <Demonstration {...args} start={INITIAL_FILTERS} />,
  play: async () => {
    const dialog = await openDialog();
    const value = dialog.getByRole("combobox", { name: "Value" });
    const add = dialog.getByRole("button", { name: "Add" });
    await userEvent.type(value, "Ba");
    await expect(add).toBeDisabled();
    await userEvent.type(value, "r");
    await userEvent.click(add);
    await expect(value).toHaveValue("");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Category" }), "Arrondissement");
    await userEvent.type(value, "11e");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.click(add);
    await expect(dialog.getByText(/^Places that are/)).toHaveTextContent("Places that are Bar, and in the 11e.");
  },
};

/** After a removal, the focus moves to the next value, or else to the last value, or else to the field for a value. */
export const Removed: Story = {
  tags: ["!visual"],
  render: (args) => <Demonstration {...args} start={BARS} />,
  play: async () => {
    const dialog = await openDialog();
    const remove = (name: string) => dialog.getByRole("button", { name: `Remove ${name}` });
    remove("Café").focus();
    await userEvent.keyboard("{Enter}");
    await expect(remove("Restaurant")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(remove("Bar")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(dialog.getByRole("combobox", { name: "Value" })).toHaveFocus();
  },
};

export const Loading: Story = { args: { filters: { status: "loading" }, total: null } };

export const Error: Story = {
  args: { filters: { status: "error" }, total: null },
  play: async ({ args }) => {
    await userEvent.click((await openDialog()).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: shown(
    setValues(BARS, "tags", ["Waterside, or nearly so, with a view of the river", "A-tag-without-any-space".repeat(4)]),
  ),
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
