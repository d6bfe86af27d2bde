/** One line of the table that `npm run bench` prints. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** The quality bar it is held against; none where the figure only explains another. */
  readonly bar?: string;
  readonly met?: boolean;
}

export interface Report {
  readonly figures: readonly Figure[];
  /** Lines below the table, such as the chunks behind a sum. */
  readonly notes?: readonly string[];
}

/** A bench measures and reports; it never fails for being slow. `args` are what the command line says after its name. */
export type Bench = (args: readonly string[]) => Promise<Report>;
