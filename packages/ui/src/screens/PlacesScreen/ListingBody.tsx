import { PAGE_SIZES } from "@flaneur/domain";
import { useDeferredValue } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { PageSizeSelect } from "../../components/PageSizeSelect/PageSizeSelect.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { PlaceGrid, type PlaceGridProps } from "../../components/PlaceGrid/PlaceGrid.tsx";
import { GridSkeleton } from "../../components/Skeletons/GridSkeleton.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { EmptyListing } from "./EmptyListing.tsx";
import styles from "./ListingBody.module.css";
import type { PlacesScreenProps } from "./places-screen-props.ts";

type ListingBodyProps = Pick<
  PlacesScreenProps,
  | "listing"
  | "otherLayout"
  | "suggestions"
  | "onSuggestion"
  | "onPageChange"
  | "onPageSizeChange"
  | "onRetry"
  | "onNextInView"
> &
  Omit<PlaceGridProps, "places"> & { readonly onClearAll: (() => void) | undefined };

export function ListingBody({
  listing,
  otherLayout,
  onPageChange,
  onPageSizeChange,
  onRetry,
  onClearAll,
  suggestions,
  onSuggestion,
  ...grid
}: ListingBodyProps) {
  const messages = useMessages();
  // The pictures need not step back in the frame that shows a press: they wait before they do anyway.
  const isRefreshing = useDeferredValue(listing.status === "ready" && listing.refreshing);
  switch (listing.status) {
    case "loading":
      return (
        <div className={styles.body} aria-busy>
          {otherLayout ?? <GridSkeleton />}
        </div>
      );
    case "error":
      return (
        <div className={styles.body}>
          {onRetry !== undefined && listing.retryable && (
            <Button size="large" onClick={onRetry}>
              {messages.common.tryAgain}
            </Button>
          )}
        </div>
      );
    case "empty":
      return (
        <div className={styles.body}>
          <EmptyListing
            onClearAll={onClearAll}
            {...(suggestions !== undefined && { suggestions })}
            {...(onSuggestion !== undefined && { onSuggestion })}
          />
        </div>
      );
    case "ready": {
      const { page, pages, limit, total } = listing.pagination;
      return (
        <>
          <div className={styles.body} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
            {otherLayout ?? (
              <PlaceGrid
                places={listing.places}
                transportMode={grid.transportMode}
                {...(grid.favorites !== undefined && { favorites: grid.favorites })}
                {...(grid.chosenTypes !== undefined && { chosenTypes: grid.chosenTypes })}
                showRating={grid.showRating ?? false}
                onToggleFavorite={grid.onToggleFavorite}
                hoursOf={grid.hoursOf}
                onPlay={grid.onPlay}
                onPlayIntent={grid.onPlayIntent}
              />
            )}
          </div>
          {/* The smallest page holds them all: nothing to choose, nothing to turn. */}
          {total > PAGE_SIZES[0] && (
            <footer className={styles.foot}>
              <PageSizeSelect value={limit} onValueChange={onPageSizeChange} />
              {pages > 1 && (
                <Pagination page={page} pages={pages} onPageChange={onPageChange} onNextInView={grid.onNextInView} />
              )}
            </footer>
          )}
        </>
      );
    }
  }
}
