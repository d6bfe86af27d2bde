/** The texts of the page about the product, its sources, and what it stores. */
export const enAbout = {
  about: {
    title: "About Flâneur",
    onThisPage: "On this page",
    sections: { about: "About", credits: "Credits", privacy: "Privacy" },
    /** The first paragraph if every place is curated. Otherwise `lead` is shown. */
    handPickedLead:
      "A hand-picked guide to Paris. Each place has a picture drawn for it, and two signs: where it is, and how to get there.",
    lead: "A guide to Paris. Each place has a picture drawn for it, and two signs: where it is, and how to get there.",
    made: "How it is made",
    texts:
      "Names, descriptions and tags of the curated places are our own. The pictures are posters drawn by a program: they say what a place is like, not what it looks like. A place that was added from another source may show the photographs that this source names.",
    noteName: "Flâneur’s rating",
    note: " is ours, too: one mark out of five for how gladly we would go again. It is not an average of reviews.",
    hours: "Hours and closures change: check before you go.",
    imprint: "Who runs this site",
    noOperator: "The operator of this site has not been named.",
  },
  credits: {
    heads: { what: "What", who: "Who", licence: "Licence", use: "Used for" },
    madeWith: "Made with",
    osm: "© OpenStreetMap contributors",
    authors: "Their authors",
    ours: "The Flâneur contributors",
    rows: {
      streets: { what: "Streets, parks, water, sights", use: "The street map, the search for addresses" },
      names: {
        what: "Names of streets, arrondissements, neighbourhoods",
        use: "Names, borders, plaques, hours of markets",
      },
      stations: { what: "Stations", use: "Signs, names and positions of stations" },
      metro: { what: "Metro", use: "Lines, riding times and transfers of ways by metro" },
      addresses: { what: "Addresses", use: "The search for addresses" },
      hours: { what: "Opening hours of about 120 places", use: "Hours, websites, step-free access, other names" },
      fonts: { what: "Fraunces, Inter, Bricolage Grotesque", use: "Letters" },
      icons: { what: "Phosphor", use: "Icons" },
      map: { what: "MapLibre GL JS", use: "Drawing the map" },
      libraries: { what: "React, React Router, XState, urql, Radix", use: "The program in the browser" },
      product: { what: "Flâneur itself", use: "The program" },
    },
  },
  privacy: {
    visits:
      "There is no advertising, and nothing here counts or follows your visits. What you choose is stored in this browser, under these names and no others:",
    heads: { name: "Name", where: "Where", holds: "What it holds" },
    places: {
      storage: "Storage of this browser",
      cookie: "Cookie, for a year",
      cache: "Cache of this browser",
      database: "Database of this browser",
      worker: "Service worker of this browser",
    },
    stored: {
      theme: "Light or dark",
      layout: "Grid, table or map",
      "filter-storage": "Places per page, order, walking or metro, and how filters are combined",
      "auth-storage": "While you are signed in: your e-mail address and the key of your session",
      authToken: "While you are signed in: the key of your session",
      "favorite-queue": "Hearts that you pressed without a connection, until they are sent",
      "recent-searches": "Your last five searches, until you clear them or log out",
      location: "In this tab, until you log out, clear it or close the tab: the location that you confirmed",
      language: "The language that you chose",
      "flaneur-shell": "The program, its styles and letters",
      "flaneur-start": "The page that starts the program without a connection",
      "flaneur-files": "Parts of the program that you used, such as the map",
      "flaneur-pages": "The last 40 pages that you opened, as everybody sees them, for 60 days at most",
      "flaneur-answers": "The last 200 lists and places that you saw, as everybody sees them, for 60 days at most",
      "flaneur-pictures": "The last 400 pictures that you saw, for 60 days at most",
      "flaneur-pocket": "If you keep Paris in your pocket: all places and the street map, until you remove them",
      "flaneur-pocket-pictures": "If you keep Paris in your pocket: a picture of each place, until you remove them",
      "flaneur-pocket-user":
        "If you keep Paris in your pocket while you are signed in: your e-mail address, favorites, views and lists, until you log out or remove them",
      "workbox-expiration": "When these pages, lists and pictures were last used",
      "service-worker.js": "The part of the program that answers without a connection",
    },
    offline:
      "What is kept lets you open the pages that you saw without a connection. It holds no location, and nothing of your account but the hearts that wait and, if you keep Paris in your pocket, your favorites, views and lists. Logging out removes them, and the pages, lists and pictures.",
    locationTitle: "Your location",
    location:
      "Your location stays in the open pages of this site and survives a reload of its tab. Logging out, clearing it and closing the tab remove it. It leaves the browser only in requests that need it, such as a travel time or the address of a point, and the server does not store it.",
    accountTitle: "Your account",
    account:
      "An account holds your e-mail address, a hash of your password, what you enter in your profile, your favorites, views and lists, and when your sessions began and end. Against guessed passwords, the server also keeps digests of the networks that you signed in from, and counts attempts to sign in, for a limited time. If you ask for a new password, it sends a link to your e-mail address; if you change your address, it sends a link to the new one and a notice to the old one. It keeps a digest of a link for half an hour. Under Account you can download your data, or delete them at once.",
    dataContact: ({ who, email }: { readonly who: string; readonly email: string }) =>
      `Responsible for this data: ${who}. Questions and requests go to ${email}.`,
    noDataContact: "The operator of this site has not named anybody who is responsible for this data.",
    othersTitle: "The server and other sites",
    logs: "The logs of the server contain no filters, no positions and no e-mail addresses. For a sign-in they contain a part of the network address.",
    others:
      "Pages, fonts, posters and the map come from this site. Imported places may have pictures of other sites. If the operator has set up Google Maps, the browser loads the map from Google and sends Google the addresses and positions to look up. Links to websites of places, to Google Maps and to sources lead to other sites, which are not told where you come from.",
  },
};
