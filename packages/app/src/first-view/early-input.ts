import { HYDRATED } from "@flaneur/ui";

/**
 * Events on controls that are not hydrated yet. The script in index.html records them while a boundary around the
 * control waits to be hydrated.
 */
export type EarlyEvents = Event[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
const isField = (element: Element): element is Field =>
  !isCheckable(element) && /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button, input, select, textarea") : null;

/** Sets a value as typing does. React ignores a value that a script assigns to the property. */
function retype(field: Field): void {
  const { value } = field;
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field.defaultValue;
    if (value === field.defaultValue) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Copies an event, because a browser dispatches an event only once. */
const copyOf = (event: Event): Event => {
  const Type = event.constructor as new (type: string, init: Event) => Event;
  return new Type(event.type, event);
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The maximum number of frames to wait, after a key has opened a menu, until the menu has the focus. The code of the
 * menu may still be loading.
 */
const MENU_FRAMES = 1_200;

/**
 * Waits until a key that was dispatched to a control has taken effect. If the key has opened a menu, waits until the
 * focus is in the menu: on a busy device, that takes several frames.
 */
async function untilHandled(control: HTMLElement): Promise<void> {
  await nextFrame();
  const isOpening = () =>
    control.getAttribute("aria-haspopup") === "menu" &&
    control.getAttribute("aria-expanded") === "true" &&
    document.activeElement === control;
  for (let frames = 0; isOpening() && frames < MENU_FRAMES; frames += 1) await nextFrame();
}

/** Repeats the events: presses first, then typed text, which the fields have kept meanwhile. */
async function repeat(events: readonly Event[]): Promise<void> {
  const { activeElement: focused } = document;
  const fields = new Set<Field>();
  for (const event of events) {
    const control = controlOf(event);
    if (control === null) continue;
    if (isField(control)) {
      if (event.type !== "keydown") fields.add(control);
      continue;
    }
    if (event.type === "keydown") {
      // If a key has opened a menu and moved the focus into it, the next keys belong to the menu.
      const hasMoved = control === focused && document.activeElement !== focused;
      (hasMoved ? document.activeElement : control)?.dispatchEvent(copyOf(event));
      await untilHandled(control);
      continue;
    }
    // Undoes the toggle of the early click, because the repeated click toggles the box again.
    if (isCheckable(control) && event.type === "click") control.checked = control.defaultChecked;
    if (/^(?:pointerdown|mousedown|click)$/.test(event.type)) control.dispatchEvent(copyOf(event));
  }
  for (const field of fields) retype(field);
}

/**
 * Resets inputs whose values the browser has restored after a reload: React expects the values of the server's HTML.
 * Inputs with a recorded event keep their values.
 */
function resetFields(root: HTMLElement, events: EarlyEvents): void {
  const used = new Set(events.map(controlOf));
  for (const input of root.querySelectorAll("input")) {
    if (used.has(input)) continue;
    if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
    if (isField(input) && input.value !== input.defaultValue) input.value = input.defaultValue;
  }
}

/**
 * Repeats recorded events when the part of the page that handles them is hydrated. Repeats nothing before the returned
 * function is called.
 */
export function keepEarlyInput(root: HTMLElement, events: EarlyEvents): () => void {
  let isStarted = false;
  const isWaiting = (event: Event) => controlOf(event)?.closest("[data-waiting]") != null;
  /**
   * Removes the events for which `isTaken` is true from the list, and returns them. The list stays the same array,
   * because the script in index.html continues to record into it.
   */
  const take = (isTaken: (event: Event) => boolean): readonly Event[] => {
    const taken = events.filter(isTaken);
    events.splice(0, events.length, ...events.filter((event) => !taken.includes(event)));
    return taken;
  };
  const repeatHydrated = () => {
    if (isStarted) void repeat(take((event) => !isWaiting(event)));
  };
  resetFields(root, events);
  root.addEventListener(HYDRATED, () => {
    // Discards the events that are being dispatched: React has hydrated their control, and handles them itself.
    take((event) => !isWaiting(event) && event.eventPhase !== Event.NONE);
    repeatHydrated();
  });
  return () => {
    isStarted = true;
    repeatHydrated();
  };
}
