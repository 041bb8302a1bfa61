import type { ImportField } from '@/lib/domain/imports/import-fields';
import { examsIn } from '../values/scores';
import { type ColumnCells, share } from './evidence';

/**
 * Heads that share words with a field and speak of something else. Each is a rule for a kind of head: what is counted or
 * shared out, what happens on the way to a place, what is sent, what is paid besides.
 */
interface OtherMeaning {
  fields: readonly ImportField[];
  /** Words, or beginnings of words, that give it away. */
  words: RegExp;
  /** Words beside them with which the field is meant after all. */
  unless?: RegExp;
  why: string;
}

const words = (list: string) => new RegExp(`\\b(?:${list.split(/\s+/).join('|')})\\b`);

const PEOPLE = 'students? wom[ae]n m[ae]n females? males? girls? boys? faculty staff alumni graduates? applicants?';
const RESULTS = `accept\\w* admit\\w* admission success employ\\w* placements? placed graduation retention pass(?:ed)? drop\\w*
  completion attendance visas? refus\\w* reject\\w* scholarships? discounts? waivers? deposits? commissions? tax`;
const STEPS = `open\\w* clos\\w* deadlines? notif\\w* decisions? results? interviews? payments? visas? orientation offers?
  appl(?:y|ication|ications) portal registration enrol\\w* review\\w* announce\\w* last final`;
const RECORDS = 'created? updated? checked published modified added graduation completion ends? ending exams? tests?';
const PAID_BESIDES = `application deposit scholarships? living accommodation hostel insurance health visas? discounts? waivers?
  bursar\\w* registration exams? bond library books? travel`;
const SENT = 'documents? docs? papers? materials? checklist submit enclosures? attachments?';

const OTHER_MEANINGS: readonly OtherMeaning[] = [
  {
    fields: ['minPercentage', 'minCgpa', 'minClass'],
    words: words(`${PEOPLE} international foreign overseas local domestic ${RESULTS}`),
    unless: /\b(?:min(?:imum)?|required|requirements?|needed|asked|cut ?off|eligib\w+|marks|for)\b/,
    why: 'A percentage of people or results, not required marks.',
  },
  {
    fields: ['admissionIntake'],
    words: words(`${STEPS} ${RECORDS}`),
    unless: /\b(?:intakes?|starts?|starting|commenc\w+)\b/,
    why: 'The months of another step, not the start months.',
  },
  { fields: ['english'], words: words(SENT), why: 'Documents to send, not required scores.' },
  { fields: ['tuitionFee'], words: words(PAID_BESIDES), unless: /\btuition\b/, why: 'A cost other than tuition.' },
  {
    fields: ['duration'],
    words: words(`${STEPS} processing response turnaround refund contract agreement scholarships? internship placements?
      post break`),
    unless: /\b(?:courses?|program(?:me)?s?|study)\b/,
    why: 'The duration of another step, not of the course.',
  },
  {
    fields: ['courseLink'],
    words:
      words(`appl(?:y|ication) login portal payments? brochure videos? logos? images? photos? pictures? banners? maps?
      facebook instagram linkedin youtube twitter`),
    why: 'The address of something other than the course’s page.',
  },
];

/** Why a column isn't what its head or its cells seem to name; null where it may be. `head`: in the form of headerWords(). */
export function otherMeaning(field: ImportField, head: string, cells: ColumnCells): string | null {
  const other = OTHER_MEANINGS.find(
    (one) => one.fields.includes(field) && one.words.test(head) && !one.unless?.test(head),
  );
  if (other) return other.why;
  return field === 'english' && share(cells.texts, listsDocuments) >= 0.5
    ? 'The cells list documents to send, not required scores.'
    : null;
}

const DOCUMENT =
  /\b(?:cv|r[eé]sum[eé]|transcripts?|passport|recommendations?|references?|lors?|sops?|portfolio|certificates?|statement|mark ?sheets?)\b/i;

/** 'CV; Transcript; 2 Recommendation Letters; TOEFL/IELTS': tests are named among papers, without a score. */
const listsDocuments = (text: string) => DOCUMENT.test(text) && examsIn(text).length > 0 && !namesScore(text);

/** Whether a test stands beside a number. */
export const namesScore = (text: string): boolean =>
  /\d/.test(text) && text.split(/[;,\n]/).some((part) => /\d/.test(part) && examsIn(part).length > 0);
