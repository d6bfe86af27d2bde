import { useMessages } from "../../messages/use-messages.ts";
import { StationDisc } from "../StationDisc/StationDisc.tsx";

export interface MetroDiscProps {
  /** The diameter in pixels: 19 in cards, sheets and table rows, 30 on the page of a place, else 20. @default 20 */
  readonly size?: 19 | 20 | 30;
}

/** The metro disc. It shows 'M', never a line number, because it marks a travel time by metro, whatever the line. */
export function MetroDisc({ size }: MetroDiscProps) {
  const { travel } = useMessages();
  return <StationDisc kind="metro" size={size} label={travel.metro} />;
}
