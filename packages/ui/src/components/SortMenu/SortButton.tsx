import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useMessages } from "../../messages/use-messages.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import styles from "./SortButton.module.css";

export interface SortButtonProps
  extends Omit<ButtonProps, "children" | "icon" | "variant">,
    Pick<SortState, "field" | "order" | "waiting"> {}

/** Shows how the listing is sorted; opens the menu of the other sorts. */
export function SortButton({ field, order, waiting, ...button }: SortButtonProps) {
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  const { sort } = useMessages();
  const name = waiting ? sort.waitingName : sort.name;
  return (
    <Button
      {...button}
      variant="outline"
      className={styles.button}
      aria-label={name(sort.fields[field], sort.orders[order])}
      icon={<Arrow size={15} aria-hidden />}
    >
      <span className={styles.field}>{sort.fields[field]}</span>
      <CaretDownIcon size={13} aria-hidden />
    </Button>
  );
}
