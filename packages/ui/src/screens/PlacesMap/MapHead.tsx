import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { Ref } from "react";
import { AdvancedFiltersButton } from "../../components/AdvancedFilters/AdvancedFiltersButton.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CopyLink } from "../../components/CopyLink/CopyLink.tsx";
import { SortMenu } from "../../later-parts.ts";
import { HydrationBoundary } from "../../lib/hydration-boundary.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { ListingStatus } from "../PlacesScreen/ListingStatus.tsx";
import type { PlacesScreenProps, ScreenParts } from "../PlacesScreen/places-screen-props.ts";
import styles from "./PlacesMap.module.css";

interface MapHeadProps {
  readonly screen: PlacesScreenProps;
  readonly parts: ScreenParts;
  readonly filters: "shown" | "hidden";
  readonly filtersButton: Ref<HTMLButtonElement>;
  readonly onFiltersChange: (filters: "shown" | "hidden") => void;
}

/** The head of the list beside the map: two rows, since there is the room of 40 %. */
export function MapHead({ screen, parts, filters, filtersButton, onFiltersChange }: MapHeadProps) {
  const messages = useMessages();
  const { listing, activeFilters } = screen;
  return (
    <>
      <div className={styles.headRow}>
        <ListingStatus listing={listing} suggestions={screen.suggestions ?? []} />
        {parts.clearBesideCount !== undefined && (
          <Button variant="link" onClick={parts.clearBesideCount}>
            {messages.common.clearAll}
          </Button>
        )}
        {screen.layoutSwitch !== undefined && <div className={styles.end}>{screen.layoutSwitch}</div>}
      </div>
      <div className={styles.headRow}>
        <Button
          ref={filtersButton}
          variant="outline"
          icon={<SidebarSimpleIcon size={18} aria-hidden />}
          {...(activeFilters.length > 0 && { count: activeFilters.length })}
          aria-expanded={filters === "shown"}
          onClick={() => onFiltersChange(filters === "shown" ? "hidden" : "shown")}
        >
          {messages.filters.title}
        </Button>
        {screen.advancedFilters !== undefined && (
          <div className={styles.advanced}>
            <AdvancedFiltersButton {...screen.advancedFilters} />
          </div>
        )}
        <div className={styles.end}>
          <SortOrNothing screen={screen} />
          {screen.copyLink !== undefined && <CopyLink {...screen.copyLink} />}
          {screen.exportMenu}
        </div>
      </div>
    </>
  );
}

/** The Favorites tab has no sort menu (§2). */
export const SortOrNothing = ({ screen }: { readonly screen: PlacesScreenProps }) =>
  screen.activeTab === "favorites" ? null : (
    <HydrationBoundary>
      <SortMenu
        {...screen.sort}
        onSort={screen.onSort}
        onCopyLink={screen.copyLink?.onCopy}
        exporting={screen.phoneExport}
      />
    </HydrationBoundary>
  );
