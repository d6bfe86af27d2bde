import { chromium } from "@playwright/test";
export const U="http://127.0.0.1:4701";
export const browser = await chromium.launch({ executablePath:"/usr/bin/chromium", args:["--no-sandbox","--enable-unsafe-swiftshader"] });
export async function open({w=1440,h=900,touch=false,dark=false,fr=false,geo=null,path="/",media={}}={}) {
  const ctx = await browser.newContext({ viewport:{width:w,height:h}, hasTouch:touch, isMobile:touch, locale: fr?"fr-FR":"en-GB", timezoneId:"Europe/Paris", ...(geo?{geolocation:geo,permissions:["geolocation"]}:{}), ...media, userAgent: touch? "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1":undefined });
  await ctx.addInitScript(d=>{ if(d) localStorage.setItem("theme","dark"); }, dark);
  const page = await ctx.newPage();
  page.on("console",m=>{ if(m.type()==="error"||m.type()==="warning") if(!/GL Driver/.test(m.text())) console.log("  console:",m.text().slice(0,200)); });
  page.on("pageerror",e=>console.log("  pageerror",e.message));
  const goto = async (p)=>{ await page.goto(U+p); await page.locator("html:is([data-start=done],[data-start=failed])").waitFor({state:"attached"}); };
  await goto(path);
  const shot = async (name,opt={})=>{ await page.waitForTimeout(opt.wait??500); await page.screenshot({path:`/tmp/b-shots/${name}.png`,...opt}); };
  return { page, ctx, goto, shot };
}
