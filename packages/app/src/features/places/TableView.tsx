import type { Coordinates, FilterState, SortField, TransportMode } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import type { sortState } from "@flaneur/ui/places-screen";
import { previewTravel, TableLayout } from "@flaneur/ui/places-table";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { coordinateLookupMachine, lookupState } from "../../location/coordinate-lookup.machine.ts";
import { useGeocodeActor } from "../../location/use-geocoder.ts";
import { previewMachine } from "./preview.machine.ts";
import { pageSelection } from "./selection.ts";

export interface TableViewProps {
  /** The places, or null while they are loading. */
  readonly places: readonly ListedPlace[] | null;
  readonly filters: FilterState;
  /** The types that the places were filtered by. */
  readonly chosenTypes: readonly string[];
  readonly sort: ReturnType<typeof sortState>;
  readonly onSort: (field: SortField) => void;
  readonly favorites: ReadonlySet<string>;
  readonly onToggleFavorite: (id: string) => void;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /** The mode of the travel times. If absent, no travel times are shown. */
  readonly transportMode: TransportMode | undefined;
  readonly onSetLocation: () => void;
  /**
   * Called to open the lightbox with the pictures of a place. If absent, the picture of the preview is not a button.
   */
  readonly onOpenMedia?: (id: string) => void;
}

/** The listing as a table, with the preview next to it. */
export function TableView({ places, filters, sort, location, onSetLocation, onOpenMedia, ...table }: TableViewProps) {
  const geocode = useGeocodeActor();
  const machine = useMemo(
    () => previewMachine.provide({ actors: { lookup: coordinateLookupMachine.provide({ actors: { geocode } }) } }),
    [geocode],
  );
  const preview = useActorRef(machine);
  const place = useSelector(preview, ({ context }) => context.place);
  const lookupActor = useSelector(preview, ({ children }) => children.lookup);
  const lookup = useSelector(
    lookupActor,
    (snapshot) => (snapshot === undefined ? { status: "loading" as const } : lookupState(snapshot)),
    shallowEqual,
  );

  // A change of page, filter or tab closes the preview (§4), and so does a list without the previewed place.
  const selection = pageSelection(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the selection changes
  useEffect(() => preview.send({ type: "preview.close" }), [preview, selection]);
  const gone = place !== null && places !== null && !places.some(({ id }) => id === place.id);
  useEffect(() => {
    if (gone) preview.send({ type: "preview.close" });
  }, [gone, preview]);

  // The values are memoised: new values would re-render the table on every typed letter.
  const { field, order } = sort;
  const isFavorites = filters.activeTab === "favorites";
  const sorted = useMemo(() => (isFavorites ? null : { field, order }), [isFavorites, field, order]);
  const shown = useMemo(
    () =>
      place === null
        ? null
        : {
            place,
            travel: previewTravel(lookup, location),
            onRetry: () => lookupActor?.send({ type: "lookup.retry" }),
            onOpenMedia,
            onSetLocation,
          },
    [place, lookup, location, lookupActor, onOpenMedia, onSetLocation],
  );
  return (
    <TableLayout
      {...table}
      places={places}
      sort={sorted}
      preview={shown}
      onPreview={(id) => {
        const next = places?.find((each) => each.id === id);
        preview.send(next === undefined ? { type: "preview.close" } : { type: "preview.open", place: next });
      }}
    />
  );
}
