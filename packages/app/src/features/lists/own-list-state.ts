import { parisTime } from "@flaneur/domain";
import type { Messages } from "@flaneur/ui";
import { failureText, type OwnListState, type ShownOwnList } from "@flaneur/ui/lists";
import type { Loaded } from "@flaneur/ui/places-screen";
import { entriesOf, PAGE_SIZE, pagesOf } from "./entry-changes.ts";
import type { OwnList } from "./list-calls.ts";
import type { FoundOwnList } from "./list-queries.ts";

/**
 * Returns the state of the page of a list.
 * @param list The list with the changes that are not saved yet; null until it is loaded.
 * @param page The page to show, from 1.
 * @param loaded The last response about the list, which may be about another page.
 */
export function ownListState(
  list: OwnList | null,
  page: number,
  { result, failure }: Pick<Loaded<FoundOwnList>, "result" | "failure">,
  messages: Messages,
): OwnListState {
  if (result !== null && result.list === null) return { status: "missing" };
  const isLoaded = list !== null && entriesOf(list, page) !== null;
  if (failure !== null && !isLoaded) return { status: "error", message: failureText(failure, messages) };
  return list === null ? { status: "loading" } : { status: "ready", list: toShown(list, page) };
}

const toShown = (list: OwnList, page: number): ShownOwnList => ({
  ...list,
  changedOn: parisTime(Date.parse(list.updatedAt)).day,
  isShared: list.share !== null,
  page,
  pages: pagesOf(list),
  firstNumber: (page - 1) * PAGE_SIZE + 1,
  entries: entriesOf(list, page),
});
