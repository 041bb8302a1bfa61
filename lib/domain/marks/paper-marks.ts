import { CGPA_SCALES, type CgpaScale, type DegreeClass } from './marks';

/** What stands on the paper about marks, as one reads it off: '74.1 %', '3.1/5', '2:2', 'NEB 3.2', 'awaited', 'AAB'. */

export const LONGEST_MARKS = 60;
const TOO_LONG = `Please enter at most ${LONGEST_MARKS} characters here, and subjects with their marks under Subjects.`;
export const MARKS_WANTED = 'Please enter the marks as on your certificate, or “awaited” if they are not out yet.';

/** Divisions say another thing in each country than the classes of a British degree. */
const DIVISIONS = ['Distinction', 'First division', 'Second division', 'Third division', 'Merit', 'Pass'] as const;
type Division = (typeof DIVISIONS)[number];

type Stated =
  | { kind: 'percent'; value: number; scale: null }
  | { kind: 'cgpa'; value: number; scale: CgpaScale }
  | { kind: 'class'; value: DegreeClass | Division; scale: null }
  /** Not published yet. */
  | { kind: 'awaited'; value: null; scale: null }
  /** Letter grades, WAEC, A level, IB, AP, German marks: kept as typed, and unknown. */
  | { kind: 'other'; value: null; scale: null };
type PaperMark = Stated & { asTyped: string };

/** Why a text isn't taken as it is, as a question or with what is wanted, and what it may mean, as one would type it. */
interface MarksQuestion {
  asks: string;
  offers: string[];
}

/** Percentages up to this are taken for averages: nobody passes with them. */
const LOWEST_PERCENTAGE = 10;
/** Below it a number alone may be of another scale: 14 of 20. */
const LOWEST_BARE = 33;
/** The scale most averages of a country are on, to be offered first, and that of its pages which name none. */
export const USUAL_SCALE: { readonly [country: string]: CgpaScale } = {
  Bangladesh: '4',
  Ghana: '4',
  India: '10',
  Nepal: '4',
  Nigeria: '5',
  Pakistan: '4',
  'Sri Lanka': '4',
  Vietnam: '10',
};

/** Whether a percentage can't be one: up to 10 it is taken for an average, and is unknown until it is entered anew. */
export const isDoubtful = (percentage: number | null | undefined): boolean =>
  (percentage ?? null) !== null && (percentage as number) <= LOWEST_PERCENTAGE;

/** 'Is 3.1 a CGPA? …' of a stored percentage that can't be one; null for any other. */
export const doubtOf = (percentage: number | null | undefined, country = ''): MarksQuestion | null =>
  isDoubtful(percentage) ? averageQuestion(percentage as number, country) : null;

/**
 * Reads marks as they are typed. Several stand beside each other with ';', in brackets or after a comma: '7.4/10; 74 %'.
 * @param country of the studies; '' where it isn't known
 * @returns the marks, or what is asked back
 */
export function readMarks(typed: string, country = ''): PaperMark[] | MarksQuestion {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}1-9]/u.test(text)) return { asks: MARKS_WANTED, offers: [] };
  if (text.length > LONGEST_MARKS) return { asks: TOO_LONG, offers: [] };
  const whole = readOne(text, country);
  if ('asks' in whole) return whole;
  if (whole.kind !== 'other') return [{ ...whole, asTyped: text }];
  const parts = text.split(/\s*[;()]\s*|,\s+|\s+and\s+/).filter(Boolean);
  const read = parts.map((part) => ({ part, one: readOne(part, country) }));
  const marks = read.flatMap(({ part, one }) => ('asks' in one ? [] : [{ ...one, asTyped: part }]));
  const kinds = new Set(marks.map(({ kind }) => kind));
  const isPlain = parts.length > 1 && !kinds.has('other') && !kinds.has('awaited');
  const asked = read.flatMap(({ one }) => ('asks' in one ? [one] : []))[0];
  if (isPlain && asked) return asked;
  return isPlain && kinds.size === parts.length ? marks : [{ ...whole, asTyped: text }];
}

/** The marks of a text that may be asked about, none while it is. */
export function marksIn(typed: string | undefined, country = ''): PaperMark[] {
  const read = typed ? readMarks(typed, country) : [];
  return 'asks' in read ? [] : read;
}

/** What the fields of an education hold of marks: what was stated, and nothing that was worked out of it. */
export function statedIn(marks: readonly PaperMark[]) {
  const percent = marks.find(({ kind }) => kind === 'percent');
  const average = marks.find((one) => one.kind === 'cgpa');
  return {
    percentage: percent ? (percent.value as number) : null,
    cgpa: average?.value ?? null,
    cgpa_scale: average?.scale ?? null,
  };
}

/** How stored marks are shown and typed again: as they were typed, else by their numbers; '' where there are none. */
export function marksText({
  marks,
  percentage,
  cgpa,
  cgpa_scale: scale,
}: {
  marks?: string | undefined;
  percentage?: number | null | undefined;
  cgpa?: number | null | undefined;
  cgpa_scale?: string | null | undefined;
}): string {
  if (marks) return marks;
  const has = (value: number | null | undefined) => (value ?? null) !== null;
  return [has(percentage) ? `${percentage} %` : '', has(cgpa) ? `${cgpa}${scale ? `/${scale}` : ''}` : '']
    .filter(Boolean)
    .join('; ');
}

/** The same in words, for pages: '68.5%', 'CGPA 7.4 of 10 and 74%'; as typed where it is asked about. */
export function marksWords(stored: Parameters<typeof marksText>[0], country = ''): string {
  const text = marksText(stored);
  const marks = marksIn(text, country);
  return marks.length > 0 ? marks.map(markWords).join(' and ') : text;
}

/** What was read, in words. */
export function markWords(mark: PaperMark): string {
  switch (mark.kind) {
    case 'percent':
      return `${mark.value}%`;
    case 'cgpa':
      return `CGPA ${mark.value} of ${mark.scale}`;
    case 'class':
      return mark.value;
    case 'awaited':
      return 'Results awaited';
    case 'other':
      return mark.asTyped;
  }
}

const NUMBER = '(\\d{1,4}(?:[.,]\\d{1,4})?)';
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');
const AVERAGE_WORD = '(?:neb|see|c\\.?g\\.?p\\.?a\\.?|s?gpa|grade point average|average|dgpa|opi|cpi)';
const OF_SCALE = whole(
  `(?:(?:${AVERAGE_WORD}|[hs]sc)[ :]*)*${NUMBER}(?: ?${AVERAGE_WORD})? ?(?:\\/|of|out of|on|on a scale of) ?${NUMBER}(?: ?${AVERAGE_WORD}| ?scale| ?points?)*`,
);
const AVERAGE = whole(`((?:${AVERAGE_WORD}[ :]*)+)${NUMBER}|${NUMBER} ?(${AVERAGE_WORD}(?: ${AVERAGE_WORD})*)`);
const PERCENT = whole(
  `(?:marks?|percentage|aggregate|overall|about|approx\\.?)?[ :]*${NUMBER} ?(?:%|per ?cent|percentage|pct)(?: marks?| aggregate| overall)?`,
);
/** Certificates of Bangladesh: their averages are on 5. */
const OF_BANGLADESH = whole(`[hs]sc[ :]*(?:c?gpa[ :]*)?${NUMBER}`);
const BARE = whole(NUMBER);
const AWAITED =
  /\b(?:awaited|awaiting|waiting|pending|not (?:out|published|declared|announced) yet|not yet (?:out|published|declared)|to come|appearing|result(?:s)? due)\b/i;
const HONOURS = String.raw`(?: ?\(?(?:hons?\.?|honou?rs)\)?)?(?: degree| division| class)?(?: ?\(?(?:hons?\.?|honou?rs)\)?)?`;
const CLASSES: readonly (readonly [RegExp, DegreeClass | Division])[] = [
  [
    whole(
      `(?:second|2nd)[ -]class(?: hons?\\.?| honou?rs)?[ ,(-]*upper(?: division)?\\)?${HONOURS}(?: ?\\(?2[:.]1\\)?)?`,
    ),
    '2:1',
  ],
  [whole(`2 ?[:.] ?1${HONOURS}|upper second(?:[ -]class)?${HONOURS}|ii ?[.:] ?i`), '2:1'],
  [
    whole(
      `(?:second|2nd)[ -]class(?: hons?\\.?| honou?rs)?[ ,(-]*lower(?: division)?\\)?${HONOURS}(?: ?\\(?2[:.]2\\)?)?`,
    ),
    '2:2',
  ],
  [whole(`2 ?[:.] ?2${HONOURS}|lower second(?:[ -]class)?${HONOURS}|ii ?[.:] ?ii`), '2:2'],
  [whole('(?:first|1st|i) (?:div\\.?|division)(?: with distinction)?'), 'First division'],
  [whole('(?:second|2nd|ii) (?:div\\.?|division)'), 'Second division'],
  [whole('(?:third|3rd|iii) (?:div\\.?|division)'), 'Third division'],
  [whole(`(?:first|1st)(?:[ -]class)?${HONOURS}`), 'First'],
  [whole(`(?:third|3rd)(?:[ -]class)?${HONOURS}`), 'Third'],
  [whole('(?:first class )?(?:with )?distinction'), 'Distinction'],
  [whole('(?:with )?merit'), 'Merit'],
  [whole('pass(?:ed)?(?: class| division| degree)?'), 'Pass'],
];
const SECOND = whole(`(?:second|2nd)(?:[ -]class)?${HONOURS}`);
/** Numbers that name no scale of ours by themselves. */
const OTHER_SYSTEM = /\b(?:waec|wassce|neco|ib|ap|abitur|german|sat|act|gcse|a[ -]?levels?|kcse|jamb|points?)\b/i;

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
const OTHER: Stated = { kind: 'other', value: null, scale: null };

function readOne(text: string, country: string): Stated | MarksQuestion {
  if (AWAITED.test(text)) return { kind: 'awaited', value: null, scale: null };
  if (/^2[.,][12]$/.test(text)) return classOrAverage(text.replace(',', '.'), country);
  for (const [pattern, value] of CLASSES) if (pattern.test(text)) return { kind: 'class', value, scale: null };
  if (SECOND.test(text))
    return {
      asks: `${text}: upper or lower?`,
      offers: ['Second class upper (2:1)', 'Second class lower (2:2)', 'Second division'],
    };
  const percent = PERCENT.exec(text);
  if (percent) return percentOf(numberOf(percent[1]), country);
  const ofScale = OF_SCALE.exec(text);
  if (ofScale) return ofTotal(numberOf(ofScale[1]), numberOf(ofScale[2]));
  const average = AVERAGE.exec(text);
  if (average) {
    const value = numberOf(average[2] ?? average[3]);
    const isNeb = /\b(?:neb|see)\b/i.test(average[1] ?? average[4] ?? '');
    return isNeb && value <= 4 ? averageOf(value, '4') : averageAlone(value, country);
  }
  const ofSchool = country === 'Bangladesh' ? numberOf(OF_BANGLADESH.exec(text)?.[1]) : 0;
  if (ofSchool > 0 && ofSchool <= 5) return averageOf(ofSchool, '5');
  const bare = BARE.exec(text);
  if (bare && !OTHER_SYSTEM.test(text)) return numberAlone(numberOf(bare[1]), country);
  return OTHER;
}

const averageOf = (value: number, scale: CgpaScale): Stated => ({ kind: 'cgpa', value, scale });

function percentOf(value: number, country: string): Stated | MarksQuestion {
  if (value > 100) return { asks: `${value}: a percentage can’t exceed 100. What are the marks out of?`, offers: [] };
  if (value <= LOWEST_PERCENTAGE) return averageQuestion(value, country);
  return { kind: 'percent', value, scale: null };
}

/** 'n out of m': an average, marks of a total, which are asked for as a percentage, or another country's scale. */
function ofTotal(value: number, total: number): Stated | MarksQuestion {
  if (value > total) return { asks: `${value} is more than ${total}. Check the marks.`, offers: [] };
  const scale = CGPA_SCALES.find((one) => Number(one) === total);
  if (scale && value > 0) return averageOf(value, scale);
  if (total === 100) return percentOf(value, '');
  if (total < 100) return OTHER;
  const percent = Math.floor((value / total) * 10_000) / 100;
  return { asks: `${value} of ${total} is ${percent}%. Enter the percentage.`, offers: [`${percent} %`] };
}

/** An average above 7 can only be on 10. */
function averageAlone(value: number, country: string): Stated | MarksQuestion {
  if (value > 10)
    return { asks: `${value}: a CGPA can’t exceed 10. Is it a percentage?`, offers: percentOffers(value) };
  return value > 7 ? averageOf(value, '10') : averageQuestion(value, country);
}

function numberAlone(value: number, country: string): Stated | MarksQuestion {
  if (value > 100) return { asks: `${value}: what are the marks out of? For example ${value}/500.`, offers: [] };
  if (value >= LOWEST_BARE) return { kind: 'percent', value, scale: null };
  if (value > LOWEST_PERCENTAGE)
    return { asks: `${value}: is that a percentage, or out of 20?`, offers: [...percentOffers(value), `${value}/20`] };
  return averageAlone(value, country);
}

/** '2.2' is a class to some and an average to others. */
function classOrAverage(text: string, country: string): MarksQuestion {
  const name = text.replace('.', ':');
  const { offers } = averageQuestion(Number(text), country);
  return {
    asks: `${text}: is that the class ${name}, or a CGPA? Enter ${name}, or ${offers[0]}.`,
    offers: [name, ...offers],
  };
}

const percentOffers = (value: number): string[] => (value <= 100 ? [`${value} %`] : []);

function averageQuestion(value: number, country: string): MarksQuestion {
  const usual = USUAL_SCALE[country];
  const scales = CGPA_SCALES.filter((one) => Number(one) >= value && one !== usual);
  const offered = usual && Number(usual) >= value ? [usual, ...scales] : scales;
  return {
    asks: `${value}: is that a CGPA? Enter it with its scale, for example ${value}/${offered[0] ?? '10'}.`,
    offers: value > 0 ? offered.map((scale) => `${value}/${scale}`) : [],
  };
}
