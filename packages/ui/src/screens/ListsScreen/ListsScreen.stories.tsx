import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ListsScreen } from "./ListsScreen.tsx";

const lists = [
  { id: "1", name: "Sunday, Left Bank", note: "What I do when my mother visits.", count: 7, isShared: true },
  { id: "2", name: "Rain", note: null, count: 1, isShared: false },
  { id: "3", name: "To try", note: "From the paper, from friends, from the street.", count: 24, isShared: false },
];

/**
 * **Use** it as the page of the visitor's lists.
 *
 * - **Do** say which lists are shared.
 * - **Don't** show the lists of other people: each has its own link.
 */
const meta = {
  title: "Screens/Lists",
  component: ListsScreen,
  parameters: { layout: "fullscreen" },
  args: {
    state: { status: "ready", lists },
    back: { href: "/?tab=favorites" },
    listHref: (id) => `/my/lists/${id}`,
    bringHref: "/my/bring",
    onCreate: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "Rain" })).toHaveAttribute("href", "/my/lists/2");
    await userEvent.click(canvas.getByRole("button", { name: "New list" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { state: { status: "ready", lists: [] } },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Bring your places…" })).toHaveAttribute("href", "/my/bring"),
};
export const Loading: Story = { tags: ["!visual"], args: { state: { status: "loading" } } };
export const SignedOut: Story = {
  args: { state: { status: "signedOut" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log In" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const Error: Story = {
  tags: ["!visual"],
  args: { state: { status: "error", message: "An unexpected error occurred" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    state: {
      status: "ready",
      lists: [
        { id: "0", name: "Sundaysunday".repeat(6), note: "A long note. ".repeat(40), count: 500, isShared: true },
        ...lists,
      ],
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
