import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of shared lists and shared views. */
export const enShared = {
  shared: {
    loading: "Loading the list…",
    by: (name: string) => `A list by ${name}`,
    list: "A shared list",
    count: (count: number) => `${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    /** The places on one page of a long list, by their numbers. */
    part: (first: number, last: number, count: number) => `Places ${number(first)}–${number(last)} of ${number(count)}`,
    /** @param date The day and month of the last change, such as '21 November'. */
    changed: (date: string) => `last changed on ${date}`,
    keep: "Save to my favorites",
    keeping: "Saving…",
    kept: "Saved",
    copy: "Copy as my own list",
    copying: "Copying…",
    actionFailed: (reason: string) => `That did not work: ${reason}`,
    print: "Print",
    walk: "Make it a walk",
    savedWalk: "Walk this list",
    empty: "Nothing in it yet",
    ended: {
      list: {
        title: "This list is no longer shared",
        message: "Its owner has ended the link, or has deleted the list.",
      },
      view: {
        title: "This view is no longer shared",
        message: "Its owner has ended the link, or has deleted the view.",
      },
    },
    allPlaces: "All Places",
    closed: "Permanently closed",
  },
};
