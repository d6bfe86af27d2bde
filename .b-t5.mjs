import { open, browser } from "./.b-lib.mjs";
for (const m of [false,true]) {
  const { page, shot, ctx } = await open({ ...(m?{w:390,h:844,touch:true}:{}) });
  const p=m?"m":"d";
  if (m) { await page.getByRole("button",{name:/search/i}).first().tap(); await page.waitForTimeout(400); }
  await page.getByRole("combobox").first().fill("angelina");
  await page.waitForTimeout(1000);
  await page.getByRole("option").first().click();
  await shot(`t5-${p}-0`,{wait:2500});
  await shot(`t5-${p}-0f`,{wait:100,fullPage:true});
  await page.getByRole("button",{name:/see how far/i}).click();
  await shot(`t5-${p}-1`,{wait:1500});
  const b=page.getByRole("button",{name:/enter address/i}); if (await b.count()) await b.click();
  await page.getByRole("dialog").getByRole("combobox").or(page.getByRole("dialog").getByRole("textbox")).first().fill("gare du nord");
  await shot(`t5-${p}-2`,{wait:1500});
  await page.keyboard.press("Enter");
  await shot(`t5-${p}-3`,{wait:1500});
  const c=page.getByRole("button",{name:/confirm|find location/i}); if (await c.count()) { await c.first().click(); }
  await shot(`t5-${p}-4`,{wait:1500});
  const c2=page.getByRole("button",{name:/^confirm$/i}); if (await c2.count()) { await c2.first().click(); await shot(`t5-${p}-5`,{wait:1500}); }
  await shot(`t5-${p}-6f`,{fullPage:true});
  await ctx.close();
}
await browser.close();
