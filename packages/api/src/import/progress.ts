import { Presets, SingleBar } from "cli-progress";

/** Milliseconds between two lines of a log. */
const LINE_MS = 60_000;
/** The milliseconds after which a rate is shown. An earlier rate would be too inaccurate. */
const MIN_MS = 2_000;

export interface Progress {
  readonly onProgress: (done: number, total: number) => void;
  stop(): void;
}

/** Describes the rate and the time left: `1,023 rows/s, 1 min 20 s left`. Empty until the rate is known. */
export function describeRate(done: number, total: number, milliseconds: number): string {
  if (done === 0 || milliseconds < MIN_MS) return "";
  const perSecond = done / (milliseconds / 1000);
  const seconds = Math.ceil((total - done) / perSecond);
  const minutes = Math.floor(seconds / 60);
  const left = minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
  return `${Math.round(perSecond).toLocaleString("en")} rows/s, ${left} left`;
}

/**
 * Shows the progress of an import: a bar on a terminal, otherwise a line a minute, for logs.
 * @param now Returns the time in milliseconds.
 */
export function createProgress(
  output: { readonly isTerminal: boolean; readonly write: (line: string) => void },
  now: () => number = () => performance.now(),
): Progress {
  let start: number | null = null;
  let shown = 0;
  if (!output.isTerminal) {
    return {
      onProgress: (done, total) => {
        start ??= now();
        const elapsed = now() - start;
        if (elapsed - shown < LINE_MS) return;
        shown = elapsed;
        output.write(
          `${done.toLocaleString("en")} of ${total.toLocaleString("en")} rows, ${describeRate(done, total, elapsed)}`,
        );
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar(
    { hideCursor: true, format: "{bar} {value}/{total} rows  {rate}", clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    onProgress: (done, total) => {
      start ??= now();
      if (!bar.isActive) bar.start(total, 0, { rate: "" });
      bar.update(done, { rate: describeRate(done, total, now() - start) });
    },
    stop: () => bar.stop(),
  };
}
