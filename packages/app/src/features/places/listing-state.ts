import type { ListingState } from "@flaneur/ui/places-screen";
import type { Listing } from "./listing.ts";

interface Known {
  readonly answer: Listing | null;
  readonly message: string | null;
  readonly pending: boolean;
}

/** What the listing shows: a failure before all, then what is there, then what is on its way (§8). */
export function listingState({ answer, message, pending }: Known): ListingState {
  if (message !== null) return { status: "error", message };
  if (answer === null) return { status: "loading" };
  const { places, pagination } = answer;
  if (pagination.total === 0 && !pending) return { status: "empty" };
  return { status: "ready", places, pagination, refreshing: pending };
}
