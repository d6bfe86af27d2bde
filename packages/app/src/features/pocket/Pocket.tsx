import { lazyPart, useOpened } from "@flaneur/ui";
import { useSheet } from "../../routing/use-sheet.ts";

const PocketContent = lazyPart(async () => (await import("./PocketContent.tsx")).PocketContent);

/** The sheet of "Paris in your pocket". Its code is loaded when it first opens. */
export function Pocket() {
  const { open, onOpenChange } = useSheet("pocket");
  return useOpened(PocketContent, open) && <PocketContent open={open} onClose={() => onOpenChange(false)} />;
}
