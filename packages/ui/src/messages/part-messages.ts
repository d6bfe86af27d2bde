import type { Messages, PartTexts } from "./catalogue.ts";
import { useMessages } from "./use-messages.ts";

/**
 * Creates the hook that returns the texts of a lazily loaded part in the language of the page, together with the common
 * texts. The English texts are loaded with the code of the part.
 */
export function partMessages<Name extends keyof PartTexts>(
  name: Name,
  english: PartTexts[Name],
): () => Messages & PartTexts[Name] {
  /** Merged texts are cached, so that the hook returns the same object at each render. */
  const merged = new WeakMap<Messages, Messages & PartTexts[Name]>();
  return () => {
    const messages = useMessages();
    const known = merged.get(messages);
    if (known !== undefined) return known;
    const allTexts = { ...messages, ...(messages.parts?.[name] ?? english) };
    merged.set(messages, allTexts);
    return allTexts;
  };
}
