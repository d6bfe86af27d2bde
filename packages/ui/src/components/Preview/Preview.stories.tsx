import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longPlace, places } from "../../fixtures/places.ts";
import { Preview } from "./Preview.tsx";

/**
 * **Use** it next to the table to show one place with its distance and travel times.
 *
 * - **Do** move the focus to it when it opens, and back to the row when it closes.
 * - **Don't** use it if there is no room next to the table: show `PreviewBody` in a dialog.
 */
const meta = {
  title: "Components/Preview",
  component: Preview,
  args: {
    place: places[0] ?? longPlace,
    travel: { status: "known", figures: { distanceKm: 0.882, walkingMinutes: 11, transitMinutes: 7 } },
    onHide: fn(),
    onRetry: fn(),
    onOpenMedia: fn(),
  },
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: "Preview of Bistrot Paul Bert" })).toHaveTextContent(
      "11e Arrondissement",
    );
    await expect(canvas.getByText("882 m")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open the pictures of Bistrot Paul Bert" }));
    await expect(args.onOpenMedia).toHaveBeenCalledWith("place-1");
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onHide).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("link", { name: "View on Google Maps" })).toBeVisible();
  },
};

/** The address is being geocoded. */
export const Loading: Story = {
  args: { travel: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Walking")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "Loading…" })).toHaveLength(3);
  },
};

export const NotFound: Story = {
  args: { travel: { status: "notFound" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Could not find coordinates for this location$/);
    // Retrying cannot help: the geocoder does not know the address.
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const Error: Story = {
  args: { travel: { status: "failed" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error fetching coordinates");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutLocation: Story = {
  args: { travel: { status: "needsLocation" }, onSetLocation: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set Location" }));
    await expect(args.onSetLocation).toHaveBeenCalledOnce();
  },
};

/** The place has no map link, no pictures, no arrondissement and no types. */
export const MinimalData: Story = {
  args: {
    place: { ...(places[0] ?? longPlace), types: [], arrondissement: null, googleMapsUrl: null, media: [] },
    travel: { status: "needsLocation" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Open the pictures/ })).toBeNull();
  },
};

export const LongText: Story = { args: { place: longPlace } };
