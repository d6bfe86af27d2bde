import { type ReactNode, useEffect, useEffectEvent } from "react";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useConnection } from "../../lib/use-connection.ts";
import type { UnsavedGlyphProps } from "./UnsavedGlyph.tsx";

/** The glyphs are loaded late: most visitors never see them. */
const UnsavedGlyph = lazyPart(async () => (await import("./UnsavedGlyph.tsx")).UnsavedGlyph);

interface UnsavedPictureProps extends UnsavedGlyphProps {
  /** Called when the connection returns, and on unmount without a connection. Load the picture again. */
  readonly onReturn: () => void;
  /** The placeholder, which is shown with a connection, and until the glyphs are loaded. */
  readonly children: ReactNode;
}

/** Replaces a picture that could not be loaded: by the glyph of the place's type while offline, else by `children`. */
export function UnsavedPicture({ onReturn, children, ...glyph }: UnsavedPictureProps) {
  const isOffline = useConnection() !== "online";
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (isOffline) return () => returned();
  }, [isOffline]);
  return useOpened(UnsavedGlyph, isOffline) && isOffline ? <UnsavedGlyph {...glyph} /> : children;
}
