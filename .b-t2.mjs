import { open, browser } from "./.b-lib.mjs";
const Q = { en:["eiffel tower","pizza 11e","museum for a rainy day with a child","how to reach angelina from gare du nord","angelina"], fr:["tour eiffel","pizza dans le 11e","musée pour enfants quand il pleut","comment aller chez angelina depuis la gare du nord","café ouvert à 15 minutes"] };
for (const lang of ["en","fr"]) for (const m of [false,true]) {
  const { page, shot, ctx } = await open({ fr:lang==="fr", ...(m?{w:390,h:844,touch:true}:{}) });
  for (const [i,q] of Q[lang].entries()) {
    if (m) { if (!(await page.getByRole("dialog").count())) await page.getByRole("button",{name:lang==="fr"?/rechercher|recherche/i:/search/i}).first().tap(); await page.waitForTimeout(400); }
    const box = page.getByRole("combobox").first();
    await box.fill(q);
    await shot(`t2-${lang}-${m?"m":"d"}-${i}`,{wait:1300, ...(m?{}:{clip:{x:0,y:0,width:800,height:900}})});
  }
  await ctx.close();
}
await browser.close();
