import type { Messages } from "@flaneur/ui";
import {
  type BringState,
  type BringUndo,
  type BroughtCandidate,
  failureText,
  NONE_OF_THESE,
  refusalText,
} from "@flaneur/ui/bring";
import type { SnapshotFrom } from "xstate";
import { CallFailed } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/refused.ts";
import { listPath } from "../../routing/list-paths.ts";
import type { BringContext } from "./bring.events.ts";
import type { bringMachine } from "./bring.machine.ts";
import { acceptedPlaces, type BroughtPlace, type BroughtRow, nameDiffers } from "./brought-rows.ts";
import { countSteps } from "./save-steps.ts";

/** Returns the link to a place on another map: the link of the file, or a search of Google Maps. */
export function mapUrl({ url, name, address, coordinates }: BroughtPlace): string {
  if (url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)) return url;
  const words = [name, address].filter((text) => text !== null).join(", ");
  const point = coordinates === null ? "" : `${coordinates.latitude},${coordinates.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words === "" ? point : words)}`;
}

const shownPlace = (brought: BroughtPlace, index: number) => ({
  index,
  name: brought.name,
  address: brought.address,
  mapUrl: mapUrl(brought),
});

const shownCandidate = (
  brought: BroughtPlace,
  { place, metres }: BroughtRow["candidates"][number],
): BroughtCandidate => ({ place, metres, nameDiffers: nameDiffers(brought, place.name) });

/** Returns the text of the error of a call; null for null. */
function errorText(error: unknown, messages: Messages): string | null {
  if (error === null) return null;
  if (error instanceof CallFailed) return failureText(error.failure, messages);
  return error instanceof Refused ? refusalText(error.problem, messages) : messages.failures.unexpected;
}

/** Returns what the page shows. */
export function shownBring(
  { value, context }: Pick<SnapshotFrom<typeof bringMachine>, "value" | "context">,
  messages: Messages,
): BringState {
  const name = context.source?.name ?? "";
  switch (value) {
    case "choosing":
      return { status: "choosing", problem: context.problem };
    case "reading":
      return { status: "reading", name };
    case "lookingUp":
    case "lookingUpNext":
    case "lookUpFailed":
      return {
        status: "lookingUp",
        name,
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
      return shownReview(context, name, value === "saving" || value === "savingStep", messages);
  }
}

function shownDone({ saved, list }: BringContext, undo: BringUndo | null): BringState {
  const { addedIds, listId } = saved;
  const shownList = listId === null ? null : { name: list.name.trim(), href: listPath(listId) };
  return { status: "done", added: addedIds.length, list: shownList, undo };
}

function shownReview(context: BringContext, name: string, isSaving: boolean, messages: Messages): BringState {
  const { rows, list, saved, error } = context;
  const accepted = acceptedPlaces(rows);
  const already = accepted.filter(({ isFavorite }) => isFavorite === true).length;
  const toAdd = accepted.length - already;
  const isNamed = !list.isWanted || list.name.trim() !== "";
  const canSave = isNamed && (toAdd > 0 || (list.isWanted && accepted.length > 0));
  const hasBegun = isSaving || saved.steps > 0 || error !== null;
  const indexed = rows.map((row, index) => ({ ...row, brought: shownPlace(row.brought, index), place: row.brought }));
  return {
    status: "review",
    name,
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
            },
          ],
    ),
    none: indexed.filter(({ verdict }) => verdict === "none").map(({ brought }) => brought),
    toAdd,
    already,
    list,
    submit: isSaving ? "pending" : canSave ? "enabled" : "disabled",
    progress: hasBegun ? { done: saved.steps, total: countSteps(accepted, list, saved) } : null,
    failure: errorText(error, messages),
    isUndone: context.isUndone,
  };
}
