import { afterEach, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connectionMachine, SERVER_RETURNED } from "../../offline/connection.machine.ts";
import { followConnection } from "./follow-connection.ts";

afterEach(() => vi.unstubAllGlobals());

it("the return of the server is reported once for each loss of the connection", () => {
  const page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.stubGlobal("navigator", { onLine: true });
  const clock = new SimulatedClock();
  const connection = createActor(connectionMachine, { clock }).start();
  const stop = followConnection(connection, { isControlled: () => true, forgetResults: () => {} });
  const returned = vi.fn();
  page.addEventListener(SERVER_RETURNED, returned);
  const lose = () => connection.send({ type: "connection.lost", savedAt: null, hasPocket: false });
  const restore = () => connection.send({ type: "connection.restored" });
  lose();
  expect(returned).not.toHaveBeenCalled();
  // Both the probe and the service worker may report the return.
  restore();
  restore();
  expect(returned).toHaveBeenCalledOnce();
  lose();
  restore();
  expect(returned).toHaveBeenCalledTimes(2);
  stop();
});
