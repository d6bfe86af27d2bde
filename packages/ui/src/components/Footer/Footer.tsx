import { useLanguageMessages } from "../../messages/language.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../messages/languages.ts";
import styles from "./Footer.module.css";

export interface FooterProps {
  /** Called with a language when it is chosen. Not called for the language of the page. */
  readonly onLanguageChange: (language: Language) => void;
}

/** The footer of a screen, with the available languages. The language of the page is marked. */
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
