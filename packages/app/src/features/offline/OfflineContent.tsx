import { OfflineStrip, SavedNote } from "@flaneur/ui/offline";
import { useSelector } from "@xstate/react";
import { useLocation } from "react-router";
import type { ActorRef, Snapshot } from "xstate";
import { usePage } from "../../page/page-context.ts";
import type { Sheet } from "../../routing/use-sheet.ts";
import { Pocket } from "./pocket/Pocket.tsx";

/** An actor with changes that wait for the server. */
type WaitingRef = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly pending: { readonly size: number } } },
  never
>;

export interface OfflineContentProps {
  /** The favorites actor. The strip reports its unsent changes. */
  readonly favorites: WaitingRef;
  /** The state of the sheet of "Paris in your pocket". */
  readonly pocket: Sheet;
}

/** The strip that reports a lost or restored connection, and the sheet of "Paris in your pocket". */
export function OfflineContent({ pocket, favorites }: OfflineContentProps) {
  const connection = usePage((page) => page.connection);
  const { pathname } = useLocation();
  const state = useSelector(connection, ({ value }) => value);
  const savedAt = useSelector(connection, ({ context }) => context.savedAt);
  const waiting = useSelector(favorites, ({ context }) => context.pending.size);
  return (
    <>
      {state !== "online" && (
        <OfflineStrip
          state={state}
          // The home page shows this time below the number of places: SavedNoteContent.
          savedAt={pathname === "/" ? null : savedAt}
          hasWaiting={waiting > 0}
          onOpen={() => pocket.onOpenChange(true)}
        />
      )}
      <Pocket open={pocket.open} onClose={() => pocket.onOpenChange(false)} />
    </>
  );
}

/** The line that says when the list was saved. It is shown only while the page is offline. */
export function SavedNoteContent() {
  const connection = usePage((page) => page.connection);
  const savedAt = useSelector(connection, (state) => (state.matches("offline") ? state.context.savedAt : null));
  return savedAt === null ? null : <SavedNote savedAt={savedAt} />;
}
