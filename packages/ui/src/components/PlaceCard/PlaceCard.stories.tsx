import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { longPlace, placesWithTravel } from "../../fixtures/places.ts";
import { HasOthersProvider } from "../../lib/has-others.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { HoursLine } from "../Hours/HoursLine.tsx";
import { PlaceCard } from "./PlaceCard.tsx";

const place: CardPlace = placesWithTravel[0] ?? longPlace;

/**
 * **Use** it for a place in a list: poster, plaque, name, type, and one row of tags. The whole card is one link.
 *
 * - **Do** show one row of tags and the number of hidden tags. Keep the heart a separate button.
 * - **Don't** put a box around the card. Show the rating only if the list is sorted by rating.
 */
const meta = {
  title: "Components/PlaceCard",
  component: PlaceCard,
  args: { place, layout: "strip", transportMode: "transit" },
  decorators: [
    (Story) => (
      <div style={{ width: 185 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article", { name: place.name }));
    const links = card.getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute("href", `/places/${place.id}`);
    await expect(links[0]).not.toHaveAttribute("target");
    await expect(card.queryByRole("button")).toBeNull();
  },
};

/** A chosen place has a mark if places that are not chosen are listed, too. */
export const Chosen: Story = {
  decorators: (Story) => (
    <HasOthersProvider value={true}>
      <Story />
    </HasOthersProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Chosen by Flâneur" })).toBeVisible();
  },
};

export const WithHours: Story = {
  args: { hours: <HoursLine place={{ openingHours: "Mo-Su 09:00-15:55", placeStatus: "Open" }} length="short" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Closes at 15:55")).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { isFavorite: true, onToggleFavorite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onToggleFavorite).toHaveBeenCalledWith(place.id);
  },
};

/** With `onPlay`, the mark of the video is a button. The card still has a single link. */
export const WithVideo: Story = {
  args: {
    place: { ...place, media: [...place.media, { kind: "video", url: "/clip.webm" }] },
    onPlay: fn(),
    onPlayIntent: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    // A video would be requested with the card, before the visitor plays it.
    await expect(canvasElement.querySelector("video")).toBeNull();
    const mark = canvas.getByRole("button", { name: `Play the video of ${place.name}` });
    await userEvent.hover(mark);
    await expect(args.onPlayIntent).toHaveBeenCalledOnce();
    await userEvent.click(mark);
    await expect(args.onPlay).toHaveBeenCalledWith(place.id);
  },
};

export const Walking: Story = { args: { transportMode: "walking" } };
/** No location is confirmed. */
export const WithoutTravel: Story = { args: { transportMode: undefined } };
/** The coordinates of the place are unknown. */
export const TravelUnknown: Story = {
  args: { place: { ...place, travelTime: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unknown")).toBeVisible();
  },
};
export const JustOpened: Story = { args: { place: { ...place, placeStatus: "Just Opened" } } };
export const OpeningSoon: Story = {
  args: { place: { ...place, placeStatus: "Opening Soon" }, onToggleFavorite: fn() },
};
/** Under the filters 'Bar' and 'Café', a cinema that is also a restaurant and a bar shows 'Cinema' and 'Bar'. */
export const OtherTypeMatched: Story = {
  args: { place: { ...place, types: ["Cinema", "Restaurant", "Bar"] }, chosenTypes: ["Bar", "Café"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cinema · Bar")).toBeVisible();
  },
};

export const SortedByRating: Story = {
  args: { place: { ...place, rating: 4.6 }, showRating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Rated 4.6 of 5" })).toBeVisible();
  },
};

export const LongText: Story = { args: { place: longPlace } };

export const MinimalData: Story = {
  args: {
    place: { ...place, types: [], tags: [], arrondissement: null, travelTime: null, media: [] },
    transportMode: undefined,
  },
};

export const BrokenPicture: Story = {
  args: { place: { ...place, media: [{ kind: "image", url: "data:image/png;base64,broken" }] } },
  play: async ({ canvas }) => {
    // Each attempt renders a new element.
    await waitFor(() =>
      expect(canvas.getByRole("presentation")).toHaveAttribute("src", expect.stringMatching(/placeholder\.png$/)),
    );
  },
};

/** In one column of the grid the picture is square and the minutes follow a dot. The place opens in a new tab. */
export const Phone: Story = {
  args: { layout: "grid", onToggleFavorite: fn() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  },
  decorators: [
    (Story) => (
      <div style={{ width: 350 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: "w390" } },
};
