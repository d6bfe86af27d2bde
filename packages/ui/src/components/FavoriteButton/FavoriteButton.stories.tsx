import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FavoriteButton, type FavoriteButtonProps } from "./FavoriteButton.tsx";

function Demo({ pressed: initial, ...props }: Omit<FavoriteButtonProps, "onToggle">) {
  const [pressed, setPressed] = useState(initial);
  return <FavoriteButton {...props} pressed={pressed} onToggle={() => setPressed(!pressed)} />;
}

/**
 * **Use** it wherever a place stands: on its picture, beside its title, in its row.
 *
 * - **Do** show what a press asks for at once; when the server refuses, the heart goes back.
 * - **Don't** hide it from visitors: for them a press leads to `SignInPrompt`.
 */
const meta = { title: "Components/FavoriteButton", component: Demo, args: { pressed: false } } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotPressed: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const PressedBesideTitle: Story = { args: { pressed: true, place: "title" } };

export const InRow: Story = { args: { place: "row" } };

export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to favorites", pressed: false }));
    canvas.getByRole("button", { name: "Remove from favorites", pressed: true }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Add to favorites", pressed: false })).toBeVisible();
  },
};

/** Nothing tells it from a settled one: what a press asks for is shown at once (§4). */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to favorites" }));
    await expect(canvas.getByRole("button", { name: "Remove from favorites", pressed: true })).toBeVisible();
  },
};

/** A press asks for an account, and the heart stays as it is. */
export const SignedOut: Story = {
  render: () => <FavoriteButton pressed={false} onToggle={() => {}} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to favorites" }));
    await expect(canvas.getByRole("button", { name: "Add to favorites", pressed: false })).toBeVisible();
  },
};
