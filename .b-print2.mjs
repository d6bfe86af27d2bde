import { open, browser } from "./.b-lib.mjs";
import { writeFileSync } from "node:fs";
const { page, ctx } = await open({ dark:true, path:"/places/angelina" });
await page.locator("[data-surface=ready]").waitFor();
await page.waitForTimeout(1500);
await page.emulateMedia({ media:"print" }); await page.waitForTimeout(1500);
await page.screenshot({path:`/tmp/b-shots/print-dark.png`});
writeFileSync("/tmp/b-shots/p.pdf", await page.pdf({format:"A4"}));
await browser.close();
