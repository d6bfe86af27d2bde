import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useExportMessages } from "../../messages/export.ts";
import { Button } from "../Button/Button.tsx";
import { ExportItems } from "./ExportItems.tsx";
import styles from "./ExportMenu.module.css";
import type { ExportMenuProps } from "./export-menu-props.ts";

/** Exports what is listed. What becomes of it stands in place of the button's name. */
export function ExportMenu({ count, state, onExport }: ExportMenuProps) {
  const { export: texts } = useExportMessages();
  const words = { idle: texts.name, exporting: texts.exporting, done: texts.done, failed: texts.failed };
  const Icon = state === "done" ? CheckIcon : DownloadSimpleIcon;
  const isBusy = state === "exporting";
  return (
    <span className={styles.box}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild disabled={isBusy || count === null}>
          <Button
            variant="outline"
            className={styles.button}
            aria-label={texts.name}
            aria-busy={isBusy}
            data-state-busy={isBusy}
          >
            <Icon size={18} aria-hidden />
          </Button>
        </DropdownMenu.Trigger>
        {count !== null && (
          <DropdownMenu.Portal>
            <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
              <ExportItems count={count} onExport={onExport} />
              <DropdownMenu.Separator className={styles.separator} />
              <p className={styles.note}>{texts.note}</p>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        )}
      </DropdownMenu.Root>
      <span className={styles.tip} data-shown={state !== "idle"} aria-hidden>
        {words[state]}
      </span>
      <span role="status" className={styles.announcement}>
        {state === "idle" ? "" : words[state]}
      </span>
    </span>
  );
}
