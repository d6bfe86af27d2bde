import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { AddToListDialog } from "./AddToListDialog.tsx";

const lists = [
  { id: "1", name: "Sunday, Left Bank", count: 7 },
  { id: "2", name: "With my mother", count: 12 },
  { id: "3", name: "Rain", count: 1 },
];

/**
 * **Use** it to choose the lists that a place is in.
 *
 * - **Do** offer to make a list in the same step.
 * - **Don't** save before 'Save' is pressed: a press on a row must be easy to undo.
 */
const meta = {
  title: "Components/AddToListDialog",
  component: AddToListDialog,
  args: {
    open: true,
    listsHref: "/my/lists",
    name: "Septime",
    lists,
    chosen: new Set(["2"]),
    newName: "",
    submit: "disabled",
    failure: null,
    onChosenChange: fn(),
    onNewNameChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddToListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("checkbox", { name: /With my mother/ })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: /Sunday, Left Bank/ }));
    await expect(args.onChosenChange).toHaveBeenCalledWith("1", true);
    await expect(screen.getByRole("link", { name: "All lists" })).toHaveAttribute("href", "/my/lists");
    await userEvent.type(screen.getByRole("textbox", { name: /New list/ }), "D");
    await expect(args.onNewNameChange).toHaveBeenCalledWith("D");
  },
};
export const Loading: Story = { args: { lists: null, chosen: new Set() } };
export const Empty: Story = { args: { lists: [], chosen: new Set() } };
export const Pending: Story = { args: { submit: "pending" } };
export const Error: Story = { args: { submit: "enabled", failure: "An unexpected error occurred" } };
export const LongText: Story = {
  args: {
    name: "Le restaurant avec un nom qui ne finit jamais",
    lists: Array.from({ length: 30 }, (_, n) => ({
      id: `${n}`,
      name: `A list with a long name, number ${n}`,
      count: n,
    })),
  },
};
/** Looks like 'Choosing'. A hyphen between spaces is shown as a dash. */
export const DashInName: Story = {
  tags: ["!visual"],
  args: { name: "Café - Bar" },
  play: async () => expect(await screen.findByRole("dialog")).toHaveAccessibleName(/^Add Café\s– Bar to lists$/),
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
