import { type Program, start, temporaryFolder } from "../setup/processes.ts";
import { expect, test } from "./test.ts";

test.use({ allowedErrors: [/status of 5\d\d/] });

test("an api that is killed while browsing shows as 'Error: …', and the listing recovers when it is back", async ({
  page,
}) => {
  const folder = temporaryFolder();
  let api = await start("api", { DATA_DIR: folder.path });
  const { port } = new URL(api.url);
  const app: Program = await start("app", { API_URL: api.url });
  try {
    await page.goto(app.url);
    await expect(page.getByRole("article")).toHaveCount(48);
    await api.stop();
    await page.getByRole("searchbox").first().fill("creperie");
    await expect(
      page.getByText("Error: The places service does not answer. Please try again in a moment.").first(),
    ).toBeVisible();
    api = await start("api", { DATA_DIR: folder.path, PORT: port });
    await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole("searchbox").first()).toHaveValue("creperie");
  } finally {
    await page.close();
    await app.stop();
    await api.stop();
    folder.remove();
  }
});

test("api, gateway and app run as three processes", async ({ page }) => {
  const folder = temporaryFolder();
  const api = await start("api", { DATA_DIR: folder.path });
  const gateway = await start("gateway", { API_URL: api.url });
  const app = await start("app", { API_URL: api.url, GATEWAY_URL: `${gateway.url}/graphql` });
  try {
    await page.goto(app.url);
    await expect(page.getByRole("article")).toHaveCount(48);
  } finally {
    await page.close();
    await app.stop();
    await gateway.stop();
    expect(await api.stop()).toBe(0);
    folder.remove();
  }
});
