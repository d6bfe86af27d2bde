import { useRef } from "react";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Link } from "../../lib/link.tsx";
import { useAboutMessages } from "../../messages/about.ts";
import styles from "./AboutScreen.module.css";
import { Credits } from "./Credits.tsx";
import type { Operator } from "./operator.ts";
import { Privacy } from "./Privacy.tsx";
import { SECTIONS, useShownSection } from "./use-shown-section.ts";

export interface AboutScreenProps {
  /**
   * URLs of pictures for the strip below the first paragraph. Null while they are loading. With fewer than six
   * pictures, the strip is omitted.
   */
  readonly pictures: readonly string[] | null;
  /** Whether every listed place is curated. Only then the page calls the guide hand-picked. */
  readonly allCurated: boolean;
  /** Who runs the site. If it is null, the page says that nobody is named. */
  readonly operator: Operator | null;
}

/** The number of pictures in the strip. */
const STRIP = 6;

/**
 * The page about the product: how it is made, its sources, and what it stores. Each of the three parts has an anchor.
 */
export function AboutScreen({ pictures, allCurated, operator }: AboutScreenProps) {
  const { about } = useAboutMessages();
  const body = useRef<HTMLDivElement>(null);
  const shown = useShownSection(body);
  const hasStrip = pictures === null || pictures.length >= STRIP;
  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title} id="about" tabIndex={-1}>
          {about.title}
        </h1>
      </header>
      <nav className={styles.side} aria-label={about.onThisPage}>
        <ul className={styles.anchors}>
          {SECTIONS.map((section) => (
            <li key={section}>
              <Link
                className={styles.anchor}
                href={`/about#${section}`}
                aria-current={section === shown ? "location" : undefined}
              >
                {about.sections[section]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body} ref={body}>
        <section data-section="about">
          <p className={styles.lead}>{allCurated ? about.handPickedLead : about.lead}</p>
          {hasStrip && (
            <ul className={styles.strip} aria-hidden>
              {(pictures ?? PENDING).slice(0, STRIP).map((url) => (
                <li key={url} className={styles.poster}>
                  {pictures !== null && <Picture url={url} alt="" width={160} height={200} priority="early" />}
                </li>
              ))}
            </ul>
          )}
          <h2>{about.made}</h2>
          <p>{about.texts}</p>
          <p>
            <strong>{about.noteName}</strong>
            {about.note}
          </p>
          <p>{about.hours}</p>
          <h3 id="imprint" tabIndex={-1}>
            {about.imprint}
          </h3>
          {operator === null ? (
            <p>{about.noOperator}</p>
          ) : (
            <address className={styles.operator}>
              {operator.name}
              <br />
              {operator.address}
              <br />
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </address>
          )}
        </section>
        <Credits />
        <Privacy operator={operator} />
      </div>
    </main>
  );
}

/** Keys of the empty boxes that are shown while the pictures are loading. */
const PENDING: readonly string[] = Array.from({ length: STRIP }, (_, index) => `pending-${index}`);
