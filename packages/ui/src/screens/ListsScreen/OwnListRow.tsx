import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Button } from "../../components/Button/Button.tsx";
import { CheckRow } from "../../components/CheckRow/CheckRow.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { ListRowHead, ListRowStart } from "../../components/ListRow/ListRowHead.tsx";
import { MoveHandle } from "../../components/ViewsPanel/MoveHandle.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useListsMessages } from "../../messages/lists.ts";
import styles from "./OwnListScreen.module.css";

/** A place of a list, with its note and the mark 'Been there'. */
export interface ListEntryShown {
  readonly place: CardPlace;
  readonly note: string | null;
  /** Whether the visitor has been there. */
  readonly visited: boolean;
}

export interface OwnListRowProps extends ListEntryShown {
  /** The number of the place within the list, from 1. */
  readonly number: number;
  /** The name of the place, formatted by `formatName`. */
  readonly name: string;
  /** Whether the row is being dragged. */
  readonly isLifted: boolean;
  /** The props and the callbacks of the handle that moves the row. Absent for the only place of the list. */
  readonly move?: {
    /** The props of the handle, which make the row draggable. */
    readonly grip: object;
    /** Called with -1 when 'Move up' is chosen, and with 1 when 'Move down' is chosen. */
    readonly onMove: (steps: -1 | 1) => void;
    /** Called when 'Move to position…' is chosen. */
    readonly onMoveTo: () => void;
  };
  /** Called with the id of the place when 'Add a note' or 'Edit note' is pressed. */
  readonly onNote: (placeId: string) => void;
  /** Called with the id of the place and the new state when 'Been there' is ticked or unticked. */
  readonly onVisitedChange: (placeId: string, visited: boolean) => void;
  /** Called when 'Remove' is pressed. */
  readonly onRemove: () => void;
}

/**
 * The row of a place in one of the visitor's own lists. The visitor can move the place, edit its note, tick 'Been
 * there', and remove the place.
 */
export function OwnListRow({ place, note, visited, number, name, isLifted, move, ...actions }: OwnListRowProps) {
  const { list: words } = useListsMessages();
  const isClosed = place.placeStatus === "Permanently Closed";
  return (
    <li className={styles.row} data-closed={isClosed} data-lifted={isLifted}>
      <ListRowStart number={number} place={place} />
      <div className={styles.body}>
        <ListRowHead place={place} name={name}>
          {isClosed && <span>{words.closed}</span>}
        </ListRowHead>
        <p className={listRow.address}>{place.address}</p>
        {note !== null && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        <div className={styles.tools}>
          <Button
            variant="quiet"
            className={styles.tool}
            icon={<PencilSimpleIcon size={16} aria-hidden />}
            aria-label={note === null ? words.addNoteTo(name) : words.editNoteOf(name)}
            aria-haspopup="dialog"
            onClick={() => actions.onNote(place.id)}
          >
            {note === null ? words.addNote : words.editNote}
          </Button>
          <CheckRow
            checked={visited}
            label={words.visitedName(name)}
            onCheckedChange={(isVisited) => actions.onVisitedChange(place.id, isVisited)}
          >
            {words.visited}
          </CheckRow>
        </div>
      </div>
      <div className={styles.end}>
        {move !== undefined && (
          <MoveHandle
            name={name}
            grip={move.grip}
            onMove={move.onMove}
            dialog={{ label: words.moveTo, onOpen: move.onMoveTo }}
          />
        )}
        <IconButton label={words.remove(name)} data-remove={place.id} onClick={actions.onRemove}>
          <XIcon size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
