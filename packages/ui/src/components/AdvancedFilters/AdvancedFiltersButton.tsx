import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { type Opener, opening } from "../../lib/opener.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./AdvancedFiltersButton.module.css";

/** The button that opens the dialog 'Advanced Filters'. */
export function AdvancedFiltersButton(opener: Opener) {
  const { filters } = useMessages();
  return (
    <Button
      variant="outline"
      icon={<SlidersHorizontalIcon size={18} aria-hidden />}
      aria-haspopup="dialog"
      {...opening(opener)}
    >
      <span className={styles.label}>{filters.advanced}</span>
    </Button>
  );
}
