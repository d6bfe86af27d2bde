import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PocketDialog } from "./PocketDialog.tsx";
import { totalBytes } from "./pocket-state.ts";

const CONTENT = {
  places: 536,
  pictures: 536,
  bytes: { places: 520_000, map: 1_597_000, pictures: 14_500_000 },
  user: null,
};
/** The content with the favorites and lists of a signed-in user. */
const OF_USER = { ...CONTENT, user: { favorites: 12, lists: 2, isSaved: true } };
const PROGRESS = { bytes: 11_100_000, totalBytes: totalBytes(CONTENT), pictures: 332, secondsLeft: 21.4 };
/** 23 November 2026, 17:40 in Paris. */
const SAVED_AT = Date.UTC(2026, 10, 23, 16, 40);

/**
 * **Use** it as the dialog in which a visitor saves all places for offline use.
 *
 * - **Do** show the size before anything is stored, and offer to save without pictures when the device is full.
 * - **Don't** remove a complete save with a single press.
 */
const meta = {
  title: "Components/PocketDialog",
  component: PocketDialog,
  args: {
    open: true,
    onClose: fn(),
    content: CONTENT,
    state: { status: "absent" },
    onSave: fn(),
    onPause: fn(),
    onRemove: fn(),
    onConfirmRemoval: fn(),
    onKeep: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PocketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Absent: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save 17 MB" }));
    await expect(args.onSave).toHaveBeenCalledWith(true);
  },
};

export const Loading: Story = {
  args: { state: { status: "measuring" }, content: null },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Measuring…")).toBeVisible();
  },
};

export const Saving: Story = {
  args: { state: { status: "saving", progress: PROGRESS } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("67%")).toBeVisible();
    await expect(screen.getByText("about 20 seconds left")).toBeVisible();
    await expect(screen.getByText("332 of 536 · about 15 MB")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pause" }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = { args: { state: { status: "paused", progress: PROGRESS } } };

export const Failed: Story = {
  args: { state: { status: "stopped", progress: PROGRESS, stored: "nothing" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^Stopped at 332 pictures: Flâneur does not answer\./)).toBeVisible();
    await expect(screen.queryByRole("img", { name: "saved" })).toBeNull();
    await expect(screen.getByRole("button", { name: "Go on" })).toBeEnabled();
  },
};

/** The server stopped before the first picture was stored. */
export const FailedEarly: Story = {
  args: {
    state: { status: "stopped", progress: { ...PROGRESS, bytes: 830_000, pictures: 0 }, stored: "nothing" },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^Stopped at 5%: .* press ‘Go on’\.$/)).toBeVisible();
    await expect(screen.queryByRole("img", { name: "saved" })).toBeNull();
  },
};

/** Pictures are added to a complete save, and the server stops. */
export const FailedAddingPictures: Story = {
  args: { state: { status: "stopped", progress: PROGRESS, stored: "all but the pictures" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/Everything but the pictures is saved\./)).toBeVisible();
  },
};

/** A save that was interrupted earlier, after a reload of the page. */
export const Interrupted: Story = {
  args: { state: { status: "paused", progress: null } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^This save was interrupted\. Nothing can be used offline/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Go on" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "Remove" })).toBeEnabled();
  },
};

/** A save that was interrupted earlier cannot be continued without a connection. */
export const InterruptedUnreachable: Story = {
  args: { state: { status: "stopped", progress: null, stored: "nothing" }, content: null },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^The save was interrupted: Flâneur does not answer\./)).toBeVisible();
  },
};
export const FrenchFailedPhone: Story = {
  args: {
    state: { status: "stopped", progress: { ...PROGRESS, bytes: 830_000, pictures: 0 }, stored: "nothing" },
  },
  globals: { language: "fr", ...phone },
};
export const FrenchInterruptedPhone: Story = {
  args: { state: { status: "paused", progress: null } },
  globals: { language: "fr", ...phone },
};

/** The device has too little room for all pictures. The parts that are stored can be removed. */
export const Full: Story = {
  args: { state: { status: "full", left: 9_000_000, withPictures: true, stored: "a part" } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("This device has 9.0 MB left")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Without pictures (2.1 MB)" }));
    await expect(args.onSave).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The device has too little room, even without pictures. The visitor can try again without pictures. */
export const FullWithoutPictures: Story = {
  args: { state: { status: "full", left: null, withPictures: false, stored: "a part" } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/even without pictures\. Nothing is saved\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onSave).toHaveBeenCalledWith(false);
  },
};

export const SavedWithoutPictures: Story = {
  args: { state: { status: "saved", savedAt: SAVED_AT, withPictures: false } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Not saved")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add the pictures (15 MB)" }));
    await expect(args.onSave).toHaveBeenCalledWith(true);
  },
};

export const SavingInAnotherTab: Story = {
  args: { state: { status: "elsewhere" } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("It is being saved in another tab.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Unsupported: Story = { args: { state: { status: "unsupported" }, content: null } };

export const Success: Story = {
  args: { state: { status: "saved", savedAt: SAVED_AT, withPictures: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Saved on 23 November, 17:40")).toBeVisible();
  },
};

export const Confirming: Story = {
  args: { state: { status: "confirming", savedAt: SAVED_AT, withPictures: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep" }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  args: { state: { status: "saving", progress: PROGRESS }, content: OF_USER },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("Your favorites and lists")).toBeVisible();
    await expect(screen.getByText("12 places, 2 lists")).toBeVisible();
  },
};

export const Unreachable: Story = { args: { state: { status: "unknown" }, content: null } };
export const Phone: Story = {
  args: { state: { status: "saving", progress: PROGRESS }, content: OF_USER },
  globals: phone,
};
export const French: Story = {
  args: { state: { status: "saving", progress: PROGRESS }, content: OF_USER },
  globals: { language: "fr" },
};
export const FrenchPhone: Story = {
  args: { state: { status: "full", left: 9_000_000, withPictures: true, stored: "nothing" } },
  globals: { language: "fr", ...phone },
};
