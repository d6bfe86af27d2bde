/** What someone has pressed and typed before the app was there: the script in index.html notes it. */
export type EarlyInput = readonly HTMLElement[];

const isTyped = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(element.type);

/** As a key does: React takes notice of a value that the browser sets, not of one that a script sets. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Puts the fields of a page back to how the server has drawn them, which is what the app takes over: also those that the
 * browser has filled in by itself after a reload. Returns a function that presses and types again what a person did,
 * once the app is there to hear it.
 */
export function takeEarlyInput(root: HTMLElement, early: EarlyInput): () => void {
  const pressed = early.filter((element) => !isTyped(element));
  const typed = [...new Set(early.filter(isTyped))].map((input) => ({ input, text: input.value }));
  for (const input of root.querySelectorAll("input")) {
    if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
    if (isTyped(input) && input.value !== input.defaultValue) input.value = input.defaultValue;
  }
  return () => {
    for (const element of pressed) element.click();
    for (const { input, text } of typed) if (text !== input.value) type(input, text);
  };
}
