import type { Messages, PartTexts } from "./catalogue.ts";
import { useMessages } from "./use-messages.ts";

/**
 * The texts that only a lazily loaded part shows: in English they come with its code. Returns the hook by which the part
 * takes them in the language of the page, together with the texts of all pages.
 */
export function partMessages<Name extends keyof PartTexts>(
  name: Name,
  english: PartTexts[Name],
): () => Messages & PartTexts[Name] {
  /** Kept, so that the same texts are the same object at each render. */
  const merged = new WeakMap<Messages, Messages & PartTexts[Name]>();
  return () => {
    const messages = useMessages();
    const known = merged.get(messages);
    if (known !== undefined) return known;
    const whole = { ...messages, ...(messages.parts?.[name] ?? english) };
    merged.set(messages, whole);
    return whole;
  };
}
