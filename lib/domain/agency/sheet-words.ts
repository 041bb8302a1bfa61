import type { ProspectSource, SET_PROSPECT_STAGES } from './prospects';
import { personMeant } from './same-person';

/** The words by which an agency's sheets say where a lead came from, how far it is, which office and who has it. */
export const SHEET_WORD_KINDS = ['status', 'source', 'branch', 'counsellor'] as const;
export type SheetWordKind = (typeof SHEET_WORD_KINDS)[number];
export const SHEET_WORD_LABELS: Record<SheetWordKind, string> = {
  status: 'Status',
  source: 'Source',
  branch: 'Branch',
  counsellor: 'Counsellor',
};

/** A word and what it means: a stage, a source, or the id of a branch or person; '' for nothing of ours. */
export interface SheetWord {
  of: SheetWordKind;
  word: string;
  means: string;
}

/** A word as two sheets of it are compared. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a row says of the work; words as they stand, days 'YYYY-MM-DD'. */
export interface SheetWork {
  source?: string;
  status?: string;
  branch?: string;
  enquiredOn?: string;
  nextOn?: string;
  nextText?: string;
}

type SetStage = (typeof SET_PROSPECT_STAGES)[number];

/** Words that say one stage whoever writes them; others, such as 'Hot', are asked. */
const STAGE_WORDS: readonly (readonly [RegExp, SetStage])[] = [
  [/^not interested\b|^no longer interested\b|^(lead )?(lost|dropped|dead|closed lost|junk|cancelled)$/, 'lost'],
  [/^(new|new (lead|enquiry|inquiry)|fresh|open|not (yet )?(contacted|called))$/, 'new'],
  [/^(contacted|called|spoken|spoke|in touch|follow ?up|following up|in progress)$/, 'contacted'],
  [/^(visit|appointment|meeting|counselling) (booked|scheduled|fixed|set)$/, 'visit'],
  [/^(counselled|counseled|counselling (done|completed)|counseling (done|completed))$/, 'counselled'],
  [/^(docs?|documents?|papers?) (pending|awaited|requested|collecting|collection)$|^collecting documents$/, 'papers'],
  [/^(later|next intake|future|on hold|hold|postponed|deferred)$/, 'later'],
];

const SOURCE_WORDS: readonly (readonly [RegExp, ProspectSource])[] = [
  [/^walk ?in/, 'walk-in'],
  [/^(phone|tele|telephone|incoming|inbound)? ?calls?$|^(telephonic|phone|telecalling)$/, 'call'],
  [/^whats ?app|^(sms|message|email|e mail|viber|messenger)$/, 'message'],
  [/^(ref|refer\w*|reference)\b|^(friend|relative|word of mouth|old student|alumni)\b/, 'referral'],
  [/^(school|college|campus)\b/, 'school'],
  [/\b(fair|expo|seminar|event|exhibition)s?$/, 'fair'],
  [
    /^(fb|facebook|insta|instagram|tik ?tok|youtube|meta|google ads?|ads?|advert\w*|news ?paper|radio|tv|hoarding|banner|pamphlet|leaflet)\b/,
    'advert',
  ],
  [/^(website|web|web ?site|site|google|internet|online|landing page)$/, 'website'],
];

interface Known {
  branches: readonly { _id: string; name: string; city: string }[];
  people: readonly { _id: string; name: string }[];
}

/** What a word means by itself; null where that isn't certain. */
export function meaningOf(of: SheetWordKind, word: string, { branches, people }: Known): string | null {
  const key = wordKey(word);
  switch (of) {
    case 'status':
      return only(STAGE_WORDS.filter(([pattern]) => pattern.test(key)).map(([, stage]) => stage));
    case 'source':
      return SOURCE_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? null;
    case 'branch':
      return only(
        branches
          .filter(({ name, city }) => [name, city].some((one) => one && wordKey(one) === key))
          .map(({ _id }) => _id),
      );
    case 'counsellor':
      return personMeant(word, people)?._id ?? null;
  }
}

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);
