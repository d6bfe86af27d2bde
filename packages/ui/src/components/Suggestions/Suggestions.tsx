import type { FilterCategory } from "@flaneur/domain";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { useMessages } from "../../messages/use-messages.ts";
import type { Suggestion } from "../../view-models/suggestions.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./Suggestions.module.css";

export interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (category: FilterCategory, value: string) => void;
}

/** Ways on from where nothing was found: the whole row is pressed. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const messages = useMessages();
  return (
    <ul className={styles.list} aria-label={messages.suggestions.label}>
      {suggestions.map(({ category, value, words, count }) => (
        <li key={`${category}/${value}`} className={styles.item}>
          <button type="button" className={styles.row} onClick={() => onChoose(category, value)}>
            <span className={styles.sign} aria-hidden>
              {category === "arrondissements" ? <Plaque arrondissement={value} /> : <TagIcon size={20} />}
            </span>
            <span className={styles.words}>{words}</span>
            <span className={styles.count}>{messages.listing.count(count)}</span>
            <ArrowRightIcon size={17} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
