import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { Button } from "../Button/Button.tsx";
import { MissingPartNotice } from "./MissingPartNotice.tsx";

const Menu = () => <p>The menu</p>;

/** A menu whose code can only be loaded at the second attempt. */
function Demonstration() {
  const [needed, setNeeded] = useState(false);
  const [Part] = useState(() => {
    let tries = 0;
    return lazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return Menu;
    });
  });
  return (
    <>
      <Button variant="outline" onClick={() => setNeeded(true)}>
        Open
      </Button>
      {useOpened(Part, needed) && <Part />}
      <MissingPartNotice />
    </>
  );
}

/**
 * **Use** it by rendering `AppFrame`, which contains it. It appears when the code of a part that is rendered or opened
 * could not be loaded: a route, a control, a menu or a dialog.
 *
 * - **Do** render `CodeFailedAgainProvider`. 'Try again' loads all missing parts, and the provider's function is
 *   called if a part is still missing.
 * - **Don't** use it for data that failed to load: use `ErrorNotice`.
 */
const meta = { title: "Components/MissingPartNotice", component: MissingPartNotice } satisfies Meta<
  typeof MissingPartNotice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  render: () => <Demonstration />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This part of the page could not be loaded\./);
  },
};

export const TriedAgain: Story = {
  render: () => <Demonstration />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("The menu")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
