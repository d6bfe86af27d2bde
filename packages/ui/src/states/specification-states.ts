/** A state that the specification names, in its words where it quotes them, and the stories that show it. */
export interface SpecifiedState {
  readonly state: string;
  /** Ids of Storybook: 'screens-places--loading'. */
  readonly stories: readonly string[];
}

/** The states of one screen, dialog or table of the specification. */
export interface SpecifiedPart {
  /** 'Home (listing)' */
  readonly title: string;
  readonly states: readonly SpecifiedState[];
}

export interface SpecifiedSection {
  /** '§2 Screens and routes' */
  readonly title: string;
  readonly parts: readonly SpecifiedPart[];
}

const state = (words: string, ...stories: readonly string[]): SpecifiedState => ({ state: words, stories });

const SCREENS: SpecifiedSection = {
  title: "§2 Screens and routes",
  parts: [
    {
      title: "Top bar",
      states: [
        state("Search box, empty and with Clear", "components-searchbox--empty", "components-searchbox--filled"),
        state("'Search Places' on a phone", "components-topbar--search-open-phone"),
        state("'Set Location'", "components-locationindicator--default"),
        state("The confirmed address", "components-locationindicator--address"),
        state("Coordinates to 4 decimals", "components-locationindicator--coordinates"),
        state("Signed out: 'Log In'", "components-profile--anonymous"),
        state("Signed in: avatar, name, Logout", "components-profile--signed-in"),
        state("The profile menu of a phone", "components-profile--phone-with-location"),
      ],
    },
    {
      title: "Auth dialog and sign-in prompt",
      states: [
        state("'Create Account'", "components-authdialog--sign-up"),
        state("'Welcome Back'", "components-authdialog--sign-in"),
        state("'Save Your Favorites'", "components-authdialog--for-favorites"),
        state("'Create Custom Views'", "components-authdialog--for-views"),
        state(
          "'Creating Account...', 'Signing in...'",
          "components-authdialog--pending",
          "components-authdialog--pending-sign-in",
        ),
        state(
          "The prompt for favorites",
          "components-signinprompt--for-place",
          "components-signinprompt--for-favorites",
        ),
        state("The prompt for views", "components-signinprompt--for-views"),
      ],
    },
    {
      title: "Location dialog",
      states: [
        state("'Detecting your location...'", "components-locationdialog--detecting"),
        state("'Loading your address...'", "components-locationdialog--resolving"),
        state("The address", "components-locationdialog--resolved"),
        state("Coordinates to 6 decimals", "components-locationdialog--coordinates-only"),
        state("'Processing...'", "components-locationdialog--confirming"),
        state("'Enter Your Address'", "components-locationdialog--by-hand"),
        state("'Finding location...'", "components-locationdialog--finding"),
      ],
    },
    {
      title: "Home (listing)",
      states: [
        state("The grid, signed out", "screens-places--default"),
        state("The grid, signed in", "screens-places--signed-in", "screens-places--signed-in-phone"),
        state("The table, and its preview", "screens-places--table", "screens-places--table-with-preview"),
        state("The map", "screens-placesmap--default", "screens-placesmap--phone"),
        state("A selected place on the map", "screens-placesmap--selected", "screens-placesmap--selected-phone"),
        state("Saved views as tabs", "components-tabbar--signed-in", "components-tabbar--many-views"),
        state("The views of a phone", "components-viewspanel--phone"),
        state("The filters of a phone", "screens-places--filters-open-phone"),
        state("The sidebar, hidden", "screens-places--sidebar-hidden"),
        state("'Clear all'", "screens-places--filtered", "screens-places--filtered-phone"),
        state("'Show more' types", "components-optionlist--more-than-twenty"),
        state("'All Tags'", "components-alltags--default", "components-alltags--searched"),
        state("'Advanced Filters'", "components-advancedfilters--default"),
        state("The travel time", "components-traveltimefilter--default"),
        state("'Opening Date'", "components-openingdate--default", "components-openingdate--chosen"),
        state("Many pages, with ellipses", "components-pagination--many-pages"),
        state("'Save Custom View'", "components-viewdialog--create"),
        state("'Edit View'", "components-viewdialog--edit"),
        state("The image lightbox", "components-lightbox--default", "components-lightbox--zoomed"),
        state("The video lightbox", "components-lightbox--video", "components-lightbox--video-signed-in"),
      ],
    },
    {
      title: "Place detail page",
      states: [
        state("'Loading place details...'", "screens-place--loading", "screens-place--loading-phone"),
        state("'Oops! Something went wrong'", "screens-place--failed"),
        state("A place that there is not", "screens-place--missing"),
        state("Success", "screens-place--default", "screens-place--success-phone"),
        state("'Travel Information'", "screens-place--with-travel", "screens-place--with-travel-phone"),
        state("Without description, hours and pictures", "screens-place--bare", "screens-place--without-pictures"),
        state("Long texts", "screens-place--long-text", "screens-place--long-text-phone"),
        state("Permanently closed", "screens-place--closed"),
      ],
    },
  ],
};

const TRANSITIONS: SpecifiedSection = {
  title: "§4 States and transitions",
  parts: [
    {
      title: "Across the app",
      states: [
        state("Light and dark", "components-themetoggle--light-theme", "components-themetoggle--dark-theme"),
        state(
          "A heart: off, on, pending",
          "components-favoritebutton--default",
          "components-favoritebutton--pressed",
          "components-favoritebutton--pending",
        ),
        state("'is' and 'is not'", "components-checkmark--included", "components-checkmark--excluded"),
        state("A view whose filters were changed", "screens-places--view-changed", "components-viewchanges--default"),
        state(
          "A view being updated, updated, not updated",
          "components-viewchanges--updating",
          "components-viewchanges--updated",
          "components-viewchanges--failed",
        ),
        state("Sorted, ascending and descending", "components-sortmenu--default", "components-sortmenu--descending"),
        state("A listing that loads anew", "screens-places--refreshing"),
        state(
          "The player: 'Loading...', paused, playing, muted",
          "components-player--loading",
          "components-player--paused",
          "components-player--playing",
          "components-player--muted",
        ),
        state("The preview: looking up, found", "components-preview--loading", "components-preview--default"),
        state("'Just Opened', 'Opening Soon'", "components-badge--just-opened", "components-badge--opening-soon"),
      ],
    },
  ],
};

const VALIDATION: SpecifiedSection = {
  title: "§5 Validation rules",
  parts: [
    {
      title: "Forms",
      states: [
        state("Errors of the auth form's fields", "components-authdialog--field-errors"),
        state("Errors of the account dialog's fields", "components-accountdialog--field-errors"),
        state("'Please enter an address'", "components-locationdialog--empty-and-sent"),
        state("A view without a name cannot be saved", "components-viewdialog--empty"),
        state("'Add' waits for a value", "components-advancedfilters--empty"),
        state("A value that leads nowhere is disabled", "components-togglechip--disabled"),
        state("An untouched travel time filters nothing", "components-traveltimefilter--untouched"),
      ],
    },
  ],
};

const ERRORS: SpecifiedSection = {
  title: "§8 Error catalogue",
  parts: [
    {
      title: "Accounts and views",
      states: [
        state("'Login failed…', 'Signup failed…'", "components-authdialog--server-error"),
        state("A view that cannot be deleted leaves its dialog open", "components-deleteviewdialog--default"),
      ],
    },
    {
      title: "Location",
      states: [
        state("'We couldn't find that address. Please try again.'", "components-locationdialog--not-found"),
        state(
          "'An error occurred while finding your location. Please try again.'",
          "components-locationdialog--failed",
        ),
        state("Geolocation denied or unsupported", "components-locationdialog--by-hand-denied"),
        state("'Could not find coordinates for this location'", "components-preview--not-found"),
        state("'Error fetching coordinates'", "components-preview--failed"),
      ],
    },
    {
      title: "Listing and filters",
      states: [
        state("'Loading filters...'", "components-filters--loading"),
        state("'Error loading filter options'", "components-filters--failed", "screens-places--filters-failed"),
        state(
          "'Loading places...'",
          "screens-places--loading",
          "screens-places--loading-phone",
          "screens-placesmap--loading",
        ),
        state("'Error: {message}'", "screens-places--failed", "screens-places--refused", "screens-placesmap--failed"),
        state(
          "'No places found matching your criteria.'",
          "screens-places--empty",
          "screens-places--empty-phone",
          "screens-placesmap--empty",
        ),
        state("'No favorites yet'", "screens-places--no-favorites", "screens-places--no-favorites-phone"),
        state("'No types available' and its like", "components-filters--empty", "components-filters--partly-empty"),
        state("'No results.'", "components-alltags--nothing-found"),
        state("'No options found'", "components-combobox--empty"),
      ],
    },
    {
      title: "Map",
      states: [
        state("'Loading map...'", "components-maplibremap--loading", "components-googlemapview--loading"),
        state("'Failed to load Google Maps API'", "components-googlemapview--failed"),
        state(
          "'Error initializing the map'",
          "components-googlemapview--not-initialized",
          "components-maplibremap--not-initialized",
        ),
        state("'Could not find coordinates for this location'", "components-maplibremap--not-found"),
      ],
    },
    {
      title: "Media",
      states: [
        state(
          "'/placeholder.png' for a broken picture",
          "components-picture--broken",
          "components-lightbox--broken-picture",
        ),
        state("'No video available'", "components-lightbox--without-video"),
        state("'No media available'", "components-lightbox--empty"),
        state("'No place data available'", "components-lightbox--missing"),
      ],
    },
    {
      title: "Anything else",
      states: [
        state("A part that could not be loaded", "components-missingpartnotice--default"),
        state("An unexpected error", "components-errornotice--with-retry"),
      ],
    },
  ],
};

/** The screens and states of the specification, section by section. */
export const SPECIFIED_STATES: readonly SpecifiedSection[] = [SCREENS, TRANSITIONS, VALIDATION, ERRORS];
