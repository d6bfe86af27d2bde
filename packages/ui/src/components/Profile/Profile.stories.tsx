import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Profile } from "./Profile.tsx";

/**
 * **Use** it in the top bar: 'Log In', or the name, the account button and 'Logout' of the signed-in user.
 *
 * - **Do** put everything into one menu on a phone, with the theme and the location.
 * - **Don't** show the whole email address in the top bar: the part before the @ is enough.
 */
const meta = {
  title: "Components/Profile",
  component: Profile,
  args: {
    profile: { status: "signedIn", username: "camille.roy@posteo.net" },
    theme: "light",
    onThemeChange: fn(),
    onLogIn: fn(),
    onLogOut: fn(),
    onAccount: fn(),
    onIntent: fn(),
    onPocket: fn(),
  },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "camille.roy, account" }));
    await expect(args.onAccount).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = {
  args: { profile: { status: "anonymous" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log In" }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { profile: { status: "signedIn", username: `${"marie-antoinette.".repeat(5)}@posteo.net` } },
};

export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "camille.roy, menu" }));
    await expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Paris in your pocket" })).toBeVisible();
  },
};

export const PhoneChoosing: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, args }) => {
    await userEvent.hover(await canvas.findByRole("button", { name: "camille.roy, menu" }));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "camille.roy, menu" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Account" }));
    await waitFor(() => expect(args.onAccount).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("button", { name: "camille.roy, menu" })).toHaveFocus();
  },
};

export const PhoneWithLocation: Story = {
  args: { location: { label: "20 Rue Oberkampf, 75011 Paris", onOpen: fn(), onForget: fn() } },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "camille.roy, menu" }));
    await expect(await screen.findByRole("menuitem", { name: /^20 Rue Oberkampf/ })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Forget my location" })).toBeVisible();
  },
};

export const PhoneWithoutLocation: Story = {
  args: { location: { label: null, onOpen: fn(), onForget: fn() } },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "camille.roy, menu" }));
    await expect(await screen.findByRole("menuitem", { name: "Set Location" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Forget my location" })).toBeNull();
  },
};
