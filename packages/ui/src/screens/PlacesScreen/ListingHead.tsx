import type { SortField } from "@flaneur/domain";
import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { AdvancedFiltersButton } from "../../components/AdvancedFilters/AdvancedFiltersButton.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CopyLink, type CopyLinkProps } from "../../components/CopyLink/CopyLink.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import type { PhoneExport } from "../../components/SortMenu/SortMenu.tsx";
import { SortMenu } from "../../later-parts.ts";
import { HydrationBoundary } from "../../lib/hydration-boundary.tsx";
import type { Opener } from "../../lib/opener.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import styles from "./ListingHead.module.css";
import { ListingStatus, type ListingStatusProps } from "./ListingStatus.tsx";

export interface ListingHeadProps extends ListingStatusProps {
  readonly sort: SortState;
  readonly onSort: (field: SortField) => void;
  readonly onClearAll: (() => void) | undefined;
  readonly onShowSidebar: (() => void) | undefined;
  readonly showButton: Ref<HTMLButtonElement>;
  /** The Favorites tab has no sort menu (§2). */
  readonly sorting: "shown" | "absent";
  readonly advancedFilters?: Opener | undefined;
  readonly copyLink?: CopyLinkProps | undefined;
  readonly exportMenu?: ReactNode;
  readonly phoneExport?: PhoneExport | undefined;
  readonly layoutSwitch?: ReactNode;
}

export function ListingHead(props: ListingHeadProps) {
  const messages = useMessages();
  const { listing, onClearAll, onShowSidebar } = props;
  return (
    <div className={styles.head}>
      {onShowSidebar !== undefined && (
        <IconButton
          ref={props.showButton}
          className={styles.show}
          label={messages.filters.show}
          onClick={onShowSidebar}
        >
          <SidebarSimpleIcon size={20} aria-hidden />
        </IconButton>
      )}
      <ListingStatus listing={listing} suggestions={props.suggestions} viewName={props.viewName} />
      {onClearAll !== undefined && (
        <Button variant="link" className={styles.clear} onClick={onClearAll}>
          {messages.common.clearAll}
        </Button>
      )}
      <div className={styles.end}>
        {props.advancedFilters !== undefined && (
          <div className={styles.advanced}>
            <AdvancedFiltersButton {...props.advancedFilters} />
          </div>
        )}
        {props.sorting === "shown" && (
          <HydrationBoundary>
            <SortMenu
              {...props.sort}
              onSort={props.onSort}
              onCopyLink={props.copyLink?.onCopy}
              exporting={props.phoneExport}
            />
          </HydrationBoundary>
        )}
        {props.copyLink !== undefined && <CopyLink {...props.copyLink} />}
        {props.exportMenu !== undefined && <div className={styles.export}>{props.exportMenu}</div>}
        {props.layoutSwitch !== undefined && <div className={styles.layout}>{props.layoutSwitch}</div>}
      </div>
    </div>
  );
}
