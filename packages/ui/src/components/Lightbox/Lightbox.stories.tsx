import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import clip from "../../fixtures/clip.webm?url";
import { fullPlace, longPlace } from "../../fixtures/places.ts";
import { posters } from "../../fixtures/posters.ts";
import { WHOLE, type ZoomView } from "../../lib/zoom-view.ts";
import { type LightboxPlace, type LightboxStart, lightboxState, neighbour } from "../../view-models/lightbox-state.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import { Player } from "../Player/Player.tsx";
import { Lightbox } from "./Lightbox.tsx";

interface DemoProps {
  readonly place: LightboxPlace | null;
  readonly start: LightboxStart;
  readonly view?: ZoomView;
  readonly pending?: boolean;
  readonly isFavorite?: boolean;
  readonly travel?: TravelFigures;
  readonly onClose: () => void;
  readonly onToggleFavorite: () => void;
  readonly onPlayerCommand: Parameters<typeof Lightbox>[0]["onPlayerCommand"];
}

/** A video that is paused in the middle. */
const player = (url: string) => (
  <Player
    url={url}
    name={fullPlace.name}
    video={() => {}}
    state={{
      phase: "paused",
      time: 12,
      duration: 34,
      buffered: 21,
      volume: 0.6,
      muted: false,
      controls: "shown",
      captions: "absent",
      screen: "part",
    }}
    onTogglePlay={() => {}}
    onSeek={() => {}}
    onToggleMute={() => {}}
    onVolume={() => {}}
    onToggleCaptions={() => {}}
    onToggleFullScreen={() => {}}
    onActivity={() => {}}
    onFocusChange={() => {}}
  />
);

function Demo({ place, start, view: first = WHOLE, pending = false, isFavorite = false, travel, ...rest }: DemoProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [view, setView] = useState(first);
  const state = lightboxState({ place, pending, start, index, origin: null });
  const show = (next: number) => {
    setIndex(next);
    setView(WHOLE);
  };
  return (
    <Lightbox
      {...rest}
      open
      state={state.status === "ready" ? { ...state, travel } : state}
      view={view}
      onViewChange={setView}
      onShow={show}
      onStep={(by) => {
        if (state.status === "ready") show(neighbour(state.shown, by, state.media.length));
      }}
      player={player}
      isFavorite={isFavorite}
      details={{ href: "/places/place-1" }}
    />
  );
}

const image = (url: string) => ({ kind: "image", url }) as const;
const video = { kind: "video", url: clip } as const;
const place: LightboxPlace = {
  ...fullPlace,
  media: [...Object.values(posters).slice(0, 6).map(image), video],
};

/**
 * **Use** it to look at the pictures and videos of a place over the whole window, dark in both themes.
 *
 * - **Do** support the arrow keys, Escape and the zoom keys, and show the number of the picture and the total.
 * - **Don't** open it without a press on a picture or a video.
 */
const meta = {
  title: "Components/Lightbox",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    place,
    start: { kind: "image", index: 0 },
    onClose: fn(),
    onToggleFavorite: fn(),
    onPlayerCommand: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const travel = { distanceKm: 1.81, walkingMinutes: 22, transitMinutes: 9 };
const dialog = () => screen.findByRole("dialog", { name: `Pictures and videos of ${fullPlace.name}` });

export const FirstPicture: Story = {
  play: async ({ args }) => {
    await dialog();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await expect(screen.getByText("1 / 7")).toBeVisible();
    // The previous picture of the first is the last, and the next picture of the last is the first.
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByText("7 / 7")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect(screen.getByText("1 / 7")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Middle: Story = {
  args: { start: { kind: "image", index: 3 }, isFavorite: true },
  play: async ({ args }) => {
    await dialog();
    await expect(screen.getByRole("button", { name: "Show picture 4 of 7" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(screen.getByRole("button", { name: /^Remove .+ from favorites$/ }));
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Show picture 1 of 7" }));
    await expect(screen.getByText("1 / 7")).toBeVisible();
  },
};

export const SteppedInFrench: Story = {
  tags: ["!visual"],
  globals: { language: "fr" },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: `Photos et vidéos\u00a0: ${fullPlace.name}` });
    await userEvent.click(screen.getByRole("button", { name: "Suivant" }));
    await expect(screen.getByText("2 / 7")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Précédent" }));
    await expect(screen.getByText("1 / 7")).toBeVisible();
    const zoom = within(screen.getByRole("group", { name: "Zoom" }));
    await expect(zoom.getByRole("button", { name: "Agrandir" })).toBeEnabled();
    await expect(zoom.getByRole("button", { name: "Réduire" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: `Ajouter ${fullPlace.name} aux favoris` }));
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press on the backdrop closes the lightbox. A press on the picture does not close the lightbox. */
export const ClosedByItsBackdrop: Story = {
  // Looks like `FirstPicture`.
  tags: ["!visual"],
  play: async ({ args }) => {
    const box = await dialog();
    await userEvent.click(screen.getByRole("img", { name: `${fullPlace.name}, 1 / 7` }), { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(box);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Zoomed: Story = {
  args: { start: { kind: "image", index: 3 } },
  play: async () => {
    const box = await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await expect(screen.getByText("200 %")).toBeVisible();
    await userEvent.keyboard("+");
    await expect(screen.getByText("400 %")).toBeVisible();
    await expect(box).toHaveAttribute("data-zoomed", "true");
    const picture = screen.getByRole("img", { name: `${fullPlace.name}, 4 / 7` });
    const before = picture.getBoundingClientRect().y;
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() => expect(picture.getBoundingClientRect().y).toBeLessThan(before));
    await userEvent.keyboard("--");
    await expect(screen.getByText("100 %")).toBeVisible();
    await userEvent.keyboard("+");
    // The next picture is shown at 100 %.
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("100 %")).toBeVisible();
    await userEvent.keyboard("+");
  },
};

export const BrokenPicture: Story = {
  args: { place: { ...fullPlace, media: [image("data:image/png;base64,broken")] } },
  play: async () => {
    await dialog();
    await waitFor(() =>
      expect(screen.getByRole("img", { name: `${fullPlace.name}, 1 / 1` })).toHaveAttribute(
        "src",
        expect.stringMatching(/placeholder\.png$/),
      ),
    );
    // With a single picture there is no 'Next' button.
    await expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  },
};

export const Empty: Story = {
  args: { place: { ...fullPlace, media: [] } },
  play: async () => {
    await expect(await screen.findByText("No media available")).toBeVisible();
  },
};

export const Video: Story = {
  args: { start: { kind: "video", index: null }, travel },
  play: async ({ args }) => {
    const box = await dialog();
    await expect(screen.getByText("2 / 7")).toBeVisible();
    await expect(screen.getByRole("heading", { name: fullPlace.name })).toBeVisible();
    await expect(screen.getByText("1.8 km")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Details" })).toHaveAttribute("href", "/places/place-1");
    box.focus();
    await userEvent.keyboard("l");
    await expect(args.onPlayerCommand).toHaveBeenLastCalledWith({ kind: "seekBy", seconds: 5 });
    await userEvent.keyboard(" ");
    await expect(args.onPlayerCommand).toHaveBeenLastCalledWith({ kind: "togglePlay" });
    // The seek control keeps the arrow keys.
    screen.getByRole("slider", { name: "Position" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("2 / 7")).toBeVisible();
    screen.getByRole("button", { name: "Play" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("3 / 7")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
  },
};

export const VideoSignedIn: Story = {
  args: { start: { kind: "video", index: null }, isFavorite: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: /^Remove .+ from favorites$/ }));
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
  },
};

export const WithoutVideo: Story = {
  args: { start: { kind: "video", index: null }, place: { ...fullPlace, media: [image(posters.canal)] } },
  play: async () => {
    await expect(await screen.findByText("No video available")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect(screen.getByText("1 / 1")).toBeVisible();
  },
};

export const Loading: Story = { args: { place: null, pending: true } };

export const Missing: Story = {
  args: { place: null },
  play: async () => {
    await expect(await screen.findByText("No place data available")).toBeVisible();
    await expect(screen.getByRole("dialog", { name: "Pictures and videos" })).toBeVisible();
  },
};

export const LongText: Story = { args: { place: { ...longPlace, media: place.media } } };
export const LongTextVideo: Story = {
  args: { place: { ...longPlace, media: place.media }, start: { kind: "video", index: null }, travel },
};
export const Phone: Story = { globals: phone };
export const PhoneVideo: Story = { args: { start: { kind: "video", index: null }, travel }, globals: phone };
export const PhoneLongText: Story = { args: { ...LongTextVideo.args }, globals: phone };
