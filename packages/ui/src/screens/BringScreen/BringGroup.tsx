import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/Button/Button.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";

interface BringGroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Renders a row as an `li`. */
  readonly children: (row: Row) => ReactNode;
}

/** The number of rows that are shown at first. */
const SHOWN = 8;

/** Rows of one kind with their heading. Nothing is shown without rows. */
export function BringGroup<Row>({ title, rows, children }: BringGroupProps<Row>) {
  const { bring: texts } = useBringMessages();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  // A single further row takes as much space as the button.
  const shown = isOpen || rows.length <= SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  const showAll = () => {
    flushSync(() => setOpen(true));
    // The button is gone: the focus moves to the first new row.
    const row = list.current?.children[SHOWN];
    row?.querySelector<HTMLElement>("input, a")?.focus();
  };
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title} <span className={styles.count}>{rows.length}</span>
      </h2>
      <ul ref={list} className={styles.rows}>
        {shown.map(children)}
      </ul>
      {shown.length < rows.length && (
        <Button variant="link" className={styles.more} onClick={showAll}>
          {texts.showMore(rows.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
