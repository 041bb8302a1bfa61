const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const BEFORE = words(
  'graduate postgraduate post-graduate undergraduate under-graduate advanced higher professional executive honours honors joint dual double national ontario college post under',
);
const AWARDS = words(
  "bachelor bachelor's bachelors master master's masters doctor doctorate diploma certificate cert associate degree foundation",
);
const AFTER = words('degree program programme (honours) (hons) (honors) honours hons diploma year i ii iii iv v');
const ABBREVIATIONS = words(
  'ba bba bcom bed beng bsc bs btech ma mba mcom med meng mres mphil ms msc mtech llb llm phd hnd hnc pgce pgcert pgdip',
);
/** What an award is in before it says the subject: 'Bachelor of Science in Nursing'. */
const GENERAL = words(
  'arts science sciences technology engineering philosophy education commerce business design laws health applied fine professional studies administration',
);
const LONGEST_GENERAL = 3;

/**
 * How many of a folded name's words are its award: 2 of 'bachelor of nursing', 4 of 'bachelor of science in nursing', 0
 * where a name doesn't begin with one or has nothing after it. `wordAt`: the name's words, '' beyond the last.
 */
export function awardLength(wordAt: (place: number) => string): number {
  let at = 0;
  const skip = (some: ReadonlySet<string>) => {
    while (some.has(wordAt(at))) at++;
  };
  if (ABBREVIATIONS.has(wordAt(0))) {
    at = 1;
    skip(AFTER);
    if (isLink(wordAt(at))) at++;
  } else {
    skip(BEFORE);
    if (!AWARDS.has(wordAt(at))) return 0;
    at++;
    skip(AFTER);
    if (!isLink(wordAt(at))) return 0;
    at++;
    at += generalLength((place) => wordAt(at + place));
  }
  return wordAt(at) === '' ? 0 : at;
}

/** What a folded name is about: the name without its award. */
export function subjectOf(folded: string): string {
  const parts = folded.split(' ');
  return parts.slice(awardLength((place) => parts[place] ?? '')).join(' ');
}

/** Whether a folded text is the name of an award and nothing more: 'master', 'graduate diploma'. */
export const isAward = (folded: string): boolean =>
  folded.split(' ').every((word) => AWARDS.has(word) || BEFORE.has(word) || AFTER.has(word) || isLink(word));

const isLink = (word: string) => word === 'of' || word === 'in';

/** The words of 'science (honours) in', with the 'in'; 0 when something else stands there. */
function generalLength(wordAt: (place: number) => string): number {
  let at = 0;
  while (at < LONGEST_GENERAL && (GENERAL.has(wordAt(at)) || (at > 0 && wordAt(at) === 'and'))) at++;
  if (at === 0) return 0;
  while (AFTER.has(wordAt(at))) at++;
  return wordAt(at) === 'in' ? at + 1 : 0;
}
