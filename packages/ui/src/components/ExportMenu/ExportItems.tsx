import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useExportMessages } from "../../messages/export.ts";
import styles from "./ExportItems.module.css";
import { EXPORT_FORMATS, type ExportMenuProps } from "./export-menu-props.ts";

/** The formats as entries of a menu, under how many places they export. */
export function ExportItems({ count, onExport }: Pick<ExportMenuProps, "onExport"> & { readonly count: number }) {
  const { export: texts, listing } = useExportMessages();
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className={styles.label}>{texts.title(listing.count(count))}</DropdownMenu.Label>
      {EXPORT_FORMATS.map((format) => (
        <DropdownMenu.Item key={format} className={styles.item} onSelect={() => onExport(format)}>
          {texts.formats[format]}
          <span className={styles.ending}>.{format}</span>
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Group>
  );
}
