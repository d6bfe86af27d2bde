import { type Tag, writtenHoursOnSundays } from "@flaneur/domain";

export const SUNDAY_TAG = "Open Sundays" satisfies Tag;
export const STEP_FREE_TAG = "Step-free" satisfies Tag;

interface Facts {
  readonly openingHours: string | null;
  /** One of the domain's WHEELCHAIR values; null when unknown. */
  readonly wheelchair: string | null;
}

/** Maximum number of cached results. The cache is keyed by the text of the opening hours. A full cache is emptied. */
const MAX_TEXTS = 20_000;
const openSundays = new Map<string, boolean | null>();

/** Returns the result of the domain's `writtenHoursOnSundays`. Caches it, because many places have the same text. */
function isOpenOnSundays(text: string | null): boolean | null {
  if (text === null) return writtenHoursOnSundays(text);
  const known = openSundays.get(text);
  if (known !== undefined) return known;
  if (openSundays.size >= MAX_TEXTS) openSundays.clear();
  const isOpen = writtenHoursOnSundays(text);
  openSundays.set(text, isOpen);
  return isOpen;
}

/** Adds the tag if `holds` is true, removes it if false, and returns the tags unchanged if null. */
function withTag(tags: readonly string[], tag: Tag, holds: boolean | null): readonly string[] {
  if (holds === null || holds === tags.includes(tag)) return tags;
  return holds ? [...tags, tag] : tags.filter((each) => each !== tag);
}

/**
 * Derives two of a place's tags from its facts, so that tags and facts cannot disagree: 'Open Sundays' from the opening
 * hours, and 'Step-free' from the wheelchair access. A tag whose fact is unknown is neither added nor removed.
 */
export const withDerivedTags = (tags: readonly string[], { openingHours, wheelchair }: Facts): readonly string[] =>
  withTag(
    withTag(tags, SUNDAY_TAG, isOpenOnSundays(openingHours)),
    STEP_FREE_TAG,
    wheelchair === null ? null : wheelchair === "yes",
  );

/** Returns the tags without those that follow from a known fact, as they are stored: `withDerivedTags` is the inverse. */
export const withoutDerivedTags = (tags: readonly string[], { openingHours, wheelchair }: Facts): readonly string[] =>
  tags.filter(
    (tag) =>
      (tag !== SUNDAY_TAG || isOpenOnSundays(openingHours) === null) && (tag !== STEP_FREE_TAG || wheelchair === null),
  );
