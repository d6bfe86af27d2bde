import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { Button } from "../Button/Button.tsx";
import { LocationIndicator } from "../LocationIndicator/LocationIndicator.tsx";

/**
 * **Use** it once, in `AppFrame`. It contains the logo, the search, the location, the theme button and the profile.
 *
 * - **Do** keep it visible while the page scrolls. Below 1024 px an icon opens the search.
 * - **Don't** add buttons of a single page: they belong to the header of that page.
 */
const meta = {
  title: "Components/TopBar",
  component: DemoTopBar,
  parameters: { layout: "fullscreen" },
  args: { onSubmit: fn() },
} satisfies Meta<typeof DemoTopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLocation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Flâneur" })).toHaveAttribute("href", "/");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

export const WithLocationAndProfile: Story = {
  args: {
    location: <LocationIndicator label="20 Rue Oberkampf, 75011 Paris" onOpen={fn()} />,
    profile: <Button>Log In</Button>,
  },
};

/**
 * The icon opens the dialog 'Search Places'. The dialog closes on submit and on Escape. Escape returns the focus to the
 * icon.
 */
export const SearchOpenPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const icon = canvas.getByRole("button", { name: "Search Places" });
    await userEvent.click(icon);
    const dialog = within(await page.findByRole("dialog", { name: "Search Places" }));
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("creperie");
    await userEvent.click(dialog.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await userEvent.click(icon);
    await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(icon).toHaveFocus());
    await userEvent.click(icon);
    await page.findByRole("dialog");
  },
};
