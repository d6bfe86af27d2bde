/** The smallest size of a touch target, in pixels. */
const SMALLEST = 44;
/** The pixels that may be missing from a measured size, because a target may begin and end between two pixels. */
const TOLERANCE = 1;

/** The size that `findSmallTargets` is called with. */
export const SMALLEST_TARGET = SMALLEST - TOLERANCE;

/**
 * Resolves with a sentence for each visible touch target that is smaller than `smallest`. A target may be larger
 * than its control, so the function measures which points hit the control. Like `findFaults()`, it runs in the page.
 */
export async function findSmallTargets(smallest: number): Promise<string[]> {
  const CONTROLS = "a[href], button, input, select, textarea, [role=button], [role=tab], [role=option]";
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
  };
  const extent = (control: Element, x: number, y: number, stepX: number, stepY: number): number => {
    let steps = 0;
    while (steps < smallest && isHit(control, x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
    return steps;
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const before = scrollY;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A header changes its layout in a frame after it has begun or ceased to stick.
    if (scrollY !== before) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    if (width <= 1 || height <= 1 || !isHit(control, middleX, middleY)) continue;
    const across = extent(control, middleX, middleY, -1, 0) + 1 + extent(control, middleX, middleY, 1, 0);
    const down = extent(control, middleX, middleY, 0, -1) + 1 + extent(control, middleX, middleY, 0, 1);
    const name = control.getAttribute("aria-label") ?? control.textContent;
    if (Math.min(across, down) < smallest) found.push(`the touch target '${name}' has only ${across} by ${down} px`);
  }
  return found;
}
