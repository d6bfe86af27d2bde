import { type ParisTime, type WalkChoice, walkThrough } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ListMap } from "../../components/ListMap/ListMap.tsx";
import { groundMap } from "../../fixtures/ground-map.ts";
import { NOW } from "../../fixtures/now.ts";
import { longPlace, places } from "../../fixtures/places.ts";
import { useDocumentTheme } from "../../fixtures/use-document-theme.ts";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { numberedPinsOf } from "../../view-models/map-state.ts";
import { type WalkState, walkState } from "../../view-models/walk-state.ts";
import { WalkScreen, type WalkScreenProps } from "./WalkScreen.tsx";

type Actions = "onChange" | "onSetLocation" | "onPrint" | "onGpx" | "onRetry" | "onForget" | "onSaveAgain";

interface DemoProps extends Pick<WalkScreenProps, "list" | "saved" | Actions> {
  /** The choices at first. The story then applies the visitor's changes. */
  readonly choice: WalkChoice;
  /** The places that were found, or the state of the page without a walk. */
  readonly found: readonly ListedPlace[] | WalkState;
  readonly failedIds?: readonly string[];
  readonly isLocated?: boolean;
  readonly hasMap?: boolean;
  /** The current time. @default Sunday, 11:00 */
  readonly now?: ParisTime;
}

/** Places that never close. */
const open = places.map((place) => ({ ...place, openingHours: "24/7" }));
/** Places by the hours that the stories about opening hours need: two are open in the evening, one is closed on Mondays. */
const HOURS = ["10:00-18:00", "09:00-23:30", "Tu-Su 10:00-18:00", "10:00-19:00", "11:00-02:00", "09:30-18:30"];
const withHours = HOURS.flatMap((openingHours, index) => {
  const place = places[index];
  return place === undefined ? [] : [{ ...place, openingHours }];
});

const HERE = { latitude: 48.8643, longitude: 2.369 };
/** Sunday, 22 November 2026, 11:00. */
const MORNING = { ...NOW, minute: 660 };

/** The map without streets. */
function DemoMap({ state }: { readonly state: WalkState }) {
  const { theme } = useDocumentTheme();
  if (state.status !== "ready") return null;
  const { stops, from } = state.walk;
  const pins = numberedPinsOf(
    stops.map(({ place }) => place),
    1,
  );
  return (
    <ListMap pins={pins} userPosition={from === "here" ? HERE : null} provider={groundMap(theme)} onSelect={fn()} />
  );
}

function Demo({
  choice: initial,
  found,
  failedIds = [],
  isLocated = false,
  hasMap = false,
  now = MORNING,
  onChange,
  ...actions
}: DemoProps) {
  const messages = useMessages();
  const [choice, setChoice] = useState(initial);
  const state =
    "status" in found
      ? found
      : walkState(
          { result: { places: found, failedIds }, failure: null, pending: false },
          { choice, position: isLocated ? HERE : null, now },
          messages,
        );
  return (
    <WalkScreen
      {...actions}
      state={state}
      now={now}
      share={{ result: "none", onShare: fn() }}
      {...(hasMap && { map: <DemoMap state={state} /> })}
      onChange={(next) => {
        setChoice(next);
        onChange(next);
      }}
    />
  );
}

const walkOf = (count: number): WalkChoice =>
  walkThrough(
    places.slice(0, count).map(({ id }) => id),
    count,
  );

/**
 * **Use** it as the page of a walk: places in the order of the shortest way, with times.
 *
 * - **Do** set aside the places that would be closed, each with its reason and a button, instead of a list of warnings.
 * - **Do** show the day and the time below the title, and say why a walk begins later than now.
 * - **Do** show the total and the walk on the first screen of a phone: the options are collapsed there.
 * - **Don't** put the position of the visitor, or the notes of a list, into the URL of the walk.
 */
const meta = {
  title: "Screens/Walk",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    choice: walkOf(6),
    found: open,
    list: null,
    saved: null,
    onForget: fn(),
    onSaveAgain: fn(),
    onChange: fn(),
    onSetLocation: fn(),
    onPrint: fn(),
    onGpx: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "A walk of 6 places" })).toBeVisible();
    const stops = within(canvas.getByRole("list", { name: "Places in their order" }));
    await expect(stops.getAllByRole("listitem")).toHaveLength(6);
    await expect(stops.getAllByText(/ on foot$/)).toHaveLength(5);
    await expect(canvas.getByText(/^Sunday 22 November, 11:00 to /)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Download GPX" }));
    await expect(args.onGpx).toHaveBeenCalledOnce();
  },
};

export const WithMap: Story = { args: { hasMap: true }, globals: { viewport: { value: "w1440" } } };

/** The visitor chooses where the walk begins, when it begins, and how long each stay is. */
export const Choices: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const last = places[5];
    if (last === undefined) throw new globalThis.Error("The fixtures have too few places.");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Begin at" }), last.name);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...walkOf(6), first: "place-6" });
    const [first] = within(canvas.getByRole("list", { name: "Places in their order" })).getAllByRole("listitem");
    await expect(first).toHaveAccessibleName(last.name);
    const time = canvas.getByRole("textbox", { name: "Start" });
    await userEvent.clear(time);
    await userEvent.type(time, "18h30{Enter}");
    await expect(canvas.getByText(/, 18:30 to /)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "At each place" }), "1h 30m");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "Tuesday 24 November");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...walkOf(6),
      first: "place-6",
      startAt: { day: NOW.day + 2, minute: 1110 },
      stayMinutes: 90,
    });
    await userEvent.click(canvas.getByRole("radio", { name: "My order" }));
    await expect(canvas.queryByRole("combobox", { name: "Begin at" })).toBeNull();
    await expect(canvas.getByText("in your order")).toBeVisible();
  },
};

/** At the chosen time, some places would be closed on arrival. They can be put back. */
export const SetAside: Story = {
  args: { choice: { ...walkOf(6), startAt: { day: NOW.day + 1, minute: 1200 } }, found: withHours },
  play: async ({ canvas, args }) => {
    const aside = within(canvas.getByRole("region", { name: "Set aside" }));
    const [first] = aside.getAllByRole("heading", { level: 3 });
    const name = first?.textContent ?? "";
    const stops = within(canvas.getByRole("list", { name: "Places in their order" }));
    await expect(stops.queryByText(/^Closed when you arrive/)).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(aside.getByRole("button", { name: `Put back ${name}` })).toBeVisible();
  },
};

/** A place that was put back is part of the walk although it is closed, and the focus moves to the next one. */
export const PutBack: Story = {
  ...SetAside,
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole("region", { name: "Set aside" }));
    const [first, second] = aside.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await userEvent.click(aside.getByRole("button", { name: `Put back ${first}` }));
    await expect(aside.queryByText(first ?? "")).toBeNull();
    await expect(aside.getByRole("button", { name: `Put back ${second}` })).toHaveFocus();
    const stops = within(canvas.getByRole("list", { name: "Places in their order" }));
    await expect(stops.getByRole("listitem", { name: first ?? "" })).toHaveTextContent("Closed when you arrive");
  },
};

/** Late on Sunday evening, the walk begins on the next morning, because more places are open then. */
export const Tomorrow: Story = {
  args: { now: { ...NOW, minute: 1340 }, found: withHours },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Tomorrow 10:00")).toBeVisible();
    await expect(canvas.getByText(/^Now, at 22:20, \d of the 6 are closed\. Tomorrow from 10:00, /)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The visitor starts now all the same: the time is then chosen, and the proposal is removed. */
export const StartNow: Story = {
  ...Tomorrow,
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start now all the same" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...walkOf(6), startAt: { ...NOW, minute: 1340 } });
    await expect(canvas.queryByText("Tomorrow 10:00")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** No place is open at the chosen time, so that all are set aside. */
export const NothingOpen: Story = {
  args: {
    choice: { ...walkOf(3), startAt: { day: NOW.day + 1, minute: 240 } },
    found: places.slice(0, 3).map((place) => ({ ...place, openingHours: "Tu-Su 09:00-19:00" })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("None of the places is open at this time.")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "The whole way" })).toBeNull();
  },
};

/** A day that is not in the current year is shown with its year. It is the last day to choose from. */
export const NextYear: Story = {
  tags: ["!visual"],
  args: { choice: { ...walkOf(3), startAt: { day: NOW.day + 40, minute: 545 } } },
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^vendredi 1er janvier 2027, de 9:05 à /)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Une promenade de 3 lieux" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: "mardi 1er décembre" })).toBeInTheDocument();
    const days = within(canvas.getByRole("combobox", { name: "Jour" })).getAllByRole("option");
    await expect(days[0]).toHaveTextContent("dimanche 22 novembre");
    await expect(days.at(-1)).toHaveTextContent("vendredi 1er janvier 2027");
  },
};

/** No metro runs in the night, so all ways are on foot. */
export const Night: Story = {
  tags: ["!visual"],
  args: { choice: { ...walkOf(6), startAt: { ...NOW, minute: 120 }, stayMinutes: 15 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The metro is closed from 1:15 to 5:30\.$/)).toBeVisible();
    await expect(canvas.queryByText(/with one metro|metros/)).toBeNull();
  },
};

export const MoreThanTwelve: Story = {
  args: {
    choice: walkThrough(
      places.map(({ id }) => id),
      137,
    ),
  },
  play: async ({ canvas, args }) => {
    const others = within(canvas.getByRole("region", { name: "Not in this walk" }));
    await expect(others.getByText(/^A walk has at most 12 places\./)).toBeVisible();
    await expect(others.getByText("101 further places are not shown here.")).toBeVisible();
    await expect(others.queryByRole("button")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: `Leave out ${places[2]?.name}` }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A walk of 11 places");
    await userEvent.click(others.getByRole("button", { name: `Add ${places[12]?.name} to the walk` }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A walk of 12 places");
    // The other places have lost their buttons, but not their links.
    await expect(others.getByRole("link", { name: places[13]?.name ?? "" })).toHaveFocus();
  },
};

export const FromHere: Story = {
  args: { choice: { ...walkOf(4), fromHere: true }, isLocated: true, hasMap: true },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => expect(canvas.getByText("Your location", { selector: "p" })).toBeVisible(),
};

export const WithoutLocation: Story = {
  tags: ["!visual"],
  args: { choice: { ...walkOf(4), fromHere: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set Location" }));
    await expect(args.onSetLocation).toHaveBeenCalledOnce();
  },
};

const [one, two, three] = open;

/** The page names what is left out: an id of no place, a place closed for good, and a place of unknown position. */
export const LeftOut: Story = {
  args: {
    choice: walkThrough([...places.slice(0, 5).map(({ id }) => id), "no-such-place"], 6),
    found: open.slice(0, 5).map((place) => {
      if (place === two) return { ...place, placeStatus: "Permanently Closed" };
      return place === three ? { ...place, coordinates: null } : place;
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no place with one of the ids/)).toBeVisible();
    await expect(canvas.getByText(`Permanently closed, so not part of the walk: ${two?.name}.`)).toBeVisible();
    await expect(
      canvas.getByText(`Not part of the walk, because the position is unknown: ${three?.name}.`),
    ).toBeVisible();
  },
};

/** The walk is shown without a place that could not be loaded. The name of the place is unknown, so its id is shown. */
export const NotLoaded: Story = {
  args: { found: open.slice(1, 6), failedIds: [one?.id ?? ""] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`Not part of the walk, because loading failed: ${one?.id}.`)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A walk of 5 places");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** A walk of one place has no leg and no sums, and the place cannot be left out. */
export const OnePlace: Story = {
  tags: ["!visual"],
  args: { choice: walkOf(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: `Leave out ${one?.name}` })).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A walk of 1 place");
    await expect(canvas.queryByRole("list", { name: "The whole way" })).toBeNull();
    const stops = within(canvas.getByRole("list", { name: "Places in their order" }));
    await expect(stops.queryByText(/ on foot$/)).toBeNull();
  },
};

/** The remaining place has no 'Leave out', so its link gets the focus. */
export const LastTwoPlaces: Story = {
  tags: ["!visual"],
  args: { choice: walkOf(2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Leave out ${one?.name}` }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A walk of 1 place");
    await expect(canvas.getByRole("link", { name: two?.name ?? "" })).toHaveFocus();
  },
};

const ofList = { list: { href: "/my/lists/7f1c", name: "Along the canal" } };
const unsaved = { listName: "Along the canal", isShared: false, status: "unsaved" } as const;

/** The walk of one of the visitor's lists. The link at the top leads back to the list. */
export const OfAList: Story = {
  tags: ["!visual"],
  args: { ...ofList, saved: unsaved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Along the canal" })).toHaveAttribute("href", "/my/lists/7f1c");
    await expect(canvas.getByText("Changes to this walk are saved with “Along the canal”.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove from the list" })).toBeNull();
  },
};

/** The walk is saved with the list, whose link shows it. */
export const Saved: Story = {
  tags: ["visual-whole"],
  args: { ...ofList, saved: { ...unsaved, isShared: true, status: "saved" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Saved with “Along the canal”; its link shows this walk.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove from the list" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const Saving: Story = {
  tags: ["!visual"],
  args: { ...ofList, saved: { ...unsaved, status: "saving" } },
  play: async ({ canvas }) => expect(canvas.getByText("Saving the walk with “Along the canal”…")).toBeVisible(),
};

/** A walk from the visitor's location: the line says that the location is not saved. */
export const SavedFromHere: Story = {
  tags: ["!visual"],
  args: { ...Saved.args, choice: { ...walkOf(4), fromHere: true }, isLocated: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/its link shows this walk\. Your location as the start is not saved\.$/)).toBeVisible(),
};

/** The walk could not be saved. */
export const NotSaved: Story = {
  tags: ["!visual"],
  args: { ...ofList, saved: { ...unsaved, status: "failed", reason: "No connection" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The walk was not saved with “Along the canal”: No connection",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onSaveAgain).toHaveBeenCalledOnce();
  },
};

/** A walk of a list that the visitor cannot open: the line of the times has the name of the list. */
export const OfAnothersList: Story = {
  tags: ["!visual"],
  args: { choice: { ...walkOf(4), name: "Along the canal" } },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Along the canal · Sunday 22 November, 11:00 to /)).toBeVisible(),
};

export const Loading: Story = { tags: ["!visual"], args: { found: { status: "loading" } } };
export const Empty: Story = { args: { found: { status: "empty" } } };
export const Error: Story = {
  tags: ["!visual"],
  args: { found: { status: "error", message: "An unexpected error occurred" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    choice: walkThrough([longPlace.id, ...places.slice(0, 2).map(({ id }) => id)], 3),
    found: [longPlace, ...open.slice(0, 2)],
  },
};
/** The first screen of a phone has the day, the time and the total. The button of the collapsed options names the choices. */
export const Phone: Story = {
  args: { hasMap: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const options = canvas.getByRole("button", { name: "Options Shortest way · 45 min at each place" });
    await expect(options).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("combobox", { name: "Begin at" })).toBeNull();
  },
};
export const PhoneOptions: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Options/ }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Begin at" }), one?.name ?? "");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "At each place" }), "1h 30m");
    const options = canvas.getByRole("button", {
      name: `Options Shortest way · begins at ${one?.name} · 1h 30m at each place`,
    });
    await expect(options).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvas.getByRole("radio", { name: "My order" }));
    await expect(options).toHaveAccessibleName("Options My order · 1h 30m at each place");
  },
};
/** The request for a location is visible although the options are collapsed. */
export const PhoneWithoutLocation: Story = {
  args: { choice: { ...walkOf(4), fromHere: true }, hasMap: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Options Shortest way · begins where you are/ })).toBeVisible();
    await expect(canvas.getByText("Set your location to begin where you are.")).toBeVisible();
  },
};
export const PhoneFrench: Story = {
  ...LongText,
  globals: { viewport: { value: "w390" }, language: "fr" },
  play: async ({ canvas }) => {
    const actions = ["Imprimer", "Télécharger en GPX", "Partager"].map((name) => canvas.getByRole("button", { name }));
    const tops = actions.map((action) => Math.round(action.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};
export const French: Story = { globals: { language: "fr" } };
/** The proposal, the places that are set aside, and the list of the walk, on a phone. */
export const PhoneTomorrow: Story = {
  ...Tomorrow,
  args: { ...Tomorrow.args, ...Saved.args },
  globals: { viewport: { value: "w390" } },
};
export const PhoneFrenchTomorrow: Story = {
  args: { ...Tomorrow.args, ...Saved.args },
  globals: { viewport: { value: "w390" }, language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Demain à 10:00")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Partir quand même" })).toBeVisible();
  },
};
