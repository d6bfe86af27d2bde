import { setHours, setNegation, setSort, toggleValue } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { HoursChange } from "../../components/HoursFilter/HoursChange.tsx";
import { ListingDemo } from "../../fixtures/ListingDemo.tsx";
import { manyPlaces, places, placesWithTravel } from "../../fixtures/places.ts";

/**
 * **Use** it to see the listing with filters: the sidebar, the chips, the sticky header and the filters of a phone.
 *
 * - **Do** keep the count, the chips and the sidebar in sync.
 * - **Don't** hide an active filter at any width.
 */
const meta = {
  title: "Screens/PlacesFilters",
  component: ListingDemo,
  parameters: { layout: "fullscreen" },
  args: { places: manyPlaces },
} satisfies Meta<typeof ListingDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

/** A type and an arrondissement are excluded, and each card shows its travel time. */
export const Filtered: Story = {
  args: {
    places: placesWithTravel,
    initial: (state) =>
      setSort(setNegation(setNegation(state, "types", "Club", true), "arrondissements", "75016", true), "travelTime"),
    props: {
      favorites: new Set(["place-1", "place-5", "place-9", "place-17"]),
      onToggleFavorite: fn(),
    },
  },
};

export const FilteredPhone: Story = { ...Filtered, globals: phone };

export const Chosen: Story = {
  tags: ["!visual"],
  args: { places },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole("complementary", { name: "Filters" }));
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
    await expect(sidebar.getByRole("checkbox", { name: /^Gym/ })).toBeDisabled();

    const bar = sidebar.getByRole("checkbox", { name: "Bar, 5 places" });
    bar.focus();
    await userEvent.keyboard(" ");
    await expect(bar).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("5 places");
    // A second type adds places, so its count is not zero.
    await userEvent.click(sidebar.getByRole("checkbox", { name: "Café, 4 places" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("9 places");
    await userEvent.click(sidebar.getByRole("checkbox", { name: /^3e Arrondissement/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("3 places");

    await userEvent.click(canvas.getByRole("button", { name: "Bar, remove filter" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("1 place");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("50 places");
  },
};

/** The top bar and the sidebar are sticky while the cards scroll. */
export const Scrolled: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole("complementary", { name: "Filters" });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    window.scrollTo(0, 900);
    // Cards that scroll into view differ from their estimated height, and scroll anchoring changes the position.
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600));
    await expect(top(canvas.getByRole("banner"))).toBe(0);
    await expect(top(sidebar)).toBe(68);
    await expect(Math.round(sidebar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    // The sidebar scrolls separately, and its heading is sticky.
    const scrolled = window.scrollY;
    sidebar.scrollTop = 300;
    await expect(top(within(sidebar).getByRole("heading", { name: "Filters" }).parentElement ?? sidebar)).toBe(68);
    await expect(window.scrollY).toBe(scrolled);
  },
};

/** A stuck header is one row, and the places below do not move. */
export const ScrolledWithFilters: Story = {
  tags: ["layout"],
  args: {
    initial: (state) =>
      setNegation(toggleValue(toggleValue(state, "types", "Club"), "tags", "Terrace"), "types", "Club", true),
  },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("article");
    const topOfFirst = () => Math.round((first?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const before = topOfFirst();
    const advanced = canvas.getByRole("button", { name: "Advanced Filters" });
    await expect(advanced.getBoundingClientRect().width).toBeGreaterThan(100);
    const chip = canvas.getByRole("button", { name: "not Club, remove filter" });
    await expect(chip.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole("heading", { level: 1 }).getBoundingClientRect().bottom,
    );
    window.scrollTo(0, 600);
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    // The top bar is 68 px high, the row 55 px.
    await waitFor(() => expect(middle(canvas.getByRole("heading", { level: 1 }))).toBeCloseTo(95.5, 0));
    for (const name of ["not Club, remove filter", "Clear all", "Sort: Name, ascending"]) {
      await expect(Math.abs(middle(canvas.getByRole("button", { name })) - 95.5)).toBeLessThan(2);
    }
    // The stuck header has no room for the text of this button: only its icon remains.
    await expect(advanced.getBoundingClientRect().width).toBeLessThan(60);
    await expect(topOfFirst()).toBe(before);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 }).closest("[data-stuck=false]")).not.toBeNull());
    window.scrollTo(0, 600);
  },
};

export const Sorted: Story = {
  args: { places },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole("button", { name: "Sort: Name, ascending" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: "Recommended" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("button", { name: "Sort: Name, descending" })).toBeVisible();
    await expect(canvas.getAllByRole("article")[0]).toHaveAccessibleName("Ten Belles");
  },
};

export const SidebarHidden: Story = {
  args: { places },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide filters" }));
    await expect(canvas.queryByRole("complementary", { name: "Filters" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show filters" })).toHaveFocus();
  },
};

export const OpenPhone: Story = {
  args: {
    places,
    initial: (state) =>
      toggleValue(toggleValue(toggleValue(state, "types", "Bar"), "types", "Café"), "tags", "Terrace"),
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const panel = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(panel.getByRole("checkbox", { name: /^Restaurant/ }));
    await expect(panel.getByRole("button", { name: /^Show \d+ places$/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Filters/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const again = await page.findByRole("dialog", { name: "Filters" });
    await waitFor(() => expect(again).toBeVisible());
  },
};

/** The listing is filtered by opening hours, and each card shows its own hours. */
export const OpenNow: Story = {
  args: {
    places: placesWithTravel,
    initial: (state) => setHours(state, { moment: "now", states: ["open", "unknown"] }),
    props: { hoursChange: <HoursChange state="changed" onUpdate={fn()} /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open now, remove filter" })).toBeVisible();
    await expect(canvas.getAllByText("Open until 23:00")[0]).toBeVisible();
    await expect(canvas.getAllByText("Hours unknown")[0]).toBeVisible();
    await expect(canvas.queryByText("Closed, opens Tuesday at 9:00")).toBeNull();
    await expect(canvas.getByText("Opening hours have changed")).toBeVisible();
  },
};

export const OpenNowPhone: Story = { args: { ...OpenNow.args }, globals: phone };
