/**
 * Milliseconds for which positions of the primary are kept. A replica that has not replayed the oldest kept position
 * counts as this far behind.
 */
const KEPT_MS = 60_000;

interface Sample {
  readonly position: number;
  readonly at: number;
}

/**
 * Measures how far replicas are behind the primary, from positions in the write-ahead log. Each position of the primary
 * is stored with its time. A replica that has replayed a position has everything that was committed before that time.
 * This needs no writes and no common clock, and a replica of an idle primary does not look late.
 */
export class ReplicationLag {
  readonly #samples: Sample[] = [];

  /** Stores a position of the primary. @param at When the primary had this position, in milliseconds. */
  note(position: number, at: number): void {
    this.#samples.push({ position, at });
    while ((this.#samples[0]?.at ?? at) < at - KEPT_MS) this.#samples.shift();
  }

  /**
   * Returns how many milliseconds a replica is behind, from the position that it has replayed; null before a position
   * of the primary is stored. While the primary is gone, its last position counts.
   */
  of(position: number, now: number): number | null {
    const newest = this.#samples.at(-1);
    if (newest === undefined) return null;
    if (position >= newest.position) return 0;
    const held = this.#samples.findLast((sample) => sample.position <= position);
    return held === undefined ? KEPT_MS : now - held.at;
  }
}
