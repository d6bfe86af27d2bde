import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ExportMenu } from "../../components/ExportMenu/ExportMenu.tsx";
import { ListMap } from "../../components/ListMap/ListMap.tsx";
import { groundMap } from "../../fixtures/ground-map.ts";
import { longPlace, places } from "../../fixtures/places.ts";
import { useDocumentTheme } from "../../fixtures/use-document-theme.ts";
import { numberedPinsOf } from "../../view-models/map-state.ts";
import { listWays } from "../../view-models/shared-list-state.ts";
import { SharedListScreen, type ShownSharedList } from "./SharedListScreen.tsx";

const NOTES = [
  "Be there by ten. The galettes are at the far end; eat one standing.",
  null,
  "Twenty minutes is enough.",
];
const list: Omit<ShownSharedList, "ways"> = {
  name: "Sunday, Left Bank",
  note: "What I do when my mother visits. Start late, carry little, and be on the bridge before the light goes.",
  sharedBy: "Camille",
  changedOn: 20_778,
  count: 7,
  page: 1,
  pages: 1,
  firstNumber: 1,
  entries: places.slice(0, 7).map((place, index) => ({ place, note: NOTES[index % NOTES.length] ?? null })),
};
const ready = (data: Partial<typeof list>) => {
  const shown = { ...list, ...data };
  const ways = listWays(shown.entries.map(({ place }) => place));
  return { state: { status: "ready", data: { ...shown, ways } } } as const;
};
const [first = longPlace, ...others] = places;

/**
 * **Use** it as the page of a list that a person shares by a link.
 *
 * - **Do** keep the order of the list, and show a place that has closed.
 * - **Don't** show where the owner of the list has been.
 */
const meta = {
  title: "Screens/Shared list",
  component: SharedListScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...ready({}),
    favorites: new Set(["place-2"]),
    share: { result: "none", onShare: fn() },
    taking: { running: null, isKept: false, failure: null, onKeep: fn(), onCopy: fn() },
    exportMenu: <ExportMenu count={7} state="idle" phone="shown" onExport={fn()} />,
    link: "https://example.org/lists/0Zr3mK1xQw5cVd8TnP2yLg",
    walkHref: "/walk?places=place-1,place-2",
    isWalkSaved: false,
    onToggleFavorite: fn(),
    onPrint: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SharedListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Sunday, Left Bank" })).toBeVisible();
    const sums = canvas.getByRole("list", { name: "The whole way" });
    await expect(within(sums).getByText("in this order")).toBeVisible();
    const sumItems = within(sums).getAllByRole("listitem").length;
    await expect(canvas.getAllByRole("listitem")).toHaveLength(sumItems + 7);
    await userEvent.click(canvas.getByRole("button", { name: "Save to my favorites" }));
    await expect(args.taking.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Copy as my own list" }));
    await expect(args.taking.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
/** `Loading`, `Missing` and `Error` have no visual tests: they look the same in the stories of a collection. */
export const Loading: Story = { tags: ["!visual"], args: { state: { status: "loading" } } };
/** The owner has saved a walk with the list, and the link opens it. */
export const SavedWalk: Story = {
  tags: ["!visual"],
  args: { isWalkSaved: true },
  play: async ({ canvas }) => expect(canvas.getByRole("link", { name: "Walk this list" })).toBeVisible(),
};
export const Empty: Story = { args: { ...ready({ count: 0, entries: [] }), walkHref: undefined } };
export const Missing: Story = { tags: ["!visual"], args: { state: { status: "missing" } } };
export const Ended: Story = {
  args: { state: { status: "ended" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This list is no longer shared");
    await expect(canvas.getByRole("link", { name: "All Places" })).toHaveAttribute("href", "/");
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
/** The map without streets. */
function DemoMap() {
  const { theme } = useDocumentTheme();
  return <ListMap pins={numberedPinsOf(places.slice(0, 7), 1)} provider={groundMap(theme)} onSelect={fn()} />;
}
export const WithMap: Story = { args: { map: <DemoMap /> }, globals: { viewport: { value: "w1440" } } };

const taking = { running: null, isKept: false, failure: null, onKeep: fn(), onCopy: fn() };
export const Saved: Story = {
  tags: ["!visual"],
  args: { taking: { ...taking, isKept: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Saved" }));
    await expect(args.taking.onKeep).not.toHaveBeenCalled();
  },
};
export const Saving: Story = { tags: ["!visual"], args: { taking: { ...taking, running: "keep" } } };

/** The button still says that the places are saved. */
export const CopyingAfterSaving: Story = {
  tags: ["!visual"],
  args: { taking: { ...taking, isKept: true, running: "copy" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Saved" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copying…" })).toHaveAttribute("aria-disabled", "true");
  },
};
export const SavingFailed: Story = {
  tags: ["!visual"],
  args: { taking: { ...taking, failure: "An unexpected error occurred" } },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("An unexpected error occurred"),
};
export const WithoutNameAndNotes: Story = {
  args: ready({ note: null, sharedBy: null, entries: list.entries.map(({ place }) => ({ place, note: null })) }),
};
export const ClosedPlace: Story = {
  args: ready({
    entries: [
      { place: { ...first, placeStatus: "Permanently Closed" }, note: "I miss it." },
      ...others.slice(0, 2).map((place) => ({ place, note: null })),
    ],
  }),
};
/** The second place has no position. The way from the first place leads to the third place, and names that place. */
export const PlaceWithoutPosition: Story = {
  args: ready({
    entries: places.slice(0, 4).map((place, index) => ({
      place: index === 1 ? { ...place, coordinates: null } : place,
      note: null,
    })),
  }),
  play: async ({ canvas }) => expect(canvas.getByText(new RegExp(`on foot to ${places[2]?.name}$`))).toBeVisible(),
};
/** The name of the sharer does not change the order of the words after it. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  args: ready({ name: "أحد في باريس", note: "مقهى ثم متحف.", sharedBy: "عمر" }),
  play: async ({ canvas }) => {
    const [sharer, count] = [canvas.getByText("A list by عمر"), canvas.getByText("7 places")];
    await expect(sharer.getBoundingClientRect().right).toBeLessThan(count.getBoundingClientRect().left);
  },
};
export const ManyPages: Story = {
  args: ready({ count: 240, page: 2, pages: 3, firstNumber: 101 }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Places 101–107 of 240")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Places 101–107 of 240" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};
export const LongText: Story = {
  args: ready({
    name: "Everything that we have eaten, drunk, seen and walked past since the summer of the year before last",
    note: "A note\nof several lines. ".repeat(12),
    sharedBy: "Marie-Antoinette de la Rochefoucauld-Montmorency",
    entries: [
      { place: longPlace, note: "Anticonstitutionnellement".repeat(8) },
      ...places.slice(0, 2).map((place) => ({ place, note: "A long note. ".repeat(20) })),
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
