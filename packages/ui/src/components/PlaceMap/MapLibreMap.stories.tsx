import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { groundMap } from "../../fixtures/ground-map.ts";
import { MapDemo } from "../../fixtures/MapDemo.tsx";
import { places } from "../../fixtures/places.ts";

/**
 * **Use** it if no key for Google Maps is configured, with the server's street map.
 *
 * - **Do** show a message instead of the map while it loads or after it has failed, and offer a retry.
 * - **Don't** move the map without a visible reason: a selection, a search or a gesture.
 */
const meta = {
  title: "Components/MapLibreMap",
  component: MapDemo,
  parameters: { layout: "fullscreen" },
  args: { provider: groundMap },
} satisfies Meta<typeof MapDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map is loaded when its controls are visible. */
const ready = (canvas: ReturnType<typeof within>) => canvas.findByRole("button", { name: "Zoom in" });

export const Success: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByText("Select a place from the list to view its location on the map")).toBeVisible();
    await expect(canvas.getByText("Enable location access to see your position.")).toBeVisible();
  },
};

/** The pins have numbers, as the places of a list or a walk do, and a dotted line joins them. */
export const Numbered: Story = {
  args: { numbered: true },
  play: async ({ canvas }) => expect(await ready(canvas)).toBeVisible(),
};

/** Chosen places are pins with names, and thousands of other places are dots by kind. Looks like 'WithOthersFar'. */
export const WithOthers: Story = {
  tags: ["!visual"],
  args: { withOthers: true },
  play: async ({ canvas }) => expect(await ready(canvas)).toBeVisible(),
};

/** At a lower zoom, outlined discs with a number replace crowds of dots. */
export const WithOthersFar: Story = {
  args: { withOthers: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Zoom out" }));
  },
};

export const Selected: Story = {
  args: { selectedId: "place-2" },
  play: async ({ canvas }) => {
    await ready(canvas);
    const link = await canvas.findByRole("link", { name: /View on Google Maps/ });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
    await expect(canvas.getByText(/^\d+e Arrondissement$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Details/ })).toHaveAttribute("href", "/places/place-2");
    await userEvent.click(canvas.getByRole("button", { name: /^Add .+ to favorites$/ }));
    await expect(canvas.getByRole("button", { name: /^Remove .+ from favorites$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /View on Google Maps/ })).toBeNull());
  },
};

/** Without a key for Google Maps, the panel of the button (i) contains the notice. */
export const NoApiKey: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    const about = canvas.getByRole("button", { name: "About this map" });
    await expect(canvas.getByText("No API key provided")).not.toBeVisible();
    await userEvent.click(about);
    await expect(canvas.getByText("No API key provided")).toBeVisible();
    await expect(about).toHaveAttribute("aria-expanded", "true");
  },
};

export const LoadingPlace: Story = {
  args: { selectedId: "place-2", slow: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByRole("heading", { name: places[1]?.name ?? "" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /View on Google Maps/ })).toBeNull();
  },
};

export const Open: Story = {
  args: { selectedId: "place-3" },
  play: async ({ canvas }) => void (await ready(canvas)),
};

export const Marked: Story = {
  args: { markedId: "place-4" },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByText(places[3]?.name ?? "")).toBeVisible();
  },
};

export const Located: Story = {
  args: { located: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    const point = await canvas.findByRole("button", { name: "Your Location" });
    await userEvent.click(point);
    await expect(canvas.getByText("Your Location")).toBeVisible();
    await expect(canvas.queryByText("Enable location access to see your position.")).toBeNull();
  },
};

export const Moved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas));
    await userEvent.click(await canvas.findByRole("button", { name: "Search this area" }));
    await expect(canvas.queryByRole("button", { name: "Search this area" })).toBeNull();
  },
};

export const Searching: Story = {
  args: { searching: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText("Searching…")).toBeVisible();
  },
};

/** The sentence is in the same box as that of 'Success'. */
export const NotFound: Story = {
  tags: ["!visual"],
  args: { notFound: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText("Could not find coordinates for this location")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading map...")).toBeVisible();
  },
};

export const Error: Story = {
  args: { state: "notLoaded" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: Failed to load Google Maps API");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const NotInitialized: Story = {
  args: { state: "notInitialized" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: Error initializing the map");
  },
};
