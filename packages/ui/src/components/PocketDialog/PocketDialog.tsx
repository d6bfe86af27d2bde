import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { ImagesIcon } from "@phosphor-icons/react/dist/csr/Images";
import { MapPinSimpleIcon } from "@phosphor-icons/react/dist/csr/MapPinSimple";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import type { ReactNode } from "react";
import { useOfflineMessages } from "../../messages/offline.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import styles from "./PocketDialog.module.css";
import { PocketFoot } from "./PocketFoot.tsx";
import { PocketProgress } from "./PocketProgress.tsx";
import type { PocketActions, PocketContent, PocketState } from "./pocket-state.ts";

export interface PocketDialogProps extends PocketActions {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the visitor closes the dialog. A pending save continues. */
  readonly onClose: () => void;
  /** What is stored on the device, and whether a save is in progress. */
  readonly state: PocketState;
  /** The content that can be stored on the device, with its sizes. Null until the sizes are loaded, and on failure. */
  readonly content: PocketContent | null;
}

/** A dialog to store all places, the street map and the pictures on the device. */
export function PocketDialog({ open, onClose, state, content, ...actions }: PocketDialogProps) {
  const { pocket: texts } = useOfflineMessages();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      size="wide"
      phone="screen"
      foot={<PocketFoot state={state} content={content} {...actions} />}
    >
      <p className={styles.sentence}>{texts.sentence}</p>
      <PocketProgress state={state} />
      {content !== null && <Rows state={state} content={content} />}
      <p className={styles.note}>{texts.note}</p>
    </Dialog>
  );
}

function Rows({ state, content }: { readonly state: PocketState; readonly content: PocketContent }) {
  const { pocket: texts } = useOfflineMessages();
  const isSaved = state.status === "saved" || state.status === "confirming";
  const progress = "progress" in state ? state.progress : null;
  const pictures = progress?.pictures ?? 0;
  // A save that does not continue announces no part as saved: nothing is used before everything is stored.
  const isSaving = state.status === "saving";
  const hasPlaces = isSaved || (isSaving && progress !== null);
  const hasMap = isSaved || (isSaving && pictures > 0);
  const hasPictures = isSaved && state.withPictures;
  return (
    <ul className={styles.rows}>
      <Row
        icon={<MapPinSimpleIcon size={20} aria-hidden />}
        name={texts.places(content.places)}
        note={texts.placesNote}
        size={texts.size(content.bytes.places)}
        isDone={hasPlaces}
      />
      <Row
        icon={<MapTrifoldIcon size={20} aria-hidden />}
        name={texts.map}
        note={texts.mapNote}
        size={texts.size(content.bytes.map)}
        isDone={hasMap}
      />
      {content.user !== null && (
        <Row
          icon={<HeartIcon size={20} aria-hidden />}
          name={texts.own}
          note={texts.ownCounts(content.user.favorites, content.user.lists)}
          isDone={content.user.isSaved}
        />
      )}
      <Row
        icon={<ImagesIcon size={20} aria-hidden />}
        name={texts.pictures}
        note={isSaved && !hasPictures ? texts.picturesMissing : texts.picturesNote}
        size={
          pictures > 0 && !isSaved
            ? `${texts.picturesOf(pictures, content.pictures)} · ${texts.about(content.bytes.pictures)}`
            : texts.about(content.bytes.pictures)
        }
        isDone={hasPictures}
      />
    </ul>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly size?: string;
  readonly isDone: boolean;
}

function Row({ icon, name, note, size, isDone }: RowProps) {
  const { pocket: texts } = useOfflineMessages();
  return (
    <li className={styles.row}>
      {icon}
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{note}</span>
      </span>
      {size !== undefined && <span className={styles.size}>{size}</span>}
      {isDone && (
        <span className={styles.check} role="img" aria-label={texts.done}>
          <CheckIcon size={20} aria-hidden />
        </span>
      )}
    </li>
  );
}
