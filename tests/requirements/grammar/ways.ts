import { type Dice, dice } from './dice';

/** A way that a verdict may go: 'good' is met or likely, 'bad' not met or likely not. */
export type Side = 'good' | 'open' | 'bad';
/** What somebody brings, as far as these clauses ask for it; absent: not told. */
export interface Someone {
  marks: number;
  /** How many years the degree took. */
  years: 3 | 4;
  field?: string;
  gmat?: number;
  ielts?: number;
  /** On 0 to 120, or up to 6 on the scale of 2026. */
  toefl?: number;
  work?: number;
  backlogs?: number;
}
export interface WaysCase {
  kind: string;
  text: string;
  people: { who: Someone; right: Side[] }[];
}

/**
 * Demands with what softens them, 'or' ways, modules, school subjects and tiers, each with whom they let in. No reader of
 * requirements shares a table with it.
 * @param seed any whole number; the same cases for the same one
 */
export function waysCases(count: number, seed: number): WaysCase[] {
  const d = dice(seed);
  return Array.from({ length: count }, () => {
    const [kind, made] = d.of(Object.entries(KINDS));
    return { kind, ...made(d) };
  });
}

const BASE: Someone = { marks: 82, years: 3, ielts: 7.5, backlogs: 0 };
const of = (who: Partial<Someone>, ...right: Side[]) => ({ who: { ...BASE, ...who }, right });
type Made = Omit<WaysCase, 'kind'>;
const JOINTS = ['. ', '; ', '. ', '.\n'];
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (d: Dice, one: string, other: string) => {
  const joint = d.of(JOINTS);
  return `${one}${joint}${joint === '; ' ? other : sentence(other)}.`;
};
const years = (d: Dice) => d.of(['two', 'three', '4', 'five', '6', '8', 'ten']);
const condition = (d: Dice) =>
  d.of([
    `${years(d)} years of work experience`,
    `${years(d)} years of management experience`,
    'a PhD',
    'a master’s degree',
    `a degree with 75% and ${years(d)} years of work experience`,
    `at least ${years(d)} years of relevant work experience and a professional qualification`,
  ]);
const PEOPLE = ['applicants', 'candidates', 'students', 'those', 'professionals'];

const KINDS: Readonly<Record<string, (d: Dice) => Made>> = {
  'a waiver of a test': (d) => {
    const least = d.of([560, 600, 640]);
    const [people, cond] = [d.of(PEOPLE), condition(d)];
    const softer = d.of([
      `${people} with ${cond} can be exempted from it`,
      `${people} with ${cond} may be exempted`,
      `the GMAT is waived for ${people} with ${cond}`,
      `${people} who have ${cond} are exempt from the GMAT`,
      `exemptions are possible for ${people} with ${cond}`,
      `waived for ${people} with ${cond}`,
    ]);
    const asked = d.of([`GMAT ${least}`, `A minimum GMAT score of ${least}`, `GMAT of at least ${least}`]);
    return {
      text: joined(d, asked, softer),
      people: [of({ gmat: least + 20, work: 0 }, 'good'), of({ gmat: least - 40 }, 'open'), of({}, 'open')],
    };
  },
  'one of two ways': (d) => {
    const [least, less] = [d.of([60, 62, 65]), d.of([50, 52, 55])];
    const one = d.of([`A bachelor’s degree with ${least}%`, `Bachelor’s degree with a minimum of ${least}%`]);
    const other = d.of([
      `a master’s degree with ${less}%`,
      'a master’s degree',
      `${years(d)} years of work experience`,
      `${years(d)} years of professional experience`,
    ]);
    const joint = d.of(['; or ', '; OR ', '. OR ', '\nor\n', ', or ', ' OR ', ' -or- ', '\nOR ']);
    return {
      text: `${one}${joint}${other}${d.of(['.', ''])}`,
      people: [of({ marks: least + 3 }, 'good'), of({ marks: less - 8 }, 'open')],
    };
  },
  'a module or a subject of school': (d) => {
    const module = d.of([
      'with introductory accounting',
      'including a module in statistics',
      'with at least one course in calculus',
      'including modules in economics and law',
      'with Mathematics at 12th',
      'with Physics passed in class XII',
      'and Mathematics studied in grade 12',
    ]);
    const degree = d.of(['Any degree', 'A degree in any discipline', 'Bachelor’s degree in any subject']);
    return {
      text: `${degree}${d.of([', ', ' '])}${module}.`,
      people: [of({ field: 'History' }, 'good', 'open'), of({ field: 'Nursing' }, 'good', 'open')],
    };
  },
  'tiers of marks': (d) => {
    const [low, high] = [d.of([50, 55, 58]), d.of([63, 65, 70])];
    const mid = 60;
    const text = d.of([
      `${low}% from Tier 1 universities, ${high}% from Tier 2 universities`,
      `${low}% from a high-tier institution, ${mid}% from a mid-tier institution or ${high}% from any other`,
      `${low}% from NAAC A colleges and ${high}% from other colleges`,
      `Minimum ${low}% (Engineering ${high}%)`,
      `${high}% (${low}% for Delhi University)`,
      `${low}% from section 1 institutions; ${high}% from section 2 institutions`,
      `A degree with ${low}% from a public university or ${high}% from a private university`,
    ]);
    return {
      text: `${text}${d.of(['.', ''])}`,
      people: [of({ marks: high + 2 }, 'good'), of({ marks: mid + 1 }, 'open'), of({ marks: low - 5 }, 'bad')],
    };
  },
  'a shorter degree on a condition': (d) => {
    const four = d.of(['A four-year bachelor’s degree', 'A 4-year bachelor’s degree']);
    const cond = d.of(['NAAC A accreditation', 'first division', 'a one-year diploma', 'strong results']);
    const three = d.of([
      `three-year degrees are accepted with ${cond}`,
      `three-year bachelor’s degrees may be considered with ${cond}`,
      `3-year degrees with ${cond} are also considered`,
    ]);
    return { text: joined(d, four, three), people: [of({ years: 4 }, 'good'), of({ years: 3 }, 'open')] };
  },
  'another way to show English': (d) => {
    const least = d.of([6, 6.5, 7]);
    const way = d.of([
      'a degree taught in English',
      'take our own English test',
      'pass the college English assessment',
      'completion of our pre-sessional English course',
    ]);
    return {
      text: `IELTS ${least.toFixed(1)}${d.of([', or ', '; or ', ' or '])}${way}.`,
      people: [of({ ielts: least }, 'good'), of({ ielts: least - 1 }, 'open')],
    };
  },
  'both scales of TOEFL': (d) => {
    const [old, now] = d.of([
      [72, 4],
      [88, 4.5],
      [94, 5],
    ] as const);
    const day = d.of(['21 January 2026', 'January 21, 2026', '21 Jan 2026']);
    const text = d.of([
      `TOEFL iBT ${now} (or ${old} if taken before ${day})`,
      `TOEFL iBT taken before ${day}: ${old}. TOEFL iBT taken from ${day}: ${now}.`,
      `TOEFL: ${old} for tests taken before ${day}; ${now} for tests taken on or after ${day}`,
      `For exams taken prior to ${day}: minimum score of ${old}. For exams taken after ${day}: minimum score of ${now}.`,
    ]);
    const by = (toefl: number, right: Side) => ({ who: { marks: 82, years: 3 as const, toefl }, right: [right] });
    return { text, people: [by(old + 2, 'good'), by(old - 6, 'bad'), by(now, 'good'), by(now - 0.5, 'bad')] };
  },
  'a range of backlogs': (d) => {
    const [few, most] = d.of([
      [5, 8],
      [8, 10],
      [10, 15],
    ] as const);
    const text = d.of([
      `Backlogs accepted: ${few}-${most}`,
      `Backlogs allowed: ${few} to ${most}`,
      `Backlogs are typically between ${few} and ${most}`,
      `${few}-${most} backlogs accepted`,
    ]);
    return {
      text,
      people: [of({ backlogs: few }, 'good'), of({ backlogs: few + 1 }, 'open'), of({ backlogs: most + 4 }, 'bad')],
    };
  },
};
