import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import clip from "../../fixtures/clip.webm?url";
import { fullPlace } from "../../fixtures/places.ts";
import { posters } from "../../fixtures/posters.ts";
import { Gallery } from "./Gallery.tsx";

const images = (count: number) =>
  Object.values(posters)
    .slice(0, count)
    .map((url) => ({ kind: "image" as const, url }));

const meta = {
  title: "Components/Gallery",
  component: Gallery,
  args: { name: fullPlace.name, media: images(5) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Four: Story = { args: { media: images(4) } };
export const Three: Story = { args: { media: images(3) } };
export const Two: Story = { args: { media: images(2) } };
export const One: Story = { args: { media: images(1) } };
export const None: Story = { args: { media: [] } };

export const Seven: Story = {
  args: { media: images(7), onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Open picture 3 of 7" }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

export const WithVideo: Story = { args: { media: [...images(4), { kind: "video", url: clip }] } };

export const OnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 / 5")).toBeVisible();
  },
  globals: { viewport: { value: "w390" } },
};

export const VideoOnPhone: Story = {
  args: { media: [{ kind: "video", url: clip }, ...images(4)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("1 / 5")).toBeNull();
  },
  globals: { viewport: { value: "w390" } },
};
