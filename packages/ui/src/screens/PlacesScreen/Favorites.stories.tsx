import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SignInPrompt } from "../../components/SignInPrompt/SignInPrompt.tsx";
import type { DemoListing } from "../../fixtures/demo-listing.ts";
import { FAILED_COUNTS } from "../../fixtures/failed-counts.ts";
import { ListingDemo } from "../../fixtures/ListingDemo.tsx";
import { longPlace, places } from "../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT, signedIn, signedOut } from "../../fixtures/sessions.tsx";

/**
 * **Use** it as the tab with the favorites of a signed-in user.
 *
 * - **Do** explain how to add the first favorite if there is none.
 * - **Don't** show the sort menu here, or the tab to signed-out visitors.
 */
const meta = {
  title: "Screens/Favorites",
  component: ListingDemo,
  parameters: { layout: "fullscreen" },
  args: { places: places.slice(0, 3), props: signedIn("favorites") },
} satisfies Meta<typeof ListingDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const noFavorites: Partial<DemoListing> = {
  ...signedIn("favorites"),
  listing: { status: "empty" },
  favorites: new Set(),
  firstPlaces: places.slice(0, 6),
  onShowAll: fn(),
};
const phone = { viewport: { value: "w390" } };
const desktop = { viewport: { value: "w1440" } };

/** This tab has no sort menu. */
export const Success: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Favorites", selected: true })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Remove .+ from favorites$/ })).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: /^Sort/ })).toBeNull();
  },
};

export const Phone: Story = { globals: phone };

export const Loading: Story = {
  args: { props: { ...signedIn("favorites"), listing: { status: "loading" } } },
  globals: desktop,
};

export const Empty: Story = {
  args: { props: noFavorites },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "No favorites yet" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Or begin with these" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Add .+ to favorites$/ })).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "All Places" }));
    await expect(args.props?.onShowAll).toHaveBeenCalledOnce();
  },
};

export const EmptyPhone: Story = { ...Empty, globals: phone };

/** The offer to bring places and the heading of the first places are shown at once, the cards when they are loaded. */
export const EmptyLoading: Story = { args: { props: { ...noFavorites, firstPlaces: null } }, globals: desktop };

/** If the first places cannot be loaded, their section is left out. */
export const EmptyFailed: Story = {
  args: { props: { ...signedIn("favorites"), listing: { status: "empty" }, onShowAll: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: /^Bring your saved places/ })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Or begin with these" })).toBeNull();
  },
};

export const Error: Story = {
  args: {
    props: {
      ...signedIn("favorites"),
      ...FAILED_COUNTS,
      listing: { status: "error", message: "An unexpected error occurred", retryable: true, retriesItself: false },
      onRetry: fn(),
    },
  },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Error: An unexpected error occurred");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.props?.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    places: [longPlace],
    props: { ...signedIn("favorites"), favorites: new Set([longPlace.id]) },
    session: { status: "signedIn", username: "maximilienne.de-la-rochefoucauld-liancourt@posteo.net" },
  },
};

/** The prompt for favorites, over the listing of a signed-out visitor. */
export const SignedOut: Story = {
  args: {
    places,
    props: signedOut,
    session: SIGNED_OUT,
    dialog: <SignInPrompt open asked={{ kind: "favorites" }} onChoose={fn()} onClose={fn()} />,
  },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Save Your Favorites" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Create Account" })).toHaveFocus());
  },
};

export const SignedIn: Story = {
  args: { session: SIGNED_IN },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "camille.roy, account" })).toBeVisible();
  },
};

export const French: Story = {
  args: { props: noFavorites, session: SIGNED_IN },
  globals: { language: "fr" },
};
