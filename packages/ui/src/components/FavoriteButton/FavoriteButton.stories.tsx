import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FavoriteButton, type FavoriteButtonProps } from "./FavoriteButton.tsx";

function Demo({ pressed: initial, ...props }: Omit<FavoriteButtonProps, "onToggle">) {
  const [pressed, setPressed] = useState(initial);
  return <FavoriteButton {...props} pressed={pressed} onToggle={() => setPressed(!pressed)} />;
}

const meta = { title: "Components/FavoriteButton", component: Demo, args: { pressed: false } } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const PressedBesideTitle: Story = { args: { pressed: true, place: "title" } };

export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to favorites", pressed: false }));
    canvas.getByRole("button", { name: "Remove from favorites", pressed: true }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Add to favorites", pressed: false })).toBeVisible();
  },
};
