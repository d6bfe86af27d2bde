import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ExportMenu } from "../../components/ExportMenu/ExportMenu.tsx";
import { longPlace, places } from "../../fixtures/places.ts";
import { OwnListScreen, type OwnListScreenProps, type ShownOwnList } from "./OwnListScreen.tsx";

const NOTES = [
  "Be there by ten. The galettes are at the far end; eat one standing.",
  null,
  "Twenty minutes is enough.",
];
const list = {
  name: "Sunday, Left Bank",
  note: "What I do when my mother visits. Start late, carry little, and be on the bridge before the light goes.",
  changedOn: 20_778,
  isShared: false,
  count: 5,
  page: 1,
  pages: 1,
  firstNumber: 1,
  entries: places.slice(0, 5).map((place, index) => ({
    place,
    note: NOTES[index % NOTES.length] ?? null,
    visited: index === 1,
  })),
} satisfies ShownOwnList;
const ready = (data: Partial<ShownOwnList>) => ({ state: { status: "ready", list: { ...list, ...data } } }) as const;
const [first = longPlace] = places;

function Demo({ state, ...props }: OwnListScreenProps) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown =
    state.status !== "ready" || order === null
      ? state
      : {
          ...state,
          list: {
            ...state.list,
            entries: order.flatMap((id) => (state.list.entries ?? []).filter(({ place }) => place.id === id)),
          },
        };
  return (
    <OwnListScreen
      {...props}
      state={shown}
      onReorder={(ids) => {
        setOrder(ids);
        props.onReorder(ids);
      }}
    />
  );
}

/**
 * **Use** it as the page of one of the visitor's own lists.
 *
 * - **Do** let every place be moved by pointer within its page, and by keys and by a menu also to another page.
 * - **Don't** ask before a place is removed: it can be added again.
 */
const meta = {
  title: "Screens/Own list",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    ...ready({}),
    listsHref: "/my/lists",
    failure: null,
    exportMenu: <ExportMenu source="list" count={5} state="idle" phone="shown" onExport={fn()} />,
    walkHref: "/walk?places=place-1,place-2",
    isWalkSaved: false,
    onPrint: fn(),
    onEdit: fn(),
    onShare: fn(),
    onDelete: fn(),
    onAddPlaces: fn(),
    onReorder: fn(),
    onMove: fn(),
    movedId: null,
    onRemove: fn(),
    onNote: fn(),
    onVisitedChange: fn(),
    onPageChange: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: `Been there: ${first.name}` }));
    await expect(args.onVisitedChange).toHaveBeenCalledWith(first.id, true);
    await userEvent.click(canvas.getByRole("button", { name: `Edit note: ${first.name}` }));
    await expect(args.onNote).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${first.name} from the list` }));
    await expect(args.onRemove).toHaveBeenCalledWith(first.id);
  },
};
export const Reordered: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const ids = list.entries.map(({ place }) => place.id);
    const [one, two, ...rest] = ids;
    const handle = canvas.getByRole("button", { name: `Move ${first.name}` });
    await userEvent.click(handle);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move down" }));
    await expect(args.onReorder).toHaveBeenLastCalledWith([two, one, ...rest]);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(args.onReorder).toHaveBeenLastCalledWith(ids);
    await expect(handle).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to position…" }));
    const position = await screen.findByRole("textbox", { name: "Position" });
    await waitFor(() => expect(position).toHaveFocus());
    await userEvent.keyboard("3{Enter}");
    await expect(args.onReorder).toHaveBeenLastCalledWith([two, rest[0], one, ...rest.slice(1)]);
    await expect(args.onMove).not.toHaveBeenCalled();
    await waitFor(() => expect(handle).toHaveFocus());
  },
};
export const Shared: Story = {
  tags: ["!visual"],
  args: ready({ isShared: true }),
};
/** A walk is saved with the list, and the link opens it. */
export const SavedWalk: Story = {
  tags: ["!visual"],
  args: { isWalkSaved: true },
  play: async ({ canvas }) => expect(canvas.getByRole("link", { name: "Open the walk" })).toBeVisible(),
};
export const Empty: Story = {
  args: { ...ready({ count: 0, entries: [], note: null }), walkHref: undefined, exportMenu: undefined },
};
export const Loading: Story = { tags: ["!visual"], args: { state: { status: "loading" } } };
export const SignedOut: Story = { tags: ["!visual"], args: { state: { status: "signedOut" } } };
export const Missing: Story = { args: { state: { status: "missing" } } };
export const Error: Story = {
  tags: ["!visual"],
  args: { state: { status: "error", message: "An unexpected error occurred" } },
};
export const NotSaved: Story = {
  tags: ["!visual"],
  args: { failure: "Your last change was not saved: Flâneur does not answer. Check your connection and try again." },
};
const secondPage = { count: 240, page: 2, pages: 3, firstNumber: 101 };
export const ManyPages: Story = {
  tags: ["!visual"],
  args: ready(secondPage),
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole("button", { name: `Move ${first.name}` });
    handle.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(args.onMove).toHaveBeenLastCalledWith(first.id, 100);
    await expect(canvas.getByText(`${first.name} moved to 100 of 240`)).toBeInTheDocument();
    await userEvent.click(handle);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to position…" }));
    const position = await screen.findByRole("textbox", { name: "Position" });
    await expect(position).toHaveValue("101");
    await waitFor(() => expect(position).toHaveFocus());
    await userEvent.keyboard("240{Enter}");
    await expect(args.onMove).toHaveBeenLastCalledWith(first.id, 240);
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};
/** A place that was moved here from another page has the focus. */
export const MovedHere: Story = {
  tags: ["!visual"],
  args: { ...ready(secondPage), movedId: first.id },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: `Move ${first.name}` })).toHaveFocus(),
};
export const LoadingPage: Story = { args: ready({ ...secondPage, entries: null }) };
export const LongText: Story = {
  args: ready({
    name: "Everything that we have eaten, drunk, seen and walked past since the summer of the year before last",
    note: "A note\nof several lines. ".repeat(12),
    entries: [
      { place: longPlace, note: "Anticonstitutionnellement".repeat(8), visited: true },
      { place: { ...first, placeStatus: "Permanently Closed" }, note: null, visited: false },
    ],
  }),
};
/** A word that is wider than the page is broken into lines, so that the page does not scroll sideways. */
export const LongWord: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  args: ready({ name: "W".repeat(80), note: `First paragraph\n\n${"W".repeat(1_990)}` }),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
export const ChangedInFrench: Story = {
  tags: ["!visual"],
  globals: { language: "fr" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: `J’y suis allé(e)\u00a0: ${first.name}` }));
    await expect(args.onVisitedChange).toHaveBeenCalledWith(first.id, true);
    await userEvent.click(canvas.getByRole("button", { name: `Modifier la note\u00a0: ${first.name}` }));
    await expect(args.onNote).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole("button", { name: `Retirer ${first.name} de la liste` }));
    await expect(args.onRemove).toHaveBeenCalledWith(first.id);
  },
};
