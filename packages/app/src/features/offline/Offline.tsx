import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { usePage } from "../../page/page-context.ts";

const OfflineContent = lazyPart(async () => (await import("./OfflineContent.tsx")).OfflineContent);
const SavedNoteContent = lazyPart(async () => (await import("./OfflineContent.tsx")).SavedNoteContent);

/** Whether the connection is lost or has just returned. */
const useIsNoted = () =>
  useSelector(
    usePage(({ connection }) => connection),
    ({ value }) => value !== "online",
  );

/** The strip above the top bar without a connection. */
export const Offline = () => useOpened(OfflineContent, useIsNoted()) && <OfflineContent />;

/** The line below the count that says when a list was saved. */
export const SavedNote = () => useOpened(SavedNoteContent, useIsNoted()) && <SavedNoteContent />;
