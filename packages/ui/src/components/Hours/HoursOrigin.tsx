import { type DataSource, SEED_SOURCE, UNNAMED_SOURCE } from "@flaneur/domain";
import { useHoursMessages } from "../../messages/hours.ts";
import { TextLink } from "../TextLink/TextLink.tsx";

const COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** The source of a place's hours. OpenStreetMap's licence requires a link. */
export function HoursOrigin({ source }: { readonly source: DataSource }) {
  const { hours } = useHoursMessages();
  if (source.name === "osm") return <TextLink href={COPYRIGHT}>{hours.fromOsm(source.month)}</TextLink>;
  if (source.name === "paris") return hours.fromCity(source.month);
  if (source.name === SEED_SOURCE) return hours.fromUs;
  return hours.fromImport(source.name === UNNAMED_SOURCE ? null : source.name, source.month);
}
