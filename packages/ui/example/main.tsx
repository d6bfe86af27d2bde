import { AppFrame, type LinkProps, LinkProvider, type ListedPlace, ThemeToggle } from "@flaneur/ui";
import { PlaceCard } from "@flaneur/ui/place-card";
import { PlacesScreen, type PlacesScreenProps } from "@flaneur/ui/places-screen";
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
  media: [],
};

/** The link of your router takes the place of a plain one, everywhere below. This one is for addresses after '#'. */
const HashLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);

function Bars() {
  const [hearts, setHearts] = useState<ReadonlySet<string>>(new Set());
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const screen: PlacesScreenProps = {
    listing: {
      status: "ready",
      places: [zinc],
      pagination: { page: 1, pages: 1, total: 1, limit: 48 },
      refreshing: false,
    },
    filters: { status: "loading" },
    activeFilters: [],
    clearable: false,
    sort: { field: "name", order: "asc", waiting: false, fields: ["name"] },
    sidebar: "hidden",
    filterPanel: "closed",
    favorites: hearts,
    onToggleFavorite: (id) => setHearts(new Set(hearts.has(id) ? [] : [id])),
    onToggleFilter: () => {},
    onRemoveFilter: () => {},
    onClearAll: () => {},
    onSort: () => {},
    onPageChange: () => {},
    onPageSizeChange: () => {},
    onSidebarChange: () => {},
    onFilterPanelChange: () => {},
  };
  const showTheme = (next: "light" | "dark") => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <LinkProvider value={HashLink}>
      <AppFrame topBar={<ThemeToggle theme={theme} onThemeChange={showTheme} />}>
        <PlacesScreen {...screen} />
        <aside style={{ width: 220 }}>
          <PlaceCard place={{ ...zinc, id: "other", name: "L’Autre Zinc" }} sizes="220px" />
        </aside>
      </AppFrame>
    </LinkProvider>
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Bars />);
