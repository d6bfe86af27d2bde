import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useRef } from "react";
import { useActors } from "../../app-context.ts";
import { useSheet } from "../../routing/use-sheet.ts";

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
  useBackCloses(open);
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

/** Adds a history entry when the lightbox opens, so that the Back button of a phone closes it. */
function useBackCloses(open: boolean): void {
  const { lightbox } = useActors();
  const sheet = useSheet("lightbox");
  const before = useRef({ open: false, sheet: false });
  useEffect(() => {
    const was = before.current;
    before.current = { open, sheet: sheet.open };
    if (open !== was.open) sheet.onOpenChange(open);
    else if (sheet.open !== was.sheet) lightbox.send({ type: sheet.open ? "lightbox.reopen" : "lightbox.close" });
  });
}
