import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { useId } from "react";
import { CheckMark } from "../../components/CheckMark/CheckMark.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import {
  type BroughtCandidate,
  type BroughtPlace,
  type FoundRow,
  type MissingRow,
  NONE_OF_THESE,
  type UndecidedRow,
} from "./bring-state.ts";

/** The name and address that the visitor brought. */
function Brought({ brought: { name, address } }: { readonly brought: BroughtPlace }) {
  const { bring: texts } = useBringMessages();
  return (
    <span className={styles.brought}>
      <VisuallyHidden>{texts.columns.file}: </VisuallyHidden>
      <span className={styles.broughtName}>{name ?? texts.nameless}</span>
      {address !== null && <span className={styles.address}>{address}</span>}
    </span>
  );
}

/** One of our places, with its poster. */
function Ours({ candidate: { place } }: { readonly candidate: BroughtCandidate }) {
  const { bring: texts, values } = useBringMessages();
  const [type] = place.types;
  const [street = ""] = place.address.split(", ");
  return (
    <>
      <span className={styles.poster}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={type}
          alt=""
          width={40}
          height={50}
        />
      </span>
      <span className={styles.ours}>
        <VisuallyHidden>{texts.columns.ours}: </VisuallyHidden>
        <span className={styles.name}>{formatName(place.name)}</span>
        <span className={styles.address}>
          {[...(type === undefined ? [] : [values.type(type)]), street].join(" · ")}
        </span>
      </span>
    </>
  );
}

export interface FoundPlaceRowProps extends FoundRow {
  /** Whether the box cannot be changed, because the places are being saved. */
  readonly disabled: boolean;
  /** Called with the `index` of the brought place and the new state when its box is ticked or unticked. */
  readonly onCheckedChange: (index: number, checked: boolean) => void;
}

/** A brought place that was found. The visitor can leave it out. */
export function FoundPlaceRow({ disabled, onCheckedChange, ...row }: FoundPlaceRowProps) {
  const { bring: texts } = useBringMessages();
  const { brought, candidate, checked } = row;
  return (
    <li>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onCheckedChange(brought.index, target.checked)}
        />
        <Brought brought={brought} />
        <span className={styles.place}>
          <Ours candidate={candidate} />
        </span>
        <span className={styles.end}>
          {foundText(row, texts)}
          <CheckMark choice={checked ? "is" : "none"} className={styles.mark} />
        </span>
      </label>
    </li>
  );
}

function foundText(
  { checked, isFavorite, isRepeated }: FoundRow,
  texts: ReturnType<typeof useBringMessages>["bring"],
): string {
  if (!checked) return texts.notAdded;
  if (isFavorite) return texts.alreadyFavorite;
  return isRepeated ? texts.sameAsAbove : texts.willBeAdded;
}

export interface UndecidedPlaceRowProps extends UndecidedRow {
  /** Whether the choice cannot be changed, because the places are being saved. */
  readonly disabled: boolean;
  /** Called with the `index` of the brought place and the id of the chosen place, or `NONE_OF_THESE`. */
  readonly onChoose: (index: number, choice: string) => void;
}

/** A brought place that was not clearly found. The visitor chooses one of the candidates or none. */
export function UndecidedPlaceRow({ brought, candidates, choice, disabled, onChoose }: UndecidedPlaceRowProps) {
  const { bring: texts } = useBringMessages();
  const group = useId();
  const reason = candidates.length > 1 ? texts.several(candidates.length) : null;
  return (
    <li>
      <fieldset className={styles.checked} disabled={disabled}>
        <legend className={styles.legend}>
          <Brought brought={brought} />
          {reason !== null && <span className={styles.address}>{reason}</span>}
        </legend>
        <div className={styles.candidates}>
          {candidates.map((candidate) => (
            <label key={candidate.place.id} className={styles.candidate}>
              <input
                type="radio"
                className={styles.input}
                name={group}
                checked={choice === candidate.place.id}
                onChange={() => onChoose(brought.index, candidate.place.id)}
              />
              <span className={styles.place}>
                <Ours candidate={candidate} />
              </span>
              <Reasons candidate={candidate} />
              <span className={styles.radio} aria-hidden />
            </label>
          ))}
          <label className={styles.candidate}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={choice === NONE_OF_THESE}
              onChange={() => onChoose(brought.index, NONE_OF_THESE)}
            />
            <span className={styles.neither}>{texts.noneOfThese}</span>
            <span className={styles.radio} aria-hidden />
          </label>
        </div>
      </fieldset>
    </li>
  );
}

/** How a candidate differs from the brought place: by its name, and by its distance. */
function Reasons({ candidate: { metres, nameDiffers } }: { readonly candidate: BroughtCandidate }) {
  const { bring: texts } = useBringMessages();
  const distance = metres === null ? [] : [metres === 0 ? texts.here : texts.metres(metres)];
  const reasons = [...(nameDiffers ? [texts.nameDiffers] : []), ...distance];
  if (reasons.length === 0) return null;
  return <span className={styles.reasons}>{reasons.join(", ")}</span>;
}

/** A place that was not found. */
export function MissingPlaceRow({ brought, reason }: MissingRow) {
  const { bring: texts } = useBringMessages();
  return (
    <li className={styles.row}>
      <Brought brought={brought} />
      <span className={styles.place}>
        <span className={styles.poster}>
          <QuestionIcon size={20} aria-hidden />
        </span>
        <span className={styles.notOurs}>{texts.missing[reason]}</span>
      </span>
      <span className={styles.end}>
        <TextLink href={brought.mapUrl}>
          {brought.site ?? texts.googleMaps}
          <VisuallyHidden>: {brought.name ?? texts.nameless}</VisuallyHidden>
        </TextLink>
      </span>
    </li>
  );
}
