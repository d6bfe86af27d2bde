import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { longPlace, places } from "../../fixtures/places.ts";
import { BringScreen } from "./BringScreen.tsx";
import { BringUndoToast } from "./BringUndoToast.tsx";
import {
  type BringDoneState,
  type BringReviewState,
  type BringUndo,
  type BroughtCandidate,
  NONE_OF_THESE,
} from "./bring-state.ts";

const phone = { viewport: { value: "w390" } };
const [first = longPlace, second = longPlace, third = longPlace, ...others] = places;

const brought = (index: number, name: string | null, address: string | null = null) => ({
  index,
  name,
  address,
  mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name ?? "48.86,2.34")}`,
  site: null,
});
const candidate = (place: typeof first, more: Partial<BroughtCandidate> = {}): BroughtCandidate => ({
  place,
  metres: 4,
  nameDiffers: false,
  ...more,
});

const review: BringReviewState = {
  status: "review",
  name: "Saved Places.json",
  files: 1,
  refused: [],
  check: [
    {
      brought: brought(0, "Breizh", "109 Rue Vieille du Temple"),
      candidates: [candidate(first, { metres: 12, nameDiffers: true })],
      choice: null,
    },
    {
      brought: brought(1, second.name),
      candidates: [candidate(second, { metres: null }), candidate(third, { metres: 1_240, nameDiffers: true })],
      choice: second.id,
    },
  ],
  found: others.slice(0, 11).map((place, index) => ({
    brought: brought(2 + index, place.name, place.address),
    candidate: candidate(place),
    checked: index !== 1,
    isFavorite: index === 2,
    isRepeated: index === 3,
  })),
  none: [
    { brought: brought(20, "Hardware Société", "10 Rue Lamarck, 75018 Paris"), reason: "notOurs" },
    { brought: brought(21, null), reason: "outside" },
    {
      brought: { ...brought(22, "Café Kitsuné", "51 Gal. de Montpensier, 75001 Paris"), site: "osm.org" },
      reason: "notOurs",
    },
    { brought: brought(23, "https://maps.app.goo.gl/rXd8nhb4nQp7"), reason: "link" },
  ],
  unreadable: 2,
  toAdd: 10,
  already: 1,
  list: { isWanted: false, name: "Saved Places" },
  submit: "enabled",
  progress: null,
  failure: null,
  isListCreated: false,
  isUndone: false,
};
const paris = { name: "Paris", href: "/my/lists/1" };

/**
 * **Use** it as the page that reads places which the visitor has saved elsewhere.
 *
 * - **Do** show what will be saved before anything is saved, with the places that need a decision first.
 * - **Don't** choose for the visitor if a saved place may be one of two places.
 */
const meta = {
  title: "Screens/Bring places",
  component: BringScreen,
  parameters: { layout: "fullscreen" },
  args: {
    state: review,
    onFiles: fn(),
    onText: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onCheckedChange: fn(),
    onDownload: fn(),
    onListChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof BringScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  args: { state: { status: "choosing", refused: [] } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("button", { name: "Look them up" })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox"), "Septime");
    await userEvent.click(canvas.getByRole("button", { name: "Look them up" }));
    await expect(args.onText).toHaveBeenCalledWith("Septime");
    const field = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await expect(field).not.toBeNull();
    const file = new File(["{}"], "Saved Places.json");
    if (field !== null) await userEvent.upload(field, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};
export const StartPhone: Story = { ...Start, play: () => {}, globals: { viewport: { value: "w390" } } };
export const StartFrench: Story = { ...Start, play: () => {}, globals: { language: "fr" } };
export const Problem: Story = {
  args: { state: { status: "choosing", refused: [{ file: "photo.jpg", problem: "format" }] } },
  play: async ({ canvas }) => expect(canvas.getByText(/This is not a file of saved places\./)).toBeVisible(),
};
/** The message is at the field until the text is changed. */
export const ListProblem: Story = {
  args: { state: { status: "choosing", refused: [{ file: null, problem: "too many" }] } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveAccessibleDescription("This is more than 2,000 places. Split the list.");
    await userEvent.type(field, "Septime");
    await expect(field).toBeValid();
  },
};
export const SeveralProblems: Story = {
  args: {
    state: {
      status: "choosing",
      refused: [
        { file: "photo.jpg", problem: "format" },
        { file: "takeout.tgz", problem: "packed" },
      ],
    },
  },
  globals: phone,
};
/** Some of the files could not be read. The others are reviewed. */
export const SeveralFiles: Story = {
  args: { state: { ...review, name: "My places", files: 3, refused: [{ file: "photo.jpg", problem: "format" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("From 3 files. Nothing is added before you say so.")).toBeVisible();
    await expect(canvas.getByText(/^“photo.jpg” was not read\./)).toBeVisible();
  },
};
export const Reading: Story = {
  tags: ["!visual"],
  args: { state: { status: "reading", name: "Saved Places.json", files: 1 } },
};
export const ReadFailed: Story = {
  args: { state: { status: "readFailed", name: "Saved Places.json", files: 1 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Check your connection, and try again.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ReadFailedPhone: Story = { ...ReadFailed, play: () => {}, globals: phone };
export const LookingUp: Story = {
  args: { state: { status: "lookingUp", name: "Saved Places.json", files: 1, done: 75, total: 240, failure: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("progressbar", { name: "Looking for your places" })).toHaveAttribute("value", "75");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Error: Story = {
  args: {
    state: {
      status: "lookingUp",
      name: "Saved Places.json",
      files: 1,
      done: 75,
      total: 240,
      failure: "You are offline.",
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Review: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /The name differs, 12 m away/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(0, first.id);
    const [none] = canvas.getAllByRole("radio", { name: "None of these" });
    if (none !== undefined) await userEvent.click(none);
    await expect(args.onChoose).toHaveBeenLastCalledWith(0, NONE_OF_THESE);
    const [box] = canvas.getAllByRole("checkbox", { checked: true });
    if (box !== undefined) await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(2, false);
    await userEvent.click(canvas.getByRole("button", { name: "Show 3 more" }));
    await waitFor(() => expect(canvas.getAllByRole("checkbox")[8]).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Download these as GeoJSON" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Add 10 places" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const French: Story = { globals: { language: "fr" } };
export const IntoList: Story = {
  args: { state: { ...review, list: { isWanted: true, name: "Saved Places" } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name of the list" }), "!");
    await expect(args.onListChange).toHaveBeenCalledWith({ isWanted: true, name: "Saved Places!" });
  },
};
export const Empty: Story = {
  args: { state: { ...review, check: [], found: [], toAdd: 0, already: 0, submit: "disabled" } },
};
export const Pending: Story = {
  args: { state: { ...review, submit: "pending", progress: { done: 1, total: 4 } } },
  // The live region below the places already exists, so that screen readers announce a stopped save in it.
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeDisabled();
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
  },
};
export const PartlySaved: Story = {
  args: { state: { ...review, progress: { done: 1, total: 4 }, failure: "You are offline." } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("alert")).toHaveTextContent("1 of 4 steps are saved, the others are not: You are offline."),
};
export const ListCreated: Story = {
  tags: ["!visual"],
  args: {
    state: {
      ...review,
      list: { isWanted: true, name: "Paris" },
      isListCreated: true,
      progress: { done: 2, total: 4 },
      failure: "You are offline.",
    },
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole("textbox", { name: "Name of the list" });
    await expect(name).toHaveAccessibleDescription("The list is already created. You can rename it on its page.");
    await userEvent.type(name, "!");
    await expect(name).toHaveValue("Paris");
    await expect(args.onListChange).not.toHaveBeenCalled();
  },
};
export const Stopped: Story = { tags: ["!visual"], args: { state: { ...review, progress: { done: 1, total: 4 } } } };
export const LongText: Story = {
  args: {
    state: {
      ...review,
      name: `${"long-name-".repeat(12)}.json`,
      found: [
        {
          brought: brought(2, "Anticonstitutionnellement".repeat(5), "A long address, ".repeat(10)),
          candidate: candidate(longPlace),
          checked: true,
          isFavorite: false,
          isRepeated: false,
        },
      ],
    },
  },
  globals: { viewport: { value: "w390" } },
};
export const Undone: Story = {
  args: { state: { ...review, isUndone: true } },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole("status").at(-1)).toHaveTextContent("Undone. What was added is removed again"),
};
export const Done: Story = {
  args: { state: { status: "done", added: 35, missing: 0, list: paris, undo: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "Open the list" })).toHaveAttribute("href", "/my/lists/1");
    await userEvent.click(canvas.getByRole("button", { name: "Bring more places" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** No picture: the sentence and the button are like those of the review. */
export const DoneWithMissing: Story = {
  tags: ["!visual"],
  args: { state: { status: "done", added: 35, missing: 2, list: paris, undo: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("2 places were not found, and are not saved.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download these as GeoJSON" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

const toast = { onUndo: fn(), onClose: fn(), onHold: fn() };
const done = (undo: BringUndo, list: BringDoneState["list"] = paris) => {
  const state: BringDoneState = { status: "done", added: 35, missing: 0, list, undo };
  return { state, undoToast: <BringUndoToast {...toast} saved={state} undo={undo} /> };
};
const failed: BringUndo = {
  status: "failed",
  reason: "Flâneur does not answer. Check your connection and try again.",
  isPartlyUndone: true,
};

/** The next press of Tab after the heading focuses 'Undo'. The toast stays while it has the focus. */
export const DoneWithUndo: Story = {
  args: done({ status: "offered" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("The button “Undo” follows this heading");
    canvas.getByRole("heading", { level: 1 }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
    await expect(toast.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Enter}");
    await expect(toast.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(toast.onClose).toHaveBeenCalledOnce();
  },
};
export const DoneWithUndoPhone: Story = { args: done({ status: "offered" }, null), globals: phone };
export const DoneWithUndoFrench: Story = {
  args: done({ status: "offered" }),
  globals: { language: "fr", ...phone },
};
export const UndoPending: Story = {
  tags: ["!visual"],
  args: done({ status: "pending" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Undoing…" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Bring more places" })).toHaveAttribute("aria-disabled", "true");
  },
};
/** The toast says what is still saved, and stays until the visitor closes it. */
export const UndoFailed: Story = {
  args: done(failed, null),
  play: async ({ canvas }) =>
    expect(canvas.getByRole("alert")).toHaveTextContent(
      "Not everything is undone, 35 places are still in your favorites",
    ),
};
export const UndoFailedPhone: Story = { args: done(failed, null), globals: phone };
