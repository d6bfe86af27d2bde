import type { PlaceType } from "@flaneur/domain";

/** English and French words for the types, separated by ', '. Regular plurals need not be listed. */
const WORDS: Readonly<Record<PlaceType, string>> = {
  Restaurant:
    "resto, eat, eating, food, lunch, dinner, dining, diner, déjeuner, manger, where to eat, place to eat, table, " +
    "à table, où manger, souper, supper",
  Bar:
    "pub, drinks, drink, boire un verre, bar à, nightcap, apéro, apero, aperitif, happy hour, " +
    "sports bar, irish pub, whisky, whiskey, dive bar",
  Café: "coffee shop, coffeeshop, coffee house, salon de café, cafe",
  Spot:
    "sight, sights, lieu à voir, point of interest, things to see, à voir, viewpoint, passage, hidden gem, " +
    "secret spot, lieu secret, secret, secret place",
  Park: "parc, jardin, jardin public, garden, gardens, square, green space, espace vert, parks and gardens",
  Activity: "activité, sortir",
  Museum: "musée, gallery, galerie, exhibition, exposition, expo, museums",
  Cinema: "cinéma, ciné, movie, movies, movie theater, movie theatre, film, films, pictures",
  Club: "nightclub, night club, discothèque, disco, boîte, boîte de nuit, clubbing, techno, electro, house music, dj",
  Gym: "salle de sport, sports hall, fitness center, fitness centre, salle de gym, muscu, sport, sports",
  Hotel:
    "hôtel, stay, where to stay, accommodation, hébergement, dormir, hotels, palace hotel, hostel, youth hostel, " +
    "auberge, auberge de jeunesse, boutique hotel, b&b, bed and breakfast",
  Bakery: "boulangerie, boulanger, baker, bread shop, pâtisserie boulangerie, baguette",
  Market: "marché, food market, halle, food hall, food court, halles",
  Monument: "monuments, monument historique, historic monument, church, église, cathedral, cathédrale, castle",
  Pool: "piscine, swimming pool, baths, bains, baignade, lido pool",
  Store: "shop, shops, shopping, boutique, magasin, commerce, stores",
};

export const typeWords = (type: PlaceType): readonly string[] => WORDS[type].split(", ").filter((word) => word !== "");
