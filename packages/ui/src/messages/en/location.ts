import type { AddressKind } from "@flaneur/domain";

/** The texts of the location dialog. */
export const enLocation = {
  locationDialog: {
    titles: { confirm: "Confirm Your Location", address: "Enter Your Address" },
    detecting: "Detecting your location...",
    slow: "This is taking a while. You can enter your address instead.",
    resolving: "Loading your address...",
    enterAddress: "Enter address manually",
    useDetected: "Use detected location instead",
    confirm: "Confirm",
    confirming: "Processing...",
    find: "Find Location",
    finding: "Finding location...",
    address: "Address",
    addressExample: "Street and number, square, or station",
    faults: {
      empty: "Please enter an address",
      notFound: "We couldn't find that address. Please try again.",
      failed: "An error occurred while finding your location. Please try again.",
    },
    suggestions: "Suggestions",
    /** The announcement when the list below the field changes. */
    suggested: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
    inParis: (postcode: string) => `${postcode} Paris`,
    kinds: {
      address: "Address",
      street: "Street",
      place: "Place",
      area: "Arrondissement",
      metro: "Metro",
      rer: "RER",
      train: "Station",
      tram: "Tram",
      funicular: "Funicular",
      square: "Square",
      quarter: "Quarter",
      bridge: "Bridge",
      park: "Park",
      museum: "Museum",
      sight: "Sight",
    } satisfies Record<AddressKind, string>,
    estimated: "Approximate: estimated from the neighbouring numbers",
    approximate: (houseNumber: string) => `Approximate: number ${houseNumber} is not known`,
    outside: "This is outside Paris. Travel times are measured from there all the same.",
  },
};
