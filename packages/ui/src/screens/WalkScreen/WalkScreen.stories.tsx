import { type WalkChoice, walkThrough } from "@flaneur/domain";
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

interface DemoProps extends Pick<WalkScreenProps, "onChange" | "onSetLocation" | "onPrint" | "onGpx" | "onRetry"> {
  /** The choices at first. The story then applies the visitor's changes. */
  readonly choice: WalkChoice;
  /** The places that were found, or the state of the page without a walk. */
  readonly found: readonly ListedPlace[] | WalkState;
  readonly failedIds?: readonly string[];
  readonly isLocated?: boolean;
  readonly hasMap?: boolean;
}

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
          { choice, position: isLocated ? HERE : null, now: MORNING },
          messages,
        );
  return (
    <WalkScreen
      {...actions}
      state={state}
      now={MORNING}
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
 * - **Do** say in one sentence for each place what its opening hours mean for the walk.
 * - **Do** show the total and the walk on the first screen of a phone: the options are collapsed there.
 * - **Don't** put the position of the visitor, or the name of a private list, into the URL of the walk.
 */
const meta = {
  title: "Screens/Walk",
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    choice: walkOf(6),
    found: places.slice(0, 6),
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
    await expect(canvas.getByRole("heading", { level: 1, name: "A walk" })).toBeVisible();
    const stops = within(canvas.getByRole("list", { name: "Places in their order" }));
    await expect(stops.getAllByRole("listitem")).toHaveLength(6);
    await expect(stops.getAllByText(/ on foot$/)).toHaveLength(5);
    await expect(canvas.getByText(/^6 places · Sunday 22 November, 11:00 to /)).toBeVisible();
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

/** On Monday evening, some places are closed on arrival. */
export const Closed: Story = {
  args: { choice: { ...walkOf(6), startAt: { day: NOW.day + 1, minute: 1200 } } },
  play: async ({ canvas }) => {
    const warnings = within(canvas.getByRole("list", { name: "Opening hours on the way" }));
    await expect(warnings.getAllByText(/is closed when you arrive\.$/).length).toBeGreaterThan(0);
  },
};

/** Two places with the same name have a warning each. Leaving out another place keeps both. */
export const ClosedWithSameName: Story = {
  tags: ["!visual"],
  args: {
    choice: { ...walkOf(3), order: "own", startAt: { day: NOW.day + 1, minute: 660 } },
    found: places.slice(0, 3).map((place, index) => ({
      ...place,
      name: index === 0 ? place.name : "Café de la Gare",
      openingHours: "Tu-Su 09:00-19:00",
    })),
  },
  play: async ({ canvas }) => {
    const warnings = within(canvas.getByRole("list", { name: "Opening hours on the way" }));
    await expect(warnings.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: `Leave out ${places[0]?.name}` }));
    const texts = warnings.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(texts).toEqual(Array.from({ length: 2 }, () => "Café de la Gare is closed when you arrive."));
  },
};

/** A day that is not in the current year is shown with its year. It is the last day to choose from. */
export const NextYear: Story = {
  tags: ["!visual"],
  args: { choice: { ...walkOf(3), startAt: { day: NOW.day + 40, minute: 545 } } },
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 lieux · vendredi 1er janvier 2027, de 9:05 à /)).toBeVisible();
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
    found: places,
  },
  play: async ({ canvas, args }) => {
    const others = within(canvas.getByRole("region", { name: "Not in this walk" }));
    await expect(others.getByText(/^A walk has at most 12 places\./)).toBeVisible();
    await expect(others.getByText("101 further places are not shown here.")).toBeVisible();
    await expect(others.queryByRole("button")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: `Leave out ${places[2]?.name}` }));
    await expect(canvas.getByText(/^11 places · /)).toBeVisible();
    await userEvent.click(others.getByRole("button", { name: `Add ${places[12]?.name} to the walk` }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/^12 places · /)).toBeVisible();
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

const [one, two, three] = places;

/** The page names what is left out: an id of no place, a place closed for good, and a place of unknown position. */
export const LeftOut: Story = {
  args: {
    choice: walkThrough([...places.slice(0, 5).map(({ id }) => id), "no-such-place"], 6),
    found: places.slice(0, 5).map((place) => {
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
  args: { found: places.slice(1, 6), failedIds: [one?.id ?? ""] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`Not part of the walk, because loading failed: ${one?.id}.`)).toBeVisible();
    await expect(canvas.getByText(/^5 places · /)).toBeVisible();
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
    await expect(canvas.getByText(/^1 place · /)).toBeVisible();
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
    await expect(canvas.getByText(/^1 place · /)).toBeVisible();
    await expect(canvas.getByRole("link", { name: two?.name ?? "" })).toHaveFocus();
  },
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
    found: [longPlace, ...places.slice(0, 2)],
  },
};
/** The first screen of a phone has the total and the map. The button of the collapsed options names the choices. */
export const Phone: Story = {
  args: { hasMap: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const options = canvas.getByRole("button", { name: "Options Shortest way · 45 min at each place" });
    await expect(options).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("combobox")).toBeNull();
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
