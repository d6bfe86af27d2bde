/** Words for the way to a place, before its name: 'how to get to Angelina', 'route vers Angelina'. */
const WAY_TO =
  /^(?:how (?:do i|can i|to) (?:get|go|reach|walk|find)|directions?|(?:the )?way|route|go|reach|comment (?:aller|se rendre|rejoindre)|aller|rejoindre|itin[ée]raire|trajet)(?: (?:to|vers|pour|chez|à la|à l['’]|à|au|aux|jusqu['’]à))* (.{3,})$/iu;
/** A place after the start of a journey: 'from Gare du Nord to Angelina'. */
const START_AND_PLACE =
  /^(?:(?:from|depuis|de) .{3,} à|(?:(?:from|depuis|de) )?.{3,} (?:to|vers|jusqu['’]à)) (.{3,})$/iu;
/** A place before the start of a journey: 'Angelina from Gare du Nord'. */
const PLACE_AND_START = /^(.{3,}?) (?:from|depuis|à partir d[eu]s?) .+$/iu;
/** What visitors want to know about a place: 'Louvre tickets'. */
const ABOUT_PLACE =
  /(?<![\p{L}\p{N}])(?:tickets?|billets?|opening (?:hours|times)|hours|horaires?|prices?|tarifs?|address|adresse)(?![\p{L}\p{N}])/giu;

/**
 * Returns the name of the place that a text asks for, without the way to the place and what the visitor wants to know
 * about it. Null if the text has neither, or nothing else.
 */
export function askedPlace(text: string): string | null {
  const whole = text.trim();
  let name = WAY_TO.exec(whole)?.[1] ?? whole;
  name = START_AND_PLACE.exec(name)?.[1] ?? PLACE_AND_START.exec(name)?.[1] ?? name;
  name = name.replace(ABOUT_PLACE, " ").trim();
  return name === whole || name === "" ? null : name;
}
