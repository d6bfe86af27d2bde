import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/Button/Button.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";

interface BringGroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Returns the `li` of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** The number of rows that are shown at first. */
const SHOWN = 8;

/** Rows of one kind below a heading. Renders nothing if there are no rows. */
export function BringGroup<Row>({ title, rows, children }: BringGroupProps<Row>) {
  const { bring: texts, number } = useBringMessages();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  // A button that shows one more row would take as much space as the row, so the row is shown at once.
  const shown = isOpen || rows.length <= SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  const showAll = () => {
    flushSync(() => setOpen(true));
    // The pressed button is removed, so the focus moves to the first new row.
    const row = list.current?.children[SHOWN];
    row?.querySelector<HTMLElement>("input, a")?.focus();
  };
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title} <span className={styles.count}>{number(rows.length)}</span>
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
