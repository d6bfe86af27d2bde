import { OfflineStrip, type OfflineStripProps, OpenSavedLink, SavedNote } from "@flaneur/ui/offline";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ActorRef, Snapshot } from "xstate";
import { usePage } from "../page/page-context.ts";
import type { Sheet } from "../routing/use-sheet.ts";
import { Pocket } from "./pocket/Pocket.tsx";
import type { ConnectionSnapshot } from "./shared/connection.machine.ts";
import { readPocketRecord } from "./shared/pocket.ts";
import { savedAddress } from "./shared/saved-address.ts";

/** An actor with changes that wait for the server. */
type WaitingRef = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly pending: { readonly size: number } } },
  never
>;

export interface OfflineContentProps {
  /** The favorites actor. The strip reports its unsent changes. */
  readonly favorites: WaitingRef;
  readonly pocket: Sheet;
}

/** Returns the state that the strip shows. Null if it is not shown. */
const stripState = (connection: ConnectionSnapshot): OfflineStripProps["state"] | null => {
  if (connection.matches("saved")) return "saved";
  if (connection.matches("offline")) return connection.context.hasPocket ? "offline" : "seenOnly";
  return connection.matches("back") ? "back" : null;
};

/** The strip that reports the state of the connection, and the dialog "Paris in your pocket". */
export function OfflineContent({ pocket, favorites }: OfflineContentProps) {
  const connection = usePage((page) => page.connection);
  const { pathname, search } = useLocation();
  const state = useSelector(connection, stripState);
  const savedAt = useSelector(connection, ({ context }) => context.savedAt);
  const waiting = useSelector(favorites, ({ context }) => context.pending.size);
  return (
    <>
      {state !== null && (
        <OfflineStrip
          state={state}
          // The home page shows this time below the number of places: SavedNoteContent.
          savedAt={pathname === "/" ? null : savedAt}
          hasWaiting={waiting > 0}
          onOpen={() => pocket.onOpenChange(true)}
          liveAddress={pathname + search}
        />
      )}
      <Pocket open={pocket.open} onClose={() => pocket.onOpenChange(false)} />
    </>
  );
}

/** The line with the time at which the list was saved. It is shown only while the page shows saved results. */
export function SavedNoteContent() {
  const connection = usePage((page) => page.connection);
  const savedAt = useSelector(connection, (state) =>
    state.matches("offline") || state.matches("saved") ? state.context.savedAt : null,
  );
  const isSeenOnly = useSelector(connection, ({ context }) => !context.hasPocket);
  return savedAt === null ? null : <SavedNote savedAt={savedAt} isSeenOnly={isSeenOnly} />;
}

/** The link that opens the page from what is saved. It is rendered only if "Paris in your pocket" is completely saved. */
export function OpenSavedContent() {
  const { pathname, search } = useLocation();
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    let isShown = true;
    readPocketRecord().then(
      (record) => {
        if (isShown) setIsComplete(record?.status === "complete");
      },
      // A browser without caches keeps nothing.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isComplete && <OpenSavedLink href={savedAddress(pathname, search)} />;
}
