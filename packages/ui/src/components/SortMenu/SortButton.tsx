import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import type { SortState } from "../../view-models/sort-state.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import styles from "./SortButton.module.css";
import { FIELD_WORDS, ORDER_WORDS } from "./sort-words.ts";

export interface SortButtonProps
  extends Omit<ButtonProps, "children" | "icon" | "variant">,
    Pick<SortState, "field" | "order" | "waiting"> {}

/** Says how the listing is sorted; pressed, how else it could be. */
export function SortButton({ field, order, waiting, ...button }: SortButtonProps) {
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  const name = `Sort: ${FIELD_WORDS[field]}, ${ORDER_WORDS[order]}`;
  return (
    <Button
      {...button}
      variant="outline"
      className={styles.button}
      aria-label={waiting ? `${name}, waiting for a location` : name}
      icon={<Arrow size={15} aria-hidden />}
    >
      {FIELD_WORDS[field]}
      <CaretDownIcon size={13} aria-hidden />
    </Button>
  );
}
