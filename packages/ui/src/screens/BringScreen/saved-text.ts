import type { enBring } from "../../messages/en/bring.ts";
import type { BringDoneState } from "./bring-state.ts";

/** Returns the text that says what a save has added: favorites, a list, or both. */
export function savedText(
  { added, list }: Pick<BringDoneState, "added" | "list">,
  texts: typeof enBring.bring,
): string {
  if (list === null) return added === 0 ? texts.addedNone : texts.added(added);
  return added === 0 ? texts.listCreated(list.name) : texts.addedWithList(added, list.name);
}
