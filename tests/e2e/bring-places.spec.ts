import type { APIRequestContext, Page } from "@playwright/test";
import { zip } from "../../packages/api/src/import/fixtures/zip.ts";
import { dialog, expect, field, mockOperation, pageHeading, signUp, submit, tab, test, type User } from "./test.ts";

const SEPTIME = { latitude: 48.8536, longitude: 2.38084 };

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

/** Returns the names of the user's lists. */
const listsOf = async (request: APIRequestContext, { token }: User): Promise<readonly string[]> => {
  const response = await request.get("/api/lists", { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()).data.map(({ name }: { name: string }) => name);
};

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

test("pasted names and links are found without an account, and saved after signing up", async ({ page, newPerson }) => {
  await page.goto("/my/bring");
  const list = page.getByRole("textbox", { name: "Or paste a list: a name or a link in each line" });
  await list.fill(
    [
      "- Septime, 80 rue de Charonne",
      `https://www.google.com/maps/place/Le+Baratin/@${SEPTIME.latitude},2.1,17z/data=!3d48.87311!4d2.38282`,
      `${new URL(page.url()).origin}/places/cafe-de-flore`,
      "https://maps.app.goo.gl/abc",
    ].join("\n"),
  );
  await button(page, "Look them up").click();
  await expect(result(page)).toHaveText("3 of 4 found");
  await expect(section(page, "Not found")).toContainText("https://maps.app.goo.gl/abc");
  await button(page, "Add 3 places").click();
  const prompt = dialog(page, "Save Your Favorites");
  await prompt.getByRole("button", { name: "Continue Without Account" }).click();
  await expect(result(page)).toHaveText("3 of 4 found");
  await button(page, "Add 3 places").click();
  await prompt.getByRole("button", { name: "Create Account" }).click();
  await signUp(page, newPerson());
  await expect(result(page)).toHaveText("Added 3 places");
  await page.getByRole("link", { name: "Show favorites" }).click();
  await expect(tab(page, "Favorites")).toHaveAttribute("aria-selected", "true");
  await expect(pageHeading(page)).toHaveText("3 places");
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

test("another page of the app ends the reader, and a file that is dropped meanwhile replaces it", async ({ page }) => {
  await page.route(READER, (route) => route.fulfill({ contentType: "text/javascript", body: "for (;;) {}" }));
  await page.goto("/my/bring");
  const first = page.waitForEvent("worker");
  await chooseFile(page, "first.json", TAKEOUT);
  const firstClosed = (await first).waitForEvent("close");
  const second = page.waitForEvent("worker");
  await dropFile(page, "second.json", TAKEOUT);
  await firstClosed;
  await expect(page.getByText("Reading “second.json”…").first()).toBeVisible();
  const secondClosed = (await second).waitForEvent("close");
  await page.getByRole("link", { name: "Favorites" }).first().click();
  await secondClosed;
});

test("a reader that does not start is reported, and the same list is read at the next press", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/, /read-worker/);
  await page.route(READER, (route) => route.abort());
  await page.goto("/my/bring");
  await page.getByRole("textbox", { name: "Or paste a list: a name or a link in each line" }).fill("Septime");
  await button(page, "Look them up").click();
  await expect(result(page)).toHaveText("Your places were not read");
  await expect(page.getByRole("alert").filter({ hasText: "The reading stopped" })).toContainText("try again");
  await page.unroute(READER);
  await button(page, "Try again").click();
  await expect(result(page)).toHaveText("1 of 1 found");
});

test("a failed search and a failed save are reported, and another try completes them", async ({
  page,
  newUser,
  login,
  allowedErrors,
  request,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const user = await newUser();
  await login(user);
  await page.goto("/my/bring");
  const search = await mockOperation(page, "PlaceMatches", "no response");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await expect(page.getByRole("alert").filter({ hasText: "The search stopped" })).toBeVisible();
  search.restore();
  await button(page, "Try again").click();
  await expect(result(page)).toHaveText("2 of 5 found");

  await page.getByRole("checkbox", { name: "Put them into a new list, too" }).check();
  const create = await mockOperation(page, "CreateList", "no response");
  await button(page, "Add 2 places").click();
  await expect(page.getByRole("alert").filter({ hasText: "1 of 3 steps are saved, the others are not" })).toBeVisible();
  expect(await favoritesOf(request, user)).toHaveLength(2);
  create.restore();
  await button(page, "Add 2 places").click();
  await expect(result(page)).toHaveText("Added 2 places");
  await expect(page.getByText("They are in the list “Saved Places”.")).toBeVisible();
});

test("'Undo' removes only what the save has added, and the places can be saved again", async ({
  page,
  request,
  newUser,
  login,
}) => {
  const user = await newUser();
  await addFavorite(request, user, "septime");
  await login(user);
  await page.goto("/my/bring");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await page.getByRole("checkbox", { name: "Put them into a new list, too" }).check();
  await button(page, "Add 1 place").click();
  await expect(result(page)).toHaveText("Added 1 place");
  await expect(result(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "The button “Undo” follows this heading" })).toHaveCount(1);
  expect(await favoritesOf(request, user)).toHaveLength(2);
  expect(await listsOf(request, user)).toEqual(["Saved Places"]);

  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("2 of 5 found");
  await expect(result(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Undone. What was added is removed again" })).toHaveCount(1);
  expect(await favoritesOf(request, user)).toEqual(["septime"]);
  expect(await listsOf(request, user)).toEqual([]);

  await button(page, "Add 1 place").click();
  await expect(result(page)).toHaveText("Added 1 place");
  expect(await favoritesOf(request, user)).toHaveLength(2);
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

test("a failed undo reports what is still saved, and another press completes it", async ({
  page,
  newUser,
  login,
  allowedErrors,
  request,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const user = await newUser();
  await login(user);
  await page.goto("/my/bring");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await page.getByRole("checkbox", { name: "Put them into a new list, too" }).check();
  await button(page, "Add 2 places").click();
  await expect(result(page)).toHaveText("Added 2 places");

  const deletion = await mockOperation(page, "DeleteList", "no response");
  await button(page, "Undo").click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Nothing was undone: Flâneur does not answer." }),
  ).toBeVisible();
  await expect(page.getByText("They are in the list “Saved Places”.")).toBeVisible();
  deletion.restore();

  const removal = await mockOperation(page, "RemoveFavorites", "no response");
  await button(page, "Undo").click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Not everything is undone, 2 places are still in your favorites" }),
  ).toBeVisible();
  await expect(page.getByText("They are in the list “Saved Places”.")).toHaveCount(0);
  expect([await favoritesOf(request, user), await listsOf(request, user)]).toEqual([expect.any(Array), []]);
  expect(await favoritesOf(request, user)).toHaveLength(2);
  removal.restore();

  await button(page, "Undo").click();
  await expect(result(page)).toHaveText("2 of 5 found");
  expect(await favoritesOf(request, user)).toEqual([]);
});

test("the review names its two columns above the rows and in the name of a row's checkbox", async ({ page }) => {
  await page.goto("/my/bring");
  await chooseFile(page, "Saved Places.json", TAKEOUT);
  await expect(result(page)).toHaveText("2 of 5 found");
  await expect(
    section(page, "Found").getByRole("checkbox", { name: /^In your file: Septime.*On Flâneur: Septime/ }),
  ).toBeChecked();
  const [file, ours] = await Promise.all(
    ["In your file", "On Flâneur"].map((head) => page.getByText(head, { exact: true }).first().boundingBox()),
  );
  const row = section(page, "Found").getByRole("listitem").first();
  const poster = await row.getByRole("presentation").first().boundingBox();
  expect(ours?.y).toBe(file?.y);
  expect(poster?.x).toBe(ours?.x);
});

test.describe("on a phone in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "fr-FR" });

  test("the page reads a file, saves its places and undoes that, and fits a window of 320 px", async ({
    page,
    request,
    newUser,
    login,
  }) => {
    const user = await newUser();
    await request.post("/api/lists", { headers: { Authorization: `Bearer ${user.token}` }, data: { name: "Paris" } });
    await login(user);
    await page.goto("/my/lists");
    await page.getByRole("link", { name: "Importer mes lieux…" }).click();
    await expect(result(page)).toHaveText("Importer mes lieux");
    await chooseFile(page, "Saved Places.json", TAKEOUT);
    await expect(result(page)).toHaveText("2 trouvés sur 5");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expect(section(page, "À vérifier").getByRole("radio", { name: "Aucun de ceux-ci" })).toBeVisible();
    await button(page, "Ajouter 2 lieux").click();
    await expect(result(page)).toHaveText("2 lieux ajoutés");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await button(page, "Annuler l’ajout").click();
    await expect(result(page)).toHaveText("2 trouvés sur 5");
    expect(await favoritesOf(request, user)).toEqual([]);
  });
});
