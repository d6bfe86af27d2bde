import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import type { PreviewTravel } from "../../view-models/preview-state.ts";
import { TableLayout } from "./TableLayout.tsx";

interface Args {
  readonly travel: PreviewTravel;
  readonly initial: string | null;
  readonly onOpenMedia: (id: string) => void;
}

const shown = places.slice(0, 8);

function Demo({ travel, initial, onOpenMedia }: Args) {
  const [id, setId] = useState(initial);
  const place = shown.find((each) => each.id === id);
  return (
    <TableLayout
      places={shown}
      sort={{ field: "name", order: "asc" }}
      onSort={() => {}}
      onToggleFavorite={() => {}}
      preview={place === undefined ? null : { place, travel, onRetry: () => {}, onOpenMedia }}
      onPreview={setId}
    />
  );
}

/**
 * **Use** it for the listing as a table with a preview next to it.
 *
 * - **Do** let Up and Down move the preview along the rows, and Escape hide it.
 * - **Don't** open more than one preview at a time.
 */
const meta = {
  title: "Components/TableLayout",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    travel: { status: "known", figures: { distanceKm: 0.882, walkingMinutes: 11, transitMinutes: 7 } },
    initial: null,
    onOpenMedia: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first = "", second = "", third = ""] = shown.map(({ name }) => name);

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: `Preview of ${first}` }));
    await expect(canvas.getByRole("button", { name: `Preview of ${first}`, expanded: true })).toBeVisible();
    const preview = await canvas.findByRole("region", { name: `Preview of ${first}` });
    await waitFor(() => expect(preview).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await expect(canvas.getByRole("button", { name: `Preview of ${first}`, expanded: false })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};

/**
 * The arrow keys move the preview along the rows and stop at both ends. Escape returns the focus to the current row.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const shows = (name: string) =>
      waitFor(() => expect(canvas.getByRole("region", { name: `Preview of ${name}` })).toHaveFocus());
    canvas.getByRole("button", { name: `Preview of ${first}` }).focus();
    await userEvent.keyboard("{Enter}");
    await shows(first);
    await userEvent.keyboard("{ArrowUp}");
    await shows(first);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await shows(third);
    await userEvent.keyboard("{ArrowUp}{Escape}");
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(canvas.getByRole("button", { name: `Preview of ${second}`, expanded: false })).toHaveFocus();
  },
};

export const Open: Story = { args: { initial: "place-2" } };

/** A second press on the button of the row hides the preview. */
export const HiddenByItsButton: Story = {
  args: { initial: "place-2" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Preview of ${second}`, expanded: true }));
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(canvas.getByRole("button", { name: `Preview of ${second}`, expanded: false })).toHaveFocus();
  },
};

/** Below 1024 px the preview is a dialog. */
export const Tablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: `Preview of ${first}` }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: first });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("dialog", { name: second });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: `Preview of ${second}` })).toHaveFocus());
  },
};
