import { Types } from 'mongoose';
import { canGiveTo } from '@/lib/agency-access';
import type { MayMessage } from '@/lib/domain/agency/may-message';
import {
  LEAD_KEPT_DAYS,
  PROSPECT_SOURCE_KINDS,
  type ProspectSource,
  SET_PROSPECT_STAGES,
} from '@/lib/domain/agency/prospects';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import {
  meaningOf,
  SHEET_WORD_LABELS,
  type SheetWord,
  type SheetWordKind,
  type SheetWork,
  wordKey,
} from '@/lib/domain/agency/sheet-words';
import { type Step, stepWords, storedSteps } from '@/lib/domain/agency/steps';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { invalid } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { siteZone } from '@/lib/platform/site-facts';
import { Agency } from '@/models/agency';
import type { StudentSheetRecord } from '@/models/student-sheet';
import { User } from '@/models/user';
import { placeIn } from '../agency/names';

interface Row {
  counsellor_name: string;
  work: SheetWork;
}

/** What a row says of the work, as a lead or a student's record has it. */
interface Placed {
  branchId: Types.ObjectId | null;
  memberId: Types.ObjectId | null;
  /** The same of a student: an agency of one person keeps the names it typed. */
  care: { memberId: Types.ObjectId | null; branchId: Types.ObjectId | null; counsellor_name: string };
  /** The name in the row, where it is no one's. */
  typedCounsellor: string;
  source: ProspectSource;
  stage: (typeof SET_PROSPECT_STAGES)[number];
  /** What has no meaning of ours, 'Status: Hot' a line. */
  notes: string[];
  /** When they asked; null where the row doesn't say it. */
  askedOn: Date | null;
  steps: Step<Types.ObjectId>[];
  /** Null: not known. */
  mayMessage: MayMessage | null;
}

/** What is said of all rows of a sheet. */
export type SaidOfSheet = Pick<StudentSheetRecord, 'branchId' | 'mayMessage' | 'createdOn'>;

/** What a row says of the work. */
export type PlacedOf = (row: Row) => Placed;

/** What may be asked about the words of sheets, and what is known. */
export interface WordMeanings {
  people: { _id: string; name: string; branches: string[] }[];
  branches: { _id: string; name: string; city: string }[];
  meaning: (of: SheetWordKind, word: string) => string | null;
}

/** The agency's people and branches that the viewer gives leads to, and what words of its sheets mean, as it said or as is certain. */
export async function wordMeanings(viewer: Viewer): Promise<WordMeanings> {
  const { id, branches: mine } = placeOf(viewer);
  const [people, agency] = await Promise.all([
    User.find(
      { role: 'agent', $or: [{ _id: id }, { 'agency.id': id }], disabled: { $ne: true } },
      'name agency',
    ).lean(),
    Agency.findById(id, 'branches sheetWords').lean(),
  ]);
  const takers = people
    .map((one) => ({ _id: String(one._id), name: one.name, ...placeIn(one) }))
    .filter((one) => CARETAKERS.includes(one.role) && canGiveTo(viewer, one));
  const isMine = (branch: string) => agencyRule(viewer).reach !== 'branch' || mine.includes(branch);
  const branches = (agency?.branches ?? [])
    .filter(({ _id, archivedOn }) => !archivedOn && isMine(String(_id)))
    .map(({ _id, name, city }) => ({ _id: String(_id), name, city }));
  const said = new Map((agency?.sheetWords ?? []).map(({ of, word, means }) => [`${of} ${word}`, means]));
  const meaning = (of: SheetWordKind, word: string): string | null => {
    const own = said.get(`${of} ${wordKey(word)}`);
    const isThere =
      own === undefined ||
      own === '' ||
      (of === 'counsellor' && takers.some(({ _id }) => _id === own)) ||
      (of === 'branch' && branches.some(({ _id }) => _id === own)) ||
      of === 'status' ||
      of === 'source';
    return own !== undefined && isThere ? own : meaningOf(of, word, { branches, people: takers });
  };
  return { people: takers, branches, meaning };
}

/** Keeps what words of the agency's sheets mean. 422 for what is none of the choices. */
export async function rememberWords(viewer: Viewer, words: readonly SheetWord[]): Promise<void> {
  const { people, branches } = await wordMeanings(viewer);
  const choices: Record<SheetWordKind, readonly string[]> = {
    status: SET_PROSPECT_STAGES,
    source: PROSPECT_SOURCE_KINDS,
    branch: branches.map(({ _id }) => _id),
    counsellor: people.map(({ _id }) => _id),
  };
  if (words.some(({ of, means }) => means !== '' && !choices[of].includes(means)))
    throw invalid({ words: 'Please choose one of the list.' });
  const { id } = placeOf(viewer);
  await Agency.updateOne({ _id: id }, { $setOnInsert: { branches: [] } }, { upsert: true });
  for (const { of, word, means } of words) {
    const key = wordKey(word);
    await Agency.updateOne({ _id: id }, { $pull: { sheetWords: { of, word: key } } });
    const entry = { of, word: key, means };
    await Agency.updateOne({ _id: id }, { $push: { sheetWords: { $each: [entry], $slice: -MOST_WORDS } } });
  }
}

/** So many of an agency's words are remembered, the newest. */
const MOST_WORDS = 1_000;

/**
 * What makes of rows whose they are, of which branch, from where and how far: the one the row names, else the importer; the row's branch,
 * else the counsellor's, else the sheet's, else the one branch of the importer.
 */
export async function workOfRows(viewer: Viewer, sheet?: SaidOfSheet): Promise<PlacedOf> {
  const { people, meaning } = await wordMeanings(viewer);
  const { role, branches: mine } = placeOf(viewer);
  const importer = CARETAKERS.includes(role)
    ? { _id: viewer.userId, name: viewer.name, branches: [] as string[] }
    : null;
  const own = sheet?.branchId ?? (mine.length === 1 ? new Types.ObjectId(mine[0]) : null);
  return ({ counsellor_name: typed, work }) => {
    const named = typed ? people.find(({ _id }) => _id === meaning('counsellor', typed)) : undefined;
    const member = named ?? importer;
    const branch = work.branch ? meaning('branch', work.branch) : null;
    const ofMember = named?.branches.length === 1 ? new Types.ObjectId(named.branches[0]) : null;
    const source = (work.source && meaning('source', work.source)) || null;
    const said = (work.status && meaning('status', work.status)) || null;
    // What comes back on its day needs one.
    const stage = (said === 'later' && !work.nextOn ? 'contacted' : (said ?? 'new')) as Placed['stage'];
    const unknown = (of: SheetWordKind, word: string | undefined, isKnown: boolean) =>
      word && !isKnown ? [`${SHEET_WORD_LABELS[of]}: ${word}`] : [];
    const placed = {
      branchId: branch ? new Types.ObjectId(branch) : (ofMember ?? own),
      memberId: member ? new Types.ObjectId(member._id) : null,
    };
    const keepsName = typed !== '' && !named && people.length <= 1;
    return {
      ...placed,
      care: {
        ...placed,
        ...(keepsName ? { memberId: null, counsellor_name: typed } : { counsellor_name: member?.name ?? typed }),
      },
      typedCounsellor: named ? '' : typed,
      source: (source as ProspectSource | null) ?? 'sheet',
      stage,
      notes: [
        ...unknown('status', work.status, stage === said && wordKey(work.status ?? '') === wordKey(said ?? '')),
        ...unknown('source', work.source, source !== null && source !== 'other'),
        ...unknown('branch', work.branch, branch !== null && branch !== ''),
      ],
      askedOn: work.enquiredOn ? new Date(Math.min(Date.parse(work.enquiredOn) + DAY_MS / 2, Date.now())) : null,
      mayMessage: sheet?.mayMessage
        ? { how: sheet.mayMessage, on: work.enquiredOn ?? dayOf(sheet.createdOn, siteZone()) }
        : null,
      steps: work.nextOn ? [stepOf(work.nextOn, work.nextText ?? '')] : [],
    };
  };
}

const stepOf = (on: string, text: string): Step<Types.ObjectId> => ({
  ...{ on, text, memberId: null },
  kind: /\bvisit|\bcome\b|\bappointment\b/i.test(text) ? 'visit' : 'call',
});

/** The fields of a lead that a row's work fills. */
export function leadFields(
  { branchId, memberId, typedCounsellor, source, stage, askedOn, steps, mayMessage }: Placed,
  { work }: Row,
) {
  const lost = { lostReason: 'other' as const, lostNote: work.status ?? '', forgetOn: forgetOn() };
  return {
    ...{ branchId, memberId, source, stage },
    ...(typedCounsellor ? { typedCounsellor } : {}),
    ...(mayMessage ? { mayMessage } : {}),
    ...(stage === 'lost' ? lost : {}),
    ...(askedOn ? { createdOn: askedOn } : {}),
    // Who was spoken with is not untouched.
    touchedOn: stage === 'new' ? null : (askedOn ?? new Date()),
    ...storedSteps(stage === 'lost' ? [] : steps),
  };
}

/** What a lead's record has no field for: of one that is lost, when it was to be followed up. */
export const leadNotes = ({ notes, stage, steps }: Placed): string[] =>
  stage === 'lost' ? [...notes, ...steps.map((step) => `Next follow-up: ${stepWords(step)}`)] : notes;

const forgetOn = () => new Date(Date.now() + LEAD_KEPT_DAYS * DAY_MS);
