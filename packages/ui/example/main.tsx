import {
  AppFrame,
  AssetsProvider,
  Filters,
  type FiltersState,
  type LinkProps,
  LinkProvider,
  type ListedPlace,
  Logo,
  NO_CHOICES,
  ThemeToggle,
} from "@flaneur/ui";
import { PlaceCard } from "@flaneur/ui/place-card";
import {
  EmptyListing,
  FilterPanel,
  ListingBody,
  ListingPage,
  ListingPages,
  ListingSort,
  ListingStatus,
  Notices,
  PlaceGrid,
  PlacesScreen,
} from "@flaneur/ui/places-screen";
import "@flaneur/ui/styles.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const zinc: ListedPlace = {
  id: "zinc",
  name: "Le Zinc",
  address: "12 Rue Oberkampf, 75011 Paris",
  arrondissement: "75011",
  types: ["Bar"],
  tags: ["Terrace", "Natural wine"],
  placeStatus: "Just Opened",
  rating: null,
  travelTime: null,
  openingHours: "Tu-Sa 18:00-02:00",
  coordinates: { latitude: 48.8646, longitude: 2.3719 },
  googleMapsUrl: null,
  isChosen: true,
  media: [],
};

const filters: FiltersState = {
  status: "ready",
  ...NO_CHOICES,
  types: [{ value: "Bar", count: 1, choice: "none" }],
  arrondissements: [{ value: "75011", count: 1, choice: "none" }],
  tags: [{ name: "Setting", options: [{ value: "Terrace", count: 1, choice: "none" }] }],
};

/** Custom files that replace the files of the library. */
const ASSETS = { placeholder: "/own-placeholder.svg", logo: "/own-logo.svg" };

/**
 * A custom link component. It makes the URL a fragment. Other projects pass the link component of their router.
 */
const HashLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);

const listing = {
  status: "ready",
  places: [zinc],
  pagination: { page: 1, pages: 1, total: 1, limit: 48 },
  refreshing: false,
} as const;
const sort = { field: "name", order: "asc", waiting: false, fields: ["name"] } as const;
const nothing = () => {};

function Bars() {
  const [hearts, setHearts] = useState<ReadonlySet<string>>(new Set());
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [sidebar, setSidebar] = useState<"shown" | "hidden">("hidden");
  const [pressed, setPressed] = useState("");
  const showTheme = (next: "light" | "dark") => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <LinkProvider value={HashLink}>
      <AppFrame
        topBar={
          <header>
            <Logo />
            <ThemeToggle theme={theme} onThemeChange={showTheme} />
          </header>
        }
      >
        <PlacesScreen
          filterPanel={
            <FilterPanel
              open={filtersOpen}
              onOpenChange={setFiltersOpen}
              activeCount={0}
              doneLabel="Show 1 place"
              onClearAll={undefined}
            >
              <Filters state={{ status: "loading" }} onToggle={nothing} />
            </FilterPanel>
          }
        >
          <ListingPage
            toolbar={{
              status: <ListingStatus listing={listing} suggestions={[]} />,
              onClearAll: undefined,
              sort: <ListingSort sort={sort} onSort={nothing} />,
            }}
            filters={<Filters state={{ status: "loading" }} onToggle={nothing} />}
            sidebar={sidebar}
            onSidebarChange={setSidebar}
            chips={null}
            notices={<Notices />}
            panel={{}}
          >
            <ListingBody
              listing={listing}
              empty={<EmptyListing onClearAll={undefined} />}
              pages={<ListingPages listing={listing} onPageChange={nothing} onPageSizeChange={nothing} />}
            >
              <PlaceGrid
                places={listing.places}
                transportMode={undefined}
                favorites={hearts}
                onToggleFavorite={(id) => setHearts(new Set(hearts.has(id) ? [] : [id]))}
              />
            </ListingBody>
          </ListingPage>
        </PlacesScreen>
        <aside aria-label="More" style={{ width: 280 }}>
          <AssetsProvider value={ASSETS}>
            <Logo />
            <PlaceCard place={{ ...zinc, id: "other", name: "L’Autre Zinc" }} />
          </AssetsProvider>
          <Filters state={filters} onToggle={(category, value) => setPressed(`${category}: ${value}`)} />
          <output>{pressed}</output>
        </aside>
      </AppFrame>
    </LinkProvider>
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Bars />);
