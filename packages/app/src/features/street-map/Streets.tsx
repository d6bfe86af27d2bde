import type { Coordinates } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const PlaceStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).PlaceStreets);
const AreaStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).AreaStreets);

/** The streets around a place. */
export const Streets = ({ position }: { readonly position: Coordinates }) => (
  <InView>
    <PlaceStreets position={position} />
  </InView>
);

/** The streets of an area with an outline. */
export const StreetsWithin = ({ outline }: { readonly outline: readonly Coordinates[] }) => (
  <InView>
    <AreaStreets outline={outline} />
  </InView>
);

/** Renders its children when they come into view and the page with its pictures is loaded. */
function InView({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const want = () => setWanted(true);
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      // Pictures come first: the largest of them is what visitors wait for.
      if (document.readyState === "complete") want();
      else addEventListener("load", want, { once: true });
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      removeEventListener("load", want);
    };
  }, []);
  return (
    <>
      {/* An empty element has no area, and would not be observed. */}
      <span ref={mark}>{"\u200b"}</span>
      {wanted && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}
