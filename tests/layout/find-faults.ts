/**
 * Finds texts and controls of the open page that are covered, cut, or outside the page. Runs in the page: any runner of
 * stories can pass the function to `page.evaluate()`, so it uses nothing from outside its body.
 *
 * A text or control is fine in these cases:
 * - A visitor can scroll it into view, or away from what covers it, such as a sticky header.
 * - It is anchored to a point of a map, which a visitor can move.
 * - Its end is replaced by an ellipsis, or its lines are clamped.
 * - It is hidden as a whole, such as a text for screen readers, or a skip link until it has the focus.
 */
export function findFaults(): string[] {
  /** The tolerance for rounded positions, in pixels. */
  const SLACK = 1.5;
  /** The share of a text's height, at its top and at its bottom, that usually contains no ink. */
  const LEADING = 0.22;
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** A line of text, or a control. */
  interface Target {
    readonly element: Element;
    readonly kind: "text" | "control";
    readonly name: string;
    readonly box: Box;
    /** The part of the box that no ancestor clips and that is in the window. Null if there is none. */
    readonly shown: Box | null;
  }

  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const intersection = (a: Box, b: Box): Box | null => {
    const box = {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
    return box.right - box.left > SLACK && box.bottom - box.top > SLACK ? box : null;
  };
  const parentOf = (element: Element): Element | null => element.parentElement;
  const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  const named = (element: Element): string => {
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim().replace(/\s+/g, " ") ?? "";
    const part = typeof element.className === "string" ? element.className.split(" ")[0] : "";
    const tag = element.tagName.toLowerCase();
    return `${tag}${part === "" ? "" : `.${part}`}${text === "" ? "" : ` '${shortened(text)}'`}`;
  };

  /** Whether an element is a box of about one pixel, or is clipped as a whole: the text is for screen readers. */
  const isUnseen = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = parentOf(each)) {
      const { clipPath, opacity } = styleOf(each);
      if (clipPath.startsWith("inset(50%") || Number(opacity) === 0) return true;
      const { width, height } = each.getBoundingClientRect();
      if (width <= 1 && height <= 1 && styleOf(each).overflow !== "visible") return true;
    }
    return false;
  };

  /**
   * Whether an element is meant to scroll sideways: its content is one row or a table. Each box that scrolls vertically
   * could also scroll sideways, but that is a fault.
   */
  const scrollsX = (element: Element): boolean => {
    const { overflowX, display, flexDirection, flexWrap, whiteSpace } = styleOf(element);
    if (!/auto|scroll/.test(overflowX) || element.scrollWidth <= element.clientWidth + 1) return false;
    const isRow = display.includes("flex") && flexDirection.startsWith("row") && flexWrap === "nowrap";
    const child = element.firstElementChild;
    const table = child !== null && (child.tagName === "TABLE" || child.querySelector(":scope > table") !== null);
    return isRow || table || display.includes("grid") || whiteSpace === "nowrap" || whiteSpace === "pre";
  };
  const scrollsY = (element: Element) =>
    /auto|scroll/.test(styleOf(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
  const root = document.scrollingElement ?? document.documentElement;
  const isClipped = (element: Element) =>
    styleOf(element).textOverflow === "ellipsis" || !/^(none|auto)$/.test(styleOf(element).webkitLineClamp);

  /** The ancestors that clip an element: an absolutely positioned element is clipped from its containing block on. */
  const clippers = (element: Element): Element[] => {
    const found: Element[] = [];
    let { position } = styleOf(element);
    for (let each = parentOf(element); each !== null && each !== document.body; each = parentOf(each)) {
      const style = styleOf(each);
      const holds = style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");
      if (position === "fixed" && style.transform === "none") continue;
      if (position === "absolute" && !holds) continue;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") found.push(each);
      position = style.position;
    }
    return found;
  };

  /** Returns the visible part of a box, and reports a box that is cut. */
  const visiblePart = (element: Element, kind: Target["kind"], name: string, box: Box): Box | null => {
    let shown: Box | null = box;
    const chain = clippers(element);
    // A text can itself be in the element that clips.
    const self = styleOf(element);
    if (kind === "text" && (self.overflowX !== "visible" || self.overflowY !== "visible")) chain.unshift(element);
    let free = false;
    for (const each of chain) {
      const outer = each.getBoundingClientRect();
      const next: Box | null = shown === null ? null : intersection(shown, outer);
      if (shown !== null && !free) {
        const { left, top, right, bottom }: Box = shown;
        const cutX = (left < outer.left - SLACK || right > outer.right + SLACK) && !scrollsX(each);
        const space = kind === "text" ? (bottom - top) * LEADING : 0;
        const cutY = (top + space < outer.top - SLACK || bottom - space > outer.bottom + SLACK) && !scrollsY(each);
        // What is hidden as a whole is hidden on purpose, such as tags behind 'see more', unless a visitor needs it.
        const hidden = next === null;
        const clipped = isClipped(each) || isClipped(element);
        if ((cutX || cutY) && !hidden && !clipped) faults.add(`${name} is cut by ${named(each)}`);
      }
      if (scrollsX(each) || scrollsY(each)) free = true;
      shown = next;
    }
    if (shown === null) return null;
    const fixed = [element, ...chain].some((each) => styleOf(each).position === "fixed");
    if (!free) {
      const width = root.clientWidth;
      const gone = shown.right <= 0 || (fixed && (shown.bottom <= 0 || shown.top >= innerHeight));
      if (!gone && (shown.left < -SLACK || shown.right > width + SLACK)) faults.add(`${name} is outside the page`);
    }
    return intersection(shown, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  };

  const modal = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].findLast((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const area = modal ?? document.body;
  const targets: Target[] = [];
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || element.closest("svg, script, style, noscript, option, [inert]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element)) continue;
    if (styleOf(element).fontSize === "0px") continue;
    range.selectNodeContents(node);
    const name = `the text '${shortened(text.replace(/\s+/g, " "))}'`;
    for (const box of range.getClientRects()) {
      if (box.width < SLACK) continue;
      const line = plain(box);
      targets.push({ element, kind: "text", name, box: line, shown: visiblePart(element, "text", name, line) });
    }
  }
  for (const element of area.querySelectorAll(CONTROLS)) {
    if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true }) || isUnseen(element))
      continue;
    const box = plain(element.getBoundingClientRect());
    if (box.right - box.left < SLACK || box.bottom - box.top < SLACK) continue;
    const name = `the control ${named(element)}`;
    targets.push({ element, kind: "control", name, box, shown: visiblePart(element, "control", name, box) });
  }

  const isPainted = (element: Element): boolean => {
    if (isUnseen(element)) return false;
    if (/^(img|video|canvas|iframe|input|select|textarea)$/i.test(element.tagName)) return true;
    const { backgroundColor, backgroundImage } = styleOf(element);
    const alpha = /^rgba?\([^)]*[,/] ?([\d.]+)\)$/.exec(backgroundColor)?.[1];
    const colored = backgroundColor.startsWith("rgba") ? Number(alpha) > 0.1 : backgroundColor !== "transparent";
    return (
      colored || (backgroundImage !== "none" && !/gradient\(.*(transparent|rgba\([^)]*, 0\))/.test(backgroundImage))
    );
  };

  /** Whether an element is anchored to a point: an ancestor is a positioned box without a size. */
  const isAnchored = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = parentOf(each)) {
      const { position, width, height } = styleOf(each);
      if (position === "absolute" && width === "0px" && height === "0px") return true;
    }
    return false;
  };
  /** Whether a visitor can scroll an element while what covers it stays. */
  const canScrollAway = (element: Element, cover: Element): boolean => {
    if (isAnchored(element)) return true;
    for (let each = parentOf(element); each !== null; each = parentOf(each)) {
      const scrolls =
        each === root || each === document.body
          ? root.scrollHeight > innerHeight + 1
          : scrollsX(each) || scrollsY(each);
      if (!scrolls) continue;
      if (each !== root && each !== document.body && !each.contains(cover)) return true;
      for (let over: Element | null = cover; over !== null && over !== each; over = parentOf(over)) {
        if (/fixed|sticky/.test(styleOf(over).position) && !over.contains(element)) return true;
      }
    }
    return false;
  };

  // Without this rule, the browser's hit test would ignore elements that let presses through.
  const sheet = document.createElement("style");
  sheet.textContent = "*, *::before, *::after { pointer-events: auto !important; }";
  document.head.append(sheet);
  /** Returns what covers a point of an element, or null. */
  const coverAt = (target: Target, x: number, y: number): Element | null => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === target.element || target.element.contains(each) || each.contains(target.element)) return null;
      if (isPainted(each)) return canScrollAway(target.element, each) ? null : each;
    }
    return null;
  };
  for (const target of targets) {
    const { shown, kind, name } = target;
    if (shown === null) continue;
    const width = shown.right - shown.left;
    const height = shown.bottom - shown.top;
    const covers: Element[] = [];
    // A text must be free along its line. A control may have other parts at its edges, such as a heart on a card.
    const across = kind === "text" ? [0.02, 0.15, 0.3, 0.5, 0.7, 0.85, 0.98] : [0.2, 0.5, 0.8];
    const down = kind === "text" ? [LEADING + 0.06, 0.5, 1 - LEADING - 0.06] : [0.2, 0.5, 0.8];
    for (const x of across) {
      for (const y of down) {
        const cover = coverAt(target, shown.left + width * x, shown.top + height * y);
        if (cover !== null) covers.push(cover);
      }
    }
    const [cover] = covers;
    if (cover !== undefined && (kind === "text" || covers.length > 3))
      faults.add(`${name} is covered by ${named(cover)}`);
  }
  sheet.remove();

  // Two texts without backgrounds can lie on each other.
  const texts = targets.filter(({ kind, shown }) => kind === "text" && shown !== null);
  const ink = ({ shown, box }: Target): Box | null => {
    const space = (box.bottom - box.top) * LEADING;
    return shown === null ? null : intersection(shown, { ...box, top: box.top + space, bottom: box.bottom - space });
  };
  for (const [index, one] of texts.entries()) {
    const inkOfOne = ink(one);
    if (inkOfOne === null) continue;
    for (const other of texts.slice(index + 1)) {
      if (other.element === one.element) continue;
      const inkOfOther = ink(other);
      if (inkOfOther === null || intersection(inkOfOne, inkOfOther) === null) continue;
      if (canScrollAway(one.element, other.element) || canScrollAway(other.element, one.element)) continue;
      faults.add(`${one.name} and ${other.name} lie on each other`);
    }
  }
  return [...faults];
}
