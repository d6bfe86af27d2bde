import { useSearchSuggestionsMessages } from "../../messages/search-suggestions.ts";
import styles from "./SearchSuggestions.module.css";

/** The keyboard shortcuts of the list. They are hidden from screen readers, which explain the keys of a combobox. */
export function Keys() {
  const { searchSuggestions: texts } = useSearchSuggestionsMessages();
  return (
    <div className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move}
      </span>
      <span>
        <kbd>↵</kbd> {texts.keys.take}
      </span>
      <span>
        <kbd>{texts.keys.escape}</kbd> {texts.keys.close}
      </span>
    </div>
  );
}
