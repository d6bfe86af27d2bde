import { cutText, MAX_SEARCH_LENGTH } from "@flaneur/domain";

/** The key in local storage. */
export const RECENT_SEARCHES_KEY = "recent-searches";
const MAX_RECENT = 5;

type KeyValue = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The last questions of the visitor. They are stored in this browser only, and removed at Logout. */
export interface RecentSearches {
  /** Returns the questions, newest first. Empty if storage is blocked. */
  readonly read: () => readonly string[];
  /** Adds a question as the newest, without an older one that differs only in case. */
  readonly add: (text: string) => void;
  readonly remove: (text: string) => void;
  readonly clear: () => void;
}

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(value)) return [];
    const texts = value.filter((each): each is string => typeof each === "string" && each.trim() !== "");
    return texts.slice(0, MAX_RECENT).map((text) => cutText(text, MAX_SEARCH_LENGTH));
  } catch {
    return [];
  }
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function createRecentSearches(storage: () => KeyValue): RecentSearches {
  const read = () => {
    try {
      return parse(storage().getItem(RECENT_SEARCHES_KEY));
    } catch {
      return [];
    }
  };
  const write = (texts: readonly string[]) => {
    try {
      if (texts.length === 0) storage().removeItem(RECENT_SEARCHES_KEY);
      else storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(texts));
    } catch {
      // The visitor cannot fix a blocked storage, so no error is shown.
    }
  };
  const without = (text: string) => read().filter((each) => !isSame(each, text));
  return {
    read,
    add: (text) => {
      const added = text.trim();
      if (added !== "") write([added, ...without(added)].slice(0, MAX_RECENT));
    },
    remove: (text) => write(without(text)),
    clear: () => write([]),
  };
}

export const recentSearches = createRecentSearches(() => localStorage);
