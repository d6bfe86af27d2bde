import type { AddressKind, AddressSuggestion } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { TrainSimpleIcon } from "@phosphor-icons/react/dist/csr/TrainSimple";
import { cx } from "../../lib/cx.ts";
import { useLocationMessages } from "../../messages/location.ts";
import { ListboxOption } from "../Listbox/ListboxOption.tsx";
import { optionId } from "../Listbox/listbox-keys.ts";
import { TypedText } from "../Listbox/TypedText.tsx";
import styles from "./AddressSuggestions.module.css";

interface AddressSuggestionsProps {
  /** The id of the list. The id of an option is this id, a hyphen and the index of the option, counted from 0. */
  readonly id: string;
  /** The text in the field. */
  readonly typed: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** The index of the marked suggestion, or null. */
  readonly marked: number | null;
  /** Called with the suggestion that is pressed. */
  readonly onTake: (suggestion: AddressSuggestion) => void;
}

const STATIONS: ReadonlySet<AddressKind> = new Set(["metro", "rer", "train", "tram", "funicular"]);
const iconOf = (kind: AddressKind) => (STATIONS.has(kind) ? TrainSimpleIcon : MapPinIcon);

/** The suggestions for the address field of the location dialog. The field keeps the focus and handles the keys. */
export function AddressSuggestions({ id, typed, suggestions, marked, onTake }: AddressSuggestionsProps) {
  const { locationDialog } = useLocationMessages();
  return (
    <div id={id} role="listbox" aria-label={locationDialog.suggestions} className={styles.popover}>
      {suggestions.map((suggestion, index) => {
        const { text, kind, postcode, address } = suggestion;
        const Icon = iconOf(kind);
        const isStreet = kind === "address" || kind === "street";
        const end = isStreet && postcode !== null ? locationDialog.inParis(postcode) : locationDialog.kinds[kind];
        return (
          <ListboxOption
            key={`${kind} ${text} ${address}`}
            id={optionId(id, index)}
            className={cx(styles.option, index === marked && styles.marked)}
            label={`${text}, ${end}`}
            isMarked={index === marked}
            onTake={() => onTake(suggestion)}
          >
            <Icon size={18} aria-hidden />
            <span className={styles.text}>
              <TypedText text={text} typed={typed} typedClass={styles.typed} />
            </span>
            <span className={styles.end}>{end}</span>
          </ListboxOption>
        );
      })}
    </div>
  );
}
