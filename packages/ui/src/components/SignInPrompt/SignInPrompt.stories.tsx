import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { places } from "../../fixtures/places.ts";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { SignInPrompt } from "./SignInPrompt.tsx";

const [place] = places;
if (place === undefined) throw new Error("There are no places.");

/**
 * **Use** it when a signed-out visitor presses a control that needs an account: it explains what an account is for.
 *
 * - **Do** show what the visitor pressed, and make 'Continue Without Account' as easy to reach as the other buttons.
 * - **Don't** open it without a press.
 */
const meta = {
  title: "Components/SignInPrompt",
  component: SignInPrompt,
  args: { open: true, asked: { kind: "favorite", place }, onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof SignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForPlace: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog", { name: "Save Your Favorites" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Create Account" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("signUp");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("signIn");
    await userEvent.click(screen.getByRole("button", { name: "Continue Without Account" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** The picture of the place is not kept on the device, and there is no connection. */
export const Unsaved: Story = {
  tags: ["!visual"],
  args: {
    asked: {
      kind: "favorite",
      place: { ...place, media: [{ kind: "image", url: "data:image/png;base64,broken" }] },
    },
  },
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Save Your Favorites" });
    await waitFor(() => expect(dialog.querySelector("img")).toBeNull());
  },
};

export const ForFavorites: Story = { args: { asked: { kind: "favorites" } } };

export const ForViews: Story = {
  args: { asked: { kind: "views", filters: ["Restaurant", "Bar", "Café"] } },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Create Custom Views" })).toBeVisible();
    await expect(screen.getByRole("list", { name: "What is shown now" })).toHaveTextContent("RestaurantBarCafé");
  },
};

export const ForViewsWithoutFilters: Story = { args: { asked: { kind: "views", filters: [] } } };

export const ForList: Story = {
  args: { asked: { kind: "lists" } },
  play: async () => expect(await screen.findByRole("dialog", { name: "Make Lists of Your Own" })).toBeVisible(),
};

export const LongText: Story = {
  args: {
    asked: { kind: "views", filters: Array.from({ length: 24 }, (_, index) => `Wheelchair accessible ${index}`) },
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
