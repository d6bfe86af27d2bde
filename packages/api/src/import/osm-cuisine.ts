import type { Tag } from "@flaneur/domain";

/** Our tags, each with the values of OpenStreetMap's key `cuisine` for which a place gets the tag. */
const CUISINES: readonly (readonly [Tag, cuisines: readonly string[]])[] = [
  ["Classic French", ["french", "francaise", "traditional", "regional", "local"]],
  ["Bistro", ["bistro", "bistrot", "bistronomie"]],
  ["Brasserie", ["brasserie"]],
  ["Fine dining", ["fine_dining", "gastronomic", "french_gastronomy"]],
  ["Steak", ["steak_house", "steak", "meat", "grill", "barbecue"]],
  ["Seafood", ["seafood", "fish", "oyster", "oysters", "fish_and_chips"]],
  ["Crêpes", ["crepe", "crepes", "crepes_and_galettes", "galette", "savory_pancakes", "pancake", "breton"]],
  ["Basque", ["basque"]],
  ["Alsatian", ["alsatian", "flammkuchen"]],
  [
    "Regional French",
    [
      "provencal",
      "provençal",
      "auvergne",
      "auvergnate",
      "lyonnaise",
      "bouchon",
      "corsican",
      "corse",
      "savoyard",
      "savoie",
    ],
  ],
  ["Italian", ["italian", "italian_pizza", "pasta", "sicilian", "sardinian", "neapolitan"]],
  ["Pizza", ["pizza", "italian_pizza", "new_york_pizza"]],
  ["Spanish", ["spanish", "tapas", "catalan", "paella", "andalusian"]],
  [
    "Middle Eastern",
    [
      "lebanese",
      "turkish",
      "kebab",
      "persian",
      "iranian",
      "israeli",
      "falafel",
      "syrian",
      "arab",
      "oriental",
      "middle_eastern",
      "kurdish",
      "kurde",
      "pita",
      "armenian",
    ],
  ],
  ["North African", ["moroccan", "couscous", "tunisian", "algerian", "maghrebi", "tajine", "north_african"]],
  [
    "African",
    [
      "african",
      "ethiopian",
      "senegalese",
      "cameroonian",
      "ivorian",
      "eritrean",
      "malian",
      "togolese",
      "somali",
      "djiboutian",
    ],
  ],
  ["Indian", ["indian", "pakistani", "pakistanese", "punjabi", "bangladeshi", "sri_lankan"]],
  [
    "Chinese",
    [
      "chinese",
      "cantonese",
      "sichuan",
      "yunnan",
      "lanzhou",
      "dim_sum",
      "dumpling",
      "taiwanese",
      "taiwan",
      "shaanxi",
      "shandong",
      "hangzhou",
      "火鍋",
    ],
  ],
  [
    "Japanese",
    ["japanese", "japonais", "sushi", "ramen", "udon", "soba", "bento", "izakaya", "okonomiyaki", "teppanyaki"],
  ],
  ["Korean", ["korean", "corean"]],
  ["Vietnamese", ["vietnamese", "vietnam", "pho"]],
  ["Thai", ["thai", "thaï"]],
  [
    "Latin American",
    [
      "mexican",
      "tex-mex",
      "tacos",
      "peruvian",
      "argentinian",
      "argentine",
      "brazilian",
      "bresilian",
      "south_american",
      "colombian",
      "columbian",
      "venezuelan",
      "latin_american",
      "latino",
      "arepa",
      "chilean",
      "cuban",
    ],
  ],
  ["American", ["american", "burger", "hot_dog", "bagel", "diner"]],
  ["Small plates", ["tapas", "mezze"]],
  ["Coffee", ["coffee_shop", "coffeeshop", "coffee"]],
  ["Tea", ["tea", "teahouse", "tearoom", "salon_de_thé", "bubble_tea", "matcha"]],
  ["Ice cream", ["ice_cream", "gelato", "frozen_yogurt"]],
  ["Breakfast", ["breakfast"]],
  ["Brunch", ["brunch"]],
  ["Cheese", ["cheese", "fondue", "raclette"]],
  ["Pastry", ["cake", "dessert", "pastry", "patisserie", "donut", "waffles", "cookies"]],
  ["Chocolate", ["chocolate"]],
  ["Wine", ["wine", "wine_bar"]],
  ["Cocktails", ["cocktails"]],
  ["Vegetarian", ["vegetarian"]],
  ["Vegan", ["vegan"]],
  ["Organic", ["organic"]],
];

const TAGS_BY_CUISINE = new Map<string, Tag[]>();
for (const [tag, cuisines] of CUISINES) {
  for (const cuisine of cuisines) TAGS_BY_CUISINE.set(cuisine, [...(TAGS_BY_CUISINE.get(cuisine) ?? []), tag]);
}

/** Returns the tags of a `cuisine`, which may have several values: `italian;pizza`. */
export function cuisineTags(cuisine: string | undefined): readonly Tag[] {
  if (cuisine === undefined) return [];
  const values = cuisine.toLowerCase().split(/[;,]/);
  return values.flatMap((value) => TAGS_BY_CUISINE.get(value.trim().replace(/ /g, "_")) ?? []);
}
