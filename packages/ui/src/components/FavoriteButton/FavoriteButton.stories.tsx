import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FavoriteButton, type FavoriteButtonProps } from "./FavoriteButton.tsx";

function Demo({ pressed: initial, ...props }: Omit<FavoriteButtonProps, "onToggle">) {
  const [pressed, setPressed] = useState(initial);
  return <FavoriteButton {...props} pressed={pressed} onToggle={() => setPressed(!pressed)} />;
}

/**
 * **Use** it wherever a place is shown: on its picture, next to its title, or in its row.
 *
 * - **Do** show the new state at once. If the server rejects the change, show the previous state again.
 * - **Don't** hide it from signed-out visitors: for them, a press opens `SignInPrompt`.
 */
const meta = {
  title: "Components/FavoriteButton",
  component: Demo,
  args: { name: "Septime", pressed: false },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotPressed: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const PressedBesideTitle: Story = { args: { pressed: true, placement: "title" } };

export const InRow: Story = { args: { placement: "row" } };

export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Septime to favorites", pressed: false }));
    canvas.getByRole("button", { name: "Remove Septime from favorites", pressed: true }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Add Septime to favorites", pressed: false })).toBeVisible();
  },
};

export const ToggledInFrench: Story = {
  tags: ["!visual"],
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter Septime aux favoris", pressed: false }));
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Septime des favoris", pressed: true }));
    await expect(canvas.getByRole("button", { name: "Ajouter Septime aux favoris", pressed: false })).toBeVisible();
  },
};

/** A pending heart looks like a saved one: the new state is shown at once (§4). */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Septime to favorites" }));
    await expect(canvas.getByRole("button", { name: "Remove Septime from favorites", pressed: true })).toBeVisible();
  },
};

/** The heart does not change when it is pressed. In the app, the press opens `SignInPrompt`. */
export const SignedOut: Story = {
  render: () => <FavoriteButton name="Septime" pressed={false} onToggle={() => {}} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Septime to favorites" }));
    await expect(canvas.getByRole("button", { name: "Add Septime to favorites", pressed: false })).toBeVisible();
  },
};
