import { type RefObject, useEffect, useState } from "react";

/** The anchors of the page, in their order. */
export const SECTIONS = ["about", "credits", "privacy"] as const;
export type Section = (typeof SECTIONS)[number];

/** The `rootMargin` that leaves a line at a third of the window's height. The section at this line counts as shown. */
const LINE = "-33% 0px -67% 0px";

const sectionOf = (element: Element): Section | undefined =>
  SECTIONS.find((section) => section === element.getAttribute("data-section"));

/**
 * Returns the section that the visitor has scrolled to. Sections are the elements in `body` with the attribute
 * `data-section`.
 */
export function useShownSection(body: RefObject<HTMLElement | null>): Section {
  const [shown, setShown] = useState<Section>("about");
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        // While the page is busy, several changes arrive at once, the newest last.
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        const section = entry && sectionOf(entry.target);
        if (section !== undefined) setShown(section);
      },
      { rootMargin: LINE },
    );
    for (const element of body.current?.querySelectorAll("[data-section]") ?? []) seen.observe(element);
    return () => seen.disconnect();
  }, [body]);
  return shown;
}
