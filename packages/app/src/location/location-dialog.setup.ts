import { type AddressSuggestion, type Coordinates, isTooLong, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { assign, fromPromise, setup } from "xstate";
import type { DetectedPosition, Detection } from "./detection.ts";
import type { GeocodedAddress, GeocodingQuery } from "./geocoder.ts";
import type { ConfirmedLocation } from "./location.machine.ts";
import type { AddressFault, LocationDialogContext, LocationDialogEvent } from "./location-dialog.events.ts";

const NO_SUGGESTIONS = { suggestions: [], marked: null } as const;
/** The context of a closed dialog. */
export const CLEAN: LocationDialogContext = {
  ...NO_SUGGESTIONS,
  point: null,
  address: null,
  text: "",
  fault: null,
  detection: "possible",
};

const isDetected = (detection: Detection): detection is DetectedPosition => typeof detection !== "string";

const missing = (name: string) => () => {
  throw new Error(`The actor '${name}' is missing. Provide it where the machine is created.`);
};

/** The actors, actions and guards of the location dialog. */
export const locationDialogSetup = setup({
  types: {
    context: {} as LocationDialogContext,
    events: {} as LocationDialogEvent,
  },
  actors: {
    detect: fromPromise<Detection>(missing("detect")),
    geocode: fromPromise<GeocodedAddress | null, GeocodingQuery>(missing("geocode")),
    suggest: fromPromise<readonly AddressSuggestion[], { readonly typed: string }>(missing("suggest")),
    /** Sends the new location to the server (§7), which stores nothing. */
    updateTravelTime: fromPromise<void, { readonly coordinates: Coordinates }>(missing("updateTravelTime")),
  },
  actions: {
    begin: assign((_, known: ConfirmedLocation | null) => ({
      ...CLEAN,
      point: known === null ? null : { coordinates: known.coordinates, accuracy: null, match: "exact" },
      address: known?.address ?? null,
    })),
    reset: assign(CLEAN),
    storeDetected: assign((_, detection: Detection) => ({
      point: isDetected(detection) ? { ...detection, match: "exact" } : null,
      address: null,
    })),
    storeFound: assign((_, found: GeocodedAddress | null) => ({
      point: found && { coordinates: found.coordinates, accuracy: null, match: found.match },
      address: found?.formattedAddress ?? null,
    })),
    storeAddress: assign((_, found: GeocodedAddress | null) => ({ address: found?.formattedAddress ?? null })),
    markImpossible: assign({ detection: "impossible" }),
    edit: assign((_, text: string) => ({ text, fault: null, marked: null })),
    showSuggestions: assign((_, suggestions: readonly AddressSuggestion[]) => ({ suggestions, marked: null })),
    hideSuggestions: assign(NO_SUGGESTIONS),
    mark: assign((_, marked: number) => ({ marked })),
    storeSuggestion: assign((_, { text, address, coordinates, isApproximate }: AddressSuggestion) => ({
      ...NO_SUGGESTIONS,
      point: { coordinates, accuracy: null, match: isApproximate ? ("estimated" as const) : ("exact" as const) },
      address,
      text,
      fault: null,
    })),
    fault: assign((_, fault: AddressFault) => ({ fault })),
    forgetPoint: assign({ point: null, address: null, fault: null }),
    /** Provided by the host: confirms the location. */
    confirm: (_, _location: ConfirmedLocation | null) => {},
    /** Provided by the host. The position is not logged. */
    log: (_, _failed: { readonly description: string; readonly error: unknown }) => {},
  },
  guards: {
    isKnown: (_, known: ConfirmedLocation | null) => known !== null,
    isDetected: (_, detection: Detection) => isDetected(detection),
    isImpossible: (_, detection: Detection) => detection === "unsupported",
    isEmpty: ({ context }) => context.text.trim() === "",
    hasNoSuggestions: (_, text: string) => text.trim() === "" || isTooLong(text, MAX_SEARCH_LENGTH),
    isFound: (_, found: GeocodedAddress | null) => found !== null,
    hasAddress: ({ context }) => context.address !== null,
    mayDetect: ({ context }) => context.detection === "possible",
  },
});
