import type { Tab } from "@flaneur/domain";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ReactNode, useRef } from "react";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { viewWords } from "../../view-models/filter-words.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { viewTab } from "../TabBar/tab-ids.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { MoveHandle } from "./MoveHandle.tsx";
import styles from "./ViewsPanel.module.css";
import type { ViewsSheetProps } from "./views-sheet-props.ts";

/** A dialog with all tabs in a list. */
export function ViewsSheet({
  open,
  onClose,
  favorites,
  views,
  active,
  changed,
  changes,
  onSelect,
  onEdit,
  onDelete,
  onAdd,
  onReorder,
}: ViewsSheetProps) {
  const messages = useSavedViewsMessages();
  const { viewsPanel, tabs, viewTabs } = messages;
  const rows = useRef<HTMLUListElement>(null);
  const order = useViewOrder({ container: rows, views, axis: "y", grip: "handle", onReorder });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={viewsPanel.title}
      phone="screen"
      foot={
        <Button variant="outline" size="large" className={styles.add} aria-haspopup="dialog" onClick={onAdd}>
          {tabs.add}
        </Button>
      }
    >
      <ul ref={rows} className={styles.rows}>
        <Row tab="all" active={active} onSelect={onSelect} name={tabs.all} />
        {favorites === "shown" && <Row tab="favorites" active={active} onSelect={onSelect} name={tabs.favorites} />}
        {order.views.map(({ id, name, filters }) => (
          <Row
            key={id}
            tab={viewTab(id)}
            active={active}
            onSelect={onSelect}
            name={name}
            filters={viewWords(filters, messages)}
            isLifted={order.dragged === id}
            {...(viewTab(id) === active && { changed, changes })}
          >
            <IconButton label={viewTabs.edit(name)} aria-haspopup="dialog" onClick={() => onEdit(id)}>
              <PencilSimpleIcon size={18} aria-hidden />
            </IconButton>
            <IconButton label={viewTabs.delete(name)} aria-haspopup="dialog" onClick={() => onDelete(id)}>
              <TrashIcon size={18} aria-hidden />
            </IconButton>
            {views.length > 1 && (
              <MoveHandle name={name} grip={order.gripProps(id)} onMove={(steps) => order.moveBy(id, steps)} />
            )}
          </Row>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
    </Dialog>
  );
}

interface RowProps extends Pick<ViewsSheetProps, "active" | "onSelect"> {
  readonly tab: Tab;
  readonly name: string;
  /** The filters of the view, as the texts of their chips. */
  readonly filters?: readonly string[];
  readonly isLifted?: boolean;
  readonly changed?: boolean;
  readonly changes?: ReactNode;
  /** The buttons at the end of the row. */
  readonly children?: ReactNode;
}

function Row({ tab, name, filters = [], isLifted = false, active, onSelect, changed, changes, children }: RowProps) {
  return (
    <li className={styles.row} data-active={tab === active} data-lifted={isLifted}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.select}
          aria-current={tab === active ? "true" : undefined}
          onClick={() => onSelect(tab)}
        >
          <span className={styles.name}>{name}</span>
          {changed && <span className={styles.point} aria-hidden />}
          {filters.length > 0 && <span className={styles.filters}>{filters.join(", ")}</span>}
        </button>
        {children}
      </div>
      {changes !== undefined && <div className={styles.changes}>{changes}</div>}
    </li>
  );
}
