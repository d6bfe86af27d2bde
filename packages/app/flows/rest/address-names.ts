import gazetteerUrl from "@flaneur/api/paris.gazetteer.gz?url";
import { type Completable, completable, decodeGazetteer, matchPrefix, prefixOf } from "@flaneur/api/web";
import { type AddressKind, type Coordinates, cardAddress, fold, type Place } from "@flaneur/domain";

/** A suggestion in the shape of the REST API. */
export interface NamedAddress extends Coordinates {
  readonly text: string;
  readonly kind: AddressKind;
  readonly postcode: string | null;
  readonly address: string;
  readonly isApproximate: boolean;
}

interface Name {
  readonly completable: Completable;
  readonly named: NamedAddress;
}

const MAX_SUGGESTIONS = 8;

function nameOf(text: string, kind: AddressKind, postcode: string | null, { latitude, longitude }: Coordinates): Name {
  const address = [text, postcode === null ? "Paris" : `${postcode} Paris`, "France"].join(", ");
  return {
    completable: completable(fold(text)),
    named: { text, kind, postcode, address, latitude, longitude, isApproximate: false },
  };
}

/** Returns the addresses and the names of the places that have coordinates. */
export const namesOfPlaces = (places: readonly Place[]): readonly Name[] =>
  places.flatMap(({ name, address, arrondissement, coordinates }) =>
    coordinates === null
      ? []
      : [
          nameOf(cardAddress(address), "address", arrondissement, coordinates),
          nameOf(name, "place", arrondissement, coordinates),
        ],
  );

const GZIP_MAGIC = 0x1f;

/** Returns the text of a `.gz` file. The browser decompresses it if the response has `Content-Encoding: gzip`. */
async function fetchCompressed(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  const [first] = new Uint8Array(await blob.slice(0, 1).arrayBuffer());
  if (first !== GZIP_MAGIC) return blob.text();
  return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

/** Loads the stations, sights and streets from the file that the api uses, too. */
async function fetchGazetteer(): Promise<readonly Name[]> {
  const { points, streets } = decodeGazetteer(await fetchCompressed(gazetteerUrl));
  return [
    ...points.map((point) => nameOf(point.name, point.kind, point.arrondissement, point)),
    ...streets.flatMap(({ name, parts: [part] }) =>
      part === undefined ? [] : [nameOf(name, "street", part.arrondissement, part.middle)],
    ),
  ];
}

let fetched: Promise<readonly Name[]> | undefined;

/**
 * Returns suggestions for the beginning of an address, sorted by the result of `matchPrefix`, then by length.
 * @param known Names that precede names of the gazetteer with the same match and the same length.
 */
export async function addressesNamed(typed: string, known: readonly Name[]): Promise<readonly NamedAddress[]> {
  fetched ??= fetchGazetteer();
  const words = prefixOf(fold(cardAddress(typed)), /\s$/.test(typed));
  return [...known, ...(await fetched)]
    .flatMap((name) => {
      const match = matchPrefix(words, name.completable);
      return match === null ? [] : [{ match, named: name.named }];
    })
    .toSorted((a, b) => a.match - b.match || a.named.text.length - b.named.text.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ named }) => named);
}
