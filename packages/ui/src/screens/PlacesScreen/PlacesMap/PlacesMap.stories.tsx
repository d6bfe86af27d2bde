import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { HoursChange } from "../../../components/HoursFilter/HoursChange.tsx";
import { FAILED_COUNTS } from "../../../fixtures/failed-counts.ts";
import { PlacesMapDemo } from "../../../fixtures/PlacesMapDemo.tsx";
import { longPlace, mixedPlaces, places, placesWithTravel } from "../../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT, signedIn, signedOut } from "../../../fixtures/sessions.tsx";

/**
 * Resolves when the map is shown. A play function waits for the map before its first press: the initial position of the
 * map depends on the parts of the page that cover the map when the code of the map has loaded.
 */
const untilMapShown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector(".maplibregl-canvas")).not.toBeNull());

/**
 * **Use** it as the listing next to a map, or over a map on a phone. It replaces the sidebar, the header and the grid.
 *
 * - **Do** keep the list and the map in sync: a place selected in one is selected in both.
 * - **Don't** move the map when the list scrolls.
 */
const meta = {
  title: "Screens/PlacesMap",
  component: PlacesMapDemo,
  parameters: { layout: "fullscreen" },
  args: { places: places.slice(0, 20) },
  play: ({ canvasElement }) => untilMapShown(canvasElement),
} satisfies Meta<typeof PlacesMapDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const desktop = { viewport: { value: "w1440" } };
const [first] = places;

/** A press on a card selects its place. Escape clears the selection. */
export const Success: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const name = first?.name ?? "";
    await canvas.findByRole("button", { name: "Zoom in" });
    const card = canvas.getByRole("button", { name });
    await userEvent.click(card);
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await canvas.findByRole("region", { name: `${name} on the map` });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("region", { name: `${name} on the map` })).toBeNull());
    await expect(card).toHaveAttribute("aria-pressed", "false");
  },
};

/** The filters overlay the map. When they are hidden, their button gets the focus. */
export const WithFilters: Story = {
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    const button = canvas.getByRole("button", { name: "Filters" });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole("button", { name: "Hide filters" }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
  },
};

export const Selected: Story = {
  tags: ["visual-preferences", "layout"],
  args: { places: placesWithTravel.slice(0, 20), selected: "place-2" },
};
export const Loading: Story = {
  tags: ["!visual"],
  args: { props: { listing: { status: "loading" } } },
};
export const Empty: Story = { args: { props: { listing: { status: "empty" } } } };
export const Error: Story = {
  args: {
    props: {
      ...FAILED_COUNTS,
      listing: { status: "error", message: "The database is away.", retryable: true, retriesItself: false },
      onRetry: () => {},
    },
  },
};

/** 'see more' shows the tags that do not fit into two rows. */
export const LongText: Story = {
  args: { places: [longPlace, ...places.slice(0, 5)] },
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    const more = canvas.queryAllByRole("button", { name: /^see more tags of / })[0];
    if (more !== undefined) await userEvent.click(more);
    await expect(canvas.getByText("Free entry on the first Sunday of the month")).toBeInTheDocument();
  },
};

/**
 * The visitor has searched the visible part of a map of all of Paris. The title says so, and the line below it how many
 * of the places are chosen.
 */
export const WithOthers: Story = {
  tags: ["!visual"],
  args: { places: mixedPlaces, props: { counts: { chosen: 530, places: 13_072 }, isInView: true } },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title).toHaveTextContent(`${mixedPlaces.length} places in view`);
    const chosen = mixedPlaces.filter(({ isChosen }) => isChosen).length;
    await expect(canvas.getByText(`${chosen} of them chosen by Flâneur, first in the list`)).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Colours of the places" })).toBeVisible();
  },
};
export const WithOthersFrenchPhone: Story = {
  tags: ["!visual"],
  args: { places: mixedPlaces, props: { counts: { chosen: 530, places: 13_072 }, isInView: true } },
  globals: { language: "fr", viewport: { value: "w390" } },
};

export const Small: Story = { globals: { viewport: { value: "w1024" } } };
export const Tablet: Story = { globals: { viewport: { value: "w768" } } };

/** The list is a sheet with three heights. */
export const Phone: Story = {
  tags: ["visual-preferences"],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Larger list" }));
    await userEvent.click(canvas.getByRole("button", { name: "Smaller list" }));
    await expect(canvas.getByRole("button", { name: "Larger list" })).toBeVisible();
  },
};

/** The card of the selected place replaces the list, and has the focus. */
export const SelectedPhone: Story = {
  args: { selected: "place-2" },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Back to the list" }));
    await expect(canvas.queryByRole("button", { name: "Back to the list" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: places[1]?.name ?? "" }));
    await canvas.findByRole("button", { name: "Back to the list" });
    const sheet = canvas.getByRole("region", { name: `${places[1]?.name} on the map` });
    await waitFor(() => expect(sheet).toHaveFocus());
  },
};

/** The listing is filtered by opening hours, which have changed since it was loaded. */
export const HoursChanged: Story = {
  args: { props: { hoursChange: <HoursChange state="changed" onUpdate={fn()} /> } },
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    await expect(canvas.getByText("Opening hours have changed")).toBeVisible();
  },
};
// A map that is resized keeps its section of Paris. It fits the places to a phone only if it opens there.
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: "w390" } } };
export const ErrorPhone: Story = { ...Error, globals: { viewport: { value: "w390" } } };
export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: "w390" } } };

export const HoursChangedPhone: Story = { ...HoursChanged, globals: { viewport: { value: "w390" } } };

export const SignedOut: Story = {
  args: { props: signedOut, session: SIGNED_OUT },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    await expect(canvas.getByRole("button", { name: "Log In" })).toBeVisible();
  },
};

export const SignedIn: Story = {
  tags: ["!visual"],
  args: { props: signedIn("all"), session: SIGNED_IN },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await untilMapShown(canvasElement);
    await expect(canvas.getAllByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveLength(3);
  },
};

export const French: Story = {
  args: { places: placesWithTravel.slice(0, 20), selected: "place-2", props: signedIn("all"), session: SIGNED_IN },
  globals: { language: "fr" },
};
export const FrenchPhone: Story = { ...French, globals: { language: "fr", viewport: { value: "w390" } } };
