import { ARRONDISSEMENTS, PLACE_TYPES } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FAILED_COUNTS } from "../../fixtures/failed-counts.ts";
import { tagCategories } from "../../fixtures/tag-categories.ts";
import type { FilterOption } from "../../lib/filter-option.ts";
import { NO_CHOICES } from "../../view-models/filters-state.ts";
import { Filters } from "./Filters.tsx";

const options = (values: readonly string[]): readonly FilterOption[] =>
  values.map((value, index) => ({ value, count: (index * 7) % 23, choice: "none" }));

/**
 * **Use** it as the content of the sidebar, and of `FilterPanel` on a phone.
 *
 * - **Do** keep the order: types, arrondissements, neighbourhoods, travel time, opening hours, tags.
 * - **Don't** hide the filters while they load or have failed: the component shows that state itself.
 */
const meta = {
  title: "Components/Filters",
  component: Filters,
  args: {
    state: {
      status: "ready",
      ...NO_CHOICES,
      types: options(PLACE_TYPES),
      arrondissements: options(ARRONDISSEMENTS),
      tags: Object.entries(tagCategories).map(([name, tags]) => ({ name, options: options(tags) })),
    },
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Diet" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "+2 More" }));
    await expect(canvas.getByRole("button", { name: "Diet" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Garden/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("tags", "Garden");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^2e Arrondissement/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("arrondissements", "75002");
    await userEvent.click(canvas.getByRole("button", { name: "Types" }));
    await expect(canvas.queryByRole("checkbox", { name: /^Bar/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading filters...")).toBeVisible();
  },
};

export const Error: Story = {
  args: { state: { status: "error" }, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error loading filter options");
  },
};

/** The listing could not be loaded: the filters stay usable, without counts. */
export const WithoutCounts: Story = {
  args: { state: FAILED_COUNTS.filters, onToggle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Museum" }));
    await expect(args.onToggle).toHaveBeenCalledWith("types", "Museum");
  },
};

/** An included neighbourhood has a link to its page. An excluded neighbourhood has no link. */
export const WithNeighbourhood: Story = {
  args: {
    state: {
      status: "ready",
      ...NO_CHOICES,
      types: options(PLACE_TYPES.slice(0, 4)),
      neighbourhoods: [
        { value: "Le Marais", count: 52, choice: "is" },
        { value: "Pigalle", count: 11, choice: "isNot" },
      ],
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "About Le Marais" });
    await expect(link).toHaveAttribute("href", "/neighbourhoods/le-marais");
    await expect(canvas.queryByRole("link", { name: "About Pigalle" })).toBeNull();
  },
};

/**
 * If the types, the arrondissements and the tags are all empty, an error is shown (§8). If only some are empty, the
 * others are shown.
 */
export const Empty: Story = {
  args: { state: { status: "ready", ...NO_CHOICES } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error loading filter options");
  },
};

export const PartlyEmpty: Story = {
  args: { state: { status: "ready", ...NO_CHOICES, types: options(PLACE_TYPES.slice(0, 4)) } },
};
