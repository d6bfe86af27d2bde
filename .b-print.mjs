import { open, browser } from "./.b-lib.mjs";
for (const [n,p] of [["list","/?types=Museum&tags=Kids"],["place","/places/angelina"],["nb","/neighbourhoods/le-marais"],["col","/collections/first-time-in-paris"],["about","/about"]]) {
  const { page, ctx } = await open({ dark:true, path:p, w:794, h:1123 });
  await page.waitForTimeout(1500);
  await page.emulateMedia({ media:"print" });
  await page.waitForTimeout(700);
  console.log(n, await page.evaluate(()=>[document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color, getComputedStyle(document.querySelector("h1")).color]));
  await page.screenshot({path:`/tmp/b-shots/print-${n}.png`,fullPage:false});
  await ctx.close();
}
await browser.close();
