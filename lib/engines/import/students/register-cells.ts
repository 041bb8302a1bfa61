import type { LeadFact } from '@/lib/domain/agency/lead-facts';
import type { SheetWork } from '@/lib/domain/agency/sheet-words';
import { readWrittenDay } from '@/lib/domain/days/written-day';
import { type DayOrder, WORK_LABELS, type WorkColumn } from '@/lib/domain/student-fields';
import { EXAMS, type Exam, isOnScale } from '@/lib/domain/test-scores';
import { isNothing, quoted } from '../values/parsed';
import { personName } from '../values/person-name';
import { examsIn } from '../values/scores';
import { sectionsIn } from './test-cells';

/** Cells of a register that say how far an agency is with a person, and scores as offices write them. */

type Cells = { readonly [column in WorkColumn]?: string };

interface WorkRead {
  work: SheetWork;
  /** What was not understood, 'Head: value', and remarks. */
  notes: string[];
  problems: string[];
}

/** Reads those cells. @param today two digits of a year are near it, and no one asks later than today */
export function workOfCells(
  cells: Cells,
  orders: { readonly [column in WorkColumn]?: DayOrder },
  heads: Cells,
  today: string,
): WorkRead {
  const year = Number(today.slice(0, 4));
  const read: WorkRead = { work: {}, notes: [], problems: [] };
  const said = (column: WorkColumn) => {
    const text = cells[column]?.trim() ?? '';
    return isNothing(text) ? '' : text;
  };
  const leave = (column: WorkColumn, problem = '') => {
    const head = heads[column] || WORK_LABELS[column];
    read.notes.push(`${head}: ${said(column)}`);
    if (problem) read.problems.push(`${head}: ${quoted(said(column))} ${problem}.`);
  };
  if (said('remarks')) leave('remarks');
  for (const [column, name] of WORDS) if (said(column)) read.work[name] = said(column).slice(0, LONGEST_WORD);
  if (said('enquired_on')) {
    const day = readWrittenDay(said('enquired_on'), orders.enquired_on ?? null, year);
    if (day === null) leave('enquired_on', 'is not a date');
    else if (day === 'asks') leave('enquired_on', TWO_DAYS);
    else if (day.day > today) leave('enquired_on', 'is in the future');
    else read.work.enquiredOn = day.day;
  }
  const next = said('next_on') && dayAndText(said('next_on'), orders.next_on ?? null, year + 2);
  if (next === null) leave('next_on', 'has no date');
  else if (next === 'asks') leave('next_on', TWO_DAYS);
  else if (next) {
    read.work.nextOn = next.day;
    const text = [next.text, said('next_text')].filter(Boolean).join('. ');
    if (text) read.work.nextText = text.slice(0, LONGEST_STEP);
    if (text.length > LONGEST_STEP) leave('next_on');
  }
  if (said('next_text') && !read.work.nextOn) leave('next_text');
  return read;
}

const WORDS = [
  ['source', 'source'],
  ['lead_status', 'status'],
  ['branch', 'branch'],
] as const;
const LONGEST_WORD = 80;
const LONGEST_STEP = 200;
const TWO_DAYS = 'can be two different dates (choose above)';

/** '5/12/2026 call for papers': a day with what is to be done, on either side of it. */
function dayAndText(written: string, order: DayOrder | null, latest: number) {
  const words = written.split(/\s+/);
  const asked = { isAsked: false };
  for (let count = Math.min(words.length, 3); count > 0; count--) {
    for (const [from, to] of [
      [0, count],
      [words.length - count, words.length],
    ] as const) {
      const day = readWrittenDay(
        words
          .slice(from, to)
          .join(' ')
          .replace(/[,:;]$/, ''),
        order,
        latest,
      );
      if (day === 'asks') asked.isAsked = true;
      if (!day || day === 'asks') continue;
      const rest = [...words.slice(0, from), ...words.slice(to)].join(' ');
      return { day: day.day, text: rest.replace(/^[-–—:,.]+\s*|\s*[-–—:,]+$/g, '') };
    }
  }
  return asked.isAsked ? 'asks' : null;
}

/** The day of such a cell as its column's order is seen by. */
export const dayIn = (written: string): string =>
  written.split(/\s+/).find((word) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(word)) ?? written;

const AWAITED = /\b(?:await(?:ed|ing)|waiting|result pending|result due)\b/i;
const A_SCORE =
  /^[\s:–-]*(\d{1,3}(?:[.,]\d)?)\s*(?:(?:[(,[/]|\b(?:nblt|lowest|min(?:imum)?|no band (?:less|below)(?: than)?|not less than)\b)[\s:-]*(\d{1,3}(?:[.,]\d)?)\s*[)\]]?)?$/i;
const BESIDE =
  /\b(?:ielts|pte|toefl|ibt|duolingo|det|gre|gmat|academic|ukvi|overall|score|bands?|scored|got|each)\b|[.:]+$/gi;

/** A person's own score as offices write it: 'IELTS 6.5 (5.5)', 'PTE-58', 'waiting'. Null for what is none for certain. */
export function scoreFact(text: string, column: Exam | null): LeadFact | null {
  const named = examsIn(text);
  const of = named.length ? (named.length === 1 ? named[0] : null) : column;
  if (!of) return null;
  const fact = { of, typed: text.slice(0, 60), lowest: null, on: null };
  if (AWAITED.test(text) && !/\d/.test(text)) return { ...fact, score: null };
  const parts = Object.values(sectionsIn(text)).map(Number);
  const alone = parts.length ? text.replace(/[([].*$/, '') : text;
  const found = A_SCORE.exec(alone.replace(BESIDE, ' ').replace(/\s+/g, ' ').trim());
  const score = numberOf(found?.[1]);
  const lowest = parts.length ? Math.min(...parts) : numberOf(found?.[2]);
  const scale = EXAMS[of];
  if (score === null || !isOnScale(score, scale)) return null;
  // Of the other tests no register writes the lowest part beside the score.
  if (lowest !== null && (!['ielts', 'pte'].includes(of) || !isOnScale(lowest, scale) || lowest > score)) return null;
  return { ...fact, score, lowest };
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text.replace(',', '.')) : null);

const TITLE = /^(?:mr|mrs|ms|miss|mx|master|er|engr|dr|prof|smt|shri|kumari|mister)\b\.?\s+(?=\p{L})/iu;
const PARENT =
  /\s*[([]\s*((?:father|mother|parent|guardian|f\/?n|spouse|husband|wife)\b[^)\]]*)[)\]]|\s*,?\s*\b([sdwc]\s*\/\s*o\b.+)$/iu;

/** A name without its title and without whose child it is; that as `rest`, '' for nothing. */
export function nameOfCell(typed: string): { name: string; rest: string } {
  const parent = PARENT.exec(typed);
  const alone = (parent ? typed.replace(parent[0], ' ') : typed).trim().replace(TITLE, '');
  const name = personName(alone.replace(/\s+/g, ' ').trim());
  return { name, rest: (parent?.[1] ?? parent?.[2] ?? '').trim() };
}
