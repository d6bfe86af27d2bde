import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { WalkLink } from "../../components/WalkLink/WalkLink.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { Link } from "../../lib/link.tsx";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { GuideFailure } from "../GuideScreen/GuidePage.tsx";
import guide from "../GuideScreen/GuideScreen.module.css";
import shared from "../SharedListScreen/SharedListScreen.module.css";
import { ListsPageState, type UnavailableState } from "./ListsPageState.tsx";
import { type ListEntryShown, OwnListRow, type OwnListRowProps } from "./OwnListRow.tsx";
import styles from "./OwnListScreen.module.css";

/** One page of a list of the visitor. */
export interface ShownOwnList {
  readonly name: string;
  readonly note: string | null;
  /** The day of its last change in Paris, in days since 1 January 1970. */
  readonly changedOn: number;
  readonly isShared: boolean;
  /** The number of its places on all pages. */
  readonly count: number;
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The number of the first place of the page within the list, from 1. */
  readonly firstNumber: number;
  readonly entries: readonly ListEntryShown[];
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

interface OwnListActions extends Pick<OwnListRowProps, "onNote" | "onVisitedChange"> {
  /** The address of the walk through the places. Absent if there are too few. */
  readonly walkHref?: string | undefined;
  /** Why the last change of a row was not saved; null if it was saved. */
  readonly failure: string | null;
  /** Called when 'Edit', 'Share', 'Delete' or 'Add places' is pressed. */
  readonly onEdit: () => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
  readonly onAddPlaces: () => void;
  /** Called with the ids of the places of the page in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
  /** Called with the id of the place when 'Remove' is pressed. */
  readonly onRemove: (placeId: string) => void;
  /** Called with the chosen page of a long list. */
  readonly onPageChange: (page: number) => void;
}

/** The page of one of the visitor's lists. */
export function OwnListScreen({ state, listsHref, onSignIn, onRetry, ...actions }: OwnListScreenProps) {
  const { lists: texts } = useListsMessages();
  return (
    <main className={guide.page} id="content" tabIndex={-1}>
      <Link className={guide.back} href={listsHref}>
        <ArrowLeftIcon size={16} aria-hidden />
        {texts.all}
      </Link>
      {(state.status === "loading" || state.status === "error" || state.status === "signedOut") && (
        <ListsPageState state={state} loading={texts.loadingOne} onSignIn={onSignIn} onRetry={onRetry} />
      )}
      {state.status === "missing" && (
        <GuideFailure title={texts.missing} message={texts.missingText}>
          {null}
        </GuideFailure>
      )}
      {state.status === "ready" && <OwnListContent list={state.list} {...actions} />}
    </main>
  );
}

function OwnListContent({ list, walkHref, failure, ...actions }: OwnListActions & { readonly list: ShownOwnList }) {
  const { lists: texts, list: words } = useListsMessages();
  const { hours } = useHoursMessages();
  const rows = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState("");
  const { name, note, changedOn, isShared, count, page, pages, firstNumber, entries } = list;
  const order = useViewOrder({
    container: rows,
    views: entries.map((entry) => ({ ...entry, id: entry.place.id, name: formatName(entry.place.name) })),
    axis: "y",
    grip: "handle",
    onReorder: actions.onReorder,
  });
  const remove = (placeId: string, name: string) => {
    const buttons = [...(rows.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    const index = buttons.findIndex(({ dataset }) => dataset.remove === placeId);
    // The pressed button is removed with its row. The focus moves to that of a neighbour.
    (buttons[index + 1] ?? buttons[index - 1] ?? add.current)?.focus();
    setRemoved(words.removed(name));
    actions.onRemove(placeId);
  };
  return (
    <div className={styles.list}>
      <p className={shared.facts}>
        {[texts.count(count), isShared ? texts.shared : texts.private, words.changed(hours.date(changedOn))].join(
          " · ",
        )}
      </p>
      <h1 className={guide.title}>{name}</h1>
      {note !== null && <p className={guide.sentences}>{note}</p>}
      <div className={shared.actions}>
        <Button
          ref={add}
          variant="solid"
          className={styles.action}
          icon={<PlusIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onAddPlaces}
        >
          {words.addPlaces}
        </Button>
        {walkHref !== undefined && <WalkLink href={walkHref}>{words.walk}</WalkLink>}
        <Button
          variant="outline"
          className={styles.action}
          icon={<ShareNetworkIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onShare}
        >
          {words.share}
        </Button>
        <Button
          variant="outline"
          className={styles.action}
          icon={<PencilSimpleIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onEdit}
        >
          {words.edit}
        </Button>
        <Button
          variant="outline"
          className={styles.action}
          icon={<TrashIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={actions.onDelete}
        >
          {words.delete}
        </Button>
      </div>
      <div role="alert">
        {failure !== null && (
          <p className={styles.failure}>
            <WarningCircleIcon size={20} weight="fill" aria-hidden />
            {failure}
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <>
          <ol ref={rows} className={shared.rows} start={firstNumber}>
            {order.views.map((entry, index) => (
              <OwnListRow
                key={entry.id}
                {...entry}
                number={firstNumber + index}
                isLifted={order.dragged === entry.id}
                {...(entries.length > 1 && {
                  move: { grip: order.gripProps(entry.id), onMove: (steps) => order.moveBy(entry.id, steps) },
                })}
                onNote={actions.onNote}
                onVisitedChange={actions.onVisitedChange}
                onRemove={() => remove(entry.id, entry.name)}
              />
            ))}
          </ol>
          {pages > 1 && <Pagination page={page} pages={pages} onPageChange={actions.onPageChange} />}
        </>
      )}
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
    </div>
  );
}
