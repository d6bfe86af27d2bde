/**
 * `npm run clips -w packages/api -- [PLACE_ID…]` renders each clip, or only the clips of these places, into
 * `seed/clips` as WebM and as MP4, and its first frame as WebP. Requires ffmpeg.
 */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { CLIP_FRAMES, type Clip, clips } from "@flaneur/posters";
import { CLIPS_FOLDER } from "../../src/media/clips.ts";
import { ENCODINGS, encode } from "./encode.ts";
import { renderFrame } from "./render-frame.ts";

async function draw(clip: Clip): Promise<void> {
  const frames: Buffer[] = [];
  for (let i = 0; i < CLIP_FRAMES; i++) frames.push(await renderFrame(clip, i).removeAlpha().raw().toBuffer());
  const of = (ending: string): string => join(CLIPS_FOLDER, `${clip.placeId}.${ending}`);
  await renderFrame(clip, 0).webp({ effort: 6, quality: 60, smartSubsample: true }).toFile(of("webp"));
  const sizes: string[] = [];
  for (const encoding of ENCODINGS) {
    const file = of(encoding.ending);
    const factor = await encode(frames, encoding, file);
    sizes.push(`${encoding.ending} ${Math.round((await stat(file)).size / 1024)} KB (crf ${factor})`);
  }
  console.log(`${clip.placeId}: ${sizes.join(", ")}`);
}

const selected = process.argv.slice(2);
await mkdir(CLIPS_FOLDER, { recursive: true });
for (const clip of clips) if (selected.length === 0 || selected.includes(clip.placeId)) await draw(clip);
