// Encodes frames into files with the system's ffmpeg.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { CLIP_RATE, CLIP_SIZE } from "@flaneur/posters";

/** Largest size of one format of a clip, in bytes. */
export const MAX_CLIP_BYTES = 170 * 1024;

interface Encoding {
  readonly ending: "webm" | "mp4";
  readonly options: readonly string[];
  /** The lowest constant rate factor to try. It has the best quality. */
  readonly best: number;
  /** The highest constant rate factor to try. It makes the smallest file. */
  readonly smallest: number;
}

/**
 * The encoders' options. Drawings are flat and grainy: x264 is tuned for animation, and both encoders use slow settings
 * for quality.
 */
export const ENCODINGS: readonly Encoding[] = [
  {
    ending: "webm",
    options: ["-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "good", "-cpu-used", "1", "-row-mt", "0", "-g", "60"],
    best: 30,
    smallest: 60,
  },
  {
    ending: "mp4",
    options: ["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-profile:v", "high", "-g", "60"].concat([
      "-threads",
      "1",
      "-movflags",
      "+faststart",
    ]),
    best: 20,
    smallest: 40,
  },
];

/**
 * Options for sRGB frames in the colours that every browser expects of a video: BT.709, 4:2:0. The file contains
 * nothing that depends on the date.
 */
const COMMON = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-an", "-map_metadata", "-1"].concat(
  ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"],
  ["-fflags", "+bitexact", "-flags:v", "+bitexact"],
);

/**
 * Writes one format of a clip, in the best quality within MAX_CLIP_BYTES.
 * @param frames each frame as raw RGB of CLIP_SIZE.
 * @returns the constant rate factor that was used.
 * @throws when ffmpeg is missing or fails, or when the file is too large with every factor.
 */
export async function encode(frames: readonly Buffer[], encoding: Encoding, file: string): Promise<number> {
  const { width, height } = CLIP_SIZE;
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(CLIP_RATE), "-i", "-"];
  const write = async (factor: number): Promise<number> => {
    await ffmpeg([...input, ...COMMON, ...encoding.options, "-crf", String(factor), file], frames);
    return (await stat(file)).size;
  };
  let { best, smallest } = encoding;
  while (best < smallest) {
    const factor = Math.floor((best + smallest) / 2);
    if ((await write(factor)) <= MAX_CLIP_BYTES) smallest = factor;
    else best = factor + 1;
  }
  if ((await write(best)) > MAX_CLIP_BYTES) throw new Error(`${file} does not get as small as ${MAX_CLIP_BYTES} bytes`);
  return best;
}

async function ffmpeg(options: readonly string[], frames: readonly Buffer[]): Promise<void> {
  const process = spawn("ffmpeg", ["-y", "-loglevel", "error", ...options], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(process, "close");
  process.stdin.on("error", () => undefined);
  for (const frame of frames)
    if (!process.stdin.write(frame)) await Promise.race([once(process.stdin, "drain"), ended]);
  process.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
