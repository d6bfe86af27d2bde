import { useLanguageMessages } from "../../messages/language.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../messages/languages.ts";
import styles from "./Footer.module.css";

export interface FooterProps {
  readonly onLanguageChange: (language: Language) => void;
}

/** Below every screen: the languages that the product speaks. The one of the page is marked, and a press on it does nothing. */
export function Footer({ onLanguageChange }: FooterProps) {
  const { language: texts, locale } = useLanguageMessages();
  return (
    <footer className={styles.footer}>
      <ul className={styles.languages} aria-label={texts.label}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              lang={language}
              aria-current={language === locale ? "true" : undefined}
              onClick={() => {
                if (language !== locale) onLanguageChange(language);
              }}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          </li>
        ))}
      </ul>
    </footer>
  );
}
