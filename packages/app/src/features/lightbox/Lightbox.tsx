import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useActors } from "../../app-context.ts";
import { useSheet } from "../../routing/use-sheet.ts";
import type { LightboxSubject } from "./lightbox.machine.ts";

const LightboxContent = lazyPart(async () => (await import("./LightboxContent.tsx")).LightboxContent);

/** Preloads the code of the lightbox. */
export const preloadLightbox = LightboxContent.preload;

/** The lightbox of every page. Its code is loaded when it first opens, unless `preloadLightbox` was called before. */
export function Lightbox() {
  const { lightbox } = useActors();
  const open = useSelector(lightbox, (snapshot) => snapshot.matches("open"));
  const subject = useSelector(lightbox, ({ context }) => context.subject);
  // Deferred, so that the pressed button is rendered first: the lightbox takes longer than a frame on a slow phone.
  const shownSubject = useDeferredValue(subject);
  const shownOpen = useDeferredValue(open);
  const isOpened = useOpened(LightboxContent, open);
  useHistoryEntries(open, subject);
  if (!isOpened || shownSubject === null) return null;
  return (
    <LightboxContent
      key={shownSubject.opening}
      open={shownOpen}
      subject={shownSubject}
      onClose={() => lightbox.send({ type: "lightbox.close" })}
    />
  );
}

/**
 * Adds a history entry when the lightbox opens, so that the Back button of a phone closes it. A later return to the entry
 * opens the lightbox with the same place.
 */
function useHistoryEntries(open: boolean, subject: LightboxSubject | null): void {
  const { lightbox } = useActors();
  const { key } = useLocation();
  const sheet = useSheet("lightbox");
  const before = useRef({ open: false, sheet: false, key });
  /** The subjects of the entries, by the keys of the entries. */
  const subjects = useRef(new Map<string, LightboxSubject>());
  useEffect(() => {
    const was = before.current;
    before.current = { open, sheet: sheet.open, key };
    const known = subjects.current.get(key);
    if (open !== was.open) sheet.onOpenChange(open);
    else if (was.sheet && !sheet.open) lightbox.send({ type: "lightbox.close" });
    else if (sheet.open && !(was.sheet && was.key === key) && known !== undefined) {
      lightbox.send({ type: "lightbox.reopen", subject: known });
    }
    if (open && sheet.open && subject !== null && known === undefined) subjects.current.set(key, subject);
  });
}
