import { HasOthersProvider, useMessages } from "@flaneur/ui";
import {
  activeFilters,
  guideSentence,
  ListingPage,
  type ListingState,
  NoFavorites,
  nearestTitle,
  PlacesScreen,
  QuestionLine,
  questionShown,
  useTabPanel,
} from "@flaneur/ui/places-screen";
import { useMemo, useState } from "react";
import { usePhoneSheet } from "../../../page/use-phone-sheet.ts";
import { useTitle } from "../../../routing/use-title.ts";
import { BringOffer, DropFiles } from "../../bring/Bring.tsx";
import { viewAddress } from "../../filters/filters.address.ts";
import { PhoneViews, ViewChanges, ViewTabs } from "../../views/ViewTabs.tsx";
import { ActiveChips } from "./ActiveChips.tsx";
import { CollectionShelf } from "./CollectionShelf.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { FilterSections } from "./FilterSections.tsx";
import { FirstPlaces } from "./FirstPlaces.tsx";
import { ListingNotices } from "./ListingNotices.tsx";
import { MapBody } from "./layout-parts.ts";
import { OpeningHoursChange } from "./OpeningHoursChange.tsx";
import { PhoneFilters } from "./PhoneFilters.tsx";
import { PlacesBody } from "./PlacesBody.tsx";
import { QuickRow } from "./QuickRow.tsx";
import { useLayout } from "./use-layout.tsx";
import { usePlaces } from "./use-places.ts";
import { useToolbar } from "./use-toolbar.tsx";

/** The number of places that are listed; null while it is unknown. */
function countOf(shown: ListingState): number | null {
  if (shown.status === "empty") return 0;
  return shown.status === "ready" && !shown.refreshing ? shown.pagination.total : null;
}

/**
 * The page '/' with the listing. Each slot of the screen is filled by a component that reads its own part of the state.
 */
export function PlacesRoute() {
  const messages = useMessages();
  const places = usePlaces();
  const { filtersActor, filters, viewName, shown, tabs } = places;
  const { activeTab } = filters;
  const { layout, layoutSwitch, fitsSidebar } = useLayout();
  const toolbar = useToolbar(places, layoutSwitch);
  const panel = useTabPanel(activeTab);
  const viewsSheet = usePhoneSheet("views");
  /** The visitor's choice to show or hide the sidebar. Null before a choice: the sidebar is then shown if it fits. */
  const [chosenSidebar, setSidebar] = useState<"shown" | "hidden" | null>(null);
  const active = useMemo(() => activeFilters(filters), [filters]);
  useTitle(viewName === null ? messages.product.placesTitle : messages.listing.sharedView(viewName));

  const count = countOf(shown);
  const asked = useMemo(() => questionShown(filters, messages, count), [filters, messages, count]);
  const nearest = useMemo(
    () => (count === null ? null : nearestTitle(filters, count, messages)),
    [filters, count, messages],
  );
  const question = asked && (
    <QuestionLine
      question={asked}
      title={layout === "map" ? undefined : (nearest ?? undefined)}
      onLetters={() => filtersActor.send({ type: "search.letters", text: filters.question?.text ?? "" })}
    />
  );
  const sections = <FilterSections places={places} />;
  const viewTabs = { tabs, activeTab };
  const slots = {
    toolbar,
    filters: sections,
    chips: <ActiveChips places={places} active={active} />,
    viewChanges: <ViewChanges {...viewTabs} />,
    notices: <ListingNotices places={places} />,
    hoursChange: <OpeningHoursChange places={places} />,
  };
  const noFavorites = activeTab === "favorites" && shown.status === "empty" && places.clearAll === undefined;
  return (
    <HasOthersProvider value={places.hasOthers}>
      <PlacesScreen
        tabs={<ViewTabs {...viewTabs} options={places.options.result} addressOf={viewAddress} />}
        filterPanel={
          <PhoneFilters places={places} activeCount={active.length}>
            {sections}
          </PhoneFilters>
        }
        views={<PhoneViews {...viewTabs} sheet={viewsSheet} />}
        layoutSwitch={layoutSwitch}
        dialogs={
          <>
            <Dialogs places={places} />
            {activeTab === "favorites" && <DropFiles />}
          </>
        }
      >
        {noFavorites ? (
          <NoFavorites
            panel={panel}
            onShowAll={() => tabs.tabsActor.send({ type: "tabs.select", tab: "all" })}
            bring={<BringOffer />}
            firstPlaces={<FirstPlaces />}
          />
        ) : layout === "map" ? (
          <MapBody
            places={places}
            slots={{ ...slots, question: question ?? undefined, panel, activeCount: active.length }}
          />
        ) : (
          <ListingPage
            {...slots}
            // The title of the nearest places has their count. They have one order.
            toolbar={nearest === null ? toolbar : { ...toolbar, status: null, sort: undefined }}
            chips={<QuickRow places={places} active={active} />}
            question={question}
            sentence={activeTab === "all" ? guideSentence(places.options.result, messages) : undefined}
            shelf={<CollectionShelf shownBy={places.shownBy} listing={shown} />}
            panel={panel}
            sidebar={chosenSidebar ?? (fitsSidebar ? "shown" : "hidden")}
            onSidebarChange={setSidebar}
          >
            <PlacesBody places={places} layout={layout} />
          </ListingPage>
        )}
      </PlacesScreen>
    </HasOthersProvider>
  );
}
