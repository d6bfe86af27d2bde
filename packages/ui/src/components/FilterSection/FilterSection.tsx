import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useId, useState } from "react";
import styles from "./FilterSection.module.css";

export interface FilterSectionProps {
  readonly title: string;
  /** Shown beside the title while the section is closed: how many values wait inside. */
  readonly count?: number;
  /** @default true */
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** One fold of the sidebar, between hairlines. */
export function FilterSection({ title, count, defaultOpen = true, children }: FilterSectionProps) {
  const [open, setOpen] = useState(defaultOpen);
  /** A section is rendered when it is first opened: most categories stay closed, and each has dozens of chips. */
  const [opened, setOpened] = useState(defaultOpen);
  const id = useId();
  return (
    <section className={styles.section} data-open={open}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
            setOpened(true);
          }}
        >
          {title}
          <span className={styles.end}>
            {!open && count !== undefined && (
              <span aria-hidden className={styles.count}>
                {count}
              </span>
            )}
            <CaretDownIcon className={styles.caret} size={14} aria-hidden />
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.body}>
        {opened && children}
      </div>
    </section>
  );
}
