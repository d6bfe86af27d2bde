// @vitest-environment happy-dom
import type { View } from "@flaneur/domain";
import { act, useState } from "react";
import { describe, expect, it } from "vitest";
import { CAMILLE } from "../../../testing/sessions.ts";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import { startViews, view } from "../../../testing/views.ts";
import type { Tabs } from "./use-tabs.ts";
import { ViewDialogs } from "./ViewDialogs.tsx";

const RAINY = view("v1", { types: ["Museum"], tags: ["Indoor"], maxTravelTime: 30 });

/** Renders the dialogs of views for Camille, and requests the deletion of a view. */
async function open(deleted: View = RAINY) {
  const { authDialog: signIn, filters: filtersActor, views: viewsActor, changes, done, refuse } = startViews();
  const shown: { request: (request: Tabs["viewRequest"], user?: Tabs["user"]) => void } = { request: () => {} };
  function Dialogs() {
    const [tabs, setTabs] = useState<Partial<Tabs>>({ user: CAMILLE.user, viewRequest: null });
    shown.request = (viewRequest, user = CAMILLE.user) => setTabs({ user, viewRequest });
    const all = { views: [], signIn, filtersActor, viewsActor, ...tabs } as unknown as Tabs;
    return <ViewDialogs tabs={all} options={null} addressOf={() => "/"} />;
  }
  await openSignedIn(<Dialogs />);
  const request = (view: View) => act(() => shown.request({ type: "viewDeletion.open", view }));
  await request(deleted);
  const dialog = () => document.querySelector("[role=alertdialog], [role=dialog]");
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll("button") ?? [])].find((each) => each.textContent?.startsWith(name));
  return {
    dialog,
    request,
    changes,
    press: (name: string) => act(() => button(name)?.click()),
    done: (call: number, id: string) => act(async () => done(call, { kind: "deleted", id })),
    refuse: (call: number) => act(async () => refuse(call)),
    signOut: () => act(() => shown.request(null, null)),
  };
}

describe("the dialog that deletes a view", () => {
  it("waits for the confirmation, and closes when the view is deleted", async () => {
    const { dialog, press, changes, done } = await open();
    expect([dialog()?.textContent?.includes("View v1"), changes()]).toEqual([true, []]);
    await press("Delete");
    await press("Delet");
    expect(changes()).toEqual([{ kind: "delete", id: "v1" }]);
    await done(0, "v1");
    expect(dialog()).toBeNull();
  });

  it("stays open after a failure, and the deletion can be retried", async () => {
    const { dialog, press, changes, refuse } = await open();
    await press("Delete");
    await refuse(0);
    expect(dialog()).not.toBeNull();
    await press("Delete");
    expect(changes()).toHaveLength(2);
  });

  it("of the next view does not close when the response to an earlier deletion arrives", async () => {
    const { dialog, press, request, done } = await open();
    await press("Delete");
    await press("Cancel");
    await request(view("v2"));
    await press("Delete");
    await done(0, "v1");
    expect(dialog()?.textContent).toContain("View v2");
    await done(1, "v2");
    expect(dialog()).toBeNull();
  });

  it("closes when the session ends", async () => {
    const { dialog, signOut } = await open();
    await signOut();
    expect(dialog()).toBeNull();
  });
});
