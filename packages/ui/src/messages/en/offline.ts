import { parisTime } from "@flaneur/domain";
import { timeText } from "../../lib/time-text.ts";
import { createFormats } from "../formats.ts";
import { dayAndMonth } from "./hours.ts";

const { number, plural, size } = createFormats("en");
const megabytes = (bytes: number): string => size(bytes, [" MB", " GB"]);

/**
 * The texts that are shown without a connection or while the server fails, and the texts of the dialog 'Paris in your
 * pocket'.
 */
export const enOffline = {
  offline: {
    strip: "You are offline. This is what is saved.",
    seenOnly:
      "You are offline. Nothing is saved but the pages you have seen, without their filters. To save the rest, connect and press ‘Paris in your pocket’.",
    openSaved: "Open what is saved on this device",
    saved: "Flâneur has a problem. This is what is saved.",
    tryAgain: "Try again",
    back: "Back online",
    /** @param moment The moment in milliseconds. */
    savedOn: (moment: number) => {
      const { day, minute } = parisTime(moment);
      return `Saved on ${dayAndMonth(day)}, ${timeText(minute)}`;
    },
    /** @param moment The moment in milliseconds. */
    seenOn: (moment: number) => {
      const { day, minute } = parisTime(moment);
      return `Seen on ${dayAndMonth(day)}, ${timeText(minute)}`;
    },
    heartsWait: "Hearts will be kept when you are back.",
    open: "Saved",
  },
  pocket: {
    title: "Paris in your pocket",
    sentence: "Everything you need underground, on a plane or without a plan: it stays on this device.",
    measuring: "Measuring…",
    unknown: "Its size is unknown without a connection.",
    tryAgain: "Try again",
    places: (count: number) => `${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    placesNote: "Names, addresses, hours, notes",
    map: "Street map",
    mapNote: "Every street and station",
    own: "Your favorites and lists",
    ownCounts: (favorites: number, lists: number) =>
      `${number(favorites)} ${plural(favorites, { one: "place", other: "places" })}, ` +
      `${number(lists)} ${plural(lists, { one: "list", other: "lists" })}`,
    pictures: "Pictures",
    picturesNote: "One for each place",
    picturesMissing: "Not saved",
    size: megabytes,
    about: (bytes: number) => `about ${megabytes(bytes)}`,
    picturesOf: (done: number, all: number) => `${number(done)} of ${number(all)}`,
    percent: (percent: number) => `${percent}%`,
    bytesOf: (saved: number, all: number) => `${megabytes(saved)} of ${megabytes(all)}`,
    /**
     * The time that a save still takes: below a minute in steps of five seconds, so that the text does not change with
     * every picture.
     */
    timeLeft: (seconds: number) =>
      seconds < 5
        ? "a few seconds left"
        : seconds < 57.5
          ? `about ${Math.round(seconds / 5) * 5} seconds left`
          : `about ${plural(Math.round(seconds / 60), { one: "a minute", other: `${number(Math.round(seconds / 60))} minutes` })} left`,
    progress: "Saved so far",
    done: "saved",
    note: "Renewed whenever you are online. Links to websites need a connection.",
    save: (bytes: number) => `Save ${megabytes(bytes)}`,
    pause: "Pause",
    goOn: "Go on",
    remove: "Remove",
    sure: "Remove everything that is saved?",
    keep: "Keep",
    removing: "Removing…",
    paused: "Paused. It is used once it is complete.",
    incomplete: "This save was interrupted. Nothing can be used offline before it is complete: press ‘Go on’.",
    stoppedAtStart: "The save was interrupted",
    stoppedAtPercent: (percent: number) => `Stopped at ${percent}%`,
    stopped: (pictures: number) =>
      `Stopped at ${number(pictures)} ${plural(pictures, { one: "picture", other: "pictures" })}`,
    whyStopped: (stopped: string) =>
      `${stopped}: Flâneur does not answer. Nothing can be used offline before the save is complete. Check your connection, then press ‘Go on’.`,
    whyStoppedAdding: (stopped: string) =>
      `${stopped}: Flâneur does not answer. Everything but the pictures is saved. Check your connection, then press ‘Go on’.`,
    full: (left: number | null) =>
      left === null ? "This device has too little room" : `This device has ${megabytes(left)} left`,
    fullEvenWithout: "This device has too little room, even without pictures. Nothing is saved.",
    elsewhere: "It is being saved in another tab.",
    unsupported: "This browser cannot keep it: the window is private, or the data of this site are blocked.",
    addPictures: (bytes: number) => `Add the pictures (${megabytes(bytes)})`,
    withoutPictures: (bytes: number) => `Without pictures (${megabytes(bytes)})`,
  },
};
