import type { Types } from 'mongoose';
import { canSetFeeLimits } from '@/lib/agency-access';
import type { NumbersToRead } from '@/lib/contract/agency/phone-numbers';
import { forbidden } from '@/lib/domain/errors';
import { e164Of, isInternational, phoneCountryOf, shownPhone, storedE164 } from '@/lib/domain/phones';
import { counted } from '@/lib/domain/texts/counted';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyCountries } from '../agency/country';

/** So many are shown; those that would become duplicates first. */
const SHOWN = 100;
/** So many numbers are parsed or written without a break. */
const AT_ONCE = 500;

interface Numbered {
  _id: Types.ObjectId;
  kind: 'lead' | 'student' | 'colleague';
  name: string;
  mobile: string;
  /** In E.164, as it is stored and as it would be. */
  before: string | null;
  after: string | null;
}

/**
 * The numbers of an agency's leads, students and people that were typed without a country's code and would be read in another way by
 * its present country; what a student's profile says of where they live counts more. 403 for who is no owner.
 */
export async function numbersToRead(viewer: Viewer): Promise<NumbersToRead> {
  const all = await numbersOf(viewer);
  const found = all.filter(differs);
  const bearers = new Map<string, Numbered[]>();
  for (const one of all) if (one.after) bearers.set(one.after, [...(bearers.get(one.after) ?? []), one]);
  const rows = found.map((one) => {
    const others = bearers.get(one.after ?? '') ?? [];
    const fresh = others.filter((other) => other !== one && (one.before === null || other.before !== one.before));
    return { one, same: fresh.slice(0, 5).map(({ name }) => name) };
  });
  const { changedOn, ...countries } = await agencyCountries(placeOf(viewer).id);
  return {
    country: countries.stated,
    total: found.length,
    uncertain: found.filter(({ after }) => after === null).length,
    duplicates: rows.filter(({ same }) => same.length).length,
    undoable: changedOn ? await readOn(viewer, changedOn) : 0,
    numbers: rows
      .toSorted((a, b) => b.same.length - a.same.length)
      .slice(0, SHOWN)
      .map(({ one: { _id, kind, name, mobile, before, after }, same }) => ({
        ...{ _id: String(_id), kind, name, mobile, same },
        ...{ before: shown(before), after: shown(after) },
      })),
  };
}

const differs = ({ before, after }: Numbered) => before !== after;
const shown = (e164: string | null) => (e164 ? shownPhone({ mobile: e164, mobileE164: e164 }) : '');

/** Reads those numbers again and notes what each was. Run again it goes on where it was cut off. Returns how many. 403 for who is no owner. */
export async function readNumbersAgain(viewer: Viewer): Promise<number> {
  const found = (await numbersOf(viewer)).filter(differs);
  const { changedOn: on = new Date(0) } = await agencyCountries(placeOf(viewer).id);
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const some = found.slice(at, at + AT_ONCE);
    const updates = some.map(({ _id, mobile, before: was, after: became }) => ({
      updateOne: {
        filter: { _id, mobile, mobileE164: was },
        update: { $set: { mobileE164: became, numberRead: { was, became, on } } },
      },
    }));
    const of = (isLead: boolean) => updates.filter((_one, place) => (some[place]?.kind === 'lead') === isLead);
    await Prospect.bulkWrite(of(true), { ordered: false });
    await User.bulkWrite(of(false), { ordered: false });
  }
  await told(viewer, found.length, (count) => `You changed the country code of ${count}.`);
  return found.length;
}

/** Puts back what reading by the present country changed, where the number is still that. Returns how many. 403 for who is no owner. */
export async function undoReading(viewer: Viewer): Promise<number> {
  ownersOnly(viewer);
  const agencyId = placeOf(viewer).id;
  const { changedOn } = await agencyCountries(agencyId);
  if (!changedOn) return 0;
  let count = 0;
  for (const [model, scopes] of scopesOf(agencyId)) {
    for (const scope of scopes) {
      const found = await (model as typeof User)
        .find({ ...scope, 'numberRead.on': changedOn }, 'mobileE164 numberRead')
        .lean();
      const updates = found.flatMap(({ _id, mobileE164 = null, numberRead }) => {
        if (!numberRead || numberRead.became !== mobileE164) return [];
        const update = { $set: { mobileE164: numberRead.was }, $unset: { numberRead: '' as const } };
        return [{ updateOne: { filter: { _id, mobileE164 }, update } }];
      });
      if (updates.length) await (model as typeof User).bulkWrite(updates, { ordered: false });
      count += updates.length;
    }
  }
  await told(viewer, count, (words) => `You undid the change of ${words}.`);
  return count;
}

async function told(viewer: Viewer, count: number, words: (counted: string) => string): Promise<void> {
  if (!count) return;
  await recordActivity(viewer.userId, words(counted(count, 'phone number')));
  await announceChange(changeOfAgent(placeOf(viewer).id));
}

function ownersOnly(viewer: Viewer): void {
  if (!canSetFeeLimits(viewer)) throw forbidden();
}

async function readOn(viewer: Viewer, on: Date): Promise<number> {
  const counts = scopesOf(placeOf(viewer).id).flatMap(([model, scopes]) =>
    scopes.map((scope) => (model as typeof User).countDocuments({ ...scope, 'numberRead.on': on })),
  );
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** All that has a number in an agency: leads; students and people. */
const scopesOf = (agencyId: string) =>
  [
    [Prospect, [{ agencyId }]],
    [User, [{ role: 'student', addedBy: agencyId }, { 'agency.id': agencyId }, { _id: agencyId }]],
  ] as const;

async function numbersOf(viewer: Viewer): Promise<Numbered[]> {
  ownersOnly(viewer);
  const agencyId = placeOf(viewer).id;
  const fields = 'name mobile mobileE164 branchId role';
  const [leads, students, people, countries] = await Promise.all([
    Prospect.find({ agencyId, mobile: { $gt: '' } }, fields).lean(),
    User.find({ role: 'student', addedBy: agencyId, mobile: { $gt: '' } }, fields).lean(),
    User.find({ $or: [{ 'agency.id': agencyId }, { _id: agencyId }] }, fields).lean(),
    agencyCountries(agencyId),
  ]);
  const lives = new Map<string, ReturnType<typeof phoneCountryOf>>();
  const ids = students.filter(({ mobile }) => !isInternational(mobile)).map(({ _id }) => _id);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = { userId: { $in: ids.slice(at, at + AT_ONCE) } };
    for (const { userId, personal } of await Profile.find(some, 'userId personal.country personal.nationality').lean())
      if (personal?.country || personal?.nationality) lives.set(String(userId), phoneCountryOf(personal));
  }
  const all: Numbered[] = [];
  for (const record of [...leads, ...students, ...people]) {
    // Thousands of numbers leave others in.
    if (all.length % AT_ONCE === 0) await new Promise(setImmediate);
    const { _id, name, mobile, branchId } = record;
    const kind = !('role' in record) ? 'lead' : record.role === 'student' ? 'student' : 'colleague';
    const country = lives.has(String(_id)) ? (lives.get(String(_id)) ?? null) : countries.of(branchId ?? null);
    const before = storedE164(record);
    const after = isInternational(mobile) ? before : e164Of(mobile, country);
    all.push({ _id, kind, name, mobile, before, after });
  }
  return all;
}
