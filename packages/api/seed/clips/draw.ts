/**
 * Draws the clips into `files`, each as WebM, as MP4, and its first frame as WebP; needs ffmpeg.
 * `npm run clips -w packages/api -- [PLACE_ID…]` for some of them.
 */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Clip, clips } from "./clips.ts";
import { ENCODINGS, encode } from "./encode.ts";
import { CLIP_FRAMES, clipFrame } from "./frames.ts";

const FOLDER = join(import.meta.dirname, "files");

async function draw(clip: Clip): Promise<void> {
  const frames: Buffer[] = [];
  for (let i = 0; i < CLIP_FRAMES; i++) frames.push(await clipFrame(clip, i).removeAlpha().raw().toBuffer());
  const of = (ending: string): string => join(FOLDER, `${clip.placeId}.${ending}`);
  await clipFrame(clip, 0).webp({ effort: 6, quality: 60, smartSubsample: true }).toFile(of("webp"));
  const sizes: string[] = [];
  for (const encoding of ENCODINGS) {
    const file = of(encoding.ending);
    const factor = await encode(frames, encoding, file);
    sizes.push(`${encoding.ending} ${Math.round((await stat(file)).size / 1024)} KB (crf ${factor})`);
  }
  console.log(`${clip.placeId}: ${sizes.join(", ")}`);
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const clip of clips) if (wanted.length === 0 || wanted.includes(clip.placeId)) await draw(clip);
