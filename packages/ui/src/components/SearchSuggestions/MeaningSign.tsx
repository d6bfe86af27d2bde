import { type SearchMeaning, stationNamed } from "@flaneur/domain";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { iconOf } from "../PlaceMap/TypeGlyphs.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { StationDisc } from "../StationDisc/StationDisc.tsx";

/** Renders the icon, plaque or station disc of a filter that was recognised in the words of a search. */
export function MeaningSign({ meaning }: { readonly meaning: SearchMeaning }) {
  switch (meaning.kind) {
    case "near":
      return <NearSign place={meaning.place} />;
    case "mentions":
      return <MagnifyingGlassIcon size={20} aria-hidden />;
    case "street":
      return <MapPinIcon size={20} aria-hidden />;
    case "status":
    case "openNow":
    case "openLate":
    case "openAt":
    case "closedNow":
    case "closedAt":
      return <ClockIcon size={20} aria-hidden />;
    case "within":
      return <PersonSimpleWalkIcon size={20} aria-hidden />;
    case "value": {
      // The plaque or icon of an excluded value alone would say that the value is included.
      if (meaning.negated === true) return <ProhibitIcon size={20} aria-hidden />;
      if (meaning.category === "arrondissements") return <Plaque arrondissement={meaning.value} size="small" />;
      if (meaning.category === "neighbourhoods") return <MapTrifoldIcon size={20} aria-hidden />;
      const Icon = meaning.category === "types" ? iconOf(meaning.value) : TagIcon;
      return <Icon size={20} aria-hidden />;
    }
  }
}

/** Renders the disc of a station, and a walking figure for any other point. */
function NearSign({ place }: { readonly place: string }) {
  const station = stationNamed(place);
  return station === null ? <PersonSimpleWalkIcon size={20} aria-hidden /> : <StationDisc kind={station.kind} />;
}
