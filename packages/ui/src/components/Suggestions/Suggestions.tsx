import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useSuggestionsMessages } from "../../messages/suggestions.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import { MeaningSign } from "../SearchSuggestions/MeaningSign.tsx";
import styles from "./Suggestions.module.css";

export interface SuggestionsProps {
  /** The suggestions, each with its change, its text and its count of places. */
  readonly suggestions: readonly Pick<Suggestion, "change" | "words" | "count">[];
  /** Called with the change of the suggestion that was pressed. */
  readonly onChoose: (change: SuggestedChange) => void;
}

/** A list of suggestions for a search. Each row is a button. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const messages = useSuggestionsMessages();
  return (
    <ul className={styles.list} aria-label={messages.suggestions.label}>
      {suggestions.map(({ change, words, count }) => (
        <li key={words} className={styles.item}>
          <button type="button" className={styles.row} onClick={() => onChoose(change)}>
            <span className={styles.sign} aria-hidden>
              <Sign change={change} />
            </span>
            <span className={styles.words}>{words}</span>
            <span className={styles.count}>
              {count === null ? messages.location.set : messages.listing.count(count)}
            </span>
            <ArrowRightIcon size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Sign({ change }: { readonly change: SuggestedChange }) {
  switch (change.kind) {
    case "understood": {
      const [meaning, ...others] = change.meanings;
      return others.length === 0 && meaning !== undefined ? (
        <MeaningSign meaning={meaning} />
      ) : (
        <FunnelSimpleIcon size={20} />
      );
    }
    case "place":
      return <MapPinIcon size={20} />;
    case "searchOnly":
      return <XIcon size={20} />;
    case "spelling":
      return <MagnifyingGlassIcon size={20} />;
    case "value":
      return change.category === "arrondissements" ? <Plaque arrondissement={change.value} /> : <TagIcon size={20} />;
  }
}
