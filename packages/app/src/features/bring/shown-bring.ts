import type { Messages } from "@flaneur/ui";
import {
  type BringReviewState,
  type BringState,
  type BringUndo,
  type BroughtCandidate,
  changeFailureText,
  NONE_OF_THESE,
} from "@flaneur/ui/bring";
import type { SnapshotFrom } from "xstate";
import { formErrorOf } from "../../form/form-error.ts";
import { listPath } from "../../routing/list-paths.ts";
import type { BringContext } from "./bring.events.ts";
import type { bringMachine } from "./bring.machine.ts";
import { isListCreated } from "./bring.setup.ts";
import { acceptedPlaces, type BroughtPlace, type BroughtRow, missingPlaces, nameDiffers } from "./brought-rows.ts";
import { countSteps } from "./save-steps.ts";

const GOOGLE_MAPS = /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl)$/;

/**
 * Returns the link that a brought place has, or else a Google Maps search for the place. `site` is the host of the link
 * without `www.`, or null for Google Maps.
 */
export function mapLink({ url, name, address, coordinates }: BroughtPlace): {
  readonly mapUrl: string;
  readonly site: string | null;
} {
  if (url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)) {
    const { hostname } = new URL(url);
    return { mapUrl: url, site: GOOGLE_MAPS.test(hostname) ? null : hostname.replace(/^www\./, "") };
  }
  const words = [name, address].filter((text) => text !== null).join(", ");
  const point = coordinates === null ? "" : `${coordinates.latitude},${coordinates.longitude}`;
  const query = encodeURIComponent(words === "" ? point : words);
  return { mapUrl: `https://www.google.com/maps/search/?api=1&query=${query}`, site: null };
}

const shownPlace = (brought: BroughtPlace, index: number) => ({
  index,
  name: brought.name,
  address: brought.address,
  ...mapLink(brought),
});

const shownCandidate = (
  brought: BroughtPlace,
  { place, metres }: BroughtRow["candidates"][number],
): BroughtCandidate => ({ place, metres, nameDiffers: nameDiffers(brought, place) });

/** Returns the text of the error of a call; null for null. */
const errorText = (error: unknown, messages: Messages): string | null =>
  error === null ? null : changeFailureText(formErrorOf(error), messages);

const countFiles = ({ source }: Pick<BringContext, "source">): number =>
  source?.kind === "files" ? source.files.length : 1;

/** Returns the chosen files that could not be read, without files in an archive. */
const refusedFiles = ({ refused }: Pick<BringContext, "refused">) =>
  refused.filter(({ archive }) => archive === undefined);

/** Returns the name of the file if exactly one file could be read, and otherwise the name of the source. */
function readName(context: Pick<BringContext, "source" | "refused">): string {
  const { source } = context;
  const refused = refusedFiles(context);
  if (source?.kind !== "files" || source.files.length - refused.length !== 1) return source?.name ?? "";
  const names = source.files.map(({ name }) => name);
  // Files of different folders can have the same name, so each refused file removes one name.
  for (const { file } of refused) names.splice(names.indexOf(file ?? ""), 1);
  return names[0] ?? source.name;
}

/** Returns what the page shows. */
export function shownBring(
  { value, context }: Pick<SnapshotFrom<typeof bringMachine>, "value" | "context">,
  messages: Messages,
): BringState {
  const { source, refused } = context;
  const read = { name: readName(context), files: countFiles(context) - refusedFiles(context).length };
  switch (value) {
    case "choosing":
      return { status: "choosing", refused };
    case "reading":
    case "readFailed":
      return { status: value, name: source?.name ?? "", files: countFiles(context) };
    case "lookingUp":
    case "lookingUpNext":
    case "lookUpFailed":
      return {
        status: "lookingUp",
        ...read,
        done: context.rows.length,
        total: context.places.length,
        failure: errorText(context.error, messages),
      };
    case "done":
      return shownDone(context, null);
    case "undoOffered":
      return shownDone(context, { status: "offered" });
    case "undoing":
    case "undoingStep":
      return shownDone(context, { status: "pending" });
    case "undoFailed": {
      const reason = errorText(context.error, messages) ?? messages.failures.unexpected;
      return shownDone(context, { status: "failed", reason, isPartlyUndone: context.undoneSteps > 0 });
    }
    default:
      return {
        ...shownReview(context, value === "saving" || value === "savingStep", messages),
        ...read,
        refused,
      };
  }
}

function shownDone({ saved, list, rows }: BringContext, undo: BringUndo | null): BringState {
  const { addedIds, listId } = saved;
  const shownList = listId === null ? null : { name: list.name.trim(), href: listPath(listId) };
  return { status: "done", added: addedIds.length, missing: missingPlaces(rows).length, list: shownList, undo };
}

/** Returns the indexes of the rows whose place is added by a row above. */
function repeatedRows(rows: readonly BroughtRow[]): ReadonlySet<number> {
  const chosen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { choice }] of rows.entries()) {
    if (choice === null || choice === NONE_OF_THESE) continue;
    if (chosen.has(choice)) repeated.add(index);
    chosen.add(choice);
  }
  return repeated;
}

function shownReview(
  context: BringContext,
  isSaving: boolean,
  messages: Messages,
): Omit<BringReviewState, "name" | "files" | "refused"> {
  const { rows, list, saved, error } = context;
  const accepted = acceptedPlaces(rows);
  const already = accepted.filter(({ isFavorite }) => isFavorite === true).length;
  const toAdd = accepted.length - already;
  const isNamed = !list.isWanted || list.name.trim() !== "";
  const canSave = isNamed && (toAdd > 0 || (list.isWanted && accepted.length > 0));
  const hasBegun = isSaving || saved.steps > 0 || error !== null;
  const indexed = rows.map((row, index) => ({ ...row, brought: shownPlace(row.brought, index), place: row.brought }));
  const repeated = repeatedRows(rows);
  return {
    status: "review",
    unreadable: context.unreadable,
    check: indexed
      .filter(({ verdict }) => verdict === "check")
      .map(({ brought, place, candidates, choice }) => ({
        brought,
        choice,
        candidates: candidates.map((candidate) => shownCandidate(place, candidate)),
      })),
    found: indexed.flatMap(({ verdict, brought, place, candidates: [candidate], choice }) =>
      verdict !== "found" || candidate === undefined
        ? []
        : [
            {
              brought,
              candidate: shownCandidate(place, candidate),
              checked: choice !== NONE_OF_THESE,
              isFavorite: candidate.place.isFavorite === true,
              isRepeated: repeated.has(brought.index),
            },
          ],
    ),
    none: indexed
      .filter(({ verdict }) => verdict === "none")
      .map(({ brought, place }) => ({ brought, reason: place.skipped ?? ("notOurs" as const) })),
    toAdd,
    already,
    list,
    isListCreated: isListCreated(context),
    submit: isSaving ? "pending" : canSave ? "enabled" : "disabled",
    progress: hasBegun ? { done: saved.steps, total: countSteps(accepted, list, saved) } : null,
    failure: errorText(error, messages),
    isUndone: context.isUndone,
  };
}
