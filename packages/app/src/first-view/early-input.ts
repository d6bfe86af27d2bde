import { HYDRATED } from "@flaneur/ui";

/**
 * What someone does with a control whose code is not there yet. The script in index.html notes it, for as long as a
 * boundary around the control waits to be hydrated.
 */
export type EarlyEvents = Event[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
const isField = (element: Element): element is Field =>
  !isCheckable(element) && /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button, input, select, textarea") : null;

/** As a key does: React takes notice of a value that the browser sets, not of one that a script sets. */
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

/** A copy of the event: a browser dispatches none twice. */
const copyOf = (event: Event): Event => {
  const Type = event.constructor as new (type: string, init: Event) => Event;
  return new Type(event.type, event);
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Does again what was done. What was pressed comes first: a field keeps what was typed by itself. */
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
      // A key that opened a menu has moved the focus into it, where the next ones belong.
      const hasMoved = control === focused && document.activeElement !== focused;
      (hasMoved ? document.activeElement : control)?.dispatchEvent(copyOf(event));
      await nextFrame();
      continue;
    }
    // The browser has checked it when it was pressed.
    if (isCheckable(control) && event.type === "click") control.checked = control.defaultChecked;
    if (/^(?:pointerdown|mousedown|click)$/.test(event.type)) control.dispatchEvent(copyOf(event));
  }
  for (const field of fields) retype(field);
}

/** Fields that the browser has filled in after a reload are as the server has drawn them, which is what React takes over. */
function resetFields(root: HTMLElement, events: EarlyEvents): void {
  const used = new Set(events.map(controlOf));
  for (const input of root.querySelectorAll("input")) {
    if (used.has(input)) continue;
    if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
    if (isField(input) && input.value !== input.defaultValue) input.value = input.defaultValue;
  }
}

/**
 * Repeats what was noted once the code is there that hears it: each part of the page when it is hydrated, and none before
 * the function that is returned was called.
 */
export function keepEarlyInput(root: HTMLElement, events: EarlyEvents): () => void {
  let isStarted = false;
  const repeatHydrated = () => {
    if (!isStarted) return;
    const isWaiting = (event: Event) => controlOf(event)?.closest("[data-waiting]") != null;
    const ready = events.filter((event) => !isWaiting(event));
    // The script goes on to note into the same list.
    events.splice(0, events.length, ...events.filter(isWaiting));
    void repeat(ready);
  };
  resetFields(root, events);
  root.addEventListener(HYDRATED, repeatHydrated);
  return () => {
    isStarted = true;
    repeatHydrated();
  };
}
