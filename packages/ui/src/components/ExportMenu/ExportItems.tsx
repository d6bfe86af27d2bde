import { Group, Label } from "@radix-ui/react-dropdown-menu";
import { useId } from "react";
import { useConnection } from "../../lib/use-connection.ts";
import { useExportMessages } from "../../messages/export.ts";
import { MenuItem } from "../Menu/Menu.tsx";
import styles from "./ExportItems.module.css";
import { EXPORT_FORMATS, type ExportMenuProps, type WalkEntry } from "./export-menu-props.ts";

/**
 * The formats as entries of a menu, below the number of exported places. Without a connection, the entries are
 * disabled, and the reason replaces the number.
 */
export function ExportItems({ count, onExport }: Pick<ExportMenuProps, "onExport"> & { readonly count: number }) {
  const { export: texts, listing, common } = useExportMessages();
  const isOnline = useConnection() === "online";
  const label = useId();
  return (
    <Group aria-labelledby={label}>
      <Label id={label} className={styles.label}>
        {isOnline ? texts.title(listing.count(count)) : common.needsConnection}
      </Label>
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} className={styles.item} disabled={!isOnline} onSelect={() => onExport(format)}>
          {texts.formats[format]}
          <span className={styles.ending}>.{format}</span>
        </MenuItem>
      ))}
    </Group>
  );
}

interface WalkItemProps {
  readonly walk: WalkEntry;
  /** The number of places of the listing. */
  readonly count: number;
}

/**
 * The menu entry that makes a walk of the first places of the visible page. If the listing has more places, the entry
 * shows which of them the walk has: 'The first 12'.
 */
export function WalkItem({ walk, count }: WalkItemProps) {
  const { export: texts } = useExportMessages();
  return (
    <MenuItem className={styles.item} onSelect={walk.onWalk}>
      {texts.walk}
      {walk.count < count && <span className={styles.ending}>{texts.walkPlaces(walk.count, walk.page)}</span>}
    </MenuItem>
  );
}
