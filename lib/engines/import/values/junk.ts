import { webAddress } from '@/lib/domain/addresses/web-address';

const TOTAL =
  /^(?:(?:grand|sub|overall)[ -]?)?totals?\b(?: *(?:[:=].*)?| (?:courses?|fees?|rows?|number.*))$|^(?:sum|average|mean|count)[ :=]*$/i;
const ERROR =
  /^(?:an? )?(?:errors?|exception|failed|undefined|not found|page not found|404(?: .*)?|access denied|loading\W*)$/i;
const REPEATS = /^(?:ditto|as above|same as above|see above|-do-|"|''|〃)$/i;
const FOOTER =
  /^(?:source|sources|notes?|nb|disclaimer|copyright|legend)(?: *[:–-].*)?$|^(?:last (?:updated|modified)|updated on|generated (?:on|by)|prepared by|printed on|page \d+ of \d+)\b|^©|^end of (?:list|file|report|table|data)\b|^\*+ ?\p{L}.* /iu;
const FILLED_IN = /^(?:test|xxx+|asdf\w*|lorem ipsum.*|dummy|sample course|example|course name|university name)$/i;

/** Menus and buttons of web pages: lists that programs copied from pages have them among the courses. */
const OF_PAGE =
  /^(?:skip to (?:main )?(?:content|navigation)|(?:view|see|show|load|browse|explore|find|search) (?:all|more|our|the full)\b.*|(?:view|see|show|load|read|learn|find out) more\b.*|register (?:now|here|today|as (?:an? )?\w+)|(?:apply|enquire|enroll?|book|download|subscribe|call|chat|buy) (?:now|here|today|online|us|with us)|(?:sign|log) ?(?:in|up|out)\b.*|contact us|about us|click here|back to (?:top|.*results|home)|home ?page|(?:main )?menu|privacy policy|cookie (?:policy|settings)|terms (?:and|&) conditions|accept (?:all )?cookies|sitemap|next page|previous page|download (?:a )?(?:brochure|prospectus)|course finder|all courses)$/i;

/** Why a name is no course's or university's name, as the end of a sentence that begins with it; null for one that may be. */
export function junkName(text: string): string | null {
  if (webAddress(text) !== null || /^\S+@\S+\.\S+$/.test(text)) return 'is an address';
  if (TOTAL.test(text)) return 'is a line of totals';
  if (ERROR.test(text)) return 'is a message from the program that made the file';
  if (REPEATS.test(text)) return 'only points to the row above';
  if (FOOTER.test(text)) return 'is a note, not a row of the table';
  if (OF_PAGE.test(text)) return 'is a menu or a button from a web page';
  return FILLED_IN.test(text) ? 'is only a placeholder, not a name' : null;
}
