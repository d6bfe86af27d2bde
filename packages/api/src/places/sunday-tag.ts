import { writtenHoursOnSundays } from "@flaneur/domain";
import type { Tag } from "../reference/tags.ts";

export const SUNDAY_TAG = "Open Sundays" satisfies Tag;

/**
 * The tags of a place with these opening hours: whether it opens on Sundays follows from them, so that the two cannot
 * disagree. Where they do not tell, the tag stays as it was written.
 */
export function withSundayTag(tags: readonly string[], openingHours: string | null): readonly string[] {
  const opens = writtenHoursOnSundays(openingHours);
  if (opens === null || opens === tags.includes(SUNDAY_TAG)) return tags;
  return opens ? [...tags, SUNDAY_TAG] : tags.filter((tag) => tag !== SUNDAY_TAG);
}
