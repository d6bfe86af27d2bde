import { createFormats, sentence } from "../formats.ts";

const { number, plural } = createFormats("en");
const places = (count: number) => `${number(count)} ${plural(count, { one: "place", other: "places" })}`;

/** The texts of the page that reads places which the visitor has saved elsewhere. */
export const enBring = {
  bring: {
    title: "Bring your places",
    back: "Favorites",
    offerTitle: "Bring your saved places from Google Maps",
    beginWith: "Or begin with these",
    offerText: "Or from My Maps, Mapstr, Organic Maps, OsmAnd, uMap, or a list of names.",
    dropHere: "Drop your file to read it",
    sentence: "A file from another map, or a list of names: we look for each place among ours.",
    fileTitle: "Choose a file, or drop it here",
    fileText:
      "Google Takeout (Saved Places or a list), My Maps, Mapstr, Organic Maps, OsmAnd, uMap: JSON, CSV, KML, KMZ, GPX or ZIP, up to 10 MB.",
    chooseFile: "Choose file",
    howTo: "How to get this file from Google",
    pasteLabel: "Or paste a list: a name or a link in each line",
    paste: "Look them up",
    private:
      "It is read on this device. Only names, addresses and positions are looked up, and nothing is stored before you say so.",
    pastedName: "Pasted list",
    severalName: "My places",
    cancel: "Cancel",
    tryAgain: "Try again",
    reading: (name: string, files: number) => (files > 1 ? `Reading ${number(files)} files…` : `Reading “${name}”…`),
    lookingUp: "Looking for your places",
    progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    readStopped: "Your places were not read",
    readFailed:
      "The reading stopped: the part of Flâneur that reads files did not start, or this device had too little memory. Check your connection, and try again. If it stops again, choose a smaller file.",
    lookUpFailed: (reason: string) => `The search stopped: ${reason}`,
    problems: {
      damaged: "This file is damaged or cut short. Download it again.",
      empty: "This file is empty. Choose another one.",
      encoding: "This file is in an unknown encoding. Save it as UTF-8.",
      format: "This is not a file of saved places. Choose a JSON, CSV, KML, KMZ, GPX or ZIP file.",
      header: "This table does not say which column has the names. Name it “name” in the first row.",
      protected: "This archive is protected with a password. Unpack it first.",
      "too large": "This file is larger than 10 MB. Split it.",
      "too many": "This is more than 2,000 places. Split the list.",
      "too many entries":
        "This archive has more than 100 files of places, or more than 10,000 files of any kind. Unpack it, and choose the files that you need.",
      "too many rows":
        "This file has more than 100,000 rows, most of them without a place. Choose a file with only your places.",
      "too much": "These files are more than 40 MB together when they are unpacked. Choose fewer or smaller files.",
      "unpacks too large":
        "This archive becomes too large when it is unpacked: more than 10 MB, and more than 200 times its own size, as no file of places does. Unpack it, and choose the files that you need.",
      "network link":
        "This file only points to a map on the web, and has no places. Open that map, export it with all its data as KML or KMZ, and choose that file.",
      routes: "This file has only routes or tracks, no places. Export the waypoints of your map, and choose that file.",
      "too many files": "These are more than 2,000 files. Choose fewer of them.",
      none: "There is no place in it. Choose another file.",
      packed: "This kind of archive is not read. Unpack it first, or choose .zip when you export it from Google.",
      unreadable: "This file could not be opened. Choose it again.",
    },
    /** The problems of a pasted list that need another sentence than those of a file. */
    listProblems: {
      "too large": "This list is longer than 10 MB. Split it.",
      none: "There is no place in it. Write a name or a link in each line.",
    },
    refused: (file: string, problem: string) => `“${file}” was not read. ${problem}`,
    found: (count: number, total: number) => `${number(count)} of ${number(total)} found`,
    from: (name: string, files: number) =>
      `From ${files > 1 ? `${number(files)} files` : `“${name}”`}. Nothing is added before you say so.`,
    unreadable: (count: number) =>
      `${number(count)} ${plural(count, { one: "row has", other: "rows have" })} neither name nor position, and ${plural(count, { one: "is", other: "are" })} left out.`,
    columns: { file: "In your file", ours: "On Flâneur" },
    groups: { check: "To check", found: "Found", none: "Not found" },
    nameDiffers: "The name differs",
    several: (count: number) => `${number(count)} of ours may be meant`,
    metres: (metres: number) =>
      metres < 1_000 ? `${number(metres)} m away` : `${(metres / 1_000).toFixed(1)} km away`,
    here: "At the same point",
    noneOfThese: "None of these",
    willBeAdded: "Will be added",
    notAdded: "Not added",
    alreadyFavorite: "A favorite already",
    sameAsAbove: "Same as above",
    missing: {
      notOurs: "Not among our places",
      outside: "Outside Paris",
      link: "This link names no place. Paste the name.",
    },
    nameless: "Place without a name",
    googleMaps: "Google Maps",
    showMore: (count: number) => `Show ${number(count)} more`,
    download: "Download these as GeoJSON",
    downloadName: "not-found.geojson",
    sum: (count: number, already: number) =>
      already === 0
        ? `${places(count)} will be added.`
        : `${number(count)} will be added; ${number(already)} ${plural(already, { one: "is a favorite", other: "are favorites" })} already.`,
    unchecked: (count: number) => `${number(count)} still to check.`,
    intoList: "Put them into a new list, too",
    listName: "Name of the list",
    listNameFixed: "The list is already created. You can rename it on its page.",
    listLimit: "A list holds at most 500 places: the first 500 are put into it.",
    add: (count: number) => `Add ${places(count)}`,
    addToList: "Create the list",
    adding: "Adding…",
    added: (count: number) => `Added ${places(count)}`,
    addedNone: "All of them are favorites",
    addedWithList: (count: number, name: string) => `Added ${places(count)}, and the list “${name}”`,
    listCreated: (name: string) => `Created the list “${name}”`,
    undo: "Undo",
    undoing: "Undoing…",
    undoHint: "The button “Undo” follows this heading for 8 seconds.",
    undone: "Undone. What was added is removed again; what you had before is as it was.",
    undoFailed: (left: number | null, reason: string) =>
      left === null
        ? `Nothing was undone: ${sentence(reason)} Press “Undo” to try again.`
        : `Not everything is undone, ${places(left)} ${plural(left, { one: "is", other: "are" })} still in your favorites: ${sentence(reason)} Press “Undo” to go on.`,
    intoListName: (name: string) => `They are in the list “${name}”.`,
    saveFailed: (done: number, total: number, reason: string) =>
      done === 0
        ? `Nothing was added: ${sentence(reason)} Press the button to try again.`
        : `${number(done)} of ${number(total)} steps are saved, the others are not: ${sentence(reason)} Press the button to go on.`,
    stopped: (done: number, total: number) =>
      `Stopped: ${number(done)} of ${number(total)} steps are saved. Press the button to go on.`,
    leftOut: (count: number) =>
      `${places(count)} ${plural(count, { one: "was not found, and is", other: "were not found, and are" })} not saved.`,
    openList: "Open the list",
    showFavorites: "Show favorites",
    another: "Bring more places",
  },
};
