import type { Db } from "../db/database.ts";
import type { PlaceField } from "../db/place-fields.ts";
import { type Enrichment, enrichPlaces } from "../places/enrich-places.ts";
import { moveClaims } from "../places/moved-claims.ts";
import { type StoredPlace, upsertPlaces } from "../places/place-store.ts";
import { type Withdrawal, withdrawPlaces } from "../places/withdraw-places.ts";
import { correctPlaces, type OwnRow } from "./correct-places.ts";
import { createPlacePhones } from "./place-phones.ts";

/** Number of pending writes that are written together. */
const BATCH = 250;

interface PendingWritesOptions {
  readonly isDryRun: boolean;
  readonly isForced: boolean;
  /** The operator's name, for the log of corrections. */
  readonly who: string;
}

/** Collects what an import writes, and writes it in batches. In a dry run it only counts what it would write. */
export class PendingWrites {
  readonly counts = { enriched: 0, corrected: 0, unchanged: 0 };
  /**
   * Number of places for which an export of this product states another value than the stored one, by field. The stored
   * value was kept.
   */
  readonly differing = new Map<PlaceField, number>();
  readonly phones = createPlacePhones();
  readonly #transaction: Db;
  readonly #options: PendingWritesOptions;
  readonly #places: StoredPlace[] = [];
  readonly #enrichments: Enrichment[] = [];
  readonly #withdrawals: Withdrawal[] = [];
  readonly #ownRows: OwnRow[] = [];

  constructor(transaction: Db, options: PendingWritesOptions) {
    this.#transaction = transaction;
    this.#options = options;
  }

  store(place: StoredPlace): void {
    this.#places.push(place);
  }

  enrich(enrichment: Enrichment): void {
    this.#enrichments.push(enrichment);
  }

  withdraw(withdrawal: Withdrawal): void {
    this.#withdrawals.push(withdrawal);
  }

  correct(row: OwnRow): void {
    this.#ownRows.push(row);
  }

  async flushFullBatch(): Promise<void> {
    const lists = [this.#places, this.#enrichments, this.#withdrawals, this.#ownRows];
    if (lists.reduce((sum, { length }) => sum + length, 0) >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const { isDryRun, isForced, who } = this.#options;
    const transaction = this.#transaction;
    const withdrawals = this.#withdrawals.splice(0);
    const enrichments = movedEnrichments(this.#enrichments.splice(0), withdrawals);
    if (!isDryRun) {
      await upsertPlaces(transaction, this.#places.splice(0));
      await this.phones.save(transaction);
      await moveClaims(transaction, withdrawals);
      await withdrawPlaces(transaction, withdrawals);
    }
    this.counts.enriched += await enrichPlaces(transaction, enrichments, !isDryRun);
    const options = { isForced, who, write: !isDryRun };
    const result = await correctPlaces(transaction, this.#ownRows.splice(0), options);
    this.counts.unchanged += result.unchanged;
    this.counts.corrected += result.corrected;
    this.counts.enriched += result.restored;
    for (const [field, count] of result.differing) this.differing.set(field, (this.differing.get(field) ?? 0) + count);
    // A dry run does not write these places. The importer has already counted them.
    this.#places.length = 0;
  }
}

/**
 * Returns the enrichments, of which those of withdrawn places are moved to the identical places: when the enrichments
 * are written, the withdrawn places no longer exist.
 */
function movedEnrichments(
  enrichments: readonly Enrichment[],
  withdrawals: readonly Withdrawal[],
): readonly Enrichment[] {
  const identical = new Map(withdrawals.map(({ id, to }) => [id, to]));
  const lastOf = (id: string): string => {
    const to = identical.get(id) ?? null;
    return to === null ? id : lastOf(to);
  };
  return enrichments.map((enrichment) => ({ ...enrichment, placeId: lastOf(enrichment.placeId) }));
}
