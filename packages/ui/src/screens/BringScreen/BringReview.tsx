import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { useBringMessages } from "../../messages/bring.ts";
import { BringFoot, type BringFootActions } from "./BringFoot.tsx";
import { BringGroup } from "./BringGroup.tsx";
import {
  FoundPlaceRow,
  type FoundPlaceRowProps,
  MissingPlaceRow,
  UndecidedPlaceRow,
  type UndecidedPlaceRowProps,
} from "./BringRows.tsx";
import styles from "./BringScreen.module.css";
import type { BringReviewState } from "./bring-state.ts";
import { DownloadMissing } from "./DownloadMissing.tsx";
import { RefusedFiles } from "./RefusedFiles.tsx";

export interface BringReviewActions
  extends BringFootActions,
    Pick<UndecidedPlaceRowProps, "onChoose">,
    Pick<FoundPlaceRowProps, "onCheckedChange"> {
  /** Called when the visitor downloads the places that were not found. */
  readonly onDownload: () => void;
}

/** The third step: what was found, and what will be saved. The places that need a decision are first. */
export function BringReview({
  state,
  onChoose,
  onCheckedChange,
  onDownload,
  ...actions
}: BringReviewActions & { readonly state: BringReviewState }) {
  const { bring: texts } = useBringMessages();
  const isPending = state.submit === "pending";
  const { name, files, refused, check, found, none, unreadable, isUndone } = state;
  return (
    <>
      <h1 className={pageStyles.title} tabIndex={-1}>
        {texts.found(found.length, check.length + found.length + none.length)}
      </h1>
      <p className={pageStyles.sentences}>{texts.from(name, files)}</p>
      <RefusedFiles refused={refused} />
      {isUndone && <p className={styles.undone}>{texts.undone}</p>}
      {unreadable > 0 && <p className={styles.hint}>{texts.unreadable(unreadable)}</p>}
      {/* Hidden from screen readers: each row contains the names of its columns. */}
      <p className={styles.columns} aria-hidden>
        <span>{texts.columns.file}</span>
        <span>{texts.columns.ours}</span>
      </p>
      <BringGroup title={texts.groups.check} rows={check}>
        {(row) => <UndecidedPlaceRow key={row.brought.index} {...row} disabled={isPending} onChoose={onChoose} />}
      </BringGroup>
      <BringGroup title={texts.groups.found} rows={found}>
        {(row) => (
          <FoundPlaceRow key={row.brought.index} {...row} disabled={isPending} onCheckedChange={onCheckedChange} />
        )}
      </BringGroup>
      <BringGroup title={texts.groups.none} rows={none}>
        {(row) => <MissingPlaceRow key={row.brought.index} {...row} />}
      </BringGroup>
      {none.length > 0 && <DownloadMissing onDownload={onDownload} />}
      <BringFoot state={state} {...actions} />
    </>
  );
}
