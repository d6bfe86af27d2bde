import { open, browser } from "./.b-lib.mjs";
{
  const { page, shot } = await open({ geo:{latitude:48.8553,longitude:2.3470} });
  await page.getByRole("button",{name:/near me/i}).first().click();
  await page.getByRole("button",{name:"Confirm"}).click();
  await shot("t1-d-5",{wait:2500});
  await page.getByRole("combobox",{name:/search/i}).first().fill("cafe open now within 15 minutes");
  await page.waitForTimeout(1200);
  await page.keyboard.press("ArrowDown"); await page.keyboard.press("Enter");
  await shot("t1-d-6",{wait:2000});
  // slider
  const s = page.getByText(/travel time/i).first(); await s.scrollIntoViewIfNeeded(); await shot("t1-d-7");
}
{
  const { page, shot } = await open({ w:390,h:844,touch:true, geo:{latitude:48.8553,longitude:2.3470} });
  await shot("t1-m-0");
  await page.getByRole("button",{name:/search/i}).first().tap();
  await page.waitForTimeout(800);
  await page.keyboard.type("cafe open now");
  await page.waitForTimeout(1200);
  await page.getByRole("button",{name:/show 3/i}).tap();
  await shot("t1-m-3",{wait:1500});
  await page.getByRole("button",{name:/near me/i}).tap();
  await shot("t1-m-4",{wait:2500});
  await page.getByRole("button",{name:"Confirm"}).tap();
  await shot("t1-m-5",{wait:2500});
  await page.getByRole("button",{name:/filters/i}).first().tap();
  await shot("t1-m-6",{wait:1500, fullPage:false});
}
await browser.close();
