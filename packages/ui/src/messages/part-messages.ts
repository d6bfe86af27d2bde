import type { Messages } from "./en.ts";
import { useMessages } from "./use-messages.ts";

/**
 * The texts that only a lazily loaded part shows: they come with its code. Returns the hook by which the part takes them
 * in the language of the page, together with the texts of all pages.
 * @param catalogues by locale; English stands in for a language that lacks the part.
 */
export function partMessages<Part extends object>(
  catalogues: { readonly en: Part } & Readonly<Record<string, NoInfer<Part>>>,
): () => Messages & Part {
  /** Kept, so that the same texts are the same object at each render. */
  const merged = new WeakMap<Messages, Messages & Part>();
  return () => {
    const messages = useMessages();
    const known = merged.get(messages);
    if (known !== undefined) return known;
    const whole = { ...messages, ...(catalogues[messages.locale] ?? catalogues.en) };
    merged.set(messages, whole);
    return whole;
  };
}
