import { joinedNote, LIST_LIMITS } from "@flaneur/domain";
import { ApiError } from "../http/errors.ts";

const JOINED_TOO_LONG = `note: the stored note and this one together have more than ${LIST_LIMITS.note} characters`;

/**
 * Returns the note that is stored after a change.
 * @param note The new note. Undefined keeps the stored one.
 * @param seen The note that the author of a note that waited has seen; undefined for a note that has not waited.
 * @throws ApiError 400 if the stored note was changed meanwhile, and is too long with the new one appended.
 */
export function noteAfter(stored: string | null, note: string | null | undefined, seen: string | null | undefined) {
  if (note === undefined) return stored;
  if (seen === undefined || seen === stored) return note;
  const joined = joinedNote(stored, note);
  if ((joined?.length ?? 0) > LIST_LIMITS.note) throw new ApiError(400, "bad_request", JOINED_TOO_LONG);
  return joined;
}
