import { Types } from 'mongoose';
import { canGiveTo, prospectsVisibleTo } from '@/lib/agency-access';
import type { SheetProfile } from '@/lib/contract/imports/sheet-profile';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { forbidden } from '@/lib/domain/errors';
import { PROFILE_COLUMNS, PROFILE_LABELS, WISH_COLUMNS } from '@/lib/domain/student-fields';
import { wishesOf } from '@/lib/engines/import/students/profile-cells';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { duplicates } from '@/models/define';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { placeIn } from '../agency/names';
import { careRecord, ofStudent } from './contact';
import { entryOf } from './entries';
import { nameKeyOf } from './likeness';
import { careFor, contactsOf } from './register';

interface SheetRow {
  name: string;
  mobile: string;
  counsellor_name: string;
  otherMobiles: string[];
  otherEmails: string[];
  more: string;
  profile: SheetProfile;
}

/**
 * Makes leads of rows of a spreadsheet without an email address, each under the row's id, in the care of the person of
 * the agency whose very
 * name the row has. What a row says for a profile is kept as a note until there is one. Says for each whether there is a lead of it: none
 * where the agency has another of this name and number. Run again it makes none twice. 403 for a role without leads.
 */
export async function leadsFromSheet(
  viewer: Viewer,
  rows: readonly (SheetRow & { _id: Types.ObjectId })[],
  sheetId?: Types.ObjectId,
): Promise<boolean[]> {
  if (!rows.length) return [];
  if (!prospectsVisibleTo(viewer)) throw forbidden();
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const [contactOf, care, people] = await Promise.all([contactsOf(viewer), careFor(viewer, {}), peopleByName(viewer)]);
  const leads = rows.map((row) => {
    const { _id, name, more, otherEmails, counsellor_name } = row;
    const member = people.get(nameKeyOf(counsellor_name));
    const unmatched = counsellor_name && !member ? `Counsellor: ${counsellor_name}` : '';
    const text = [factsOf(row.profile), more, unmatched].filter(Boolean).join('\n');
    return {
      ...{ _id, agencyId, name, nameKey: nameKeyOf(name), otherEmails, source: 'sheet' as const },
      ...(sheetId ? { sheetId } : {}),
      wishes: wishesOf(row.profile),
      ...contactOf({ ...row, branchId: care.branchId }),
      ...care,
      ...(member ? { memberId: member } : {}),
      entries: text ? [entryOf(viewer, 'note', { text })] : [],
    };
  });
  const known = await knownLeads(agencyId, leads);
  const isThere = leads.map((lead) => {
    const alike = known.get(lead.nameKey) ?? [];
    if (alike.some(({ _id }) => _id.equals(lead._id))) return true;
    if (alike.some(({ phoneEnds }) => phoneEnds.some((end) => lead.phoneEnds.includes(end)))) return false;
    // Those below are compared with it, too.
    known.set(lead.nameKey, [...alike, lead]);
    return true;
  });
  const made = leads.filter((_lead, place) => isThere[place]);
  if (made.length) await duplicates(() => Prospect.insertMany(made, { ordered: false, throwOnValidationError: true }));
  return isThere;
}

type Known = Pick<ProspectRecord, '_id' | 'nameKey' | 'phoneEnds'>;

/** The leads of the agency with one of these names, by name. */
async function knownLeads(agencyId: Types.ObjectId, leads: readonly Known[]): Promise<Map<string, Known[]>> {
  const named = { agencyId, nameKey: { $in: [...new Set(leads.map(({ nameKey }) => nameKey))] } };
  const found = await Prospect.find(named, 'nameKey phoneEnds').lean<Known[]>();
  const byName = new Map<string, Known[]>();
  for (const lead of found) byName.set(lead.nameKey, [...(byName.get(lead.nameKey) ?? []), lead]);
  return byName;
}

/** What a row says for a profile, 'Date of birth: 2004-05-06' a line, without what they wish for. */
const factsOf = (profile: SheetProfile): string =>
  PROFILE_COLUMNS.filter((column) => profile[column] && !(WISH_COLUMNS as readonly string[]).includes(column))
    .map((column) => `${PROFILE_LABELS[column]}: ${profile[column]}`)
    .join('\n');

/**
 * Keeps what rows say besides name, address, number and profile with the students they became: a note, and what they wish for. Of a student
 * of another agency nothing is kept.
 */
export async function keepFromSheets(
  viewer: Viewer,
  rows: readonly { student: UserRecord; row: SheetRow }[],
): Promise<void> {
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const kept = rows.flatMap(({ student, row }) => {
    const second = [...row.otherMobiles, ...row.otherEmails];
    const text = [row.more, second.length ? `Also: ${second.join(', ')}` : ''].filter(Boolean).join('\n');
    const wishes = wishesOf(row.profile);
    const entries = text ? [entryOf(viewer, 'note', { text, key: FROM_SHEET })] : [];
    return agencyId.equals(student.addedBy ?? '') && (text || wishes) ? [{ student, wishes, entries }] : [];
  });
  if (!kept.length) return;
  const records = kept.map(({ student, ...what }) => ({
    ...{ agencyId, studentId: student._id },
    ...ofStudent(student),
    ...what,
  }));
  const there = await duplicates(() => Prospect.insertMany(records, { ordered: false, throwOnValidationError: true }));
  for (const place of there) {
    const { student, wishes, entries } = kept[place] as (typeof kept)[number];
    const record = await careRecord(viewer, student);
    await Prospect.updateOne(
      { _id: record._id, 'entries.key': { $ne: FROM_SHEET } },
      {
        $set: { wishes: record.wishes || wishes },
        ...(entries.length ? { $push: { entries: { $each: entries } } } : {}),
      },
    );
  }
}

/** The key of the note that a sheet gave. */
const FROM_SHEET = 'from-sheet';

/** The people of the agency who take leads, and whom the viewer may give them to, by name; without names that several have. */
async function peopleByName(viewer: Viewer): Promise<Map<string, Types.ObjectId>> {
  const { id } = placeOf(viewer);
  const people = await User.find(
    { role: 'agent', $or: [{ _id: id }, { 'agency.id': id }], disabled: { $ne: true } },
    'name agency',
  ).lean();
  const takers = people.map((one) => ({ ...one, ...placeIn(one) })).filter(({ role }) => CARETAKERS.includes(role));
  const names = takers.map(({ name }) => nameKeyOf(name));
  const single = takers.filter(
    (_one, place) => names.indexOf(names[place] ?? '') === names.lastIndexOf(names[place] ?? ''),
  );
  const inReach = single.filter((one) => canGiveTo(viewer, one));
  return new Map(inReach.map(({ _id, name }) => [nameKeyOf(name), _id]));
}
