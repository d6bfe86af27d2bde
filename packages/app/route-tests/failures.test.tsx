import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { article, expectHeading, press, search } from "./steps.ts";

const json = { headers: { "content-type": "application/json" } };
const html = { headers: { "content-type": "text/html" } };

it.each([
  [
    "a 500 with {error}",
    () => Response.json({ error: "The database is away." }, { status: 500 }),
    "The database is away.",
  ],
  ["a 500 with HTML", () => new Response("<h1>Oops</h1>", { status: 500, ...html }), "An unexpected error occurred"],
  ['{"data":null}', () => new Response('{"data":null}', json), "An unexpected error occurred"],
  ['{"data":{}}', () => new Response('{"data":{}}', json), "An unexpected error occurred"],
] as const)(
  "the listing shows an error after %s as the response to its query, and can be loaded again",
  async (_, response, message) => {
    const { user, network, reload } = await openPage("/about");
    await expectHeading(/./);
    const restore = network.mock("Places", response);
    history.replaceState(null, "", "/");
    await reload();
    await expectHeading(`Error: ${message}`);
    // A failure of the server is retried once (§9).
    expect(network.requests("Places")).toHaveLength(response().status === 500 ? 2 : 1);
    // The filters stay usable, without counts.
    expect(await screen.findByRole("checkbox", { name: "Bar" })).toHaveProperty("disabled", false);
    restore();
    await press(user, "Try again", within(screen.getByRole("main")));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
    expect(await screen.findByRole("checkbox", { name: /^Bar, \d+ places$/ })).toHaveProperty("disabled", false);
  },
);

it("a listing whose query is rejected as invalid shows the reason, and is not retried until the filters change", async () => {
  const { user, network, reload } = await openPage("/about");
  await expectHeading(/./);
  const refused = { errors: [{ message: "Not like this.", extensions: { code: "BAD_USER_INPUT" } }] };
  const restore = network.mock("Places", () => Response.json(refused));
  history.replaceState(null, "", "/");
  await reload();
  await expectHeading("Error: Not like this.");
  expect(within(screen.getByRole("main")).queryByRole("button", { name: "Try again" })).toBeNull();
  expect(network.requests("Places")).toHaveLength(1);
  restore();
  await search(user, "creperie");
  await article("Crêperie de Josselin");
});

it("the page of a place that could not be loaded is titled 'Something went wrong', not 'Place not found'", async () => {
  const { network, reload } = await openPage("/about");
  await expectHeading(/./);
  const restore = network.mock("Place", () => Response.json({ error: "The database is away." }, { status: 500 }));
  history.replaceState(null, "", "/places/tour-eiffel");
  await reload();
  await expectHeading("Oops! Something went wrong");
  await screen.findByText("The database is away.");
  expect(document.title).toBe("Something went wrong · Flâneur");
  restore();
  history.replaceState(null, "", "/places/nowhere");
  await reload();
  await waitFor(() => expect(document.title).toBe("Place not found · Flâneur"));
});

it("the previous results stay visible while new results load", async () => {
  const { user, network } = await openPage("/");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  const release = network.pause("Places");
  const sent = network.requests("Places").length;
  await search(user, "creperie");
  await waitFor(() => expect(network.requests("Places").length).toBeGreaterThan(sent));
  expect(screen.getAllByRole("article")).toHaveLength(48);
  release();
  await article("Crêperie de Josselin");
});

it("the page shows the results of the newest query, and the response to an older query changes nothing", async () => {
  const { user, network } = await openPage("/");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  const releaseOlder = network.pause("Places");
  const sent = network.requests("Places").length;
  await search(user, "musée");
  await waitFor(() => expect(network.requests("Places").length).toBeGreaterThan(sent));
  const releaseNewer = network.pause("Places");
  await search(user, "creperie");
  releaseNewer();
  await article("Crêperie de Josselin");
  releaseOlder();
  // A later query is sent after the older response, so its result proves that the page has ignored that response.
  await search(user, "afaria");
  await article("Afaria");
  expect(screen.queryByRole("article", { name: /Musée/ })).toBeNull();
});
