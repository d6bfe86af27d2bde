import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { startAuth } from "../../testing/sessions.ts";
import { type ConfirmedLocation, locationMachine } from "./location.machine.ts";
import { shareWithTabs } from "./location-tabs.ts";

const HERE: ConfirmedLocation = { coordinates: { latitude: 48.8643, longitude: 2.369 }, address: "Rue Oberkampf" };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

let names = 0;
function newName(): string {
  names += 1;
  return `location-tabs-test-${names}`;
}

/** A tab that joins the channel with this name when `share` is called. It uses the BroadcastChannel of Node. */
function openTab(name: string) {
  const { auth } = startAuth(null);
  const actor = createActor(locationMachine, { input: { auth } }).start();
  const share = () => {
    const stop = shareWithTabs(actor, new BroadcastChannel(name));
    closing.push(stop);
    return stop;
  };
  return { actor, share, known: () => actor.getSnapshot().context.location };
}

function startTab(name: string) {
  const tab = openTab(name);
  return { ...tab, stop: tab.share() };
}

it("a confirmed location is shared with all tabs, including tabs opened later, and cleared in all tabs", async () => {
  const name = newName();
  const [first, second] = [startTab(name), startTab(name)];
  first.actor.send({ type: "location.confirm", location: HERE });
  await expect.poll(() => second.known()).toEqual(HERE);
  const third = startTab(name);
  await expect.poll(() => third.known()).toEqual(HERE);
  third.actor.send({ type: "location.forget" });
  await expect.poll(() => [first.known(), second.known()]).toEqual([null, null]);
});

it("a location confirmed before the sharing starts is shared when it starts", async () => {
  const name = newName();
  const other = startTab(name);
  const early = openTab(name);
  early.actor.send({ type: "location.confirm", location: HERE });
  early.share();
  await expect.poll(() => other.known()).toEqual(HERE);
});

it.each([
  [
    "confirmed in this tab",
    (tab: ReturnType<typeof startTab>) => tab.actor.send({ type: "location.confirm", location: HERE }),
  ],
  [
    "received from another tab",
    (_: unknown, other: BroadcastChannel) => other.postMessage({ kind: "location", location: HERE }),
  ],
])("a late reply with an older location does not replace a location %s", async (_, setLocation) => {
  const name = newName();
  const tab = startTab(name);
  const other = new BroadcastChannel(name);
  closing.push(() => other.close());
  setLocation(tab, other);
  await expect.poll(() => tab.known()).toEqual(HERE);
  const earlier = { ...HERE, address: "Rue de Rivoli" };
  other.postMessage({ kind: "location", location: earlier, isReply: true });
  // The next message arrives after the reply. When it clears the location, the reply was read before.
  const seen: (string | null)[] = [];
  tab.actor.subscribe(({ context }) => seen.push(context.location?.address ?? null));
  other.postMessage({ kind: "location", location: null });
  await expect.poll(() => tab.known()).toBeNull();
  expect(seen).not.toContain("Rue de Rivoli");
});

it("a tab that has stopped sharing receives no location", async () => {
  const name = newName();
  const [first, second, third] = [startTab(name), startTab(name), startTab(name)];
  second.stop();
  first.actor.send({ type: "location.confirm", location: HERE });
  await expect.poll(() => third.known()).toEqual(HERE);
  expect(second.known()).toBeNull();
});

it.each([
  "ask",
  null,
  { kind: "other" },
  { kind: "location" },
  { kind: "location", location: { coordinates: { latitude: "48", longitude: 2 }, address: null } },
  { kind: "location", location: { coordinates: { latitude: 91, longitude: 2 }, address: null } },
  { kind: "location", location: { coordinates: { latitude: Number.NaN, longitude: 2 }, address: null } },
  { kind: "location", location: { coordinates: { latitude: 48, longitude: 2 }, address: 7 } },
  { kind: "location", location: { coordinates: 7, address: null } },
  { kind: "location", location: 7 },
])("an invalid message from another tab is ignored: %j", async (message) => {
  const name = newName();
  const tab = startTab(name);
  const stranger = new BroadcastChannel(name);
  closing.push(() => stranger.close());
  stranger.postMessage(message);
  stranger.postMessage({ kind: "location", location: HERE });
  // The messages arrive in the order in which they were sent.
  await expect.poll(() => tab.known()).toEqual(HERE);
});
