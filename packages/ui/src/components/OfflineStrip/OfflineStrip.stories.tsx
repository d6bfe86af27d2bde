import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { OfflineStrip } from "./OfflineStrip.tsx";

/** 23 November 2026, 17:40 in Paris. */
const SAVED_AT = Date.UTC(2026, 10, 23, 16, 40);

/**
 * **Use** it once above the top bar: while the server cannot be reached, on a page that the visitor has opened from what is saved,
 * and for two seconds after the server responds again.
 *
 * - **Do** state when the shown data were saved, in the strip or below the count of a list.
 * - **Don't** use it for a single request that failed: use `ErrorNotice`.
 */
const meta = {
  title: "Components/OfflineStrip",
  component: OfflineStrip,
  parameters: { layout: "fullscreen" },
  args: { state: "offline", savedAt: null, onOpen: fn(), liveAddress: "/?types=Bar" },
} satisfies Meta<typeof OfflineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Offline: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You are offline. This is what is saved.");
    await userEvent.click(canvas.getByRole("button", { name: "Saved" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The places are not saved, or only in part: the strip announces nothing as saved. */
export const SeenOnly: Story = {
  args: { state: "seenOnly", savedAt: SAVED_AT },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^You are offline\. Nothing is saved but the pages you have seen.* Seen on 23 November, 17:40\.$/,
    );
    await expect(canvas.queryByText(/This is what is saved/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Paris in your pocket" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const WithTime: Story = {
  args: { savedAt: SAVED_AT },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Saved on 23 November, 17:40");
  },
};

export const WithWaitingHearts: Story = {
  args: { hasWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Hearts will be kept when you are back.");
  },
};

export const Saved: Story = {
  args: { state: "saved", savedAt: SAVED_AT },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Flâneur has a problem. This is what is saved. Saved on 23 November, 17:40.",
    );
    await expect(canvas.getByRole("link", { name: "Try again" })).toHaveAttribute("href", args.liveAddress);
  },
};

export const BackOnline: Story = {
  args: { state: "back" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Back online");
  },
};

export const Phone: Story = { globals: phone };
export const PhoneWithTime: Story = { args: { savedAt: SAVED_AT }, globals: phone };
export const SeenOnlyPhone: Story = { args: { state: "seenOnly" }, globals: phone };
export const FrenchSeenOnly: Story = {
  args: { state: "seenOnly", savedAt: SAVED_AT },
  globals: { language: "fr" },
};
export const FrenchSeenOnlyPhone: Story = { args: { state: "seenOnly" }, globals: { language: "fr", ...phone } };
export const French: Story = { args: { savedAt: SAVED_AT }, globals: { language: "fr" } };
export const FrenchPhone: Story = { globals: { language: "fr", ...phone } };
export const SavedPhone: Story = { args: { state: "saved" }, globals: phone };
export const FrenchSavedPhone: Story = { args: { state: "saved" }, globals: { language: "fr", ...phone } };
