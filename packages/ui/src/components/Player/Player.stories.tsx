import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import clip from "../../fixtures/clip.webm?url";
import { fullPlace } from "../../fixtures/places.ts";
import { Player } from "./Player.tsx";
import type { PlayerState } from "./player-state.ts";

const paused: PlayerState = {
  phase: "paused",
  time: 12,
  duration: 34,
  buffered: 21,
  volume: 0.6,
  muted: false,
  controls: "shown",
  captions: "absent",
  screen: "part",
};

/**
 * **Use** it for a video with controls over the picture, in the lightbox.
 *
 * - **Do** keep the controls visible while the video is paused or a control has the focus.
 * - **Don't** remove a control from the tab order.
 */
const meta = {
  title: "Components/Player",
  component: Player,
  args: {
    url: clip,
    name: fullPlace.name,
    video: { current: null },
    state: paused,
    onTogglePlay: fn(),
    onSeek: fn(),
    onToggleMute: fn(),
    onVolume: fn(),
    onToggleCaptions: fn(),
    onToggleFullScreen: fn(),
    onActivity: fn(),
    onFocusChange: fn(),
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ display: "grid", placeItems: "center", padding: 32, background: "#0d1013" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { ...paused, phase: "loading", time: 0, duration: 0, buffered: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading...");
  },
};

export const Paused: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("0:12 / 0:34")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onTogglePlay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Full screen" }));
    await expect(args.onToggleFullScreen).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(`${fullPlace.name}, video`)).not.toHaveAttribute("controls");
  },
};

/** The arrow keys move the seek slider by one second and the volume slider by 5 %. Home seeks to the start. */
export const SeekWithKeys: Story = {
  play: async ({ canvas, args }) => {
    const seek = canvas.getByRole("slider", { name: "Position" });
    await expect(seek).toHaveAttribute("aria-valuetext", "0:12 of 0:34");
    seek.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSeek).toHaveBeenLastCalledWith(13);
    await userEvent.keyboard("{Home}");
    await expect(args.onSeek).toHaveBeenLastCalledWith(0);
    canvas.getByRole("slider", { name: "Volume" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onVolume).toHaveBeenLastCalledWith(0.55);
  },
};

/** Home seeks even if the slider already shows the start: the video may be a few frames after the start. */
export const AtTheStart: Story = {
  args: { state: { ...paused, time: 0 } },
  play: async ({ canvas, args }) => {
    canvas.getByRole("slider", { name: "Position" }).focus();
    await userEvent.keyboard("{Home}");
    await expect(args.onSeek).toHaveBeenLastCalledWith(0);
  },
};

export const Playing: Story = {
  args: { state: { ...paused, phase: "playing" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(args.onTogglePlay).toHaveBeenCalledOnce();
    await expect(args.onActivity).toHaveBeenCalled();
  },
};

/**
 * The controls are hidden after three seconds without input. When a control gets the focus by Tab, `onFocusChange` is
 * called, and the caller shows the controls again.
 */
export const ControlsHidden: Story = {
  args: { state: { ...paused, phase: "playing", controls: "hidden" } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Position" })).toHaveFocus();
    await waitFor(() => expect(args.onFocusChange).toHaveBeenCalledWith(true));
  },
};

export const Muted: Story = {
  args: { state: { ...paused, muted: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("slider", { name: "Volume" })).toHaveAttribute("aria-valuenow", "0");
    await userEvent.click(canvas.getByRole("button", { name: "Unmute" }));
    await expect(args.onToggleMute).toHaveBeenCalledOnce();
  },
};

export const WithCaptions: Story = {
  args: { state: { ...paused, captions: "on" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Captions", pressed: true }));
    await expect(args.onToggleCaptions).toHaveBeenCalledOnce();
  },
};

export const Error: Story = {
  args: { state: { ...paused, phase: "failed" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No video available")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
