// @vitest-environment happy-dom
import { act } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import { ShareList } from "./ShareList.tsx";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

type Link = { readonly url: string; readonly sharedBy: string | null } | null;
type Response = (variables: Readonly<Record<string, unknown>>) => object | Promise<object>;

const LINK: Link = { url: "/lists/abc", sharedBy: "Camille" };
const list = (share: Link) => ({
  __typename: "List",
  id: "l1",
  share: share && { __typename: "Share", ...share },
});
const loaded = (share: Link) => ({ data: { viewer: { __typename: "Viewer", list: list(share) } } });
const made = (share: Link) => ({ data: { shareList: { __typename: "ListUpdated", list: list(share) } } });
const ENDED = { data: { endListShare: { __typename: "ListUpdated" } } };
const FAILED = { errors: [{ message: "No", extensions: { code: "INTERNAL_SERVER_ERROR" } }] };

const dialog = () => document.querySelector("[role=dialog]");
const text = () => dialog()?.textContent ?? "";
const status = () => [...document.querySelectorAll("[role=status]")].map((each) => each.textContent).join("");
const failure = () => dialog()?.querySelector("[role=alert]")?.textContent ?? "";
const nameField = () => {
  const [name] = dialog()?.querySelectorAll("input") ?? [];
  if (name === undefined) throw new Error("The dialog is not open.");
  return name;
};

function press(label: string): void {
  const buttons = [...document.querySelectorAll("button")];
  const pressed = buttons.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label);
  if (pressed === undefined) throw new Error(`There is no button '${label}'.`);
  pressed.click();
}
const pressed = (label: string) => act(() => eventually(() => press(label)));
const shown = (part: string) => act(() => eventually(() => expect(text()).toContain(part)));

function type(name: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  const field = nameField();
  set?.call(field, name);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
const typed = (name: string) => act(() => type(name));

/** Opens the dialog. @param responses The responses to the operations, by the name of the operation. */
async function open(responses: Readonly<Record<string, Response>>) {
  const sent: { readonly operation: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
  const onChanged = vi.fn();
  const onClose = vi.fn();
  await openSignedIn(<ShareList listId="l1" onChanged={onChanged} onClose={onClose} />, {
    answer: (operation, variables) => {
      sent.push({ operation, variables });
      return responses[operation]?.(variables) ?? FAILED;
    },
  });
  return { onChanged, onClose, changes: () => sent.filter(({ operation }) => operation !== "ListShare") };
}

describe("the dialog that shares a list", () => {
  it("creates the link with the typed name, without the spaces around the name", async () => {
    const { changes, onChanged } = await open({ ListShare: () => loaded(null), ShareList: () => made(LINK) });
    await act(() => eventually(() => type(" Camille ")));
    await pressed("Share");
    await shown("The link is ready.");
    expect(changes()).toEqual([{ operation: "ShareList", variables: { id: "l1", sharedBy: "Camille", renew: false } }]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(text()).toContain("Copy link");
  });

  it("shows the existing link and its name", async () => {
    await open({ ListShare: () => loaded(LINK) });
    await shown("Stop sharing");
    const [name, url] = dialog()?.querySelectorAll("input") ?? [];
    expect([name?.value, url?.value]).toEqual(["Camille", new URL("/lists/abc", location.href).href]);
  });

  it("keeps the name that was typed while the link was loading", async () => {
    const response = Promise.withResolvers<object>();
    await open({ ListShare: () => response.promise });
    await act(() => eventually(() => type("Dominique")));
    response.resolve(loaded(LINK));
    await shown("Stop sharing");
    expect(nameField().value).toBe("Dominique");
  });

  it.each([
    ["Stop sharing", "End the link", "The link has ended.", { operation: "EndListShare", variables: { id: "l1" } }],
    [
      "New link",
      "Replace the link",
      "There is a new link.",
      { operation: "ShareList", variables: { id: "l1", sharedBy: "Camille", renew: true } },
    ],
  ])("asks for a confirmation of '%s'", async (change, confirmation, done, expected) => {
    const { changes } = await open({
      ListShare: () => loaded(LINK),
      ShareList: () => made({ url: "/lists/def", sharedBy: "Camille" }),
      EndListShare: () => ENDED,
    });
    await pressed(change);
    await pressed("Cancel");
    await pressed(change);
    expect(changes()).toEqual([]);
    await pressed(confirmation);
    await shown(done);
    expect(changes()).toEqual([expected]);
    expect(text()).not.toContain(confirmation);
  });

  it("can share the list again right after the link was ended", async () => {
    const { changes } = await open({
      ListShare: () => loaded(LINK),
      EndListShare: () => ENDED,
      ShareList: () => made(LINK),
    });
    await pressed("Stop sharing");
    await pressed("End the link");
    await shown("The link has ended.");
    await pressed("Share");
    await shown("The link is ready.");
    expect(changes().map(({ operation }) => operation)).toEqual(["EndListShare", "ShareList"]);
  });

  it("keeps the typed name and the link when a change fails", async () => {
    await open({ ListShare: () => loaded(LINK), ShareList: () => FAILED });
    await shown("Stop sharing");
    await typed("Dominique");
    await pressed("Save");
    await act(() => eventually(() => expect(failure()).not.toBe("")));
    expect(nameField().value).toBe("Dominique");
    expect(text()).toContain("Stop sharing");
  });

  it("loads the link again after a failed load, and then no longer shows the failure", async () => {
    let isBroken = true;
    await open({ ListShare: () => (isBroken ? FAILED : loaded(LINK)) });
    await act(() => eventually(() => expect(failure()).not.toBe("")));
    isBroken = false;
    await pressed("Share");
    await shown("Stop sharing");
    expect(failure()).toBe("");
  });

  it("reports that the link was copied", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await open({ ListShare: () => loaded(LINK) });
    await pressed("Copy link");
    await act(() => eventually(() => expect(status()).toContain("Copied")));
    expect(writeText).toHaveBeenCalledWith(new URL("/lists/abc", location.href).href);
    writeText.mockRestore();
  });

  it("calls onChanged for a new link even if the dialog is closed before the server responds", async () => {
    const response = Promise.withResolvers<object>();
    const { onChanged, onClose } = await open({ ListShare: () => loaded(null), ShareList: () => response.promise });
    await pressed("Share");
    await pressed("Close");
    await act(() => eventually(() => expect(onClose).toHaveBeenCalled()));
    expect(onChanged).not.toHaveBeenCalled();
    response.resolve(made(LINK));
    await act(() => eventually(() => expect(onChanged).toHaveBeenCalledOnce()));
  });
});
