import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useSearchSuggestionsMessages } from "../../messages/search-suggestions.ts";
import type { UnderstoodPart } from "../../view-models/search-suggestions.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./UnderstoodParts.module.css";

export interface UnderstoodPartsProps {
  /** The filters that words of the text mean. */
  readonly parts: readonly UnderstoodPart[];
  /** Called when the cross of a filter is pressed, with the text that remains without the filter's words. */
  readonly onTextChange: (text: string) => void;
}

/** The filters that words of the text mean, each with a cross that removes its words from the text. */
export function UnderstoodParts({ parts, onTextChange }: UnderstoodPartsProps) {
  const { searchSuggestions: texts } = useSearchSuggestionsMessages();
  return (
    <ul className={styles.parts} aria-label={texts.groups.understood}>
      {parts.map(({ meaning, words, textWithout }) => (
        <li key={words}>
          <button
            type="button"
            className={styles.part}
            aria-label={texts.remove(words)}
            // Keeps the focus in the search field, so that a phone does not hide its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              onTextChange(textWithout);
              // The pressed chip is removed. Without this call, the focus would be lost.
              event.currentTarget.closest("search")?.querySelector("input")?.focus();
            }}
          >
            {meaning.kind === "value" && meaning.category === "arrondissements" && meaning.negated !== true ? (
              <Plaque arrondissement={meaning.value} size="small" />
            ) : (
              <span className={styles.words}>{words}</span>
            )}
            <XIcon size={16} weight="bold" aria-hidden className={styles.cross} />
          </button>
        </li>
      ))}
    </ul>
  );
}
