import { phoneEndOf } from '@/lib/domain/phones';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

/** The enquiries first, then the accounts: each id belongs to one of the two, so the walk along `_id` takes both. */
export const leads: Migration = {
  version: 13,
  name: 'Give enquiries a state, and store the last digits of phone numbers',
  async step(after) {
    const [ofEnquiries, ofUsers] = [await nextIds(Enquiry, after), await nextIds(User, after)];
    // A full page of one ends before the other's does: only what is up to there was looked at in both.
    const last = earlier(ofEnquiries.last, ofUsers.last);
    if (!last) return { after: null, changed: 0 };
    const upTo = { ...(after ? { $gt: after } : {}), $lte: last };
    const missing = { _id: upTo, phoneEnd: { $exists: false } };
    const users = await User.collection.find(missing, { projection: { mobile: 1 } }).toArray();
    const changedUsers = await changeEach(
      User,
      users.map(({ _id, mobile }) => ({ filter: { _id }, set: { phoneEnd: phoneEndOf(mobile) } })),
    );
    const enquiries = await Enquiry.collection
      .find(missing, { projection: { mobile: 1, email: 1, source: 1, createdOn: 1 } })
      .toArray();
    const emails = enquiries.map(({ email }) => email);
    const students = await User.find({ email: { $in: emails }, role: 'student' }, 'email').lean();
    const studentOf = new Map(students.map(({ _id, email }) => [email, _id]));
    const changedEnquiries = await changeEach(
      Enquiry,
      enquiries.map(({ _id, mobile, email, source, createdOn }) => {
        const studentId = (source === 'registration' && studentOf.get(email)) || null;
        const state = { state: studentId ? 'student' : 'new', studentId, closedOn: studentId ? createdOn : null };
        const work = { lostReason: '', followUpOn: null, notes: [], counsellorId: null, handOvers: [] };
        return {
          filter: { _id, phoneEnd: { $exists: false } },
          set: { ...state, ...work, phoneEnd: phoneEndOf(mobile) },
        };
      }),
    );
    return { after: last, changed: changedUsers + changedEnquiries };
  },
};

function earlier<Id extends { toString(): string }>(one: Id | null, other: Id | null): Id | null {
  if (!one || !other) return one ?? other;
  return String(one) < String(other) ? one : other;
}
