import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { MapSheet, type SheetStop } from "./MapSheet.tsx";

/** A sheet over an empty map, which keeps the stop that it is brought to. */
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
 * **Use** it on a phone, for the list over the map. It has three heights.
 *
 * - **Do** give each height to the keyboard, too: the grip is a button.
 * - **Don't** put more in its head than the count and what changes the list: it drags the sheet.
 */
const meta = {
  title: "Components/MapSheet",
  component: Demo,
  args: { stop: "part", hidden: false },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By its grip, for those who do not drag. */
export const Part: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Larger list" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Smaller list" }));
    await expect(canvas.getByText("The places of the page.")).toBeVisible();
  },
};
export const Head: Story = { args: { stop: "head" } };
export const Full: Story = { args: { stop: "full" } };
/** Behind the card of a selected place. */
export const Hidden: Story = { args: { hidden: true } };
