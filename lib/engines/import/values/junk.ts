import { webAddress } from '@/lib/domain/addresses/web-address';

const TOTAL =
  /^(?:(?:grand|sub|overall)[ -]?)?totals?\b(?: *(?:[:=].*)?| (?:courses?|fees?|rows?|number.*))$|^(?:sum|average|mean|count)[ :=]*$/i;
const ERROR =
  /^(?:an? )?(?:errors?|exception|failed|undefined|not found|page not found|404(?: .*)?|access denied|loading\W*)$/i;
const REPEATS = /^(?:ditto|as above|same as above|see above|-do-|"|''|〃)$/i;
const FOOTER =
  /^(?:source|sources|notes?|nb|disclaimer|copyright|legend)(?: *[:–-].*)?$|^(?:last (?:updated|modified)|updated on|generated (?:on|by)|prepared by|printed on|page \d+ of \d+)\b|^©|^end of (?:list|file|report|table|data)\b|^\*+ ?\p{L}.* /iu;
const FILLED_IN = /^(?:test|xxx+|asdf\w*|lorem ipsum.*|dummy|sample course|example|course name|university name)$/i;

/** Why a name is no course's or university's name, as the end of a sentence that begins with it; null for one that may be. */
export function junkName(text: string): string | null {
  if (webAddress(text) !== null || /^\S+@\S+\.\S+$/.test(text)) return 'is an address';
  if (TOTAL.test(text)) return 'is a line of totals';
  if (ERROR.test(text)) return 'is a message of the program that made the file';
  if (REPEATS.test(text)) return 'only points to the row above';
  if (FOOTER.test(text)) return 'is a note, no row of the table';
  return FILLED_IN.test(text) ? 'only holds the place of a name' : null;
}
