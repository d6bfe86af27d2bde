import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DemoStreetsIn } from "../../fixtures/DemoStreets.tsx";
import { places } from "../../fixtures/places.ts";
import { NeighbourhoodScreen, type ShownNeighbourhood } from "./NeighbourhoodScreen.tsx";

const marais: ShownNeighbourhood = {
  name: "Le Marais",
  arrondissements: ["75004", "75003"],
  count: 52,
  text: "Town houses kept their gates here when the boulevards came. The Rue des Rosiers smells of falafel from noon on.",
  outline: [
    { latitude: 48.8655, longitude: 2.3601 },
    { latitude: 48.8636, longitude: 2.3665 },
    { latitude: 48.8531, longitude: 2.3689 },
    { latitude: 48.8567, longitude: 2.3522 },
    { latitude: 48.8655, longitude: 2.3601 },
  ],
  points: [
    { latitude: 48.8555, longitude: 2.3655, type: "Park" },
    { latitude: 48.8598, longitude: 2.3622, type: "Restaurant" },
    { latitude: 48.8581, longitude: 2.3626, type: "Museum" },
    { latitude: 48.8577, longitude: 2.3577, type: "Hotel" },
  ],
  types: [
    { value: "Restaurant", count: 19, href: "/?types=Restaurant" },
    { value: "Museum", count: 1, href: "/?types=Museum" },
  ],
  places: places.slice(0, 10),
  neighbours: [
    { href: "/neighbourhoods/bastille", name: "Bastille", arrondissement: "75011", count: 25 },
    { href: "/neighbourhoods/les-halles", name: "Les Halles", arrondissement: "75001", count: 17 },
  ],
  listingHref: "/?neighbourhoods=Le+Marais",
};

/**
 * **Use** it as the page of a neighbourhood.
 *
 * - **Do** leave out the sentences if there are none.
 * - **Don't** offer filters here: the chips lead to the listing.
 */
const meta = {
  title: "Screens/Neighbourhood",
  component: NeighbourhoodScreen,
  parameters: { layout: "fullscreen" },
  args: {
    state: { status: "ready", data: marais },
    favorites: new Set<string>(),
    onToggleFavorite: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NeighbourhoodScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Le Marais" })).toBeVisible();
    await expect(canvas.getByText("52 places · Right Bank")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Museum, 1 place" })).toHaveAttribute("href", "/?types=Museum");
  },
};
export const WithStreets: Story = { args: { streetsIn: (outline) => <DemoStreetsIn outline={outline} /> } };
export const NoText: Story = { args: { state: { status: "ready", data: { ...marais, text: null } } } };
export const FewPlaces: Story = {
  args: { state: { status: "ready", data: { ...marais, count: 3, places: places.slice(0, 3) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "To begin with" })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: "loading" } } };
export const Missing: Story = { args: { state: { status: "missing" } } };
export const Error: Story = {
  args: { state: { status: "error", message: "An unexpected error occurred" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { state: { status: "ready", data: { ...marais, name: "Quartier de la Folie-Méricourt et de la Fontaine" } } },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const PhoneShowAll: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Show all ten" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    const fifth = within(canvas.getByRole("article", { name: places[4]?.name ?? "" }));
    await expect(fifth.getByRole("link")).toHaveFocus();
  },
};
export const French: Story = { globals: { language: "fr" } };
