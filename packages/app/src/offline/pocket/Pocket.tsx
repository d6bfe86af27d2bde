import { lazyPart, useOpened } from "@flaneur/ui";
import type { PocketContentProps } from "./PocketContent.tsx";

const PocketContent = lazyPart(async () => (await import("./PocketContent.tsx")).PocketContent);

/** The sheet of "Paris in your pocket". Its code is loaded when it first opens. */
export const Pocket = (props: PocketContentProps) =>
  useOpened(PocketContent, props.open) && <PocketContent {...props} />;
