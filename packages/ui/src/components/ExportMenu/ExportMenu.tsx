import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useState } from "react";
import { useConnection } from "../../lib/use-connection.ts";
import { useExportMessages } from "../../messages/export.ts";
import { Button } from "../Button/Button.tsx";
import { MenuContent, MenuSeparator } from "../Menu/Menu.tsx";
import { ExportItems, WalkItem } from "./ExportItems.tsx";
import styles from "./ExportMenu.module.css";
import type { ExportMenuProps } from "./export-menu-props.ts";

/**
 * A button that opens the menu of the export formats. Its tooltip shows its name, or the state of the last export. The
 * button is disabled while `count` is null, and without a connection.
 */
export function ExportMenu({ source = "listing", count, state, phone = "absent", onExport, walk }: ExportMenuProps) {
  const { export: texts, common } = useExportMessages();
  const words = { idle: texts.name, exporting: texts.exporting, done: texts.done, failed: texts.failed };
  const Icon = state === "done" ? CheckIcon : DownloadSimpleIcon;
  const isBusy = state === "exporting";
  const isOnline = useConnection() === "online";
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.box} data-phone={phone}>
      <Root modal={false} open={isOpen} onOpenChange={(next) => setOpen(next && !isBusy)}>
        <Trigger asChild disabled={count === null || !isOnline}>
          <Button
            variant="outline"
            className={styles.button}
            aria-label={texts.name}
            title={isOnline ? undefined : common.needsConnection}
            aria-busy={isBusy}
            // Not disabled during an export: the focus returns from the menu to the button, and a disabled button would
            // lose the focus.
            aria-disabled={isBusy || undefined}
            data-state-busy={isBusy}
          >
            <Icon size={18} aria-hidden />
          </Button>
        </Trigger>
        {count !== null && (
          <MenuContent className={styles.menu}>
            <ExportItems count={count} onExport={onExport} />
            <MenuSeparator />
            <p className={styles.note}>{source === "list" ? texts.listNote : texts.note}</p>
            {walk !== undefined && (
              <>
                <MenuSeparator />
                <WalkItem walk={walk} count={count} />
              </>
            )}
          </MenuContent>
        )}
      </Root>
      <span className={styles.tip} data-shown={state !== "idle"} aria-hidden>
        {words[state]}
      </span>
      <span role="status" className={styles.announcement}>
        {state === "idle" ? "" : words[state]}
      </span>
    </span>
  );
}
