import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { BringLink } from "../../components/BringOffer/BringLink.tsx";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { ContentPage } from "../../components/ContentPage/ContentPage.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { cx } from "../../lib/cx.ts";
import { Link, type LinkProps } from "../../lib/link.tsx";
import { useListsMessages } from "../../messages/lists.ts";
import { ListsPageState, type UnavailableState } from "./ListsPageState.tsx";
import styles from "./ListsScreen.module.css";

/** One of the visitor's lists. */
export interface ShownListSummary {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  /** The number of its places. */
  readonly count: number;
  readonly isShared: boolean;
}

export type ListsState = UnavailableState | { readonly status: "ready"; readonly lists: readonly ShownListSummary[] };

export interface ListsScreenProps {
  readonly state: ListsState;
  /** The link back to the favorites. */
  readonly back: Pick<LinkProps, "href" | "onClick">;
  /** Returns the URL of the page of a list. */
  readonly listHref: (id: string) => string;
  /** The URL of the page that imports places from other maps. */
  readonly bringHref: string;
  /** Called when 'New list' is pressed. */
  readonly onCreate: () => void;
  /** Called when 'Log In' is pressed. */
  readonly onSignIn: () => void;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The page of the visitor's lists. */
export function ListsScreen({ state, back, listHref, bringHref, onCreate, onSignIn, onRetry }: ListsScreenProps) {
  const { lists: texts } = useListsMessages();
  const create = (
    <Button
      variant="solid"
      size="large"
      icon={<PlusIcon size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onCreate}
    >
      {texts.create}
    </Button>
  );
  return (
    <ContentPage back={{ ...back, text: texts.back }}>
      {(state.status === "loading" || state.status === "error" || state.status === "signedOut") && (
        <ListsPageState state={state} loading={texts.loading} onSignIn={onSignIn} onRetry={onRetry} />
      )}
      {state.status === "ready" && state.lists.length === 0 && (
        <EmptyState
          headingLevel={1}
          title={texts.empty}
          text={texts.emptyText}
          action={
            <div className={cx(styles.actions, styles.centered)}>
              {create}
              <BringLink href={bringHref} />
            </div>
          }
        />
      )}
      {state.status === "ready" && state.lists.length > 0 && (
        <div className={styles.page}>
          <div className={styles.head}>
            <h1 className={pageStyles.title}>{texts.title}</h1>
            <div className={styles.actions}>
              {create}
              <BringLink href={bringHref} />
            </div>
          </div>
          <p className={pageStyles.sentences}>{texts.sentence}</p>
          <ul className={styles.lists}>
            {state.lists.map(({ id, name, note, count, isShared }) => (
              <li key={id} className={styles.list}>
                <h2 className={styles.name}>
                  <Link className={styles.link} href={listHref(id)}>
                    {name}
                  </Link>
                </h2>
                <p className={styles.facts}>
                  {texts.count(count)} · {isShared ? texts.shared : texts.private}
                </p>
                {note !== null && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ContentPage>
  );
}
