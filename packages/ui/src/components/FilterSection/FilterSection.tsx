import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./FilterSection.module.css";

export interface FilterSectionProps {
  /** The heading, which opens and closes the section. */
  readonly title: string;
  /** The number of values in the section, shown next to the title while the section is closed. */
  readonly count?: number;
  /** Whether the section is open at first. @default true */
  readonly defaultOpen?: boolean;
  /** The content, which is rendered when the section is first opened. */
  readonly children: ReactNode;
}

/** A collapsible section of the filters. */
export function FilterSection({ title, count, defaultOpen = true, children }: FilterSectionProps) {
  const { number } = useMessages();
  const [open, setOpen] = useState(defaultOpen);
  /**
   * Whether the section has ever been open. Until then, its content is not rendered, because a category has dozens of
   * chips.
   */
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
                {number(count)}
              </span>
            )}
            <CaretDownIcon className={styles.caret} size={16} aria-hidden />
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.body}>
        {opened && children}
      </div>
    </section>
  );
}
