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
const pages=process.argv.slice(3).length?process.argv.slice(3):["/","/?types=Museum&tags=Kids","/?layout=map","/?layout=table","/places/angelina-226-rue-de-rivoli-75001","/neighbourhoods/le-marais","/neighbourhoods","/collections/first-time-in-paris","/about"];
for (const p of pages) {
  const { page, ctx } = await open({ w:W,h:H,touch:true, path:p });
  await page.waitForTimeout(1200);
  console.log("== "+p, page.url()); for (const l of await page.evaluate(small)) console.log("  ",l);
  await ctx.close();
}
await browser.close();
