import type { MetroWay } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { AppFrame } from "../../components/AppFrame/AppFrame.tsx";
import type { ProfileState } from "../../components/Profile/Profile.tsx";
import { DemoStreets } from "../../fixtures/DemoStreets.tsx";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { fullPlace, longPlace, places, placesWithTravel } from "../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT } from "../../fixtures/sessions.tsx";
import { HasOthersProvider } from "../../lib/has-others.ts";
import { PlaceScreen } from "./PlaceScreen.tsx";
import type { PlaceScreenProps } from "./place-screen-props.ts";

type Ready = Extract<PlaceScreenProps["state"], { status: "ready" }>;

/** The surroundings of 'Bistrot Paul Bert'. */
const around = {
  nearby: places.slice(1, 5),
  stations: [
    { name: "Faidherbe-Chaligny", kind: "metro", minutes: 5 },
    { name: "Charonne", kind: "metro", minutes: 6 },
  ],
} satisfies Pick<Ready, "nearby" | "stations">;
const LONG_STATIONS: Ready["stations"] = [
  { name: "Saint-Rémy-lès-Chevreuse – Bibliothèque François Mitterrand – Tolbiac", kind: "rer", minutes: 14 },
];

type Args = PlaceScreenProps & {
  /** The state of the session. If absent, the top bar shows neither 'Log In' nor a profile. */
  readonly session?: ProfileState;
};

const Demo = ({ session, ...props }: Args) => (
  <AppFrame topBar={<DemoTopBar session={session} />}>
    <PlaceScreen {...props} />
  </AppFrame>
);

/**
 * **Use** it as the page of a place: pictures, facts, address, hours, travel times and similar places.
 *
 * - **Do** omit unknown facts.
 * - **Don't** hide the page of a place that has closed: show that it is permanently closed.
 */
const meta = {
  title: "Screens/Place",
  tags: ["visual-whole"],
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    onGoBack: fn(),
    onOpenMedia: fn(),
    onPlay: fn(),
    share: { result: "none", onShare: fn() },
    onAddToList: fn(),
    tagHref: (tag: string) => `/?tags=${encodeURIComponent(tag)}`,
    state: { status: "ready", place: fullPlace, related: placesWithTravel.slice(1, 7), ...around },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const desktop = { viewport: { value: "w1440" } };

export const Success: Story = {
  tags: ["visual-preferences"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Bistrot Paul Bert");
    await expect(canvas.getByRole("link", { name: "Back to places" })).toHaveAttribute("href", "/");
    await expect(canvas.getByText("11e Arrondissement", { exact: false })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Nearest stations" })).toHaveTextContent("Charonne6 min on foot");
    await expect(canvas.getByRole("heading", { name: "Nearby" })).toBeVisible();
    await expect(canvas.getByText("Flâneur’s rating")).toBeVisible();
    await expect(canvas.queryByText("Rating")).toBeNull();
  },
};

export const Phone: Story = { tags: ["visual-preferences"], globals: phone };

/** A location is confirmed, so distances and travel times are shown. */
export const WithTravel: Story = {
  args: {
    state: {
      status: "ready",
      place: fullPlace,
      related: placesWithTravel.slice(1, 7),
      ...around,
      travel: { distanceKm: 1.81, walkingMinutes: 22, transitMinutes: 9 },
      transportMode: "transit",
    },
    favorites: new Set(["place-1"]),
    onToggleFavorite: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Travel Information" })).toBeVisible();
  },
};

/** No location is confirmed. The page offers to set a location. */
export const WithoutLocation: Story = {
  args: { onLocate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /See how far it is from you/ }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

export const WithoutLocationPhone: Story = {
  args: { onLocate: fn() },
  globals: phone,
};

export const WithTravelPhone: Story = { args: { ...WithTravel.args }, globals: phone };

const METRO: MetroWay = {
  minutes: 24,
  legs: [
    { line: "12", from: "Abbesses", to: "Saint-Lazare" },
    { line: "3", from: "Saint-Lazare", to: "République" },
    { line: "9", from: "République", to: "Charonne" },
  ],
  lastWalkMinutes: 6,
};
const located = {
  status: "ready",
  place: fullPlace,
  related: [],
  ...around,
  travel: { distanceKm: 4.81, walkingMinutes: 58, transitMinutes: 17 },
} as const;

/** The way by metro is above the figures of §9, which are as the crow flies. */
export const WithMetroWay: Story = {
  args: { state: { ...located, metro: METRO } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("About 24 min by metro")).toBeVisible();
    await expect(
      canvas.getByText("line 12 from Abbesses to Saint-Lazare, line 3 from", { exact: false }),
    ).toBeInTheDocument();
    await expect(canvas.getByText("As the crow flies")).toBeVisible();
    await expect(canvas.getByText("An estimate without a timetable")).toBeVisible();
  },
};
export const WithMetroWayPhone: Story = {
  args: { ...WithMetroWay.args },
  globals: phone,
};
export const WithMetroWayFrench: Story = {
  tags: ["!visual"],
  args: { ...WithMetroWay.args },
  globals: { language: "fr" },
};
export const MetroWayLoading: Story = {
  tags: ["!visual"],
  args: { state: { ...located, metro: "loading" } },
};
export const MetroWayLongText: Story = {
  args: {
    state: {
      ...located,
      metro: {
        minutes: 84,
        legs: [
          { line: "14", from: "Chevilly-Larue (Marché International)", to: "Bibliothèque François Mitterrand" },
          { line: "7bis", from: "Bibliothèque François Mitterrand", to: "Malakoff - Plateau de Vanves" },
        ],
        lastWalkMinutes: 14,
      },
    },
  },
  globals: phone,
};

/** The nearest station is a stop of the tram: there is no way by metro, and the station has its own sign. */
export const WithoutMetro: Story = {
  args: {
    state: {
      ...located,
      stations: [
        { name: "Angélique Compoint", kind: "tram", minutes: 9 },
        { name: "Avenue Foch", kind: "rer", minutes: 12 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const stations = canvas.getByRole("list", { name: "Nearest stations" });
    await expect(stations).toHaveTextContent("TAngélique Compoint9 min on foot");
    await expect(stations).toHaveTextContent("RERAvenue Foch12 min on foot");
  },
};

/** The street map of the place is next to the pictures. In windows narrower than 1024 px it is above the hours. */
export const WithMap: Story = {
  args: {
    onLocate: fn(),
    onToggleFavorite: fn(),
    map: { streets: <DemoStreets />, link: { href: "/" } },
  },
  play: async ({ canvas, canvasElement }) => {
    // The page has one map for wide windows and one for narrow windows. CSS always hides one of them.
    const links = canvas.getAllByRole("link", { name: "Open the map at Bistrot Paul Bert" });
    await expect(links).toHaveLength(1);
    await waitFor(() => expect(canvasElement.querySelector("[data-surface=ready]")).not.toBeNull());
  },
};

export const WithMapPhone: Story = {
  ...WithMap,
  globals: phone,
};

/** The map is not loaded yet, or cannot be rendered: a plain background is shown, with the marker and the plaque. */
export const WithMapLoading: Story = {
  tags: ["!visual-whole"],
  args: { ...WithMap.args, map: { streets: null, link: { href: "/" } } },
};

/** One books on the web, and the menu is known. */
export const WithContact: Story = {
  // The picture of the phone shows the same actions.
  tags: ["!visual"],
  args: {
    state: {
      status: "ready",
      place: {
        ...fullPlace,
        phone: "+33143722401",
        bookingUrl: "https://www.bistrotpaulbert.fr/reserver",
        menuUrl: "https://www.bistrotpaulbert.fr/carte",
      },
      related: [],
      ...around,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Call 01 43 72 24 01" })).toHaveAttribute("href", "tel:+33143722401");
    await expect(canvas.getByRole("link", { name: "Book" })).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.getByRole("link", { name: "Menu" })).toBeVisible();
    await expect(canvas.getByText("01 43 72 24 01")).toBeVisible();
  },
};

/** On a phone, the row of the contact is above the tags and the text. */
export const WithContactPhone: Story = {
  args: { ...WithContact.args },
  globals: phone,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("link", { name: "Call 01 43 72 24 01" });
    const tags = canvas.getByRole("list", { name: "Tags" });
    await expect(row.compareDocumentPosition(tags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getAllByRole("link", { name: "Menu" })).toHaveLength(1);
  },
};

export const WithContactFrench: Story = {
  tags: ["!visual"],
  args: { ...WithContact.args },
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Appeler le 01 43 72 24 01" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Réserver" })).toBeVisible();
  },
};

/** One books by telephone: 'Call to book' is one action. */
export const BookedByPhone: Story = {
  tags: ["!visual"],
  args: {
    state: {
      status: "ready",
      place: { ...fullPlace, phone: "+33143722401", bookingUrl: "tel:+33143722401" },
      related: [],
      ...around,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Call to book: 01 43 72 24 01" })).toBeVisible();
    for (const name of ["Book", "Call 01 43 72 24 01"]) await expect(canvas.queryByRole("link", { name })).toBeNull();
  },
};

/** A place without a description is described by what is known of it. */
export const FromFacts: Story = {
  args: {
    state: {
      status: "ready",
      place: {
        ...(places[1] ?? longPlace),
        tags: ["Italian", "Pizza", "Terrace", "Takeaway"],
        types: ["Restaurant"],
        openingHours: "Tu-Sa 12:00-14:30, 19:00-23:00",
        source: { name: "osm", month: "2026-10", url: "https://www.openstreetmap.org/node/1" },
      },
      related: placesWithTravel.slice(1, 7),
      ...around,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A pizzeria on .* closed on Mondays and Sundays\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Composed from open data: OpenStreetMap, October 2026\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Something wrong?" })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/node/1",
    );
  },
};

export const FromFactsPhone: Story = {
  args: { ...FromFacts.args },
  globals: phone,
};

/** The source of the facts has no page on which everyone can correct it: the link leads to the operator's contact. */
export const FromUnnamedImport: Story = {
  tags: ["!visual"],
  args: {
    contactHref: "/about#imprint",
    state: {
      status: "ready",
      place: { ...(places[1] ?? longPlace), source: { name: "import", month: "2026-10", url: null } },
      related: [],
      ...around,
    },
  },
  globals: { language: "fr", ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rédigé d’après des données importées, octobre 2026\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Une erreur/ })).toHaveAttribute("href", "/about#imprint");
  },
};

/** The place has one picture, and nothing else is known but its type. */
export const Empty: Story = {
  args: {
    state: {
      status: "ready",
      place: {
        ...(places[13] ?? longPlace),
        address: "75011 Paris",
        tags: [],
        googleMapsUrl: null,
        openingHours: null,
        media: (places[13] ?? longPlace).media.slice(0, 1),
      },
      related: [],
      nearby: [],
      stations: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("More information about this place will be available soon.")).toBeVisible();
  },
};

/** The page says that its place is chosen if others are listed, too. The stories of ChosenMark have the picture of the mark. */
export const Chosen: Story = {
  tags: ["!visual"],
  decorators: (Story) => (
    <HasOthersProvider value={true}>
      <Story />
    </HasOthersProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chosen by Flâneur")).toBeVisible();
  },
};

/** The place is permanently closed. Its page shows no hours, no rating and no travel times. */
export const Closed: Story = {
  args: {
    state: {
      status: "ready",
      place: { ...fullPlace, placeStatus: "Permanently Closed" },
      related: placesWithTravel.slice(1, 7),
      ...around,
      travel: { distanceKm: 1.81, walkingMinutes: 22, transitMinutes: 9 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Permanently closed" })).toBeVisible();
    for (const words of ["Opening Hours", "Flâneur’s rating", "Travel Information"])
      await expect(canvas.queryByText(words)).toBeNull();
  },
};

export const ClosedPhone: Story = {
  args: { ...Closed.args },
  globals: phone,
};

export const WithoutPictures: Story = {
  tags: ["!visual"],
  args: { state: { status: "ready", place: { ...fullPlace, media: [] }, related: [], nearby: [], stations: [] } },
};

export const LongText: Story = {
  args: {
    state: {
      status: "ready",
      place: longPlace,
      related: [longPlace, ...places.slice(0, 2)],
      nearby: [longPlace],
      stations: LONG_STATIONS,
    },
    map: { streets: null, link: { href: "/" } },
  },
};

export const LongTextPhone: Story = { args: { ...LongText.args }, globals: phone };

export const Loading: Story = { args: { state: { status: "loading" } } };

export const LoadingPhone: Story = { args: { ...Loading.args }, globals: phone };

/** No place has this id. The page searches for similar places by the words of the id. */
export const Missing: Story = {
  args: {
    state: {
      status: "missing",
      guesses: {
        search: { value: "cafe de flor", onValueChange: fn(), onSubmit: fn() },
        places: placesWithTravel.slice(0, 6),
        onShowMap: fn(),
        onSurprise: fn(),
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("There is no place at this address");
    await expect(canvas.getByRole("heading", { name: "Perhaps one of these" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go Back" }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const MissingPhone: Story = { args: { ...Missing.args }, globals: phone };

export const Error: Story = {
  args: {
    state: { status: "error", message: "The places service does not answer. Please try again in a moment." },
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The visitor is signed out. The heart is visible, but pressing it does not change its state. */
export const SignedOut: Story = {
  tags: ["!visual"],
  args: { session: SIGNED_OUT, onToggleFavorite: fn() },
  globals: desktop,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("button", { name: "Log In" })).toBeVisible();
    const [heart] = canvas.getAllByRole("button", { name: /^Add .+ to favorites$/ });
    await userEvent.click(heart ?? canvasElement);
    await expect(args.onToggleFavorite).toHaveBeenCalledWith("place-1");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const SignedIn: Story = {
  args: { session: SIGNED_IN, favorites: new Set(["place-1"]), onToggleFavorite: fn() },
  globals: desktop,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("button", { name: "camille.roy, account" })).toBeVisible();
    const [heart] = canvas.getAllByRole("button", { name: /^Remove .+ from favorites$/ });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart ?? canvasElement);
    await expect(args.onToggleFavorite).toHaveBeenCalledWith("place-1");
  },
};

/** The French page labels the description as English. */
export const French: Story = {
  args: { ...WithTravel.args, session: SIGNED_IN },
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Description en anglais")).toBeVisible();
  },
};
