import type { APIRequestContext, Page } from "@playwright/test";
import { zip } from "../../packages/api/src/import/fixtures/zip.ts";
import { dialog, expect, field, pageHeading, submit, test, type User } from "./test.ts";

const feature = (name: string, address: string, [longitude, latitude]: readonly number[], Comment?: string) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [longitude, latitude] },
  properties: { google_maps_url: "http://maps.google.com/?cid=1", location: { name, address }, Comment },
});

/** A file of Google Takeout: two of our places, one doubtful and one unknown place, and one place in another city. */
const TAKEOUT = JSON.stringify({
  type: "FeatureCollection",
  features: [
    feature("Septime", "80 Rue de Charonne, 75011 Paris, France", [2.38084, 48.8536], "Book three weeks ahead."),
    feature("L'As du Fallafel", "34 Rue des Rosiers, 75004 Paris, France", [2.35906, 48.85741]),
    feature("Chez Georges", "Paris, France", [2.3441, 48.861]),
    feature("Zzyzx Grill", "1 Rue de Rivoli, 75004 Paris, France", [2.36, 48.8555]),
    feature("Sukiyabashi Jiro", "Tokyo", [139.76, 35.67]),
  ],
});

const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Placemark><name>Le Baratin</name><Point><coordinates>2.38282,48.87311,0</coordinates></Point></Placemark>
</Document></kml>`;

/** The script of the worker that reads files. */
const READER = /\/assets\/read-worker-/;

const section = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d+$`) });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const result = (page: Page) => page.getByRole("heading", { level: 1 });

async function chooseFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^(?:Choose file|Choisir un fichier)$/ }).click();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
}

/** Drops a file on the page, as from a folder of the system. */
async function dropFile(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName = "", text = ""]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content],
  );
  // The page listens as soon as the code of this part is loaded. A real drag repeats the event, too.
  await expect(async () => {
    await page.dispatchEvent("body", "dragover", { dataTransfer: data });
    await expect(page.getByText("Drop your file to read it")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

async function addFavorite(request: APIRequestContext, { token }: User, placeId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.post("/api/favorites", { headers, data: { placeId } })).ok()).toBe(true);
}

const favoritesOf = async (request: APIRequestContext, { token }: User): Promise<readonly string[]> => {
  const response = await request.get("/api/favorites", { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()).data.map(({ placeId }: { placeId: string }) => placeId);
};

test("a file of Google Takeout is dropped on the empty favorites, reviewed, and saved with a list", {
  tag: "@journey",
}, async ({ page, request, newUser, login }) => {
  const user = await newUser();
  await login(user);
  await page.goto("/?tab=favorites");
  await expect(pageHeading(page)).toHaveText("No favorites yet");
  await expect(
    page.getByText("Start adding places to your favorites by clicking the heart icon on any place card."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bring your saved places from Google Maps" })).toBeVisible();

  const sent: string[] = [];
  page.on("request", (each) => {
    if (each.method() === "POST") sent.push(each.postData() ?? "");
  });
  await dropFile(page, "Saved Places.json", TAKEOUT);
  await expect(result(page)).toHaveText("2 of 5 found");
  await expect(page).toHaveTitle("Bring your places · Flâneur");
  expect(await favoritesOf(request, user)).toEqual([]);
  // The search sends no comment, no link, no file name and no place outside Paris.
  expect(sent.join()).toContain("80 Rue de Charonne");
  for (const text of ["Book three weeks ahead", "cid=1", "Saved Places", "Sukiyabashi"])
    expect(sent.join()).not.toContain(text);

  await expect(section(page, "Found").getByRole("checkbox")).toHaveCount(2);
  await expect(section(page, "Not found").getByText("Not among our places")).toHaveCount(1);
  await expect(section(page, "Not found").getByText("Outside Paris")).toHaveCount(1);
  await expect(section(page, "To check").getByRole("radio")).toHaveCount(3);
  await section(page, "Found")
    .getByRole("checkbox", { name: /Fallafel/ })
    .uncheck();
  await section(page, "To check")
    .getByRole("radio", { name: /Chez Georges/ })
    .first()
    .check();
  await expect(button(page, "Add 2 places")).toBeEnabled();

  const download = page.waitForEvent("download");
  await button(page, "Download these as GeoJSON").click();
  expect((await download).suggestedFilename()).toBe("not-found.geojson");

  await page.getByRole("checkbox", { name: "Put them into a new list, too" }).check();
  await expect(page.getByRole("textbox", { name: "Name of the list" })).toHaveValue("Saved Places");
  await page.getByRole("textbox", { name: "Name of the list" }).fill("Paris by heart");
  await button(page, "Add 2 places").click();
  await expect(result(page)).toHaveText("Added 2 places");
  await expect(result(page)).toBeFocused();
  expect((await favoritesOf(request, user)).toSorted()).toEqual([expect.stringMatching(/^chez-georges/), "septime"]);

  await page.getByRole("link", { name: "Open the list" }).click();
  await expect(result(page)).toHaveText("Paris by heart");
  await expect(page.getByText("Book three weeks ahead.")).toBeVisible();
  await page.getByRole("link", { name: "All lists" }).click();
  await page.getByRole("link", { name: "Favorites" }).first().click();
  await expect(pageHeading(page)).toHaveText("2 places");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([/^Chez Georges/, "Septime"]);
});

test("a KMZ file can be chosen by keyboard, and the review counts the places that are favorites already", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await addFavorite(request, user, "le-baratin");
  await login(user);
  await page.goto("/?tab=favorites");
  await page.getByRole("link", { name: "Bring your places…" }).focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("Bring your places");
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Choose file").focus();
  await page.keyboard.press("Enter");
  const kmz = zip({ "doc.kml": KML });
  await (await chooser).setFiles({ name: "Paris.kmz", mimeType: "application/vnd.google-earth.kmz", buffer: kmz });
  await expect(result(page)).toHaveText("1 of 1 found");
  await expect(page.getByText("0 will be added; 1 is a favorite already.")).toBeVisible();
  await expect(button(page, "Add 0 places")).toBeDisabled();
  await page.getByRole("checkbox", { name: "Put them into a new list, too" }).check();
  await button(page, "Create the list").click();
  await expect(result(page)).toHaveText("All of them are favorites");
  await expect(page.getByText("They are in the list “Paris”.")).toBeVisible();
});

test("a file that cannot be read is refused with the reason, and another file can then be chosen", async ({ page }) => {
  await page.goto("/my/bring");
  const alert = page.getByRole("alert").filter({ hasText: "This " });
  await chooseFile(page, "large.csv", new Uint8Array(10_000_001));
  await expect(alert).toContainText("This file is larger than 10 MB");
  await chooseFile(page, "settings.json", '{"theme": "dark"}');
  await expect(alert).toContainText("This is not a file of saved places. Choose a JSON, CSV");
  await chooseFile(page, "cut.json", TAKEOUT.slice(0, -40));
  await expect(alert).toContainText("This file is damaged or cut short.");
  await chooseFile(page, "numbers.csv", "a,b\n1,2\n");
  await expect(alert).toContainText("This table does not say which column has the names.");
  await chooseFile(page, "bomb.zip", zip({ "a.csv": Buffer.alloc(50_000_000) }));
  await expect(alert).toContainText("This archive becomes too large when it is unpacked: more than 10 MB");
  const shared = zip({ "a.csv": Buffer.from(`name,latitude\n${"\n".repeat(40_000_000)}`) }, { copies: 2_000 });
  await chooseFile(page, "shared.zip", shared);
  await expect(alert).toContainText("This archive becomes too large when it is unpacked: more than 10 MB");
  await chooseFile(page, "empty-rows.csv", `name,latitude\n${"\n".repeat(9_000_000)}`);
  await expect(alert).toContainText("This file has more than 100,000 rows");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await expect(result(page)).toHaveText("2 of 5 found");
});

test("the page responds while a file is read: 'Cancel' ends a reader that never ends, and keeps the pasted list", async ({
  page,
}) => {
  await page.route(READER, (route) => route.fulfill({ contentType: "text/javascript", body: "for (;;) {}" }));
  await page.goto("/my/bring");
  const list = page.getByRole("textbox", { name: "Or paste a list: a name or a link in each line" });
  await list.fill("Septime");
  for (const read of [
    () => chooseFile(page, "Saved Places.json", TAKEOUT),
    () => button(page, "Look them up").click(),
  ]) {
    const opened = page.waitForEvent("worker");
    await read();
    const closed = (await opened).waitForEvent("close");
    await expect(page.getByText(/^Reading “(?:Saved Places\.json|Pasted list)”…$/).first()).toBeVisible();
    await button(page, "Cancel").click();
    await closed;
    await expect(result(page)).toHaveText("Bring your places");
    await expect(list).toHaveValue("Septime");
  }
});

test("the undo of places that were saved after signing in keeps an earlier favorite", async ({
  page,
  request,
  newUser,
}) => {
  const user = await newUser();
  await addFavorite(request, user, "septime");
  await page.goto("/my/bring");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await button(page, "Add 2 places").click();
  await dialog(page, "Save Your Favorites").getByRole("button", { name: "Sign In" }).click();
  await field(page, "Email").fill(user.email);
  await field(page, "Password").fill(user.password);
  await submit(page).click();
  await expect(result(page)).toHaveText("Added 1 place");
  await button(page, "Undo").click();
  await expect(result(page)).toHaveText("2 of 5 found");
  expect(await favoritesOf(request, user)).toEqual(["septime"]);
});

test("the offer to undo ends after 8 seconds, but not while it has the focus of the keyboard", async ({
  page,
  newUser,
  login,
}) => {
  await login(await newUser());
  await page.goto("/my/bring");
  await page.clock.install();
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await expect(button(page, "Add 2 places")).toBeEnabled();
  // From here on the page's clock does not follow the real time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await button(page, "Add 2 places").click();
  await expect(button(page, "Undo")).toBeVisible();
  await button(page, "Undo").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(button(page, "Undo")).toBeVisible();
  await result(page).focus();
  await page.clock.runFor(7_000);
  await expect(button(page, "Undo")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(button(page, "Undo")).toHaveCount(0);
  await expect(result(page)).toHaveText("Added 2 places");
});
