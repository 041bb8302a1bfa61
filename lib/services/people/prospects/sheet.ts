import { Types } from 'mongoose';
import { prospectsVisibleTo } from '@/lib/agency-access';
import type { SheetProfile } from '@/lib/contract/imports/sheet-profile';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { forbidden } from '@/lib/domain/errors';
import { PROFILE_COLUMNS, PROFILE_LABELS, WISH_COLUMNS } from '@/lib/domain/student-fields';
import { wishesOf } from '@/lib/engines/import/students/profile-cells';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { careRecord } from './contact';
import { entryOf } from './entries';
import { nameKeyOf } from './likeness';
import { careFor, contactOf } from './register';

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
 * Makes a lead of a row of a spreadsheet without an e-mail address, in the care of the person of the agency whose very name the row
 * has. What the row says for a profile is kept as a note until there is one. Returns its id; null, and changes nothing, where the agency has a
 * lead of this name and number. 403 for a role without leads.
 */
export async function leadFromSheet(viewer: Viewer, row: SheetRow, sheetId?: string): Promise<string | null> {
  if (!prospectsVisibleTo(viewer)) throw forbidden();
  const { name, more, otherEmails, counsellor_name } = row;
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const contact = await contactOf(viewer, row);
  const nameKey = nameKeyOf(name);
  if (await Prospect.exists({ agencyId, nameKey, phoneEnds: { $in: contact.phoneEnds } })) return null;
  const care = await careFor(viewer, {});
  const member = counsellor_name ? await personNamed(viewer, counsellor_name) : null;
  const unmatched = counsellor_name && !member ? `Counsellor: ${counsellor_name}` : '';
  const text = [factsOf(row.profile), more, unmatched].filter(Boolean).join('\n');
  const lead = await Prospect.create({
    ...{ agencyId, name, nameKey, otherEmails, source: 'sheet' as const, wishes: wishesOf(row.profile) },
    ...(sheetId ? { sheetId: new Types.ObjectId(sheetId) } : {}),
    ...contact,
    ...care,
    ...(member ? { memberId: member } : {}),
    entries: text ? [entryOf(viewer, 'note', { text })] : [],
  });
  return String(lead._id);
}

/** What a row says for a profile, 'Date of birth: 2004-05-06' a line, without what they wish for. */
const factsOf = (profile: SheetProfile): string =>
  PROFILE_COLUMNS.filter((column) => profile[column] && !(WISH_COLUMNS as readonly string[]).includes(column))
    .map((column) => `${PROFILE_LABELS[column]}: ${profile[column]}`)
    .join('\n');

/** Keeps what a row says besides name, address, number and profile with the student it became: a note, and what they wish for. */
export async function keepFromSheet(viewer: Viewer, studentId: string, row: SheetRow): Promise<void> {
  const second = [...row.otherMobiles, ...row.otherEmails];
  const text = [row.more, second.length ? `Also: ${second.join(', ')}` : ''].filter(Boolean).join('\n');
  const wishes = wishesOf(row.profile);
  if (!text && !wishes) return;
  const student = await User.findOne({ _id: studentId, addedBy: placeOf(viewer).id }).lean();
  if (!student) return;
  const record = await careRecord(viewer, student);
  const entry = entryOf(viewer, 'note', { text, key: 'from-sheet' });
  await Prospect.updateOne(
    { _id: record._id, 'entries.key': { $ne: 'from-sheet' } },
    { $set: { wishes: record.wishes || wishes }, ...(text ? { $push: { entries: entry } } : {}) },
  );
}

/** The one person of the agency with this name who takes leads; null for none, or several. */
async function personNamed(viewer: Viewer, name: string): Promise<Types.ObjectId | null> {
  const { id } = placeOf(viewer);
  const people = await User.find(
    { role: 'agent', $or: [{ _id: id }, { 'agency.id': id }], disabled: { $ne: true } },
    'name agency',
  ).lean();
  const found = people.filter(
    (one) => nameKeyOf(one.name) === nameKeyOf(name) && CARETAKERS.includes(one.agency?.role ?? 'owner'),
  );
  return found.length === 1 && found[0] ? found[0]._id : null;
}
