import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Demands, Piece } from '../truth';
import type { Dice } from './dice';
import { sideOfLevel } from './english';

/** What courses ask of the marks of earlier studies. */
export function marks(d: Dice, level: CourseLevel): Piece {
  const isPg = level.startsWith('Post');
  const roll = d.from(1, 100);
  if (roll <= 40) return percentage(d, isPg);
  if (roll <= 46) return sideOfLevel(level) ? pair(d, level) : percentage(d, isPg);
  if (roll <= 58) return gradePoints(d);
  if (roll <= 70) return isPg ? degreeClass(d) : bestOf(d);
  if (roll <= 80) return alternatives(d, isPg);
  if (roll <= 87) return isPg ? withWork(d) : withSubject(d, isPg);
  if (roll <= 94) return withSubject(d, isPg);
  return preferred(d);
}

const plain = (text: string, truth: Piece['truth'], items: readonly (keyof Omit<Demands, 'tests'>)[]): Piece => ({
  text,
  truth,
  stated: items.map((item) => ({ item, text })),
});

const SHARES = [45, 50, 50, 55, 55, 60, 60, 65, 70, 75, 80] as const;

const OF_SCHOOL = [
  'Grade 12 with {p}',
  'minimum {p} in 12th',
  '12th: {p}',
  'Class XII with at least {p} overall',
  'Higher Secondary (10+2) with {p} or above',
  'a minimum of {p} in Standard XII',
  'HSC with {p} and above',
  'an average of {p} in Grade 12',
  '{p} in 10+2',
  'Academic: {p} in XII',
  'completion of Year 12 with a minimum aggregate of {p}',
  'High school diploma with an average of at least {p}',
  '{p} overall in Senior Secondary',
] as const;
const OF_DEGREE = [
  "Bachelor's degree with {p}",
  'minimum {p} in graduation',
  'Graduation with {p} or above',
  'First degree with at least {p}',
  "a bachelor's degree with a minimum of {p}",
  'an undergraduate degree with an overall {p}',
  '{p} aggregate in Bachelors',
  'Bachelor degree (3 or 4 years) with a minimum average of {p}',
  'a recognised degree with {p} or higher',
  '{p} in UG',
  'Academic requirement: {p} in bachelors',
  'at least {p} overall in the first degree',
] as const;
const OF_EITHER = [
  'Minimum {p}',
  '{p} and above',
  '{p} aggregate',
  'Minimum percentage: {p}',
  'Academics: {p}',
  'minimum {p} overall',
];

const shareText = (d: Dice, share: number) =>
  d.of([
    `${share}%`,
    `${share}%`,
    `${share}%`,
    `${share} %`,
    `${share} percent`,
    `${share} per cent`,
    `${share}% marks`,
  ]);

function statement(d: Dice, isPg: boolean): { text: string; share: number } {
  const share = d.of(SHARES);
  const form = d.percent(20) ? d.of(OF_EITHER) : d.of(isPg ? OF_DEGREE : OF_SCHOOL);
  return { text: form.replace('{p}', shareText(d, share)), share };
}

function percentage(d: Dice, isPg: boolean): Piece {
  const { text, share } = statement(d, isPg);
  const whole = d.percent(15) ? d.of([`Applicants need ${text}`, `Entry: ${text}`, `Normally ${text}`]) : text;
  return plain(whole, { percentage: share }, ['percentage']);
}

function pair(d: Dice, level: CourseLevel): Piece {
  const [ug, pg] = d.some([50, 55, 60, 65, 70], 2) as [number, number];
  const text = d.of([
    `${ug}% for UG and ${pg}% for PG`,
    `UG: ${ug}%, PG: ${pg}%`,
    `Minimum percentage: ${ug}% (UG) / ${pg}% (PG)`,
    `For Bachelors ${ug}% in 12th; for Masters ${pg}% in graduation`,
  ]);
  return plain(text, { percentage: sideOfLevel(level) === 'UG' ? ug : pg }, ['percentage']);
}

const AVERAGES = {
  '4': [2.5, 2.75, 3, 3, 3.25, 3.5],
  '10': [5.5, 6, 6.5, 7, 7.5],
  '7': [4, 4.5, 5, 5.5],
  '5': [3, 3.5],
};

function average(d: Dice): { text: string; cgpa: { value: number; of: number } } {
  const of = d.of(['4', '4', '10', '10', '7', '5'] as const);
  const value = d.of(AVERAGES[of]);
  const v = Number.isInteger(value) && d.percent(70) ? value.toFixed(1) : String(value);
  const top = of === '4' && d.percent(60) ? '4.0' : of;
  const text = d.of([
    `CGPA ${v}/${top}`,
    `CGPA of ${v} out of ${top}`,
    `GPA ${v} or higher on a ${top} scale`,
    `minimum GPA of ${v}/${top}`,
    `GPA of ${v} on a ${top}-point scale`,
    `a cumulative GPA of at least ${v} (on a ${top} scale)`,
    `${v}/${top} CGPA`,
    `a GPA of ${v} (out of ${top})`,
    `minimum CGPA: ${v} (${top} point scale)`,
    `grade point average of ${v} out of ${top} or better`,
  ]);
  return { text, cgpa: { value, of: Number(of) } };
}

function gradePoints(d: Dice): Piece {
  const { text, cgpa } = average(d);
  return plain(d.of([text, text, `Applicants must hold ${text}`]), { cgpa }, ['cgpa']);
}

const CLASSES = [
  ['2:2', ['a 2:2', '2:2 or above', 'a UK 2:2 or equivalent', 'lower second-class honours', 'a second class honours degree (2:2)', '2:2 honours', 'a lower second class degree']],
  ['2:1', ['a 2:1', 'a UK 2:1', '2:1 or above', 'upper second-class honours', 'a first or upper second-class honours degree', 'a 2:1 honours degree', 'upper second class (2:1)', 'a first or 2:1']],
  ['First', ['first-class honours', 'a first class honours degree', 'a UK First']],
  ['Third', ['a third class honours degree', 'third-class honours or above']],
] as const; // biome-ignore format: a table

function classText(d: Dice): { text: string; ukClass: NonNullable<Demands['ukClass']> } {
  const [ukClass, forms] = d.of([
    CLASSES[0],
    CLASSES[0],
    CLASSES[0],
    CLASSES[1],
    CLASSES[1],
    CLASSES[1],
    CLASSES[2],
    CLASSES[3],
  ]);
  return { text: d.of<string>(forms), ukClass };
}

function degreeClass(d: Dice): Piece {
  const { text, ukClass } = classText(d);
  return plain(d.of([text, `Applicants should hold ${text}`, `Normally ${text}`]), { ukClass }, ['ukClass']);
}

function alternatives(d: Dice, isPg: boolean): Piece {
  const { text: percent, share } = statement(d, isPg);
  const points = average(d);
  const grade = classText(d);
  if (isPg && d.percent(40)) {
    const text = `${percent} or ${points.text} or ${grade.text}`;
    const truth = { percentage: share, cgpa: points.cgpa, ukClass: grade.ukClass };
    return plain(text, truth, ['percentage', 'cgpa', 'ukClass']);
  }
  if (isPg && d.percent(40)) {
    return plain(`${grade.text} or ${percent}`, { percentage: share, ukClass: grade.ukClass }, [
      'percentage',
      'ukClass',
    ]);
  }
  const text = d.of([`${percent} or ${points.text}`, `${points.text} or ${percent}`, `${percent} / ${points.text}`]);
  return plain(text, { percentage: share, cgpa: points.cgpa }, ['percentage', 'cgpa']);
}

function withWork(d: Dice): Piece {
  const share = d.of([55, 60, 65] as const);
  const years = d.from(1, 5);
  const time =
    years === 1 ? 'one year' : `${d.of([String(years), ['', '', 'two', 'three', 'four', 'five'][years]])} years`;
  const lower = share - 5;
  const text = d.of([
    `Bachelor degree with ${share}%, or ${lower}% with ${time} of relevant work experience`,
    `${share}% in graduation or ${lower}% plus ${time} of work experience`,
    `minimum ${share}%; ${lower}% considered with ${time} work experience`,
    `Degree with ${share}% or a degree with ${lower}% and ${time} of professional experience`,
  ]);
  const truth = { percentage: share, orWithWork: { percentage: lower, years } };
  return plain(text, truth, ['percentage', 'orWithWork']);
}

function bestOf(d: Dice): Piece {
  const share = d.of(SHARES);
  const [word, count] = d.of([['four', 4], ['4', 4], ['five', 5], ['three', 3]] as const); // biome-ignore format: a table
  const text = d.of([
    `${share}% in best ${word} subjects`,
    `an average of ${share}% in the best ${word} subjects in Grade 12`,
    `${share}% aggregate of best ${word} subjects`,
    `best of ${word} subjects: ${share}%`,
  ]);
  return plain(text, { percentage: share, bestOf: count }, ['percentage', 'bestOf']);
}

/** A mark of one subject beside the mark of all. */
function withSubject(d: Dice, isPg: boolean): Piece {
  const share = d.of(SHARES);
  const subject = d.of(['Mathematics', 'English', 'Physics', 'Maths and Physics', 'Biology']);
  const higher = share + 5;
  const own = isPg
    ? d.of([`${higher}% in English at 12th`, `${higher}% in XII English`, `English ${higher}% in Class 12`])
    : d.of([
        `${share + 5}% in ${subject}`,
        `${subject} with ${share + 5}%`,
        `a minimum of ${share + 5}% in ${subject}`,
      ]);
  const general = d.of([
    `${share}% aggregate`,
    `${share}% overall`,
    `an overall average of ${share}%`,
    `minimum ${share}% overall`,
  ]);
  const text = `${general} ${d.of(['and', 'with', 'including'])} ${own}`;
  return {
    text,
    truth: { percentage: share },
    stated: [{ item: 'percentage', text: general }],
    other: [{ kind: 'profile', text: own, also: ['unknown'] }],
  };
}

/** Marks that are wished for, or that something else hangs on. */
function preferred(d: Dice): Piece {
  const share = d.of([70, 75, 80, 85] as const);
  const text = d.of([
    `${share}% and above preferred`,
    `Applicants with ${share}% are preferred`,
    `No minimum percentage`,
    `No minimum marks required`,
    `${share}% preferred but not required`,
    `A 2:1 is preferred`,
    `Percentage: no bar`,
  ]);
  return { text, other: [{ kind: 'none', text, also: ['judged'] }] };
}
