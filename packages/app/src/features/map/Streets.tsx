import type { Coordinates } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { WhenSeen } from "./WhenSeen.tsx";

const PlaceStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).PlaceStreets);
const AreaStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).AreaStreets);

/** The streets of a place. Their code is loaded when they come into view and the page with its pictures is loaded. */
export const Streets = ({ position }: { readonly position: Coordinates }) => (
  <WhenSeen>
    <PlaceStreets position={position} />
  </WhenSeen>
);

/** The events by which a visitor begins to use a page. */
const FIRST_USE = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * The streets of an area with an outline. They are loaded after the visitor has begun to use the page, because starting
 * a map would delay the first screen.
 */
export function StreetsWithin({ outline }: { readonly outline: readonly Coordinates[] }) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    for (const name of FIRST_USE) addEventListener(name, use, { once: true, passive: true });
    return () => {
      for (const name of FIRST_USE) removeEventListener(name, use);
    };
  }, []);
  if (!isUsed) return null;
  return (
    <WhenSeen>
      <AreaStreets outline={outline} />
    </WhenSeen>
  );
}
