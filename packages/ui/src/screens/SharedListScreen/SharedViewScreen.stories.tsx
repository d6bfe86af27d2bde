import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SharedViewScreen } from "./SharedViewScreen.tsx";

/**
 * **Use** it as the page of a link to a saved view while the view is loading, and if the link leads to no view.
 *
 * - **Do** show the listing with the filters of the view as soon as they are loaded.
 * - **Don't** use it for a view of the visitor's own: that is a tab of the listing.
 */
const meta = {
  title: "Screens/Shared view",
  component: SharedViewScreen,
  parameters: { layout: "fullscreen" },
  args: { state: { status: "loading" }, onRetry: fn() },
} satisfies Meta<typeof SharedViewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `Loading`, `Missing` and `Error` have no visual tests: they look the same in the stories of a collection. */
export const Loading: Story = { tags: ["!visual"] };
export const Missing: Story = { tags: ["!visual"], args: { state: { status: "missing" } } };
export const Ended: Story = { args: { state: { status: "ended" } } };
export const Error: Story = {
  tags: ["!visual"],
  args: { state: { status: "error", message: "An unexpected error occurred" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...Ended, globals: { viewport: { value: "w390" } } };
export const French: Story = { ...Ended, globals: { language: "fr" } };
