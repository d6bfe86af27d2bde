import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longPlace, places, placesWithTravel } from "../../fixtures/places.ts";
import { HasOthersProvider } from "../../lib/has-others.ts";
import { MapCard } from "./MapCard.tsx";

const [place = longPlace] = places;
const [near = longPlace] = placesWithTravel;

/**
 * **Use** it for a place in the list next to the map. A press selects the place on the map, and 'Details' opens its
 * page.
 *
 * - **Do** mark the place on the map while its card is hovered or focused.
 * - **Don't** use it without a map: use `PlaceCard`.
 */
const meta = {
  title: "Components/MapCard",
  component: MapCard,
  args: {
    place,
    selected: false,
    tagRoom: 360,
    chosenTypes: [],
    transportMode: "transit",
    isFavorite: false,
    onToggleFavorite: fn(),
    onSelect: fn(),
    onMark: fn(),
  },
} satisfies Meta<typeof MapCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: place.name }));
    await expect(args.onSelect).toHaveBeenCalledWith(place.id);
    await expect(args.onMark).toHaveBeenCalledWith(place.id);
    await expect(canvas.getByRole("link", { name: "Details" })).toHaveAttribute("href", `/places/${place.id}`);
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: place.name })).toHaveAttribute("aria-pressed", "true");
  },
};

export const WithTravelTime: Story = { args: { place: near, transportMode: "walking" } };
/** A chosen place has a mark if places that are not chosen are listed, too. */
export const Chosen: Story = {
  decorators: (Story) => (
    <HasOthersProvider value={true}>
      <Story />
    </HasOthersProvider>
  ),
};
export const Favorite: Story = { args: { isFavorite: true } };
export const WithoutCoordinates: Story = { args: { place: { ...place, coordinates: null, googleMapsUrl: null } } };

/** At most two rows of tags are shown until 'see more' is pressed. */
export const LongText: Story = {
  args: { place: longPlace, tagRoom: 206 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(longPlace.tags.at(-1) ?? "")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^see more tags of / }));
    await expect(canvas.getByText(longPlace.tags.at(-1) ?? "")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^see more tags of / })).toBeNull();
    const tags = canvas.getByRole("list", { name: "Tags" });
    await expect(tags).toHaveFocus();
    // A card with the focus is highlighted: without this call, the screenshot would show the highlight.
    tags.blur();
  },
};
