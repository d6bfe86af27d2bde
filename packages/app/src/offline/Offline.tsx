import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { usePage } from "../page/page-context.ts";
import { useSheet } from "../routing/use-sheet.ts";
import type { OfflineContentProps } from "./OfflineContent.tsx";

const loadContent = () => import("./OfflineContent.tsx");
const OfflineContent = lazyPart(async () => (await loadContent()).OfflineContent);
const SavedNoteContent = lazyPart(async () => (await loadContent()).SavedNoteContent);
const OpenSavedContent = lazyPart(async () => (await loadContent()).OpenSavedContent);

/** Whether the connection is lost or has just returned, or the page shows what is saved. */
const useIsNoted = () =>
  useSelector(
    usePage(({ connection }) => connection),
    ({ value }) => value !== "online",
  );

/** The strip above the top bar that reports the state of the connection, and the dialog "Paris in your pocket". */
export function Offline({ favorites }: Pick<OfflineContentProps, "favorites">) {
  const pocket = useSheet("pocket");
  const isNoted = useIsNoted();
  return useOpened(OfflineContent, isNoted || pocket.open) && <OfflineContent pocket={pocket} favorites={favorites} />;
}

/** The time when the listing was saved, in a line below the number of places. Shown while saved results are shown. */
export const SavedNote = () => useOpened(SavedNoteContent, useIsNoted()) && <SavedNoteContent />;

/** The link that opens the page from what is saved on the device. Render it where a list could not be loaded. */
export const OpenSaved = () => useOpened(OpenSavedContent, true) && <OpenSavedContent />;
