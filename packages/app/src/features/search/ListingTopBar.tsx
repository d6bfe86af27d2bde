import { TopBar } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { filtersMachine } from "../filters/filters.machine.ts";
import { useTheme } from "../theme/use-theme.ts";

/** The listing's head. It alone follows every letter of the search; the rest of the page waits for the hand to rest. */
export function ListingTopBar({ filters }: { readonly filters: ActorRefFrom<typeof filtersMachine> }) {
  const theme = useTheme();
  const value = useSelector(filters, ({ context }) => context.searchText);
  const onValueChange = (text: string) => filters.send({ type: "search.type", text });
  return <TopBar {...theme} search={{ value, onValueChange }} />;
}
