import sharp from "sharp";
const [out,...f]=process.argv.slice(2);
const ims=await Promise.all(f.map(async n=>{const b=`/tmp/b-shots/${n}.png`;const m=await sharp(b).metadata();return{b,w:m.width,h:m.height}}));
const H=Math.max(...ims.map(i=>i.h)),W=ims.reduce((a,i)=>a+i.w+10,0);let x=0;
await sharp({create:{width:W,height:H,channels:3,background:"#888"}}).composite(ims.map(i=>{const c={input:i.b,left:x,top:0};x+=i.w+10;return c})).png().toFile(`/tmp/b-shots/${out}.png`);
