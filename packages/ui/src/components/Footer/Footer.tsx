import { Link } from "../../lib/link.tsx";
import { useLanguageMessages } from "../../messages/language.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../messages/languages.ts";
import styles from "./Footer.module.css";

export interface FooterProps {
  /** Called with a language when it is chosen. Not called for the language of the page. */
  readonly onLanguageChange: (language: Language) => void;
  /** Whether the page is the page about the product. The link to it is then marked. @default false */
  readonly isAbout?: boolean;
  /** Called when 'Paris in your pocket' is pressed. If absent, the button is omitted. */
  readonly onPocket?: (() => void) | undefined;
}

/** The footer of a screen: the languages, with a mark at the language of the page, and links about the product. */
export function Footer({ onLanguageChange, isAbout = false, onPocket }: FooterProps) {
  const { footer, language: texts, locale } = useLanguageMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <ul className={styles.items} aria-label={texts.label}>
          {LANGUAGES.map((language) => (
            <li key={language}>
              <button
                type="button"
                className={styles.item}
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
        <nav aria-label={footer.label}>
          <ul className={styles.items}>
            {onPocket !== undefined && (
              <li>
                <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onPocket}>
                  {footer.pocket}
                </button>
              </li>
            )}
            <li>
              <Link className={styles.item} href="/about" aria-current={isAbout ? "page" : undefined}>
                {footer.about}
              </Link>
            </li>
            <li>
              <Link className={styles.item} href="/about#credits">
                {footer.credits}
              </Link>
            </li>
            <li>
              <Link className={styles.item} href="/about#privacy">
                {footer.privacy}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
