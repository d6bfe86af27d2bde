import type { MetroLeg, Wheelchair } from "@flaneur/domain";
import { createDateFormats } from "../date-formats.ts";
import { createFormats } from "../formats.ts";
import { factSentences } from "./place-facts.ts";

const { oneDecimal } = createFormats("en");
const { monthAndYear } = createDateFormats("en-GB");

/** @param month A month such as `2026-05`, or null if it is unknown. */
const inMonth = (month: string | null): string => (month === null ? "" : `, ${monthAndYear(month)}`);

/** The texts of a place's page. */
export const enPlace = {
  streets: { credit: "© OpenStreetMap" },
  gallery: {
    label: (name: string) => `Pictures of ${name}`,
    picture: (name: string, index: number, count: number) => `${name}, ${index} / ${count}`,
    position: (index: number, count: number) => `${index} / ${count}`,
    openPicture: (index: number, count: number) => `Open picture ${index} of ${count}`,
    openClip: (index: number, count: number) => `Open clip ${index} of ${count}`,
    clip: (name: string) => `${name}, clip`,
    play: "Play",
  },
  share: { share: "Share", copied: "Copied", failed: "Could not copy" },
  place: {
    back: "Back to places",
    loading: "Loading place details...",
    notFoundTitle: "Place not found",
    missingTitle: "There is no place at this address",
    theMap: "The map",
    pageNotFoundTitle: "Page not found",
    pageNotFound: "There is no page at this address.",
    failed: "Oops! Something went wrong",
    lookByName: "It may have been renamed, or the link lost a letter on its way. Look for it by name:",
    guesses: "Perhaps one of these",
    goBack: "Go Back",
    about: "About this place",
    inEnglish: "Description in English",
    facts: factSentences,
    /** The source of `facts`. @param month A month such as `2026-05`, or null if it is unknown. */
    factsFromOsm: (month: string | null) => `Composed from open data: OpenStreetMap${inMonth(month)}.`,
    /** @param month See `factsFromOsm`. */
    factsFromCity: (month: string | null) => `Composed from open data: City of Paris${inMonth(month)}.`,
    factsFromUs: "Composed from Flâneur’s own notes.",
    /** @param source The name of the source, as given at the import; null if none was given. @param month See `factsFromOsm`. */
    factsFromImport: (source: string | null, month: string | null) =>
      `Composed from imported data${source === null ? "" : ` (“${source}”)`}${inMonth(month)}.`,
    /** The link to the page on which a visitor can correct or report an error. */
    somethingWrong: "Something wrong?",
    noDescription: "More information about this place will be available soon.",
    closedTitle: "Permanently closed",
    closed: "It is no longer listed. This page stays, so that links keep working.",
    location: "Location & Getting There",
    travel: "Travel Information",
    /** The note of the figures of §9, which know neither streets nor lines. */
    asTheCrowFlies: "As the crow flies",
    distance: "Distance",
    city: "Paris",
    googleMaps: "View on Google Maps",
    related: "Related Places",
    googleMapsShort: "Google Maps",
    addToList: "Add to list…",
    gettingThere: "Getting there",
    stations: "Nearest stations",
    /** @param duration A duration of a minute or more: see `durationText`. Null for a shorter walk. */
    onFoot: (duration: string | null) => (duration === null ? "Less than 1 min on foot" : `${duration} on foot`),
    /** @param duration Such as '24 min'. */
    byMetro: (duration: string) => `About ${duration} by metro`,
    /** A ride, for screen readers. */
    ride: ({ line, from, to }: MetroLeg) => `line ${line} from ${from} to ${to}`,
    changes: (count: number) => (count === 0 ? "no change" : count === 1 ? "one change" : `${count} changes`),
    /** The walk from the last station, after its name. @param duration Such as '14 min'. */
    lastWalk: (duration: string) => `then ${duration} on foot`,
    estimate: "An estimate without a timetable",
    howFar: "See how far it is from you",
    setLocation: "Set Location",
    openMap: (name: string) => `Open the map at ${name}`,
    nearby: "Nearby",
    ourNote: "Flâneur’s rating",
    /** @param source The name of the source; null if it was imported without a name. */
    noteOf: (source: string | null) => `Rating from ${source ?? "imported data"}`,
    /** A rating with its maximum: '4.6 / 5'. The spaces do not break. */
    note: (rating: number) => `${oneDecimal(rating)}\u00a0/\u00a05`,
    website: "Website",
    call: "Call",
    /** The accessible name of 'Call'. @param number Such as '01 42 36 00 00'. */
    callNumber: (number: string) => `Call ${number}`,
    callToBook: "Call to book",
    /** The accessible name of 'Call to book'. @param number Such as '01 42 36 00 00'. */
    callNumberToBook: (number: string) => `Call to book: ${number}`,
    book: "Book",
    menu: "Menu",
    access: "Access",
    wheelchair: {
      yes: "Step-free",
      limited: "Partly step-free",
      no: "Not step-free",
    } satisfies Record<Wheelchair, string>,
  },
};
