import type { SearchMeaning } from "@flaneur/domain";
import { type Reading, value } from "@flaneur/place-index";

const mentions = (text: string): SearchMeaning => ({ kind: "mentions", text });
const either = (meaning: SearchMeaning): SearchMeaning =>
  meaning.kind === "value" ? { ...meaning, either: true } : meaning;

/**
 * What visitors ask for that is no single type or tag: English and French words, separated by ', ', and the filters that
 * they mean together. Plurals need not be listed.
 */
const INTENTS: readonly (readonly [words: string, reading: Reading])[] = [
  [
    "jazz, jazz club, jazz bar, jazz concert, live jazz, club de jazz, concert de jazz, cave de jazz",
    [mentions("jazz")],
  ],
  [
    "flea market, puces, marché aux puces, les puces, brocante, vide-grenier, antiques, antique market, antiquités, antiquaire",
    [value("types", "Market"), mentions("puces")],
  ],
  [
    "view of the eiffel tower, view of eiffel tower, view on the eiffel tower, eiffel tower view, see the eiffel tower, " +
      "vue tour eiffel, vue sur la tour eiffel, vue de la tour eiffel, vue eiffel, voir la tour eiffel",
    [value("tags", "View"), mentions("eiffel tower")],
  ],
  ["sunset, sunset view, coucher de soleil, coucher du soleil", [value("tags", "View")]],
  ["onion soup, french onion soup, soupe à l'oignon", [mentions("onion soup")]],
  ["hot chocolate, chocolat chaud, chocolat viennois", [mentions("hot chocolate")]],
  [
    "english bookshop, english bookstore, english language bookshop, english books, english book store, " +
      "librairie anglaise, librairie anglophone, livres en anglais, livre en anglais",
    [value("types", "Store"), value("tags", "Books"), mentions("english")],
  ],
  ["tea room, tearoom, tea house, afternoon tea, salon de thé", [value("types", "Café"), value("tags", "Tea")]],
  [
    "covered passage, covered arcade, passage couvert, galerie couverte",
    [value("types", "Spot"), value("tags", "Covered")],
  ],
  [
    "impressionist, impressionism, impressionist painting, impressionniste, impressionnisme, monet, van gogh, renoir, " +
      "cézanne, manet",
    [value("types", "Museum"), value("tags", "Painting")],
  ],
  [
    "under 10 euros, under 15 euros, under 20 euros, less than 10 euros, less than 15 euros, less than 20 euros, " +
      "moins de 10 euros, moins de 15 euros, moins de 20 euros",
    [value("tags", "Budget")],
  ],
  ["hammam, hamam, turkish bath, bain turc", [value("tags", "Spa"), mentions("hammam")]],
  ["cheap eats, cheap eat, bon marché, manger pas cher", [value("types", "Restaurant"), value("tags", "Budget")]],
  ["macaron", [value("tags", "Pastry"), mentions("macaron")]],
  ["croissant, pain au chocolat, viennoiserie", [value("types", "Bakery"), value("tags", "Pastry")]],
  [
    "vintage, vintage shop, vintage store",
    [value("types", "Store"), value("types", "Market"), value("tags", "Nostalgic")],
  ],
  [
    "wine bar, bar à vin, bistrot à vin, cave à manger, bar à vins nature",
    [value("types", "Bar"), either(value("tags", "Wine")), either(value("tags", "Natural wine"))],
  ],
  [
    "things to do, thing to do, what to do, to do, activities, que faire, à faire, quoi faire, sortie",
    (["Activity", "Museum", "Monument", "Park", "Spot"] as const).map((type) => value("types", type)),
  ],
];

export const intents: readonly (readonly [text: string, reading: Reading])[] = INTENTS.flatMap(([words, reading]) =>
  words.split(", ").map((text) => [text, reading] as const),
);
