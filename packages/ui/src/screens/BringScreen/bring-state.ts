import type { CardPlace } from "../../lib/place-with-media.ts";

/** A place in the visitor's files or pasted list. */
export interface BroughtPlace {
  /** The index of the place among all brought places. It identifies the row. */
  readonly index: number;
  /** The name in the file, or null if the file has none. */
  readonly name: string | null;
  readonly address: string | null;
  /** A link to the place on another site. */
  readonly mapUrl: string;
  /** The site of the link, such as `osm.org`; null for Google Maps. */
  readonly site: string | null;
}

/** One of our places that may be a brought place. */
export interface BroughtCandidate {
  readonly place: Pick<CardPlace, "id" | "name" | "address" | "types" | "arrondissement" | "media">;
  /** The distance from the position in the file, in metres; null if a position is unknown. */
  readonly metres: number | null;
  /** Whether the name in the file differs from the name of the place. */
  readonly nameDiffers: boolean;
}

export interface FoundRow {
  readonly brought: BroughtPlace;
  readonly candidate: BroughtCandidate;
  /** Whether the visitor accepts the place. A favorite is not added again: it is only added to the new list, if any. */
  readonly checked: boolean;
  readonly isFavorite: boolean;
  /** Whether a row above adds the same place. */
  readonly isRepeated: boolean;
}

/** A brought place that was not found. */
export interface MissingRow {
  readonly brought: BroughtPlace;
  /**
   * The reason: `notOurs` if we have no such place. Places with another reason are not looked up: `outside` if the
   * position is outside the bounding box of Paris, `link` if the file has only a link that names no place.
   */
  readonly reason: "notOurs" | "outside" | "link";
}

export interface UndecidedRow {
  readonly brought: BroughtPlace;
  readonly candidates: readonly BroughtCandidate[];
  /** The id of the chosen place; `NONE_OF_THESE` if the visitor chose none of the candidates; null before a choice. */
  readonly choice: string | null;
}

/** The choice for a brought place that is none of the candidates. Ids of places are never empty. */
export const NONE_OF_THESE = "";

/** The kinds of problems of a file. Each has a text of the same name. */
export type BringProblem =
  | "damaged"
  | "empty"
  | "encoding"
  | "format"
  | "header"
  | "none"
  | "packed"
  | "protected"
  | "too large"
  | "too many"
  | "too many entries"
  | "too many rows"
  | "too much"
  | "unpacks too large"
  | "network link"
  | "routes"
  | "too many files"
  | "unreadable";

/** A file or a pasted list that could not be read. */
export interface RefusedSource {
  /** The name of the file; null for the pasted list. */
  readonly file: string | null;
  readonly problem: BringProblem;
  /** The name of the archive that contains the file. Absent for a file that the visitor chose. */
  readonly archive?: string;
}

export interface BringReviewState {
  readonly status: "review";
  /** The name of the file that was read. For several files or a pasted list, a text such as 'My places'. */
  readonly name: string;
  /** The number of files that were read. 1 for a pasted list. */
  readonly files: number;
  /** The files that could not be read. The places are from the other files. */
  readonly refused: readonly RefusedSource[];
  readonly check: readonly UndecidedRow[];
  readonly found: readonly FoundRow[];
  readonly none: readonly MissingRow[];
  /** The number of rows that could not be read. */
  readonly unreadable: number;
  /** The number of accepted places that are not favorites yet. */
  readonly toAdd: number;
  /** The number of accepted places that are already favorites. */
  readonly already: number;
  /** The list that is created with the accepted places if `isWanted` is true. */
  readonly list: BringList;
  /** Whether an earlier save, which has stopped or failed, has created the list. Its name cannot be changed here. */
  readonly isListCreated: boolean;
  readonly submit: "enabled" | "disabled" | "pending";
  /** The number of saved steps, and of all steps of the save; null if the save has not begun. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Why not everything was saved; null if nothing has failed. */
  readonly failure: string | null;
  /** Whether the visitor has undone a save, so that nothing of it is left. */
  readonly isUndone: boolean;
}

/** The offer to undo a save. */
export type BringUndo =
  | { readonly status: "offered" | "pending" }
  | {
      readonly status: "failed";
      /** Why not everything could be undone. */
      readonly reason: string;
      /** Whether the list is already deleted, or a part of the favorites is already removed. */
      readonly isPartlyUndone: boolean;
    };

export interface BringDoneState {
  readonly status: "done";
  /** The number of places that are new among the favorites. */
  readonly added: number;
  /** The number of places that were not found. They are not stored. */
  readonly missing: number;
  readonly list: { readonly name: string; readonly href: string } | null;
  /**
   * Null if there is nothing to undo, or if the offer has ended: its time has passed, it was closed, or the visitor has
   * signed out.
   */
  readonly undo: BringUndo | null;
}

export interface BringList {
  readonly isWanted: boolean;
  readonly name: string;
}

export type BringState =
  | { readonly status: "choosing"; readonly refused: readonly RefusedSource[] }
  | { readonly status: "reading"; readonly name: string; readonly files: number }
  /** The reader did not start, or has stopped before its end. The same source can be read again. */
  | { readonly status: "readFailed"; readonly name: string; readonly files: number }
  | {
      readonly status: "lookingUp";
      readonly name: string;
      readonly files: number;
      readonly done: number;
      readonly total: number;
      /** Why the search has stopped; null while it runs. */
      readonly failure: string | null;
    }
  | BringReviewState
  | BringDoneState;
