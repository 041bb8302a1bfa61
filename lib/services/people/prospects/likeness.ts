import type { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import type { PerhapsTheSame } from '@/lib/contract/agency/prospects';
import { typedWords } from '@/lib/domain/desk/search-words';
import { isSamePhone, phoneEndOf } from '@/lib/domain/phones';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { visibleProspects } from './visible';

/** More are not named. */
const MOST = 10;

export interface Reachable {
  _id?: Types.ObjectId;
  studentId?: Types.ObjectId | undefined;
  name: string;
  mobile: string;
  mobileE164?: string | null;
  email: string;
  otherMobiles?: string[];
}

/** A name as two records of it are compared. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The last digits of each number, once. */
export const phoneEndsOf = (mobiles: readonly string[]): string[] => [
  ...new Set(mobiles.map(phoneEndOf).filter((end) => end !== '')),
];

interface Found extends Reachable {
  _id: Types.ObjectId;
  memberId?: Types.ObjectId | null;
}

/**
 * Leads and students of the viewer's agency with the same number, address or name, also those outside the viewer's reach, by name
 * and who works on them alone: a family shares a number, so it is said and never decides.
 */
export async function perhapsTheSame(viewer: Viewer, person: Reachable): Promise<PerhapsTheSame[]> {
  const agencyId = placeOf(viewer).id;
  const ends = phoneEndsOf([person.mobile, ...(person.otherMobiles ?? [])]);
  const nameKey = nameKeyOf(person.name);
  const words = typedWords(person.name);
  const named = words?.length ? [{ $and: words.map((word) => ({ words: word })) }] : [];
  const mail = person.email ? [{ email: person.email }] : [];
  const [leads, students] = await Promise.all([
    Prospect.find({
      agencyId,
      _id: { $ne: person._id ?? null },
      stage: { $ne: 'student' },
      $or: [{ nameKey }, ...(ends.length ? [{ phoneEnds: { $in: ends } }] : []), ...mail],
    })
      .select('name mobile mobileE164 email otherMobiles memberId')
      .limit(MOST)
      .lean<Found[]>(),
    User.find({
      role: 'student',
      addedBy: agencyId,
      _id: { $ne: person.studentId ?? null },
      mergedInto: null,
      $or: [...named, ...(ends.length ? [{ phoneEnd: { $in: ends } }] : []), ...mail],
    })
      .select('name mobile mobileE164 email memberId')
      .limit(MOST)
      .lean<Found[]>(),
  ]);
  const [reachedLeads, reachedStudents, names] = await Promise.all([
    leads.length ? Prospect.find(visibleProspects(viewer, { _id: { $in: idsOf(leads) } }), '_id').lean() : [],
    students.length
      ? User.find({ $and: [{ _id: { $in: idsOf(students) } }, studentsVisibleTo(viewer)] }, '_id').lean()
      : [],
    namesOf([...leads, ...students]),
  ]);
  const reached = new Set([...reachedLeads, ...reachedStudents].map(({ _id }) => String(_id)));
  const viewOf = (kind: PerhapsTheSame['kind']) => (found: Found) => {
    const same = sameness(person, found);
    if (!same) return [];
    const _id = reached.has(String(found._id)) ? String(found._id) : null;
    return [{ kind, _id, name: found.name, memberName: names.get(String(found.memberId)) ?? '', same }];
  };
  return [...leads.flatMap(viewOf('lead')), ...students.flatMap(viewOf('student'))];
}

const idsOf = (records: readonly { _id: Types.ObjectId }[]) => records.map(({ _id }) => _id);

async function namesOf(records: readonly Found[]): Promise<Map<string, string>> {
  const ids = records.flatMap(({ memberId }) => memberId ?? []);
  const people = ids.length ? await User.find({ _id: { $in: ids } }, 'name').lean() : [];
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
}

function sameness(person: Reachable, found: Found): PerhapsTheSame['same'] | null {
  const numbersOf = (one: Reachable) => [
    { mobile: one.mobile, mobileE164: one.mobileE164 },
    ...(one.otherMobiles ?? []).map((mobile) => ({ mobile })),
  ];
  const others = numbersOf(found);
  if (numbersOf(person).some((own) => others.some((other) => isSamePhone(own, other)))) return 'phone';
  if (person.email && person.email === found.email) return 'mail';
  return nameKeyOf(person.name) === nameKeyOf(found.name) ? 'name' : null;
}
