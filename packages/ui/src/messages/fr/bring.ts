import type { enBring } from "../en/bring.ts";
import { createFormats, sentence } from "../formats.ts";

const { number, plural } = createFormats("fr");
const places = (count: number) => `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`;
const savedSteps = (done: number, total: number) =>
  plural(done, {
    one: `${number(done)} étape sur ${number(total)} est enregistrée`,
    other: `${number(done)} étapes sur ${number(total)} sont enregistrées`,
  });

export const frBring: typeof enBring = {
  bring: {
    title: "Importer mes lieux",
    back: "Favoris",
    offerTitle: "Importer mes lieux enregistrés sur Google Maps",
    beginWith: "Ou commencez par ceux-ci",
    offerText: "Ou sur My Maps, Mapstr, Organic Maps, OsmAnd, uMap, ou une liste de noms.",
    dropHere: "Déposez votre fichier pour le lire",
    sentence: "Un fichier d’une autre carte, ou une liste de noms : nous cherchons chaque lieu parmi les nôtres.",
    fileTitle: "Choisissez un fichier, ou déposez-le ici",
    fileText:
      "Google Takeout (Adresses enregistrées ou une liste), My Maps, Mapstr, Organic Maps, OsmAnd, uMap : JSON, CSV, KML, KMZ, GPX ou ZIP, jusqu’à 10 Mo.",
    chooseFile: "Choisir un fichier",
    howTo: "Comment obtenir ce fichier de Google",
    pasteLabel: "Ou collez une liste : un nom ou un lien par ligne",
    paste: "Les chercher",
    private:
      "Tout est lu sur cet appareil. Seuls les noms, les adresses et les positions sont recherchés, et rien n’est enregistré avant votre accord.",
    pastedName: "Liste collée",
    severalName: "Mes lieux",
    cancel: "Annuler",
    tryAgain: "Réessayer",
    reading: (name: string, files: number) =>
      files > 1 ? `Lecture de ${number(files)} fichiers…` : `Lecture de « ${name} »…`,
    lookingUp: "Recherche de vos lieux",
    progress: (done: number, total: number) => `${number(done)} sur ${number(total)}`,
    readStopped: "Vos lieux n’ont pas été lus",
    readFailed:
      "La lecture s’est arrêtée : la partie de Flâneur qui lit les fichiers n’a pas démarré, ou cet appareil manquait de mémoire. Vérifiez votre connexion, et réessayez. Si elle s’arrête encore, choisissez un fichier plus petit.",
    lookUpFailed: (reason: string) => `La recherche s’est arrêtée : ${reason}`,
    problems: {
      damaged: "Ce fichier est endommagé ou incomplet. Téléchargez-le de nouveau.",
      empty: "Ce fichier est vide. Choisissez-en un autre.",
      encoding: "L’encodage de ce fichier est inconnu. Enregistrez-le en UTF-8.",
      format: "Ce n’est pas un fichier de lieux enregistrés. Choisissez un fichier JSON, CSV, KML, KMZ, GPX ou ZIP.",
      header: "Ce tableau ne dit pas quelle colonne contient les noms. Nommez-la « nom » à la première ligne.",
      protected: "Cette archive est protégée par un mot de passe. Décompressez-la d’abord.",
      "too large": "Ce fichier dépasse 10 Mo. Divisez-le.",
      "too many": "Cela fait plus de 2 000 lieux. Divisez la liste.",
      "too many entries":
        "Cette archive contient plus de 100 fichiers de lieux, ou plus de 10 000 fichiers de tout genre. Décompressez-la, et choisissez les fichiers utiles.",
      "too many rows":
        "Ce fichier a plus de 100 000 lignes, la plupart sans lieu. Choisissez un fichier qui ne contient que vos lieux.",
      "too much":
        "Ces fichiers font plus de 40 Mo ensemble une fois décompressés. Choisissez-en moins, ou de plus petits.",
      "unpacks too large":
        "Cette archive devient trop grande une fois décompressée : plus de 10 Mo, et plus de 200 fois sa propre taille, ce qu’aucun fichier de lieux ne fait. Décompressez-la, et choisissez les fichiers utiles.",
      "network link":
        "Ce fichier ne fait que pointer vers une carte en ligne, et ne contient aucun lieu. Ouvrez cette carte, exportez-la avec toutes ses données en KML ou KMZ, et choisissez ce fichier.",
      routes:
        "Ce fichier ne contient que des itinéraires ou des traces, aucun lieu. Exportez les points d’intérêt de votre carte, et choisissez ce fichier.",
      "too many files": "Cela fait plus de 2 000 fichiers. Choisissez-en moins.",
      none: "Il ne contient aucun lieu. Choisissez un autre fichier.",
      packed:
        "Ce type d’archive n’est pas lu. Décompressez-la d’abord, ou choisissez .zip lors de l’export depuis Google.",
      unreadable: "Ce fichier n’a pas pu être ouvert. Choisissez-le de nouveau.",
    },
    listProblems: {
      "too large": "Cette liste dépasse 10 Mo. Divisez-la.",
      none: "Elle ne contient aucun lieu. Écrivez un nom ou un lien par ligne.",
    },
    refused: (file: string, problem: string) => `« ${file} » n’a pas été lu. ${problem}`,
    found: (count: number, total: number) =>
      `${number(count)} ${plural(count, { one: "trouvé", other: "trouvés" })} sur ${number(total)}`,
    from: (name: string, files: number) =>
      `De ${files > 1 ? `${number(files)} fichiers` : `« ${name} »`}. Rien n’est ajouté avant votre accord.`,
    unreadable: (count: number) =>
      `${number(count)} ${plural(count, { one: "ligne sans nom ni position est laissée", other: "lignes sans nom ni position sont laissées" })} de côté.`,
    columns: { file: "Dans votre fichier", ours: "Sur Flâneur" },
    groups: { check: "À vérifier", found: "Trouvés", none: "Non trouvés" },
    nameDiffers: "Le nom diffère",
    several: (count: number) => `Il peut s’agir de ${number(count)} des nôtres`,
    metres: (metres: number) =>
      metres < 1_000 ? `à ${number(metres)} m` : `à ${(metres / 1_000).toFixed(1).replace(".", ",")} km`,
    here: "Au même point",
    noneOfThese: "Aucun de ceux-ci",
    willBeAdded: "Sera ajouté",
    notAdded: "Non ajouté",
    alreadyFavorite: "Déjà un favori",
    sameAsAbove: "Comme plus haut",
    missing: {
      notOurs: "Pas parmi nos lieux",
      outside: "Hors de Paris",
      link: "Ce lien ne nomme aucun lieu. Collez le nom.",
    },
    nameless: "Lieu sans nom",
    googleMaps: "Google Maps",
    showMore: (count: number) => `En afficher ${number(count)} de plus`,
    download: "Les télécharger en GeoJSON",
    downloadName: "non-trouves.geojson",
    sum: (count: number, already: number) =>
      already === 0
        ? `${places(count)} ${plural(count, { one: "sera ajouté", other: "seront ajoutés" })}.`
        : `${number(count)} ${plural(count, { one: "sera ajouté", other: "seront ajoutés" })} ; ${number(already)} ${plural(already, { one: "est déjà un favori", other: "sont déjà des favoris" })}.`,
    unchecked: (count: number) => `${number(count)} encore à vérifier.`,
    intoList: "Les mettre aussi dans une nouvelle liste",
    listName: "Nom de la liste",
    listNameFixed: "La liste est déjà créée. Vous pouvez la renommer sur sa page.",
    listLimit: "Une liste contient au plus 500 lieux : les 500 premiers y sont mis.",
    add: (count: number) => `Ajouter ${places(count)}`,
    addToList: "Créer la liste",
    adding: "Ajout…",
    added: (count: number) => `${places(count)} ${plural(count, { one: "ajouté", other: "ajoutés" })}`,
    addedNone: "Tous sont déjà des favoris",
    addedWithList: (count: number, name: string) =>
      `${places(count)} ${plural(count, { one: "ajouté", other: "ajoutés" })}, avec la liste « ${name} »`,
    listCreated: (name: string) => `Liste « ${name} » créée`,
    undo: "Annuler l’ajout",
    undoing: "Annulation…",
    undoHint: "Le bouton « Annuler l’ajout » suit ce titre pendant 8 secondes.",
    undone: "Ajout annulé. Ce qui avait été ajouté est retiré ; ce que vous aviez avant n’a pas changé.",
    undoFailed: (left: number | null, reason: string) =>
      left === null
        ? `Rien n’a été annulé : ${sentence(reason)} Appuyez sur « Annuler l’ajout » pour réessayer.`
        : `Tout n’est pas annulé, ${places(left)} ${plural(left, { one: "est", other: "sont" })} encore dans vos favoris : ${sentence(reason)} Appuyez sur « Annuler l’ajout » pour continuer.`,
    intoListName: (name: string) => `Ils sont dans la liste « ${name} ».`,
    saveFailed: (done: number, total: number, reason: string) =>
      done === 0
        ? `Rien n’a été ajouté : ${sentence(reason)} Appuyez sur le bouton pour réessayer.`
        : `${savedSteps(done, total)}, les autres non : ${sentence(reason)} Appuyez sur le bouton pour continuer.`,
    stopped: (done: number, total: number) =>
      `Arrêté : ${savedSteps(done, total)}. Appuyez sur le bouton pour continuer.`,
    leftOut: (count: number) =>
      `${places(count)} ${plural(count, { one: "n’a pas été trouvé et n’est pas enregistré", other: "n’ont pas été trouvés et ne sont pas enregistrés" })}.`,
    openList: "Ouvrir la liste",
    showFavorites: "Voir les favoris",
    another: "Importer d’autres lieux",
  },
};
