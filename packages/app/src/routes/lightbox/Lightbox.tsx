import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useRef } from "react";
import { useActors } from "../../app-context.ts";
import { useSheet } from "../../routing/use-sheet.ts";

const LightboxContent = lazyPart(async () => (await import("./LightboxContent.tsx")).LightboxContent);

/** Preloads the code of the lightbox. */
export const preloadLightbox = LightboxContent.preload;

/** The lightbox of every page. Its code is loaded on pointer enter or focus of an opener. */
export function Lightbox() {
  const { lightbox } = useActors();
  const open = useSelector(lightbox, (snapshot) => snapshot.matches("open"));
  const subject = useSelector(lightbox, ({ context }) => context.subject);
  // The button shows the press first: rendering the lightbox takes longer than a frame on a slow phone.
  const drawn = useDeferredValue(subject);
  const drawnOpen = useDeferredValue(open);
  const isOpened = useOpened(LightboxContent, open);
  useBackCloses(open);
  if (!isOpened || drawn === null) return null;
  return (
    <LightboxContent
      key={drawn.opening}
      open={drawnOpen}
      subject={drawn}
      onClose={() => lightbox.send({ type: "lightbox.close" })}
    />
  );
}

/** Opening adds a history entry, so that the Back button of a phone closes the lightbox. */
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
