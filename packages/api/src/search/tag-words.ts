import type { Tag } from "@flaneur/domain";

/** English and French words for the tags, in addition to their names, separated by ', '. Plurals need not be listed. */
const WORDS: Readonly<Record<Tag, string>> = {
  Terrace: "terrasse, outdoor seating, outside, en terrasse, patio, al fresco, sidewalk",
  Garden: "with a garden, avec jardin",
  Courtyard: "cour, cour intérieure",
  Rooftop: "toit, toit terrasse, roof, roof terrace, sur les toits, roof garden, rooftop garden",
  Waterside:
    "riverside, by the water, by the seine, near the seine, near seine, near the river, near the water, près de la seine, près de l'eau, along the seine, on the seine, canalside, au bord de l'eau, bord de seine, " +
    "bord de la seine, au bord de la seine, le long de la seine, sur la seine, quai, quais, river, riverbank, river bank, berges, berges de seine",
  View: "vue, views, vue sur paris, view of paris, view over paris, panorama, belle vue, skyline",
  "Open air": "outdoor, outdoors, plein air, en plein air",
  Covered: "couvert, indoor, indoors",
  Historic: "historique, old, ancien, medieval, médiéval, gothic, gothique, roman, romain, gallo-roman",
  Landmark: "emblématique, famous, célèbre, incontournable, must see",
  "Art Nouveau": "",
  "Art Deco": "art déco",
  Modern: "moderne, contemporary",
  Lively: "animé, buzzing, vivant",
  Quiet: "calme, tranquille, peaceful, silent",
  Romantic: "romantique",
  Cosy: "cozy, chaleureux, cocooning",
  Elegant: "élégant, chic, classy",
  Bohemian: "bohème, boho",
  Festive: "festif, party, fête",
  Nostalgic: "rétro, retro",
  Relaxed: "décontracté, casual, chill",
  "Family-run": "maison familiale, family run, familial",
  "Natural wine": "vin nature, vin naturel, natural wines",
  Wine: "vin, wines, cave à vin, caviste, champagne, wine tasting, dégustation de vin",
  Cocktails: "cocktail, mixology, speakeasy, hidden bar, bar caché",
  "Craft beer": "bière artisanale, beer, bière, brewery, brasserie artisanale, ipa",
  Coffee: "café de spécialité, specialty coffee, speciality coffee, espresso, flat white, latte",
  Tea: "thé",
  Breakfast: "petit-déjeuner, petit dej, petit déj",
  Brunch: "bruncher",
  "Small plates": "petites assiettes, tapas, sharing plates, à partager",
  Bread: "pain, sourdough, levain",
  Pastry: "pâtisserie, pastries, cake, cakes, gâteau, éclair, dessert, patissier, " + "millefeuille, tarte",
  Chocolate: "chocolat, chocolatier",
  "Ice cream": "glace, glaces, glacier, gelato, sorbet, icecream",
  Cheese: "fromage, fromagerie, cheesemonger, fromager",
  "Classic French": "french food, french, cuisine traditionnelle, français, cuisine française, traditional",
  Bistro: "bistrot",
  Brasserie: "",
  "Fine dining":
    "gastronomique, gastro, michelin, starred, étoilé, haute cuisine, étoilé michelin, étoile michelin, " +
    "étoiles michelin, michelin star, restaurant étoilé",
  "Market cooking": "cuisine du marché, seasonal",
  Steak: "viande, meat, steakhouse, steak frites, grill, entrecôte",
  Seafood: "fruits de mer, fish, poisson, oyster, oysters, huître, huîtres, moules",
  Crêpes: "crepe, creperie, crêperie, galette, pancake, pancakes",
  Basque: "",
  Alsatian: "alsacien, choucroute, flammekueche",
  "Regional French": "cuisine régionale, regional, auvergne, breton, lyonnais, bouchon",
  Italian: "italien, italian food, pasta, pâtes, trattoria",
  Pizza: "pizzeria, pizzas",
  Spanish: "espagnol, paella",
  "Middle Eastern": "moyen-orient, lebanese, libanais, falafel, israeli, mezze, turkish, kebab, shawarma",
  "North African": "maghreb, couscous, moroccan, marocain, tunisian, algerian, tajine, tagine",
  African: "africain, ethiopian, éthiopien, senegalese, sénégalais",
  Indian: "indien, curry, indian food",
  Chinese: "chinois, dim sum, dumplings, noodles, raviolis chinois",
  Japanese: "japonais, sushi, ramen, udon, izakaya, japanese food, bento",
  Korean: "coréen, bibimbap, korean bbq",
  Vietnamese: "vietnamien, pho, bo bun, banh mi",
  Thai: "thaï, thailandais, pad thai",
  "Latin American": "latino-américain, mexican, mexicain, tacos, taco, peruvian, argentine, empanadas",
  American: "américain, burger, burgers, hamburger, hot dog, bbq",
  "With friends": "entre amis, friends, amis",
  Date: "à deux, date night, first date, couple, en amoureux, rendez-vous",
  Kids:
    "enfants, enfant, children, child, kid, family, famille, en famille, kid friendly, toddlers, baby, for kids, " +
    "stroller, poussette",
  Solo: "en solo, alone, seul",
  Groups: "groupes, groupe, group, large groups",
  Reading: "lecture, lire, read, study, étudier",
  "Rainy day": "jour de pluie, rain, raining, rainy, pluie, when it rains, quand il pleut, bad weather",
  Picnic: "pique-nique, pique nique, picnics",
  Photos: "photo, instagram, instagrammable, photogenic",
  Gifts: "cadeaux, cadeau, gift, souvenir, souvenirs",
  "Late night": "by night, at night, la nuit, de nuit, tard le soir, tard, late, after midnight, nocturne, late dinner",
  Dancing: "danse, dance, danser, salsa",
  "Booking needed": "sur réservation, reservation, réservation, booking",
  "Walk-ins":
    "sans réservation, no reservation, walk in, no booking, without reservation, without booking, without a reservation, " +
    "without a booking, no reservation needed, no booking needed, pas de réservation, sans réserver, no need to book",
  "Step-free": "accès de plain-pied, wheelchair, fauteuil roulant, accessible, pmr, step free, handicap",
  "Open Sundays": "ouvert le dimanche",
  Takeaway: "à emporter, take away, takeout, take out, to go, street food",
  "Wi-Fi":
    "wifi, internet, laptop, remote work, coworking, work, travailler, laptop friendly, remote working, " +
    "télétravail",
  "Dogs welcome": "chiens acceptés, dog friendly, dogs, dog, chien, chiens",
  "Guided tours": "visites guidées, guided tour, visite guidée, tour",
  "Free entry": "entrée libre, free, gratuit, gratuite, free admission, for free, entrée gratuite",
  Budget:
    "petit budget, cheap, pas cher, pas chère, pas trop cher, pas trop chère, pas très cher, not expensive, not too expensive, inexpensive, bon marché, affordable, low cost, cheap eats",
  "Mid-range": "prix moyens, mid range",
  Splurge: "haut de gamme, expensive, luxury, luxe, fancy, special occasion",
  "Lunch menu": "formule déjeuner, set lunch, menu du jour, midi",
  Vegetarian: "végétarien, veggie, végé, vegetarian food",
  Vegan: "végan, végétalien, plant based",
  "Gluten-free": "sans gluten, gluten free, no gluten, without gluten, pas de gluten, zéro gluten",
  Halal: "",
  Kosher: "casher, cacher",
  Organic: "bio, biologique",
  Painting: "peinture, paintings, tableaux",
  Sculpture: "sculptures, statues",
  "Contemporary art": "art contemporain, modern art, art moderne",
  Photography: "photographie, photo museum, musée de la photo, photo exhibition, expo photo",
  Architecture: "buildings",
  Design: "arts décoratifs, decorative arts",
  Fashion:
    "mode, couture, clothes, vêtements, friperie, thrift store, second hand, vintage clothes, vintage clothing, " +
    "vêtements vintage, second hand clothes, clothing",
  Science: "sciences, technology",
  History: "histoire",
  Books:
    "livres, book, bookshop, bookstore, librairie, livre, english books, second hand books, livres d'occasion, " +
    "used books, comics, bd, bande dessinée",
  "Live music": "concerts, concert, musique live, rock, gig, classical music, musique classique",
  Theatre:
    "théâtre, theater, play, show, spectacle, cabaret, french cancan, cancan, burlesque, ballet, stand up, " +
    "stand-up comedy, comedy club, comedy, humour",
  "Classic films": "films de répertoire, art house, arthouse, old movies",
  "World cultures": "cultures du monde, asian art, african art",
  Swimming: "natation, swim, nager, with pool, with a pool, with swimming pool, avec piscine",
  "Outdoor pool": "piscine en plein air, outdoor swimming, open air pool, piscine découverte",
  Spa: "sauna, massage, thermes",
  Fitness: "workout, gymnastics",
  Climbing: "escalade, bouldering, climb, bloc",
  Boxing: "boxe, box",
  Running: "course à pied, jogging, run, courir",
  Boating: "barque, boat, bateau, rowing, boat trip, boat tour, cruise, river cruise, croisière",
  Playground: "aire de jeux, jeux, playgrounds",
  Wildlife: "animaux, animals, animal, zoo, birds",
};

/** @throws Error for a tag without a line in WORDS. A start that is not checked by the types meets it. */
export function tagWords(tag: Tag): readonly string[] {
  const words: string | undefined = WORDS[tag];
  if (words === undefined) {
    throw new Error(`The tag '${tag}' has no words. Add a line for it in packages/api/src/search/tag-words.ts.`);
  }
  return words.split(", ").filter((word) => word !== "");
}
