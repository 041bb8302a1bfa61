import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/courses/course';

/** `''` is a level we know and have no counterpart for; null is one we don't know. */
export type LevelReading = CourseLevel | '' | null;

/** In levelWords(), 'pg' stands for every way of writing postgraduate, 'ug' for undergraduate. */
const GRADUATE = '(?:pg|grad(?:uate)?|post (?:bacc?(?:alaureate)?|degree))';

/** In order: the first that matches the words of the cell wins. */
const LEVELS: readonly (readonly [RegExp, LevelReading])[] = [
  [
    /\b(?:senior|junior|primary|(?<!post )secondary|high) (?:secondary |school )?(?:certificate|school|studies|education)\b|\bkindergarten\b|\bk ?12\b|\byear 1[0-2]\b/,
    '',
  ],
  [
    /\bnon (?:aqf )?award\b|\belicos\b|\blanguage (?:course|programme?)\b|\bshort course\b|\bmicro ?credential\b|\bpre masters?\b|\bstudy abroad\b|\bexchange\b/,
    '',
  ],
  [new RegExp(`\\b${GRADUATE} (?:level )?cert(?:ificate)?\\b|\\bpg ?cert\\b|\\bpgce?\\b`), 'Post Graduate Certificate'],
  [
    new RegExp(`\\b${GRADUATE} (?:level )?(?:advanced )?dip(?:loma)?\\b|\\bpg ?dip\\b|\\bpgde?\\b`),
    'Post Graduate Diploma',
  ],
  [/\bfoundation degree\b|\bfd(?:a|sc|eng)\b/, ''],
  [
    /\bmasters?\b|\bm(?:a|s|sc|ba|eng|ed|com|comm|phil|res|arch|fa|pa|ph|sw|tech|it|is|math|eng sc)\b|\bemba\b|\bllm\b|\bmagister\b/,
    'Post Graduate',
  ],
  [/\bdoctor(?:al|ate)?\b|\bph ?d\b|\bdphil\b|\bed ?d\b|\bdba\b|\bjuris\b|\bjd\b/, 'Post Graduate'],
  [/\bassociates?\b/, 'Associate'],
  [/\bpg\b|\bgraduate (?:level|program(?:me)?|degree|school)\b/, 'Post Graduate'],
  [
    /\bbachelors?\b|\bb(?:a|s|sc|ba|eng|ed|com|comm|tech|arch|fa|bs|it|is|math|nurs|des|mus|sw|ca)\b|\bllb\b|\bmb(?:bs|chb|bch)\b|\bb(?:mbs|ds|vsc|vms)\b|\bbaccalaureate\b/,
    'Under Graduate',
  ],
  [/\bug (?:level )?cert(?:ificate)?\b/, 'Under Graduate Certificate'],
  [/\bug (?:level )?(?:advanced )?dip(?:loma)?\b/, 'Under Graduate Diploma'],
  [/\bfoundation\b|\bug pathway\b|\bpre university\b/, 'Foundation'],
  [/\bdip(?:loma)?\b|\bhnd\b|\bdip ?he\b/, 'Under Graduate Diploma'],
  [/\bcert(?:ificate)?\b|\bhnc\b|\bhigher national certificate\b|\bcert ?he\b/, 'Under Graduate Certificate'],
  [/\bug\b|\bhonours degree\b|\b(?:college|first) degree\b/, 'Under Graduate'],
];

const OWN = new Map<string, CourseLevel>(COURSE_LEVELS.map((level) => [levelWords(level), level]));

/** Reads a level in the words of any of the countries: 'Masters Degree (Coursework)', 'BSc', 'Grad Cert', 'College Diploma'. */
export function readLevel(text: string): LevelReading {
  const words = levelWords(text);
  const own = OWN.get(words);
  if (own) return own;
  if (namesTwo(words)) return null;
  for (const [pattern, level] of LEVELS) if (pattern.test(words)) return level;
  return null;
}

const AWARD_IN_NAME: readonly (readonly [RegExp, CourseLevel])[] = [
  [/^(?:pg|graduate) certificate (?:of|in)\b|^ontario college graduate certificate\b/, 'Post Graduate Certificate'],
  [/^(?:pg|graduate) diploma (?:of|in)\b/, 'Post Graduate Diploma'],
  [
    /^(?:executive )?masters? (?:of|in)\b|^doctor of\b|^juris doctor\b|^(?:mba|msc|phd|llm|mphil|meng)\b/,
    'Post Graduate',
  ],
  [/^bachelor (?:of|in)\b|^(?:bsc|beng|llb|bba|bcom|btech)\b/, 'Under Graduate'],
  [/^associate(?: degree)? (?:of|in)\b/, 'Associate'],
  [/^(?:advanced )?diploma (?:of|in)\b/, 'Under Graduate Diploma'],
  [/^certificate (?:(?:i|ii|iii|iv) )?(?:of|in)\b/, 'Under Graduate Certificate'],
];

/** What the words of an award mean, '' for none of our levels. */
export function awardLevel(text: string): CourseLevel | '' {
  return readLevel(text) ?? '';
}

/** The level a course's own name states at its start ('Bachelor of Commerce'), or '' when it states none or two. */
export function levelAtStart(course: string): CourseLevel | '' {
  const words = levelWords(course.split(/[/,]/)[0] ?? '');
  if (/[/]|\b(?:and|with)\b.*\b(?:bachelor|master|diploma|doctor)\b/i.test(course)) return '';
  return AWARD_IN_NAME.find(([pattern]) => pattern.test(words))?.[1] ?? '';
}

/** Whether a course that counts to no level is a foundation programme by its name. */
export function isFoundationName(course: string): boolean {
  const words = levelWords(course);
  return (
    /\bfoundation (?:studies|programme?|program|year|course)\b/.test(words) && !/\b(?:english|ielts|pre)\b/.test(words)
  );
}

/** 'B.Sc. (Hons)' → 'bsc hons', 'Post-Graduate' → 'pg', "Bachelor's" → 'bachelors'. */
export function levelWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bpost ?grad(?:uate)?\b/g, 'pg')
    .replace(/\bunder ?grad(?:uate)?\b/g, 'ug')
    .trim();
}

const AWARDS = [
  /\bbachelors?\b/,
  /\bmasters?\b|\bdoctor|\bph ?d\b/,
  /\bdip(?:loma)?\b/,
  /\bcert(?:ificate)?\b/,
  /\bassociates?\b/,
];

/** 'Bachelor / Master', 'UG & PG', 'Diploma/Certificate': one cell, two levels. */
function namesTwo(words: string): boolean {
  const awards = AWARDS.filter((pattern) => pattern.test(words)).length;
  const isUnder = /\bug\b|\bbachelors?\b/.test(words);
  const isPost = /\bpg\b|\bmasters?\b|\bdoctor/.test(words);
  return awards > 1 || (isUnder && isPost);
}
