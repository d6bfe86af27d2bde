/** One line of the table that `npm run bench` prints. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** The target, for example `≤ 100 ms`. Absent for a figure without a target. */
  readonly bar?: string;
  readonly met?: boolean;
}

export interface Report {
  readonly figures: readonly Figure[];
  /** Lines below the table, such as the size of each script that a figure adds up. */
  readonly notes?: readonly string[];
}

/**
 * Measures and reports. A slow result is not an error. `args` are the command line arguments after the bench's name.
 */
export type Bench = (args: readonly string[]) => Promise<Report>;
