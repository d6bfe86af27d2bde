import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { valueName } from "../../lib/value-name.ts";
import { type SearchSuggestionsMessages, useSearchSuggestionsMessages } from "../../messages/search-suggestions.ts";
import type { SuggestionRow } from "../../view-models/search-suggestions.ts";
import { TypedText } from "../Listbox/TypedText.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { MeaningSign } from "./MeaningSign.tsx";
import styles from "./SearchSuggestions.module.css";

type RowOf<Kind extends SuggestionRow["kind"]> = Extract<SuggestionRow, { readonly kind: Kind }>;

/**
 * Returns the accessible name of a row: its texts. For filters or a search, the number of places follows, or
 * 'Set Location' if the number depends on a location that is not confirmed.
 */
export function rowLabel(row: SuggestionRow, messages: SearchSuggestionsMessages): string {
  const { searchSuggestions: texts, listing, common, location } = messages;
  switch (row.kind) {
    case "place": {
      const { name, arrondissement } = row.place;
      const where = arrondissement === null ? [] : [arrondissementName(arrondissement, messages)];
      return [formatName(name), ...placeLine(row, messages), ...where].join(", ");
    }
    case "filters":
      return [...row.words, row.count === null ? location.set : listing.count(row.count)].join(", ");
    case "text":
      return `${texts.allPlaces(row.text)}, ${listing.count(row.total)}`;
    case "retry":
      return common.tryAgain;
  }
}

/** Returns the type of a place, and the other name by which the place was found if there is one. */
const placeLine = ({ place, otherName }: RowOf<"place">, messages: SearchSuggestionsMessages): readonly string[] => [
  ...place.types.slice(0, 1).map((type) => valueName("types", type, messages)),
  ...(otherName === null ? [] : [messages.searchSuggestions.otherName(otherName)]),
];

/** The visible content of a row. For screen readers, `rowLabel` replaces the content. */
export function RowContent({ row, typed }: { readonly row: SuggestionRow; readonly typed: string }) {
  const { searchSuggestions: texts, common } = useSearchSuggestionsMessages();
  switch (row.kind) {
    case "place":
      return <Place row={row} typed={typed} />;
    case "filters":
      return <Filters row={row} typed={typed} />;
    case "text":
      return (
        <>
          <span className={styles.sign}>
            <MagnifyingGlassIcon size={20} aria-hidden />
          </span>
          <span className={styles.words}>{texts.allPlaces(row.text)}</span>
          <span className={styles.count}>{texts.number(row.total)}</span>
        </>
      );
    case "retry":
      return (
        <>
          <span className={styles.sign}>
            <ArrowRightIcon size={20} aria-hidden />
          </span>
          <span className={styles.words}>{common.tryAgain}</span>
        </>
      );
  }
}

function Place({ row, typed }: { readonly row: RowOf<"place">; readonly typed: string }) {
  const messages = useSearchSuggestionsMessages();
  const { name, types, media, arrondissement } = row.place;
  const image = media.find(({ kind }) => kind === "image");
  return (
    <>
      <span className={styles.poster}>
        <Picture url={image?.url} type={types[0]} alt="" width={36} height={45} priority="early" />
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          <TypedText text={formatName(name)} typed={typed} typedClass={styles.typedName} />
        </span>
        <span className={styles.line}>{placeLine(row, messages).join(" · ")}</span>
      </span>
      <Plaque arrondissement={arrondissement} size="small" />
    </>
  );
}

function Filters({ row, typed }: { readonly row: RowOf<"filters">; readonly typed: string }) {
  const { searchSuggestions: texts, listing, location } = useSearchSuggestionsMessages();
  const { filters, words, count } = row;
  const [meaning, ...others] = filters.meanings;
  const isOne = others.length === 0 && filters.rest === "";
  return (
    <>
      <span className={styles.sign}>
        {isOne && meaning !== undefined ? (
          <MeaningSign meaning={meaning} />
        ) : (
          <FunnelSimpleIcon size={20} aria-hidden />
        )}
      </span>
      <span className={styles.words}>
        {isOne ? <TypedText text={words[0] ?? ""} typed={typed} typedClass={styles.typed} /> : words.join(", ")}
      </span>
      <span className={styles.count}>
        {count === null ? location.set : isOne ? texts.number(count) : listing.count(count)}
      </span>
    </>
  );
}
