import type { ListLeg, WalkSums } from "@flaneur/domain";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { ListPlusIcon } from "@phosphor-icons/react/dist/csr/ListPlus";
import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { Fragment, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { LoadedPage, type PageState } from "../../components/ContentPage/LoadedPage.tsx";
import { MapColumns } from "../../components/ContentPage/MapColumns.tsx";
import { TypedTitle } from "../../components/ContentPage/TypedTitle.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { ShareButton, type ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { WalkLink } from "../../components/WalkLink/WalkLink.tsx";
import { WaySums } from "../../components/Ways/WaySums.tsx";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import type { CardPlace, ListedPlace } from "../../lib/place-with-media.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { useSharedMessages } from "../../messages/shared.ts";
import { EndedLink } from "./EndedLink.tsx";
import { SharedListRow, type SharedListRowProps } from "./SharedListRow.tsx";
import styles from "./SharedListScreen.module.css";

/** The ways between the places of a page of a list. On a long list, the sums are those of the page. */
export interface ListWays {
  /**
   * For each place of the page, the way to the next stop. A stop is a place that has a position and is not permanently
   * closed. Null for the last stop, and for a place that is no stop.
   */
  readonly legs: readonly (ListLeg | null)[];
  readonly sums: WalkSums;
}

/** One page of a shared list, as its readers see it. */
export interface ShownSharedList {
  readonly name: string;
  /** The owner's note about the list; null if there is none. */
  readonly note: string | null;
  /** The name that the owner shows to readers; null if there is none. */
  readonly sharedBy: string | null;
  /** The day of the last change of the list, in Paris time, in days since 1 January 1970. */
  readonly changedOn: number;
  /** The number of places on all pages. */
  readonly count: number;
  /** The page that is shown, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** The number of the first place of the page within the list, from 1. */
  readonly firstNumber: number;
  readonly entries: readonly { readonly note: string | null; readonly place: ListedPlace }[];
  /** Null if the page has fewer than two stops: places with a position that have not closed for good. */
  readonly ways: ListWays | null;
}

/** The state of the page that a link opens. `ended`: the owner has ended the link, or deleted the list or view. */
export type SharedState<Data> = PageState<Data> | { readonly status: "ended" };

export interface SharedListScreenProps extends Pick<SharedListRowProps, "onToggleFavorite"> {
  readonly state: SharedState<ShownSharedList>;
  /** The ids of the places with a filled heart. */
  readonly favorites: ReadonlySet<string>;
  /** The props of the button that shares the link. */
  readonly share: ShareButtonProps;
  /** The state and the callbacks of 'Save to my favorites' and 'Copy as my own list'. */
  readonly taking: ListTaking;
  /** The button that exports the list. */
  readonly exportMenu: ReactNode;
  /** The URL of the walk through the places. Absent if there are too few places. */
  readonly walkHref?: string | undefined;
  /** Whether the URL is that of a walk that the owner has saved with the list. */
  readonly isWalkSaved: boolean;
  /** The map of the places. Absent if no place has a position. */
  readonly map?: ReactNode;
  /** The URL of the list's first page, which is printed below the list. Absent until the URL is known. */
  readonly link?: string | undefined;
  /** Called when 'Print' is pressed. */
  readonly onPrint: () => void;
  /** Called with the chosen page of a long list. */
  readonly onPageChange: (page: number) => void;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The state and the callbacks of the buttons with which a reader saves or copies a list. */
export interface ListTaking {
  /** The action that is running, or null. */
  readonly running: "keep" | "copy" | null;
  /** Whether 'Save to my favorites' has succeeded since the list was opened, on any of its pages. */
  readonly isKept: boolean;
  /** Why the last action failed; null if it did not fail. */
  readonly failure: string | null;
  /** Called when 'Save to my favorites' is pressed. */
  readonly onKeep: () => void;
  /** Called when 'Copy as my own list' is pressed. */
  readonly onCopy: () => void;
}

/** The number of pictures above the name. */
const COVERS = 7;

/** The page of a list that a person shares by a link. */
export function SharedListScreen({ state, onRetry, ...actions }: SharedListScreenProps) {
  if (state.status === "ended") return <EndedLink kind="list" />;
  return (
    <LoadedPage state={state} onRetry={onRetry} width={actions.map === undefined ? "normal" : "wide"}>
      {(list) => <SharedListContent list={list} {...actions} />}
    </LoadedPage>
  );
}

interface SharedListContentProps extends Omit<SharedListScreenProps, "state" | "onRetry"> {
  readonly list: ShownSharedList;
}

function SharedListContent({
  list,
  favorites,
  share,
  taking,
  exportMenu,
  walkHref,
  isWalkSaved,
  map,
  ...actions
}: SharedListContentProps) {
  const { shared } = useSharedMessages();
  const { hours } = useHoursMessages();
  const { name, note, sharedBy, changedOn, count, page, pages, firstNumber, entries, ways } = list;
  const facts = [
    sharedBy === null ? shared.list : shared.by(sharedBy),
    shared.count(count),
    shared.changed(hours.date(changedOn)),
  ];
  const part = pages > 1 ? shared.part(firstNumber, firstNumber + entries.length - 1, count) : null;
  return (
    <MapColumns
      map={map}
      head={
        <>
          <Covers places={entries.slice(0, COVERS).map(({ place }) => place)} />
          <p className={pageStyles.facts}>
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && " · "}
                {/* A name in another script must not change the order of the facts after it. */}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
          <TypedTitle name={name} note={note} />
          <div className={cx(pageStyles.actions, styles.actions)}>
            {entries.length > 0 && <KeepButton {...taking} />}
            {walkHref !== undefined && (
              <WalkLink href={walkHref}>{isWalkSaved ? shared.savedWalk : shared.walk}</WalkLink>
            )}
            <ShareButton {...share} />
            {entries.length > 0 && <CopyButton {...taking} />}
            {entries.length > 0 && exportMenu}
          </div>
          <p role="alert" className={styles.failure}>
            {taking.failure !== null && shared.actionFailed(taking.failure)}
          </p>
          {part !== null && <p className={styles.part}>{part}</p>}
          <WaySums sums={ways?.sums ?? null} order="list" label={part ?? undefined}>
            <Button
              variant="quiet"
              className={cx(pageStyles.action, styles.print)}
              icon={<PrinterIcon size={18} aria-hidden />}
              aria-label={shared.print}
              onClick={actions.onPrint}
            >
              <span className={styles.printWord}>{shared.print}</span>
            </Button>
          </WaySums>
        </>
      }
    >
      {entries.length === 0 && <p className={styles.empty}>{shared.empty}</p>}
      <ol className={cx(listRow.rows, styles.sharedRows)} start={firstNumber}>
        {entries.map((entry, index) => (
          <SharedListRow
            key={entry.place.id}
            {...entry}
            number={firstNumber + index}
            way={wayOf(list, index)}
            isFavorite={favorites.has(entry.place.id)}
            onToggleFavorite={actions.onToggleFavorite}
          />
        ))}
      </ol>
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={actions.onPageChange} />}
      {actions.link !== undefined && <p className={styles.link}>{actions.link}</p>}
    </MapColumns>
  );
}

/** Returns the way that begins at a place. Undefined if the page shows no ways, and null if this place has none. */
function wayOf({ ways, entries }: ShownSharedList, index: number): SharedListRowProps["way"] {
  if (ways === null) return undefined;
  const leg = ways.legs[index] ?? null;
  if (leg === null) return null;
  const end = entries[leg.to]?.place;
  return { leg, destination: end === undefined || leg.to === index + 1 ? null : formatName(end.name) };
}

/** The button that adds all places of the list to the favorites. It ignores presses while an action is running. */
function KeepButton({ running, isKept, onKeep }: ListTaking) {
  const { shared } = useSharedMessages();
  const isPressable = running === null && !isKept;
  return (
    <>
      <Button
        variant="solid"
        className={cx(pageStyles.action, styles.keep)}
        icon={isKept ? <CheckIcon size={18} aria-hidden /> : <HeartIcon size={18} aria-hidden />}
        aria-disabled={!isPressable || undefined}
        onClick={() => isPressable && onKeep()}
      >
        {isKept ? shared.kept : running === "keep" ? shared.keeping : shared.keep}
      </Button>
      <VisuallyHidden role="status">{isKept && shared.kept}</VisuallyHidden>
    </>
  );
}

/** The button that creates a list of the reader's own. It ignores presses while an action is running. */
function CopyButton({ running, onCopy }: ListTaking) {
  const { shared } = useSharedMessages();
  return (
    <Button
      variant="outline"
      className={pageStyles.action}
      icon={<ListPlusIcon size={18} aria-hidden />}
      aria-disabled={running !== null || undefined}
      onClick={() => running === null && onCopy()}
    >
      {running === "copy" ? shared.copying : shared.copy}
    </Button>
  );
}

/** A strip of the pictures of the first places. */
const Covers = ({ places }: { readonly places: readonly CardPlace[] }) => (
  <div className={styles.covers}>
    {places.map(({ id, media, types: [type] }) => (
      <div key={id} className={styles.cover}>
        <Picture
          url={media.find(({ kind }) => kind === "image")?.url}
          type={type}
          alt=""
          width={96}
          height={120}
          priority="early"
        />
      </div>
    ))}
  </div>
);
