// Every place of the seed on one sheet, in the order of the listing:
//   node packages/api/seed/posters/contact-sheet.ts OUT.png [--type Bar] [--variant 1] [--columns 24] [--width 110]
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { seedPlaces } from "../places.ts";
import { POSTER_VARIANTS, type PosterSpec, poster, sceneNameFor } from "./poster.ts";
import { posterRanks } from "./ranks.ts";

const GAP = 6;
const LABEL = 12;
const PAPER = "#f4f2ed";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: "string" },
    variant: { type: "string", default: "1" },
    columns: { type: "string", default: "24" },
    width: { type: "string", default: "110" },
  },
});
const [out] = positionals;
const variant = POSTER_VARIANTS.find((known) => String(known) === values.variant);
if (out === undefined || variant === undefined) {
  console.error("usage: contact-sheet.ts OUT.png [--type Bar] [--variant 1..5] [--columns 24] [--width 110]");
  process.exit(2);
}
const columns = Number(values.columns);
const width = Number(values.width);
const height = Math.round(width * 1.25);

const collator = new Intl.Collator("fr", { sensitivity: "base" });
const places = seedPlaces.map((place) => ({
  id: place.id,
  name: place.name,
  type: place.types[0] ?? "Spot",
  arrondissement: Number(place.arrondissement.slice(3)),
}));
const ranks = posterRanks(places);
const specs: PosterSpec[] = places
  .filter(({ type }) => values.type === undefined || type === values.type)
  .sort((a, b) => collator.compare(a.name, b.name))
  .map((place) => ({ ...place, variant, pick: ranks.get(place.id) ?? 0 }));

const escaped = (text: string): string => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="9" font-size="8.5" font-family="sans-serif" fill="#57534a">${escaped(text)}</text></svg>`,
  );

const tiles: OverlayOptions[] = [];
for (const [i, spec] of specs.entries()) {
  const left = GAP + (i % columns) * (width + GAP);
  const top = GAP + Math.floor(i / columns) * (height + LABEL + GAP);
  const input = await sharp(Buffer.from(poster(spec)))
    .resize(width)
    .png()
    .toBuffer();
  tiles.push({ input, left, top });
  tiles.push({ input: label(`${sceneNameFor(spec)} · ${spec.name}`), left, top: top + height });
}
const rows = Math.ceil(specs.length / columns);
await sharp({
  create: {
    width: GAP + columns * (width + GAP),
    height: GAP + rows * (height + LABEL + GAP),
    channels: 3,
    background: PAPER,
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
console.log(`${specs.length} posters: ${out}`);
