import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { MapSheet, type SheetStop } from "./MapSheet.tsx";

/** A sheet over an empty map. Its stop is kept in state. */
function Demo({ stop, hidden }: { readonly stop: SheetStop; readonly hidden: boolean }) {
  const [shown, setShown] = useState(stop);
  return (
    <div style={{ position: "relative", height: 640, overflow: "hidden", background: "var(--map-in)" }}>
      <MapSheet stop={shown} onStopChange={setShown} hidden={hidden} head={<h1>524 places</h1>}>
        <p>The places of the page.</p>
      </MapSheet>
    </div>
  );
}

/**
 * **Use** it on a phone for the list over the map. It has three heights.
 *
 * - **Do** make every height reachable by keyboard: the grip is a button.
 * - **Don't** put more than the count and the controls of the list into its head: the head is used to drag the sheet.
 */
const meta = {
  title: "Components/MapSheet",
  component: Demo,
  args: { stop: "part", hidden: false },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The grip changes the height without dragging. */
export const Part: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Larger list" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Smaller list" }));
    await expect(canvas.getByText("The places of the page.")).toBeVisible();
  },
};
export const Head: Story = { args: { stop: "head" } };
export const Full: Story = { args: { stop: "full" } };
/** The sheet is hidden while the card of a selected place is shown. */
export const Hidden: Story = { args: { hidden: true } };
