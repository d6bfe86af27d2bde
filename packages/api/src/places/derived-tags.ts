import { writtenHoursOnSundays } from "@flaneur/domain";
import type { Tag } from "../reference/tags.ts";

export const SUNDAY_TAG = "Open Sundays" satisfies Tag;
export const STEP_FREE_TAG = "Step-free" satisfies Tag;

interface Facts {
  readonly openingHours: string | null;
  /** One of the domain's WHEELCHAIR, as it is stored. */
  readonly wheelchair: string | null;
}

/** The tags with this one if it holds, without it if not, and as they are where nobody knows. */
function withTag(tags: readonly string[], tag: Tag, holds: boolean | null): readonly string[] {
  if (holds === null || holds === tags.includes(tag)) return tags;
  return holds ? [...tags, tag] : tags.filter((each) => each !== tag);
}

/**
 * The tags of a place of which this is known: whether it opens on Sundays and can be entered without a step follows from
 * its opening hours and its wheelchair access, so that the two cannot disagree. Where these are not known, the tags stay
 * as they were written.
 */
export const withDerivedTags = (tags: readonly string[], { openingHours, wheelchair }: Facts): readonly string[] =>
  withTag(
    withTag(tags, SUNDAY_TAG, writtenHoursOnSundays(openingHours)),
    STEP_FREE_TAG,
    wheelchair === null ? null : wheelchair === "yes",
  );
