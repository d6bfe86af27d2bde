import {
  chosenTypes,
  EmptyListing,
  GridSkeleton,
  ListingBody,
  ListingPages,
  PlaceGrid,
  sortState,
} from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import { useActors } from "../../app-context.ts";
import { useHoursOf } from "../../features/hours/Hours.tsx";
import { useOpenLightboxById } from "../../features/lightbox/use-lightbox.ts";
import { useNextPage } from "../../features/places/use-next-page.ts";
import { useOpenLocationDialog } from "../../page/use-confirmed-location.ts";
import { preloadLightbox } from "../lightbox/Lightbox.tsx";
import { TableView } from "./layout-parts.ts";
import type { Places } from "./use-places.ts";

/** The places as a grid or a table, or the reason why there are none. */
export function PlacesBody({ places, layout }: { readonly places: Places; readonly layout: "grid" | "table" }) {
  const { shown, onRetry } = places;
  return (
    <ListingBody
      listing={shown}
      onRetry={onRetry}
      empty={<EmptyBody places={places} />}
      pages={<Pages places={places} />}
    >
      {layout === "table" ? <Table places={places} /> : <Grid places={places} />}
    </ListingBody>
  );
}

/** Shown if no place matches, with suggestions. */
export const EmptyBody = ({ places: { suggestions, onSuggestion, clearAll } }: { readonly places: Places }) => (
  <EmptyListing suggestions={suggestions} onSuggestion={onSuggestion} onClearAll={clearAll} />
);

/** The pagination, for both layouts of the footer. */
export function usePages({ filtersActor, filters, shown, listing }: Places) {
  // While another list is loading, its pages are not counted from a place of this one.
  const after = listing.pending ? null : (listing.result?.pagination.next ?? null);
  return {
    listing: shown,
    onPageChange: (page: number) => filtersActor.send({ type: "page.go", page, after }),
    onPageSizeChange: (limit: (typeof filters)["limit"]) => filtersActor.send({ type: "limit.choose", limit }),
    onNextInView: useNextPage(filters, after),
  };
}

const Pages = ({ places }: { readonly places: Places }) => <ListingPages {...usePages(places)} />;

function Grid({ places: { shown, shownBy, listing, hearts, transportMode } }: { readonly places: Places }) {
  const { lightbox } = useActors();
  const onPlay = useOpenLightboxById(lightbox, listing.result?.places ?? [], "video");
  const types = useMemo(() => chosenTypes(shownBy), [shownBy]);
  const hoursOf = useHoursOf(shownBy);
  if (shown.status !== "ready") return <GridSkeleton />;
  return (
    <PlaceGrid
      places={shown.places}
      transportMode={transportMode}
      favorites={hearts.favorites}
      chosenTypes={types}
      showRating={shownBy.sortBy === "rating"}
      onToggleFavorite={hearts.onToggleFavorite}
      hoursOf={hoursOf}
      onPlay={onPlay}
      onPlayIntent={preloadLightbox}
    />
  );
}

function Table({ places: { shown, shownBy, listing, hearts, ...places } }: { readonly places: Places }) {
  const { lightbox } = useActors();
  const onOpenMedia = useOpenLightboxById(lightbox, listing.result?.places ?? [], "image");
  const onSetLocation = useOpenLocationDialog();
  return (
    <TableView
      places={shown.status === "ready" ? shown.places : null}
      filters={places.filters}
      chosenTypes={useMemo(() => chosenTypes(shownBy), [shownBy])}
      sort={sortState(places.filters, places.location)}
      onSort={places.onSort}
      favorites={hearts.favorites}
      onToggleFavorite={hearts.onToggleFavorite}
      location={places.location}
      transportMode={places.transportMode}
      onSetLocation={onSetLocation}
      onOpenMedia={onOpenMedia}
    />
  );
}
