import { Types } from 'mongoose';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { MOVED } from '@/lib/services/file/merging/moves';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { Profile } from '@/models/profile';
import { SavedSearch } from '@/models/saved-search';
import { UploadEntry } from '@/models/upload';
import { User } from '@/models/user';
import type { Person } from './people';
import { randomFrom } from './plausible';

interface People {
  both: readonly [Person, Person];
  staff: readonly [Person, Person];
}

/** What every record needs that a test makes of many kinds. */
const filler = { notification: 'x', activity: 'x', title: 'x' };

/**
 * Records of two students in every collection that hangs on one, the number and the places by chance; some of them stand in
 * each other's way: the same course, the same thread.
 */
export async function hangOn({ both, staff }: People, seed: number, course: Types.ObjectId): Promise<void> {
  const { below } = randomFrom(seed);
  const count = () => below(3);
  const heads = () => below(2) === 1;
  for (const { user } of both) {
    for (const [model, field] of MOVED) {
      const isUnique = field === 'referredUserId';
      for (let made = isUnique ? Math.min(1, count()) : count(); made > 0; made--) {
        const place = { courseId: made === 1 ? course : new Types.ObjectId(), conversation: `application-${made}` };
        const one = {
          ...filler,
          ...place,
          agencyId: new Types.ObjectId(),
          referrerId: new Types.ObjectId(),
          referredUserId: new Types.ObjectId(),
          setId: String(new Types.ObjectId()),
          series: String(new Types.ObjectId()),
          attemptId: new Types.ObjectId(),
        };
        await model.collection.insertOne({ ...one, [field]: user._id });
      }
    }
    for (let place = count(); place > 0; place--) {
      const name = `x${place}`;
      const search = { userId: user._id, place, name, nameKey: name, search: 'q=x', mails: true };
      await SavedSearch.collection.insertOne(search as never);
    }
    for (let made = count(); made > 0; made--) {
      const place = { courseId: made === 1 ? course : new Types.ObjectId(), year: 2030, month: 'Sep' };
      const about = { userId: user._id, studentName: user.name, agentId: null, status: 'Pending', history: [] };
      await Application.collection.insertOne({ ...place, ...about, createdOn: new Date(0) } as never);
    }
    await hangProfile(user._id, user.name, below);
    const note = { conversation: `student-notes-${user._id}`, from: staff[0].user._id, to: null, student: user._id };
    if (heads()) await Message.collection.insertOne({ ...note, text: 'x', attachments: [], createdOn: new Date(0) });
    if (heads()) {
      await User.collection.updateOne({ _id: user._id }, { $set: { mobile: '', counsellorId: staff[1].user._id } });
    }
  }
  for (let written = 0; written < 6; written++) {
    const [one, other] = [both[heads() ? 0 : 1], staff[heads() ? 0 : 1]];
    const [from, to] = heads() ? [one, other] : [other, one];
    await sendMessage(from.viewer, to.userId, { text: `m${written}`, key: `message-${written}` });
  }
}

/** A profile in which something is missing, with files in some of its kinds. */
async function hangProfile(userId: Types.ObjectId, name: string, below: (most: number) => number): Promise<void> {
  const heads = () => below(2) === 1;
  const files = async () => {
    const fileId = new Types.ObjectId();
    await UploadEntry.collection.insertOne({ _id: fileId, metadata: { ownerId: userId, kind: 'document' } } as never);
    return [{ fileId, name, type: 'application/pdf', size: 1, addedOn: new Date(0) }];
  };
  const parts = {
    personal: heads() ? null : { dob: '2000-01-01', city: heads() ? '' : name, passport_number: heads() ? name : '' },
    educationSummaries: heads() ? [] : [{ city: name }],
    tests: heads() ? {} : { ielts_overall: 6.5 },
    workExperience: [],
    savedOn: {},
  };
  const documents = {
    ...(heads() ? { passport: await files() } : {}),
    ...(heads() ? { cv: await files() } : {}),
    ...(heads() ? { other: [] } : {}),
  };
  if (below(5) > 0) await Profile.collection.insertOne({ userId, ...parts, documents } as never);
}
