import { expect as expectSoon, test } from "./test.ts";

test.use({ allowedErrors: [/status of 5\d\d/] });
// Starting programs is slow while other tests keep the machine busy.
test.slow();
const expect = expectSoon.configure({ timeout: 45_000 });

// This test does not have the tag @journey, because the app waits long before it retries.
test("the listing shows an error while the API is down, and recovers when the API is back", async ({
  page,
  programs,
}) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const app = await programs.start("app", { API_URL: api.url });
  await page.goto(app.url);
  await expect(page.getByRole("article")).toHaveCount(48);
  await api.stop();
  await page.getByRole("combobox").first().fill("creperie");
  await expect(
    page.getByText("Error: The places service does not answer. Please try again in a moment.").first(),
  ).toBeVisible();
  await programs.start("api", { DATA_DIR: programs.folder, PORT: new URL(api.url).port });
  // The app retries every 30 s. On a busy machine, the first of these requests may fail, too.
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole("combobox").first()).toHaveValue("creperie");
});

test("the API, the gateway and the app work as three processes and stop with code 0", async ({ page, programs }) => {
  const api = await programs.start("api", { DATA_DIR: programs.folder });
  const gateway = await programs.start("gateway", { API_URL: api.url });
  const app = await programs.start("app", { API_URL: api.url, GATEWAY_URL: `${gateway.url}/graphql` });
  await page.goto(app.url);
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.close();
  expect([await app.stop(), await gateway.stop(), await api.stop()]).toEqual([0, 0, 0]);
});
