import type { AddressSuggestion, Coordinates } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { heldPromise, settled } from "../../testing/held-calls.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import type { DetectedPosition, Detection } from "./detection.ts";
import type { GeocodedAddress, GeocodingQuery } from "./geocoder.ts";
import type { ConfirmedLocation } from "./location.machine.ts";
import { locationDialogMachine } from "./location-dialog.machine.ts";

const AT: Coordinates = { latitude: 48.8643, longitude: 2.369 };
const DETECTED: DetectedPosition = { coordinates: AT, accuracy: 35 };
const FOUND: GeocodedAddress = {
  formattedAddress: "20 Rue Oberkampf, 75011 Paris, France",
  coordinates: AT,
  match: "exact",
};
const SUGGESTED: AddressSuggestion = {
  text: "20 Rue Oberkampf",
  kind: "address",
  postcode: "75011",
  address: FOUND.formattedAddress,
  coordinates: AT,
  isApproximate: true,
};
const KNOWN: ConfirmedLocation = { coordinates: AT, address: FOUND.formattedAddress };

/** Opens the dialog. The test controls the responses of the browser and of the servers. */
function start(known: ConfirmedLocation | null = null) {
  const detect = heldPromise<Detection>();
  const geocode = heldPromise<GeocodedAddress | null, GeocodingQuery>();
  const suggest = heldPromise<readonly AddressSuggestion[], { readonly typed: string }>();
  const update = heldPromise<void, { readonly coordinates: Coordinates }>();
  const confirmed: (ConfirmedLocation | null)[] = [];
  const logged: string[] = [];
  const clock = new SimulatedClock();
  const machine = locationDialogMachine.provide({
    actors: {
      detect: detect.logic,
      geocode: geocode.logic,
      suggest: suggest.logic,
      updateTravelTime: update.logic,
    },
    actions: {
      confirm: (_, location) => void confirmed.push(location),
      log: (_, { description }) => void logged.push(description),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: "dialog.open", known });
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, ...context };
  };
  return {
    ...{ actor, clock, confirmed, logged, state },
    ...{ detect: detect.calls, geocode: geocode.calls, suggest: suggest.calls, update: update.calls },
  };
}

describe("the dialog without a known location", () => {
  it("detects the position, loads its address and confirms both", async () => {
    const { actor, detect, geocode, update, confirmed, state } = start();
    expect(state().value).toEqual({ detecting: "usual" });
    detect[0]?.resolve(DETECTED);
    await settled();
    expect(state()).toMatchObject({ value: { point: { address: "resolving" } }, point: { ...DETECTED } });
    expect(geocode[0]?.input).toEqual({ coordinates: AT });
    geocode[0]?.resolve(FOUND);
    await settled();
    expect(state().address).toBe(FOUND.formattedAddress);
    actor.send({ type: "dialog.confirm" });
    expect(state().value).toMatchObject({ point: { decision: "updating" } });
    expect([update[0]?.input, confirmed]).toEqual([{ coordinates: AT }, []]);
    update[0]?.resolve();
    await settled();
    expect([state().value, state().point, confirmed]).toEqual(["closed", null, [KNOWN]]);
  });

  it("can be confirmed while the address is loading, and then waits for the address", async () => {
    const { actor, detect, geocode, update, confirmed } = start();
    detect[0]?.resolve(DETECTED);
    await settled();
    actor.send({ type: "dialog.confirm" });
    actor.send({ type: "dialog.confirm" });
    update[0]?.resolve();
    await settled();
    expect([update.length, confirmed]).toEqual([1, []]);
    geocode[0]?.resolve(FOUND);
    await settled();
    expect(confirmed).toEqual([KNOWN]);
  });

  it.each(["none", "a failure"])("confirms only the point when the address result is %s", async (outcome) => {
    const { actor, detect, geocode, update, confirmed, logged } = start();
    detect[0]?.resolve(DETECTED);
    await settled();
    if (outcome === "none") geocode[0]?.resolve(null);
    else geocode[0]?.reject(new Error("no network"));
    await settled();
    actor.send({ type: "dialog.confirm" });
    update[0]?.resolve();
    await settled();
    expect(confirmed).toEqual([{ coordinates: AT, address: null }]);
    expect(logged).toEqual(outcome === "none" ? [] : ["The address could not be loaded."]);
  });

  it("also confirms when the server does not accept the location, and logs the failure", async () => {
    const { actor, detect, geocode, update, confirmed, logged } = start();
    detect[0]?.resolve(DETECTED);
    await settled();
    geocode[0]?.resolve(FOUND);
    await settled();
    actor.send({ type: "dialog.confirm" });
    update[0]?.reject(new Error("no network"));
    await settled();
    expect([confirmed, logged]).toEqual([[KNOWN], ["The travel times were not updated."]]);
  });
});

describe("a failed detection", () => {
  it.each([
    ["denied", "possible"],
    ["unsupported", "impossible"],
    ["unavailable", "possible"],
    ["timeout", "possible"],
  ] as const)("with the reason %s opens the manual address form; detection is then %s", async (reason, detection) => {
    const { actor, detect, state } = start();
    detect[0]?.resolve(reason);
    await settled();
    expect(state()).toMatchObject({ value: { manual: { editing: "resting" } }, detection });
    actor.send({ type: "dialog.detect" });
    expect(state().value).toEqual(
      detection === "possible" ? { detecting: "usual" } : { manual: { editing: "resting" } },
    );
  });

  it("opens the manual address form after 20 seconds without a response of the browser", () => {
    const { clock, state } = start();
    clock.increment(4_999);
    expect(state().value).toEqual({ detecting: "usual" });
    clock.increment(1);
    expect(state().value).toEqual({ detecting: "slow" });
    clock.increment(14_999);
    expect(state().value).toEqual({ detecting: "slow" });
    clock.increment(1);
    expect(state()).toMatchObject({ value: { manual: { editing: "resting" } }, detection: "possible" });
  });

  it("is retried when the dialog is opened again", async () => {
    const { actor, detect, state } = start();
    detect[0]?.resolve("denied");
    await settled();
    actor.send({ type: "dialog.close" });
    actor.send({ type: "dialog.open", known: null });
    expect([state().value, state().detection, detect.length]).toEqual([{ detecting: "usual" }, "possible", 2]);
  });
});

describe("a manual address", () => {
  function startManual() {
    const started = start();
    started.actor.send({ type: "dialog.enterAddress" });
    return started;
  }

  it("is rejected while it is empty", () => {
    const { actor, geocode, state } = startManual();
    actor.send({ type: "dialog.edit", text: "  " });
    actor.send({ type: "dialog.find" });
    expect([state().fault, geocode]).toEqual(["empty", []]);
    actor.send({ type: "dialog.edit", text: "1" });
    expect(state().fault).toBeNull();
  });

  it.each([
    ["10 rue de Rivoli", "10 rue de Rivoli, Paris, France"],
    [" 10 rue de Rivoli, PARIS ", "10 rue de Rivoli, PARIS"],
    ["place de Parisot", "place de Parisot, Paris, France"],
  ])("is geocoded in Paris, also if it does not name the city: %s", (text, address) => {
    const { actor, geocode } = startManual();
    actor.send({ type: "dialog.edit", text });
    actor.send({ type: "dialog.find" });
    expect(geocode[0]?.input).toEqual({ address });
  });

  it("is shown for confirmation without another request when it is found", async () => {
    const { actor, geocode, state } = startManual();
    actor.send({ type: "dialog.edit", text: "420 rue Oberkampf" });
    actor.send({ type: "dialog.find" });
    geocode[0]?.resolve({ ...FOUND, match: "partial" });
    await settled();
    expect(state()).toMatchObject({
      value: { point: { address: "settled", decision: "open" } },
      point: { coordinates: AT, accuracy: null, match: "partial" },
      address: FOUND.formattedAddress,
    });
    expect(geocode).toHaveLength(1);
  });

  it.each([
    ["not known", "notFound"],
    ["not geocoded because of a network failure", "failed"],
  ])("that is %s shows an error and can be changed", async (outcome, fault) => {
    const { actor, geocode, state } = startManual();
    actor.send({ type: "dialog.edit", text: "14 rue de l'Univresité" });
    actor.send({ type: "dialog.find" });
    if (outcome === "not known") geocode[0]?.resolve(null);
    else geocode[0]?.reject(new Error("no network"));
    await settled();
    expect(state()).toMatchObject({ value: { manual: { editing: "resting" } }, fault, text: "14 rue de l'Univresité" });
  });

  it("gets suggestions 150 ms after the last key, and keeps them until new suggestions are loaded", async () => {
    const { actor, clock, suggest, state } = startManual();
    actor.send({ type: "dialog.edit", text: "20 rue" });
    clock.increment(149);
    actor.send({ type: "dialog.edit", text: "20 rue o" });
    clock.increment(149);
    expect(suggest).toEqual([]);
    clock.increment(1);
    expect(suggest.map(({ input }) => input)).toEqual([{ typed: "20 rue o" }]);
    suggest[0]?.resolve([SUGGESTED]);
    await settled();
    actor.send({ type: "dialog.mark", index: 0 });
    expect(state()).toMatchObject({ suggestions: [SUGGESTED], marked: 0 });
    actor.send({ type: "dialog.edit", text: "20 rue ob" });
    expect(state()).toMatchObject({ suggestions: [SUGGESTED], marked: null });
    clock.increment(150);
    suggest[1]?.resolve([]);
    await settled();
    expect(state().suggestions).toEqual([]);
  });

  it("accepts a suggestion without a request and marks its point as estimated", async () => {
    const { actor, clock, geocode, suggest, state } = startManual();
    actor.send({ type: "dialog.edit", text: "20 rue o" });
    clock.increment(150);
    suggest[0]?.resolve([SUGGESTED]);
    await settled();
    actor.send({ type: "dialog.take", suggestion: SUGGESTED });
    expect(state()).toMatchObject({
      value: { point: { address: "settled", decision: "open" } },
      point: { coordinates: AT, accuracy: null, match: "estimated" },
      address: FOUND.formattedAddress,
      suggestions: [],
    });
    expect(geocode).toEqual([]);
  });

  it("has no suggestions after they were dismissed, for an empty text and during geocoding", async () => {
    const { actor, clock, suggest, state } = startManual();
    for (const event of [
      { type: "dialog.dismiss" },
      { type: "dialog.edit", text: " " },
      { type: "dialog.find" },
    ] as const) {
      actor.send({ type: "dialog.edit", text: "20 rue o" });
      clock.increment(150);
      suggest.at(-1)?.resolve([SUGGESTED]);
      await settled();
      expect(state().suggestions).toEqual([SUGGESTED]);
      actor.send(event);
      expect(state().suggestions).toEqual([]);
    }
  });

  it("has no suggestions for a text of more than 200 characters, which can only be a link to a map", () => {
    const { actor, clock, geocode, suggest } = startManual();
    const text = `https://www.google.com/maps/@48.8566,2.3522,15z?${"x".repeat(200)}`;
    actor.send({ type: "dialog.edit", text });
    clock.increment(150);
    actor.send({ type: "dialog.find" });
    expect([suggest.length, geocode.length]).toEqual([0, 1]);
  });

  it("can still be geocoded when its suggestions cannot be loaded, and that failure is only logged", async () => {
    const { actor, clock, geocode, logged, suggest, state } = startManual();
    actor.send({ type: "dialog.edit", text: "20 rue o" });
    clock.increment(150);
    suggest[0]?.reject(new Error("no network"));
    await settled();
    expect([state().fault, logged]).toEqual([null, ["The suggestions could not be loaded."]]);
    actor.send({ type: "dialog.find" });
    expect(geocode).toHaveLength(1);
  });

  it("is cleared when the dialog is cancelled, also while it is being geocoded", async () => {
    const { actor, geocode, state } = startManual();
    actor.send({ type: "dialog.edit", text: "10 rue de Rivoli" });
    actor.send({ type: "dialog.find" });
    actor.send({ type: "dialog.close" });
    geocode[0]?.resolve(FOUND);
    await settled();
    expect([state().value, state().text, state().point]).toEqual(["closed", "", null]);
  });
});

it("the dialog shows a known location without a detection", () => {
  const { detect, geocode, state } = start(KNOWN);
  expect([state().address, detect, geocode]).toEqual([KNOWN.address, [], []]);
});

it("every transition of the location dialog is taken", () => {
  const actors = {
    detect: heldPromise<Detection>().logic,
    geocode: heldPromise<GeocodedAddress | null, GeocodingQuery>().logic,
    suggest: heldPromise<readonly AddressSuggestion[], { readonly typed: string }>().logic,
    updateTravelTime: heldPromise<void, { readonly coordinates: Coordinates }>().logic,
  };
  const faults = walkTransitions(locationDialogMachine.provide({ actors }), {
    events: [
      { type: "dialog.open", known: null },
      { type: "dialog.open", known: KNOWN },
      { type: "dialog.close" },
      { type: "dialog.enterAddress" },
      { type: "dialog.detect" },
      { type: "dialog.edit", text: "10 rue de Rivoli" },
      { type: "dialog.edit", text: " " },
      { type: "dialog.mark", index: 0 },
      { type: "dialog.dismiss" },
      { type: "dialog.take", suggestion: SUGGESTED },
      { type: "dialog.find" },
      { type: "dialog.confirm" },
      { type: "xstate.done.actor.0.locationDialog.manual.finding", output: null },
      { type: "xstate.done.actor.0.locationDialog.detecting", output: "unsupported" },
      { type: "xstate.done.actor.0.locationDialog.detecting", output: "timeout" },
    ],
    ignored: {
      "locationDialog.closed": [
        "dialog.close",
        "dialog.confirm",
        "dialog.detect",
        "dialog.dismiss",
        "dialog.edit",
        "dialog.enterAddress",
        "dialog.find",
        "dialog.mark",
        "dialog.take",
      ],
      "locationDialog.detecting": [
        "dialog.confirm",
        "dialog.detect",
        "dialog.dismiss",
        "dialog.edit",
        "dialog.find",
        "dialog.mark",
        "dialog.take",
      ],
      "locationDialog.manual.editing": ["dialog.confirm", "dialog.enterAddress"],
      "locationDialog.manual.finding": [
        "dialog.confirm",
        "dialog.dismiss",
        "dialog.edit",
        "dialog.enterAddress",
        "dialog.find",
        "dialog.mark",
        "dialog.take",
      ],
      "locationDialog.point": [
        "dialog.detect",
        "dialog.dismiss",
        "dialog.edit",
        "dialog.find",
        "dialog.mark",
        "dialog.take",
      ],
      "locationDialog.point.decision.made": ["dialog.confirm"],
      "locationDialog.point.decision.updating": ["dialog.confirm"],
    },
    carried: {
      "xstate.done.actor.0.locationDialog.detecting": { output: DETECTED },
      "xstate.done.actor.0.locationDialog.manual.finding": { output: FOUND },
      "xstate.done.actor.0.locationDialog.manual.editing.suggesting": { output: [SUGGESTED] },
      "xstate.done.actor.0.locationDialog.point.address.resolving": { output: FOUND },
      "xstate.done.actor.0.locationDialog.point.decision.updating": { output: undefined },
    },
    distinguish: ({ context: { address, text, fault, detection } }) => [address, text, fault, detection],
    check: ({ value, context }) => {
      if (typeof value === "object" && "point" in value) expect(context.point).not.toBeNull();
    },
  });
  expect(faults).toEqual([]);
});
