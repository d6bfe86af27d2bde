import { INITIAL_FILTERS, NO_SAVED_FILTERS, nearStation, setNear, setNegation, setValues } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ViewDialog } from "./ViewDialog.tsx";
import type { ViewDialogProps, ViewDraft } from "./view-dialog-props.ts";

const DRAFT: ViewDraft = {
  name: "Terrasses du 11e",
  description: "Wine and a chair in the sun, near home.",
  source: "current",
  filters: {
    types: ["Bar", "Café"],
    tags: ["Terrace"],
    arrondissements: ["75011"],
    search: "",
    hours: null,
    maxTravelTime: null,
  },
};
const EDITED: ViewDraft = { ...DRAFT, source: "custom" };
const options = {
  types: ["Restaurant", "Bar", "Café", "Spot", "Park", "Museum", "Cinema", "Club", "Hotel", "Store"],
  arrondissements: ["75003", "75005", "75006", "75011", "75018"],
  tagCategories: [
    { name: "Mood", tags: ["Terrace", "Quiet", "Reading", "Rainy day"] },
    { name: "Food", tags: ["Pizza", "Oysters", "Natural wine", "Coffee", "Vegetarian"] },
  ],
  allCurated: true,
  counts: null,
};

/** Stores the draft, as the app's machine does. */
function Demo(props: ViewDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <ViewDialog
      {...props}
      draft={draft}
      submit={draft.name === "" ? "disabled" : props.submit}
      onDraftChange={(change) => setDraft({ ...draft, ...change })}
    />
  );
}

/**
 * **Use** it to save filters under a name, or to change a saved view.
 *
 * - **Do** list the filters that a view cannot save, before the visitor saves the view.
 * - **Don't** allow saving without a name.
 */
const meta = {
  title: "Components/ViewDialog",
  component: Demo,
  args: {
    open: true,
    mode: "create",
    draft: DRAFT,
    leftOut: INITIAL_FILTERS,
    options,
    submit: "enabled",
    onDraftChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Save Custom View" })).toBeVisible();
    const name = screen.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await expect(screen.getByRole("button", { name: "Save View" })).toBeDisabled();
    await userEvent.type(name, "Terrasses{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { draft: { ...DRAFT, name: "", description: "", filters: NO_SAVED_FILTERS } } };

export const LeavingOut: Story = {
  args: {
    draft: { ...DRAFT, filters: { ...DRAFT.filters, maxTravelTime: 20 } },
    leftOut: {
      ...setNear(
        setValues(setNegation(INITIAL_FILTERS, "types", "Club", true), "neighbourhoods", ["Le Marais"]),
        nearStation("Abbesses"),
      ),
      transportMode: "walking",
      advancedOperators: { filterOperators: [], betweenCategoriesOperators: ["OR"] },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^A view does not save: .*, OR between categories, Walking\.$/)).toBeVisible();
  },
};

/** The server has refused to save, because the account has the maximum number of views. */
export const Full: Story = {
  args: { isFull: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText(/^You have as many views/)).toBeVisible();
  },
};

export const Edit: Story = {
  args: {
    mode: "edit",
    draft: {
      name: "Rainy Sundays",
      description: "",
      source: "custom",
      filters: {
        ...DRAFT.filters,
        types: ["Museum", "Cinema", "Store"],
        arrondissements: ["75005", "75006"],
        maxTravelTime: 30,
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByRole("dialog", { name: "Edit View" })).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Café" }));
    await expect(screen.getByRole("checkbox", { name: "Café", checked: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "5e Arrondissement", checked: true }));
    await expect(screen.getByRole("checkbox", { name: "5e Arrondissement", checked: false })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Any time" }));
    await expect(screen.getByRole("slider", { name: "Travel time" })).toHaveAttribute("aria-valuetext", "Any");
  },
};

/** The view has a filter by hours, which can be removed and chosen again. */
export const Hours: Story = {
  args: {
    mode: "edit",
    draft: {
      ...EDITED,
      filters: { ...DRAFT.filters, hours: { moment: { weekday: 6, minute: 20 * 60 + 30 }, states: ["open"] } },
    },
  },
  play: async () => {
    const open = await screen.findByRole("checkbox", { name: "Open Sunday 20:30", checked: true });
    await userEvent.click(open);
    await expect(open).not.toBeChecked();
    await userEvent.click(open);
    await expect(open).toBeChecked();
  },
};

export const Loading: Story = {
  args: { mode: "edit", options: null, draft: { ...EDITED, filters: NO_SAVED_FILTERS } },
};
export const Pending: Story = { args: { submit: "pending" } };
/** The footer has its widest row of buttons, with 'Share'. */
export const LongText: Story = {
  args: {
    mode: "edit",
    share: { result: "none", onShare: fn() },
    draft: {
      name: "A view whose name is as long as a sentence that somebody typed on a train",
      description: "A chair in the sun, near home. ".repeat(20),
      source: "current",
      filters: { ...DRAFT.filters, tags: Array.from({ length: 30 }, (_, index) => `Tag number ${index}`) },
    },
  },
};
export const Phone: Story = {
  args: { mode: "edit", draft: EDITED },
  globals: { viewport: { value: "w390" } },
};

/** A saved view can be shared. */
export const Shareable: Story = {
  args: { mode: "edit", draft: EDITED, share: { result: "none", onShare: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    await expect(args.share?.onShare).toHaveBeenCalledOnce();
  },
};
export const LinkCopied: Story = {
  args: { ...Shareable.args, share: { result: "copied", onShare: fn() } },
  play: async () => expect(await screen.findByRole("button", { name: "Link copied" })).toBeInTheDocument(),
};

const earlierLink = {
  url: "https://flaneur.example/views/0Zr3mK1xQw5cVd8TnP2yLg",
  state: "shown",
  hasFailed: false,
  onAsk: fn(),
  onKeep: fn(),
  onEnd: fn(),
} as const;

/** An earlier version of the app has created a link, which still opens the view. */
export const WithEarlierLink: Story = {
  args: { ...Shareable.args, draft: DRAFT, earlierLink },
  play: async () => {
    await expect(await screen.findByText(earlierLink.url)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Stop sharing" }));
    await expect(earlierLink.onAsk).toHaveBeenCalledOnce();
  },
};
export const EndingEarlierLink: Story = {
  args: { ...WithEarlierLink.args, earlierLink: { ...earlierLink, state: "asking" } },
  play: async () => {
    const keep = await screen.findByRole("button", { name: "Keep the link" });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "End the link" }));
    await expect(earlierLink.onEnd).toHaveBeenCalledOnce();
    await expect(screen.getByRole("region", { name: "Link shared before" })).toHaveFocus();
  },
};
/** The server could not end the link. */
export const EarlierLinkNotEnded: Story = {
  tags: ["!visual"],
  args: { ...WithEarlierLink.args, earlierLink: { ...earlierLink, state: "asking", hasFailed: true } },
  play: async () =>
    expect(await screen.findByText("The link could not be ended. Please try again.")).toBeInTheDocument(),
};
export const EarlierLinkEnded: Story = {
  args: { ...WithEarlierLink.args, earlierLink: { ...earlierLink, state: "ended" } },
  play: async () => {
    await expect(await screen.findByText("The link has ended.")).toBeInTheDocument();
    await expect(screen.queryByText(earlierLink.url)).toBeNull();
  },
};
