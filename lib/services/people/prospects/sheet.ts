import { Types } from 'mongoose';
import { prospectsVisibleTo } from '@/lib/agency-access';
import type { SheetProfile } from '@/lib/contract/imports/sheet-profile';
import { type LeadFact, marksFact } from '@/lib/domain/agency/lead-facts';
import type { SheetWork } from '@/lib/domain/agency/sheet-words';
import { storedSteps } from '@/lib/domain/agency/steps';
import { forbidden } from '@/lib/domain/errors';
import { PROFILE_COLUMNS, PROFILE_LABELS, type ProfileColumn, WISH_COLUMNS } from '@/lib/domain/student-fields';
import { TESTS } from '@/lib/domain/test-scores';
import { wishesOf } from '@/lib/engines/import/students/profile-cells';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { duplicates } from '@/models/define';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import type { UserRecord } from '@/models/user';
import { careRecord, ofStudent } from './contact';
import { entryOf } from './entries';
import { nameKeyOf } from './likeness';
import { contactsOf } from './register';
import { leadFields, leadNotes, type PlacedOf } from './sheet-words';

interface SheetRow {
  name: string;
  /** '' for none. */
  email: string;
  mobile: string;
  counsellor_name: string;
  otherMobiles: string[];
  otherEmails: string[];
  more: string;
  profile: SheetProfile;
  work: SheetWork;
  facts: LeadFact[];
}

/**
 * Makes leads of rows of a spreadsheet without an email address or without a number, each under the row's id. What a row says for a profile
 * is kept as a note, scores and marks as facts, until there is one. Says for each whether there is a lead of it: none where the agency has
 * another of this name with the number or the address. Run again it makes none twice. 403 for a role without leads.
 * @param placedOf whose a row's lead is, from where, how far and until when
 */
export async function leadsFromSheet(
  viewer: Viewer,
  rows: readonly (SheetRow & { _id: Types.ObjectId })[],
  placedOf: PlacedOf,
  sheetId?: Types.ObjectId,
): Promise<boolean[]> {
  if (!rows.length) return [];
  if (!prospectsVisibleTo(viewer)) throw forbidden();
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const contactOf = await contactsOf(viewer);
  const leads = rows.map((row) => {
    const { _id, name, email, more, otherEmails } = row;
    const placed = placedOf(row);
    const text = [factsOf(row.profile), more, ...leadNotes(placed)].filter(Boolean).join('\n');
    return {
      ...{ _id, agencyId, name, email, nameKey: nameKeyOf(name), otherEmails },
      ...(sheetId ? { sheetId } : {}),
      wishes: wishesOf(row.profile),
      facts: [...datedFacts(row.profile), ...row.facts],
      ...contactOf({ ...row, branchId: placed.branchId }),
      ...leadFields(placed, row),
      entries: text ? [entryOf(viewer, 'note', { text })] : [],
    };
  });
  const known = await knownLeads(agencyId, leads);
  const isThere = leads.map((lead) => {
    const alike = known.get(lead.nameKey) ?? [];
    if (alike.some(({ _id }) => _id.equals(lead._id))) return true;
    const isSame = (one: Known) =>
      one.phoneEnds.some((end) => lead.phoneEnds.includes(end)) || (lead.email !== '' && one.email === lead.email);
    if (alike.some(isSame)) return false;
    // Those below are compared with it, too.
    known.set(lead.nameKey, [...alike, lead]);
    return true;
  });
  const made = leads.filter((_lead, place) => isThere[place]);
  if (made.length) await duplicates(() => Prospect.insertMany(made, { ordered: false, throwOnValidationError: true }));
  return isThere;
}

type Known = Pick<ProspectRecord, '_id' | 'nameKey' | 'phoneEnds' | 'email'>;

/** The leads of the agency with one of these names, by name. */
async function knownLeads(agencyId: Types.ObjectId, leads: readonly Known[]): Promise<Map<string, Known[]>> {
  const named = { agencyId, nameKey: { $in: [...new Set(leads.map(({ nameKey }) => nameKey))] } };
  const found = await Prospect.find(named, 'nameKey phoneEnds email').lean<Known[]>();
  const byName = new Map<string, Known[]>();
  for (const lead of found) byName.set(lead.nameKey, [...(byName.get(lead.nameKey) ?? []), lead]);
  return byName;
}

/** What a row says for a profile, 'Date of birth: 2004-05-06' a line, without what they wish for and what is a fact. */
const factsOf = (profile: SheetProfile): string =>
  PROFILE_COLUMNS.filter((column) => profile[column] && !isFact(column, profile))
    .map((column) => `${PROFILE_LABELS[column]}: ${profile[column]}`)
    .join('\n');

const isFact = (column: ProfileColumn, profile: SheetProfile): boolean =>
  (WISH_COLUMNS as readonly string[]).includes(column) ||
  column === 'percentage' ||
  TESTS.some((test) => profile[`${test}_overall`] && [`${test}_overall`, `${test}_test_date`].includes(column));

/** The scores and marks of a profile. */
function datedFacts(profile: SheetProfile): LeadFact[] {
  const scores = TESTS.flatMap((test): LeadFact[] => {
    const typed = profile[`${test}_overall`];
    if (!typed) return [];
    const parts = BANDS.flatMap((band) => Number((profile as Record<string, string>)[`${test}_${band}`]) || []);
    const lowest = parts.length === BANDS.length ? Math.min(...parts) : null;
    return [{ of: test, typed, score: Number(typed), lowest, on: profile[`${test}_test_date`] ?? null }];
  });
  const marks = profile.percentage ? marksFact(profile.percentage) : null;
  return marks ? [...scores, marks] : scores;
}

const BANDS = ['listening', 'reading', 'writing', 'speaking'] as const;

/**
 * Keeps what rows say besides name, address, number and profile with the students they became: a note, what they wish for, from where they
 * came, scores and marks and the next step. Of a student of another agency nothing is kept.
 */
export async function keepFromSheets(
  viewer: Viewer,
  rows: readonly { student: UserRecord; row: SheetRow }[],
  placedOf: PlacedOf,
): Promise<void> {
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const kept = rows.flatMap(({ student, row }) => {
    const second = [...row.otherMobiles, ...row.otherEmails];
    const { source, steps, askedOn, notes, typedCounsellor, care, mayMessage } = placedOf(row);
    const status =
      row.work.status && !notes.some((one) => one.startsWith('Status: ')) ? `Status: ${row.work.status}` : '';
    const also = second.length ? `Also: ${second.join(', ')}` : '';
    const whose = typedCounsellor && care.memberId ? `Counsellor: ${typedCounsellor}` : '';
    const text = [row.more, status, ...notes, whose, also].filter(Boolean).join('\n');
    const wishes = wishesOf(row.profile);
    const entries = text ? [entryOf(viewer, 'note', { text, key: FROM_SHEET })] : [];
    const isAnything = text || wishes || row.facts.length || steps.length || askedOn || row.work.source || mayMessage;
    if (!agencyId.equals(student.addedBy ?? '') || !isAnything) return [];
    const asked = askedOn ? { createdOn: askedOn } : {};
    const may = mayMessage ? { mayMessage } : {};
    return [{ student, wishes, entries, facts: row.facts, source, ...storedSteps(steps), ...asked, ...may }];
  });
  if (!kept.length) return;
  const records = kept.map(({ student, ...what }) => ({
    ...{ agencyId, studentId: student._id },
    ...ofStudent(student),
    ...what,
  }));
  const there = await duplicates(() => Prospect.insertMany(records, { ordered: false, throwOnValidationError: true }));
  for (const place of there) {
    const {
      student,
      wishes,
      entries,
      facts,
      source,
      createdOn: _asked,
      mayMessage,
      ...steps
    } = kept[place] as (typeof kept)[number];
    const record = await careRecord(viewer, student);
    await Prospect.updateOne(
      { _id: record._id, 'entries.key': { $ne: FROM_SHEET } },
      {
        $set: {
          ...{ wishes: record.wishes || wishes, facts, source, ...(record.nextOn ? {} : steps) },
          ...(mayMessage && !record.mayMessage ? { mayMessage } : {}),
        },
        ...(entries.length ? { $push: { entries: { $each: entries } } } : {}),
      },
    );
  }
}

/** The key of the note that a sheet gave. */
const FROM_SHEET = 'from-sheet';
