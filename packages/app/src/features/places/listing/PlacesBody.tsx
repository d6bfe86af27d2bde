import { nearestAround, shownSort } from "@flaneur/domain";
import {
  chosenTypes,
  GridSkeleton,
  ListingBody,
  ListingPages,
  PlaceGrid,
  sortState,
  WaysOut,
} from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import { useActors } from "../../../app-context.ts";
import { useOpenLocationDialog } from "../../../location/use-confirmed-location.ts";
import { OpenSaved } from "../../../offline/Offline.tsx";
import { useHoursOf } from "../../hours/Hours.tsx";
import { preloadLightbox } from "../../lightbox/Lightbox.tsx";
import { useOpenLightboxById } from "../../lightbox/use-lightbox.ts";
import { useWaysOut } from "../use-ways-out.ts";
import { EmptyBody } from "./EmptyBody.tsx";
import { TableView } from "./layout-parts.ts";
import { usePages } from "./use-pages.ts";
import type { Places } from "./use-places.ts";

/** The places as a grid or a table, or the reason why there are none. */
export function PlacesBody({ places, layout }: { readonly places: Places; readonly layout: "grid" | "table" }) {
  const { shown, onRetry } = places;
  return (
    <ListingBody
      listing={shown}
      onRetry={onRetry}
      saved={<OpenSaved />}
      empty={
        <>
          <EmptyBody places={places} />
          <OtherWays places={places} />
        </>
      }
      pages={
        <>
          <Pages places={places} />
          <OtherWays places={places} />
        </>
      }
    >
      {layout === "table" ? <Table places={places} /> : <Grid places={places} />}
    </ListingBody>
  );
}

const Pages = ({ places }: { readonly places: Places }) => <ListingPages {...usePages(places)} />;

function OtherWays({ places: { filtersActor, filters } }: { readonly places: Places }) {
  const ways = useWaysOut(filters);
  return <WaysOut ways={ways} onChoose={(draft) => filtersActor.send({ type: "filter.apply", draft })} />;
}

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
      showRating={shownSort(shownBy).field === "rating"}
      onToggleFavorite={hearts.onToggleFavorite}
      hoursOf={hoursOf}
      onPlay={onPlay}
      onPlayIntent={preloadLightbox}
      isNearest={nearestAround(shownBy) !== null}
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
