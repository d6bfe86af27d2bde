import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

const openText = (open: number) =>
  `${number(open)} ${plural(open, { one: "is open when you reach it", other: "are open when you reach them" })}`;

/** The texts of the page of a walk. */
export const enWalk = {
  walk: {
    title: "A walk",
    titleOf: (count: number) => `A walk of ${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    /** Whether the walk is saved with the visitor's list. */
    saved: {
      unsaved: (list: string, isShared: boolean) =>
        `Changes to this walk are saved with “${list}”${isShared ? ", and its link shows them." : "."}`,
      saving: (list: string) => `Saving the walk with “${list}”…`,
      saved: (list: string, isShared: boolean) =>
        `Saved with “${list}”${isShared ? "; its link shows this walk." : "."}`,
      failed: (list: string, reason: string) => `The walk was not saved with “${list}”: ${reason}`,
      withoutLocation: "Your location as the start is not saved.",
      forget: "Remove from the list",
    },
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
    /** The proposal to begin later, because places are closed now. */
    proposal: {
      title: { today: (time: string) => `Today ${time}`, tomorrow: (time: string) => `Tomorrow ${time}` },
      closedNow: (time: string, closed: number, count: number) =>
        `Now, at ${time}, ${number(closed)} of the ${number(count)} ${plural(closed, { one: "is", other: "are" })} closed.`,
      openThen: {
        today: (time: string, open: number) => `From ${time}, ${openText(open)}.`,
        tomorrow: (time: string, open: number) => `Tomorrow from ${time}, ${openText(open)}.`,
      },
      startNow: "Start now all the same",
    },
    aside: "Set aside",
    asideHours: { closed: "Closed during this walk", closedFrom: (time: string) => `Closed from ${time}` },
    putBack: "Put back",
    putBackName: (name: string) => `Put back ${name}`,
    noneOpen: "None of the places is open at this time.",
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
