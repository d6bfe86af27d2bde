import type { Meta, StoryObj } from "@storybook/react-vite";
import { posters } from "../../fixtures/posters.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/**
 * **Use** it in place of an empty list, with a heading, an optional text and suggestions, and at most one button.
 *
 * - **Do** offer the most useful next step: a suggestion, 'Clear all', or 'All Places'.
 * - **Don't** use it for errors (`ErrorNotice`) or while something loads (`Skeletons`).
 */
const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "No places found matching your criteria.",
    action: <Button size="large">Clear all</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};

export const NoFavorites: Story = {
  args: {
    title: "No favorites yet",
    text: "Start adding places to your favorites by clicking the heart icon on any place card.",
    picture: posters.buttes,
    action: null,
  },
};
