import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of the page of a walk. */
export const enWalk = {
  walk: {
    title: "A walk",
    loading: "Loading the walk…",
    empty: "No place to walk to",
    emptyText: "Open a list and press “Make it a walk”, or choose it in the menu next to the listing.",
    allPlaces: "All Places",
    count: (count: number) => `${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    /** @param day Such as 'Thursday 26 November'. */
    times: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
    day: (weekday: string, date: string) => `${weekday} ${date}`,
    today: (day: string) => `Today, ${day}`,
    options: "Choices for the walk",
    optionsHeading: "Options",
    /** The choices that collapsed options show after the order: 'Shortest way · 45 min at each place'. */
    chosen: {
      fromHere: "begins where you are",
      first: (name: string) => `begins at ${name}`,
      last: (name: string) => `ends at ${name}`,
      stay: (duration: string) => `${duration} at each place`,
    },
    order: "Order",
    orders: { shortest: "Shortest way", own: "My order" },
    first: "Begin at",
    last: "End at",
    anyPlace: "Any place",
    onDay: "Day",
    startTime: "Start",
    stay: "At each place",
    fromHere: "Begin where I am",
    needsLocation: "Set your location to begin where you are.",
    setLocation: "Set Location",
    yourLocation: "Your location",
    stops: "Places in their order",
    /** When a visitor arrives at a place and leaves it. */
    arriveAndLeave: (arrival: string, departure: string) => `${arrival} to ${departure}`,
    hours: {
      open: "Open when you arrive",
      unknown: "Hours unknown",
      closed: "Closed when you arrive",
      /** @param when Such as '18:00' or 'Tuesday at 9:00'. */
      closedUntil: (when: string) => `Closed when you arrive, until ${when}`,
      closesDuring: (time: string) => `Closes at ${time}, before you leave`,
    },
    warnings: "Opening hours on the way",
    isClosed: (name: string) => `${name} is closed when you arrive.`,
    closesDuring: (name: string, time: string) => `${name} closes at ${time}, before you leave.`,
    leaveOut: "Leave out",
    leaveOutName: (name: string) => `Leave out ${name}`,
    add: "Add",
    addName: (name: string) => `Add ${name} to the walk`,
    others: "Not in this walk",
    othersText: (most: number) => `A walk has at most ${number(most)} places. Leave one out to add another.`,
    othersRoom: "Add a place, or leave it out.",
    beyond: (count: number) =>
      `${number(count)} further ${plural(count, { one: "place is", other: "places are" })} not shown here.`,
    unknownPlaces: (count: number) =>
      count === 1
        ? "There is no place with one of the ids in the address. It was left out."
        : `There are no places with ${number(count)} of the ids in the address. They were left out.`,
    closedForGood: (names: string) => `Permanently closed, so not part of the walk: ${names}.`,
    withoutPosition: (names: string) => `Not part of the walk, because the position is unknown: ${names}.`,
    notLoaded: (ids: string) => `Not part of the walk, because loading failed: ${ids}.`,
    print: "Print",
    gpx: "Download GPX",
    /** The visible text on a phone. The accessible name of the button is still `gpx`. */
    gpxPhone: "GPX",
    estimate:
      "Estimates: on foot in a straight line at 5 km/h, by metro without a timetable. All times are those of Paris.",
    metroClosed: (from: string, to: string) => `The metro is closed from ${from} to ${to}.`,
  },
};
