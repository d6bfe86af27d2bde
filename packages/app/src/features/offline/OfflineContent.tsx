import { OfflineStrip, SavedNote } from "@flaneur/ui/offline";
import { useSelector } from "@xstate/react";
import { useLocation } from "react-router";
import { usePage } from "../../page/page-context.ts";

/** The strip of the connection. The home page shows the time below its count. */
export function OfflineContent() {
  const connection = usePage((page) => page.connection);
  const { pathname } = useLocation();
  const state = useSelector(connection, ({ value }) => value);
  const savedAt = useSelector(connection, ({ context }) => context.savedAt);
  if (state === "online") return null;
  return <OfflineStrip state={state} savedAt={pathname === "/" ? null : savedAt} />;
}

/** Says when the list was saved that is shown without a connection. */
export function SavedNoteContent() {
  const connection = usePage((page) => page.connection);
  const savedAt = useSelector(connection, (state) => (state.matches("offline") ? state.context.savedAt : null));
  return savedAt === null ? null : <SavedNote savedAt={savedAt} />;
}
