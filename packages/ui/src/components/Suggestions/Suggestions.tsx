import { type FilterCategory, formatPlaceCount } from "@flaneur/domain";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import type { Suggestion } from "../../view-models/suggestions.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./Suggestions.module.css";

export interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (category: FilterCategory, value: string) => void;
}

/** Ways on from where nothing was found: the whole row is pressed. */
export const Suggestions = ({ suggestions, onChoose }: SuggestionsProps) => (
  <ul className={styles.list} aria-label="Suggestions">
    {suggestions.map(({ category, value, words, count }) => (
      <li key={`${category}/${value}`} className={styles.item}>
        <button type="button" className={styles.row} onClick={() => onChoose(category, value)}>
          <span className={styles.sign} aria-hidden>
            {category === "arrondissements" ? <Plaque arrondissement={value} /> : <TagIcon size={20} />}
          </span>
          <span className={styles.words}>{words}</span>
          <span className={styles.count}>{formatPlaceCount(count)}</span>
          <ArrowRightIcon size={17} aria-hidden />
        </button>
      </li>
    ))}
  </ul>
);
