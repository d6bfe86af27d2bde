import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import clip from "../../fixtures/clip.webm?url";
import { fullPlace } from "../../fixtures/places.ts";
import { posters } from "../../fixtures/posters.ts";
import { StreetPlaque } from "../StreetPlaque/StreetPlaque.tsx";
import { Gallery } from "./Gallery.tsx";

const images = (count: number) =>
  Object.values(posters)
    .slice(0, count)
    .map((url) => ({ kind: "image" as const, url }));

const plaque = <StreetPlaque address={fullPlace.address} arrondissement={fullPlace.arrondissement} />;
const clipItem = { kind: "video", url: clip } as const;
const phone = { viewport: { value: "w390" } };

/**
 * **Use** it at the top of a place's page: a wall of posters in wide windows, otherwise a strip.
 *
 * - **Do** keep the order of the pictures: the lightbox opens at the picture that was pressed.
 * - **Don't** crop a poster so much that its subject is lost.
 */
const meta = {
  title: "Components/Gallery",
  component: Gallery,
  args: { name: fullPlace.name, media: images(5), sideContent: plaque },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { media: [] } };
export const One: Story = { args: { media: images(1) } };
export const Two: Story = { args: { media: images(2) } };
export const Three: Story = { args: { media: images(3) } };
export const Four: Story = {
  args: { media: images(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 / 4")).toBeVisible();
  },
};
export const Five: Story = {
  play: async ({ canvas }) => {
    // No counter appears, because all five pictures are visible.
    await expect(canvas.queryByText("1 / 5")).toBeNull();
    await expect(canvas.getByText("Rue Paul Bert")).toBeVisible();
  },
};
export const Six: Story = { args: { media: images(6) } };

export const Seven: Story = {
  args: { media: images(7), onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open picture 3 of 7" }));
    await expect(args.onOpen).toHaveBeenCalledWith("image", 2);
  },
};

export const Nine: Story = { args: { media: images(9) } };
export const Twelve: Story = { args: { media: images(12) } };

/** A clip is the second item. It plays only in the lightbox. */
export const WithVideo: Story = {
  args: { media: [...images(2), clipItem], onOpen: fn(), onIntent: fn() },
  play: async ({ canvas, args }) => {
    const video = canvas.getByLabelText(`${fullPlace.name}, clip`);
    await expect(canvas.getAllByRole("listitem")[1]).toContainElement(video);
    canvas.getByRole("button", { name: "Open clip 2 of 3" }).focus();
    await expect(args.onIntent).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith("video", 1);
    await expect(video).not.toHaveAttribute("controls");
  },
};

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 / 5")).toBeVisible();
  },
  globals: phone,
};

/** The counter is shown on the clip, too. */
export const WithVideoPhone: Story = {
  args: { media: [clipItem, ...images(4)] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    list.scrollTo({ left: list.clientWidth, behavior: "instant" });
    await expect(await canvas.findByText("2 / 5")).toBeVisible();
  },
  globals: phone,
};
