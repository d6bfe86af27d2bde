import { open, browser } from "./.b-lib.mjs";
const small = () => {
  const out=[]; const seen=new Set();
  const els=[...document.querySelectorAll("a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=radio],[role=checkbox],[role=switch],[role=slider],[tabindex='0']")];
  for (const e of els) {
    const r=e.getBoundingClientRect(); if(r.width===0||r.height===0) continue;
    const cs=getComputedStyle(e); if(cs.visibility==="hidden"||cs.pointerEvents==="none") continue;
    if (r.right<0||r.left>innerWidth) continue;
    if (r.width<=1 || r.height<=1) continue;
    // measure answering box via elementFromPoint around the centre
    e.scrollIntoView({block:"center"});
    const b=e.getBoundingClientRect(); const cx=b.x+b.width/2, cy=b.y+b.height/2;
    const hits=(x,y)=>{const h=document.elementFromPoint(x,y); if(!h) return false; if (e===h||e.contains(h)) return true; const l=h.closest("label"); return !!(l&&(l.control===e||l.contains(e)));};
    if(!hits(cx,cy)) continue;
    let up=0,dn=0,lf=0,rt=0;
    while(up<30&&hits(cx,cy-up-1))up++; while(dn<30&&hits(cx,cy+dn+1))dn++;
    while(lf<30&&hits(cx-lf-1,cy))lf++; while(rt<30&&hits(cx+rt+1,cy))rt++;
    const H=up+dn+1,W=lf+rt+1;
    if(H<43||W<43){ const k=(e.getAttribute("aria-label")||e.textContent||e.name||"").trim().slice(0,28)+"|"+Math.round(W)+"x"+Math.round(H)+"|"+e.tagName+"."+(e.className||"").toString().slice(0,30); if(!seen.has(k)){seen.add(k);out.push(k);} }
  }
  return out;
};

const W=Number(process.argv[2]??820), H=W<500?844:1180;
const report=async(page,name)=>{console.log("== "+name); for(const l of await page.evaluate(small)) console.log("  ",l);};
{ const { page, ctx, shot } = await open({ w:W,h:H,touch:true });
  await shot("touch-home");
  const tap=async(l)=>{ await l.first().tap(); await page.waitForTimeout(900); };
  await tap(page.locator("label:has(input[value=map]):visible")); await page.waitForTimeout(2500); await shot("touch-map"); await report(page,"map");
  await tap(page.getByRole("article").first()); await page.waitForTimeout(1500); await shot("touch-map-sel"); await report(page,"map selected");
  if(W>768){ await tap(page.locator("label:has(input[value=table]):visible")); await report(page,"table"); }
  await tap(page.locator("label:has(input[value=grid]):visible"));
  await page.getByRole("button",{name:/set location/i}).first().tap(); await page.waitForTimeout(1200); await report(page,"location"); await page.keyboard.press("Escape"); await page.waitForTimeout(300); if(await page.getByRole("dialog").count()) await page.keyboard.press("Escape"); await page.waitForTimeout(500);
  await page.getByRole("button",{name:/^log in/i}).first().tap(); await page.waitForTimeout(900); await report(page,"auth"); await page.keyboard.press("Escape"); await page.waitForTimeout(300); if(await page.getByRole("dialog").count()) await page.keyboard.press("Escape"); await page.waitForTimeout(500);
  const adv=page.getByRole("button",{name:/advanced filters/i}); if(await adv.count()&&await adv.first().isVisible()){ await adv.first().tap(); await page.waitForTimeout(900); await report(page,"advanced"); await shot("touch-adv"); await page.keyboard.press("Escape"); await page.waitForTimeout(300); if(await page.getByRole("dialog").count()) await page.keyboard.press("Escape"); await page.waitForTimeout(500);}
  const f=page.getByRole("button",{name:/^filters/i}); if(W<768){ await f.first().tap(); await page.waitForTimeout(900); await report(page,"filters"); await page.keyboard.press("Escape"); await page.waitForTimeout(300); if(await page.getByRole("dialog").count()) await page.keyboard.press("Escape"); await page.waitForTimeout(500);}
  await page.getByRole("button",{name:/search/i}).first().tap(); await page.waitForTimeout(600); await page.keyboard.type("pizza 11e"); await page.waitForTimeout(1200); await report(page,"search"); await shot("touch-search"); await page.keyboard.press("Escape"); await page.keyboard.press("Escape");
  await ctx.close(); }
await browser.close();
