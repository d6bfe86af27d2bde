import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { type ReactNode, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { ContentPage } from "../../components/ContentPage/ContentPage.tsx";
import { PageFailure } from "../../components/ContentPage/PageFailure.tsx";
import { TypedTitle } from "../../components/ContentPage/TypedTitle.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { WalkLink } from "../../components/WalkLink/WalkLink.tsx";
import { cx } from "../../lib/cx.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { ListsPageState, type UnavailableState } from "./ListsPageState.tsx";
import type { ListEntryShown } from "./OwnListRow.tsx";
import { OwnListRows, type OwnListRowsActions } from "./OwnListRows.tsx";
import styles from "./OwnListScreen.module.css";

/** One page of a list of the visitor. */
export interface ShownOwnList {
  readonly name: string;
  readonly note: string | null;
  /** The day of the last change of the list, in Paris time, in days since 1 January 1970. */
  readonly changedOn: number;
  readonly isShared: boolean;
  /** The number of places on all pages of the list. */
  readonly count: number;
  /** The page that is shown, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** The number of the first place of the page within the list, from 1. */
  readonly firstNumber: number;
  /** The places of the page. Null while they are loading. */
  readonly entries: readonly ListEntryShown[] | null;
}

export type OwnListState =
  | UnavailableState
  | { readonly status: "missing" }
  | { readonly status: "ready"; readonly list: ShownOwnList };

export interface OwnListScreenProps extends OwnListActions {
  readonly state: OwnListState;
  /** The URL of the page of all lists. */
  readonly listsHref: string;
  /** Called when 'Log In' is pressed. */
  readonly onSignIn: () => void;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

interface OwnListActions extends OwnListRowsActions {
  /** The URL of the walk through the places. Absent if there are too few places. */
  readonly walkHref?: string | undefined;
  /** Whether the URL is that of a walk that was saved with the list. */
  readonly isWalkSaved: boolean;
  /** The button that exports the list. Absent if the list has no places. */
  readonly exportMenu?: ReactNode;
  /** Called when 'Print' is pressed. */
  readonly onPrint: () => void;
  /** Why the last change of a row was not saved; null if it was saved. */
  readonly failure: string | null;
  /** Called when 'Edit' is pressed. Open the dialog that edits the list. */
  readonly onEdit: () => void;
  /** Called when 'Share' is pressed. Open the dialog that shares the list. */
  readonly onShare: () => void;
  /** Called when 'Delete' is pressed. Open the dialog that asks for a confirmation. */
  readonly onDelete: () => void;
  /** Called when 'Add places' is pressed. Open the dialog that adds favorites to the list. */
  readonly onAddPlaces: () => void;
  /** Called with the chosen page of a long list. */
  readonly onPageChange: (page: number) => void;
}

/** The page of one of the visitor's lists. */
export function OwnListScreen({ state, listsHref, onSignIn, onRetry, ...actions }: OwnListScreenProps) {
  const { lists: texts } = useListsMessages();
  return (
    <ContentPage back={{ href: listsHref, text: texts.all }}>
      {(state.status === "loading" || state.status === "error" || state.status === "signedOut") && (
        <ListsPageState state={state} loading={texts.loadingOne} onSignIn={onSignIn} onRetry={onRetry} />
      )}
      {state.status === "missing" && <PageFailure title={texts.missing} message={texts.missingText} />}
      {state.status === "ready" && <OwnListContent list={state.list} {...actions} />}
    </ContentPage>
  );
}

interface OwnListContentProps extends OwnListActions {
  readonly list: ShownOwnList;
}

function OwnListContent({ list, walkHref, isWalkSaved, exportMenu, failure, ...actions }: OwnListContentProps) {
  const { lists: texts, list: words } = useListsMessages();
  const { hours } = useHoursMessages();
  const add = useRef<HTMLButtonElement>(null);
  const { name, note, changedOn, isShared, count, page, pages, firstNumber, entries } = list;
  return (
    <div className={styles.list}>
      <p className={pageStyles.facts}>
        {[texts.count(count), isShared ? texts.shared : texts.private, words.changed(hours.date(changedOn))].join(
          " · ",
        )}
      </p>
      <TypedTitle name={name} note={note} />
      <div className={pageStyles.actions}>
        <Button
          ref={add}
          variant="solid"
          className={pageStyles.action}
          icon={<PlusIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onAddPlaces}
        >
          {words.addPlaces}
        </Button>
        {walkHref !== undefined && <WalkLink href={walkHref}>{isWalkSaved ? words.savedWalk : words.walk}</WalkLink>}
        <Button
          variant="outline"
          className={pageStyles.action}
          icon={<ShareNetworkIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onShare}
        >
          {words.share}
        </Button>
        <Button
          variant="outline"
          className={pageStyles.action}
          icon={<PencilSimpleIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onEdit}
        >
          {words.edit}
        </Button>
        <Button
          variant="outline"
          className={pageStyles.action}
          icon={<TrashIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onDelete}
        >
          {words.delete}
        </Button>
        {count > 0 && (
          <Button
            variant="outline"
            className={cx(pageStyles.action, styles.print)}
            icon={<PrinterIcon size={18} aria-hidden />}
            aria-label={words.print}
            onClick={actions.onPrint}
          />
        )}
        {exportMenu}
      </div>
      <div role="alert">
        {failure !== null && (
          <p className={styles.failure}>
            <WarningCircleIcon size={20} weight="fill" aria-hidden />
            {failure}
          </p>
        )}
      </div>
      {entries === null && (
        <p className={styles.loading} role="status">
          {texts.loadingOne}
        </p>
      )}
      {pages > 1 && entries !== null && (
        <p className={styles.part}>{words.part(firstNumber, firstNumber + entries.length - 1, count)}</p>
      )}
      {entries?.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      <OwnListRows {...actions} entries={entries ?? []} firstNumber={firstNumber} count={count} afterLast={add} />
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pages={pages} onPageChange={actions.onPageChange} />
        </div>
      )}
    </div>
  );
}
