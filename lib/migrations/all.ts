import type { Collection, Types } from 'mongoose';
import { isWaiting } from '@/lib/domain/applications/application-status';
import { toeflScaleOf } from '@/lib/domain/test-scores';
import { linked } from '@/lib/history/chain';
import { Application, intakeOnOf } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { ImportBatch } from '@/models/import-batch';
import { Message } from '@/models/message';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';

/** The result of one step of a migration. */
interface MigrationStep {
  /** The last document looked at; null at the end of the collection. */
  after: Types.ObjectId | null;
  changed: number;
}

/**
 * One change of stored records, in steps along `_id`. A step may run twice when a process dies in it: it must then
 * change nothing more. The code before a migration must be able to live with what it makes, since web processes of the
 * old version run beside it for a while: first add, and take away a version later.
 */
export interface Migration {
  /** Numbers are given once, in order, and never changed. */
  version: number;
  name: string;
  step(after: Types.ObjectId | null): Promise<MigrationStep>;
}

/** How many documents a step looks at. */
const STEP = 1_000;

/** All migrations, forward only. A new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'Messages from before attachments have an empty list of them',
    async step(after) {
      const { last, ids } = await nextIds(Message, after);
      const filter = { _id: { $in: ids }, attachments: { $exists: false } };
      const { modifiedCount } = await Message.collection.updateMany(filter, { $set: { attachments: [] } });
      return { after: last, changed: modifiedCount };
    },
  },
  {
    version: 2,
    name: 'Uploads of courses from before the review are complete records; one that was running has failed',
    async step(after) {
      const { last, ids } = await nextIds(ImportBatch, after);
      const old = await ImportBatch.collection.find({ _id: { $in: ids }, progress: { $exists: false } }).toArray();
      for (const batch of old) {
        const { problems: _problems, status, ...kept } = batch;
        const ended = status === 'running' ? { status: 'failed', failure: 'The upload broke off.' } : { status };
        const complete = new ImportBatch({ ...kept, ...ended }).toObject();
        await ImportBatch.collection.replaceOne({ _id: batch._id, progress: { $exists: false } }, complete);
      }
      return { after: last, changed: old.length };
    },
  },
  {
    version: 3,
    name: 'Applications hold their student\u2019s name, which lists are searched by',
    async step(after) {
      const { last, ids } = await nextIds(Application, after);
      const nameless = { _id: { $in: ids }, studentName: { $in: [null, ''] } };
      const applications = await Application.find(nameless, 'userId').lean();
      const students = await User.find({ _id: { $in: applications.map(({ userId }) => userId) } }, 'name').lean();
      const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
      const changed = await changeEach(
        Application,
        applications.map(({ _id, userId }) => ({
          filter: { _id, studentName: nameless.studentName },
          set: { studentName: names.get(String(userId)) ?? '' },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 4,
    name: 'Applications from before the list of stalled ones wait since their last move',
    async step(after) {
      const { last, ids } = await nextIds(Application, after);
      const since = { _id: { $in: ids }, waitsSince: null };
      const applications = await Application.find(since, 'status history createdOn').lean();
      const changed = await changeEach(
        Application,
        // One that is moved meanwhile gets its date by that.
        applications.map(({ _id, status, history, createdOn }) => ({
          filter: { _id, status, waitsSince: null },
          set: { waitsSince: isWaiting(status) ? (history?.at(-1)?.at ?? createdOn ?? _id.getTimestamp()) : null },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 5,
    name: 'Accounts hold the end of their id; students the company of their agent: both are searched and sorted by',
    async step(after) {
      const { last, ids } = await nextIds(User, after);
      const users = await User.find({ _id: { $in: ids }, ref: { $exists: false } }, 'addedBy').lean();
      const agents = await User.find({ _id: { $in: users.flatMap(({ addedBy }) => addedBy ?? []) } }, 'company_name');
      const companies = new Map(agents.map(({ _id, company_name }) => [String(_id), company_name]));
      const changed = await changeEach(
        User,
        users.map(({ _id, addedBy }) => ({
          filter: { _id, ref: { $exists: false } },
          set: { ref: endOf(_id), ...(addedBy ? { company_name: companies.get(String(addedBy)) ?? '' } : {}) },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 6,
    name: 'Enquiries hold the end of their id and whether their address is verified',
    async step(after) {
      const { last, ids } = await nextIds(Enquiry, after);
      const enquiries = await Enquiry.find({ _id: { $in: ids }, ref: { $exists: false } }, 'email').lean();
      const emails = enquiries.map(({ email }) => email);
      const accounts = await User.find({ email: { $in: emails }, isVerified: true }, 'email').lean();
      const verified = new Set(accounts.map(({ email }) => email));
      const changed = await changeEach(
        Enquiry,
        enquiries.map(({ _id, email }) => ({
          filter: { _id, ref: { $exists: false } },
          set: { ref: endOf(_id), isVerified: verified.has(email) },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 7,
    name: 'Applications hold when they were last moved, and their intake as a number that sorts by time',
    async step(after) {
      const { last, ids } = await nextIds(Application, after);
      const unsorted = { _id: { $in: ids }, intakeOn: { $exists: false } };
      const applications = await Application.find(unsorted, 'year month history status createdOn').lean();
      const changed = await changeEach(
        Application,
        // One that is moved meanwhile gets its date by that.
        applications.map(({ _id, status, year, month, history, createdOn }) => ({
          filter: { _id, status, intakeOn: { $exists: false } },
          set: {
            movedOn: history?.at(-1)?.at ?? createdOn ?? _id.getTimestamp(),
            intakeOn: intakeOnOf({ year, month }),
          },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 8,
    name: 'TOEFL reports name the scale they are on',
    async step(after) {
      const { last, ids } = await nextIds(Profile, after);
      const unnamed = { _id: { $in: ids }, 'tests.toefl_overall': { $ne: null }, 'tests.toefl_scale': null };
      const profiles = await Profile.find(unnamed, 'tests').lean();
      const changed = await changeEach(
        Profile,
        // A report that is saved meanwhile names its scale by that.
        profiles.map(({ _id, tests: { toefl_test_date: taken, toefl_overall: overall } }) => ({
          filter: { _id, 'tests.toefl_scale': null, 'tests.toefl_overall': overall, 'tests.toefl_test_date': taken },
          set: { 'tests.toefl_scale': toeflScaleOf(taken ?? '', overall ?? 0) },
        })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 9,
    name: 'Applications name the agent their student has now: who left from here on is known by the student',
    async step(after) {
      const { last, ids } = await nextIds(Application, after);
      const applications = await Application.find({ _id: { $in: ids } }, 'userId agentId').lean();
      const students = await User.find({ _id: { $in: applications.map(({ userId }) => userId) } }, 'addedBy').lean();
      const agents = new Map(students.map(({ _id, addedBy }) => [String(_id), addedBy]));
      const changed = await changeEach(
        Application,
        applications
          .map(({ _id, userId, agentId }) => ({ _id, agentId, now: agents.get(String(userId)) ?? null }))
          .filter(({ agentId, now }) => String(agentId) !== String(now))
          .map(({ _id, agentId, now }) => ({ filter: { _id, agentId }, set: { agentId: now } })),
      );
      return { after: last, changed };
    },
  },
  {
    version: 10,
    name: 'The history of applications is chained by hashes',
    async step(after) {
      const { last, ids } = await nextIds(Application, after);
      const unchained = { _id: { $in: ids }, chain: null };
      const fields = 'courseId year month status history acts revision';
      for (let changed = 0; ; ) {
        // One that is moved between its reading and its writing is read again.
        const applications = await Application.find(unchained, fields).lean();
        if (!applications.length) return { after: last, changed };
        changed += await changeEach(
          Application,
          applications.map((application) => {
            const { _id, status, history, acts, revision } = application;
            const { chain, ...entries } = linked(application, null, { moves: history ?? [], acts: acts ?? [] });
            return {
              filter: { _id, status, chain: null, revision: revision ?? null },
              set: { history: entries.moves, chain, ...(acts ? { acts: entries.acts } : {}) },
            };
          }),
        );
      }
    },
  },
];

const endOf = (id: Types.ObjectId) => String(id).slice(-6);

interface Change {
  filter: Record<string, unknown>;
  set: Record<string, unknown>;
}

/** Changes documents one by one, in one round trip, leaving `updatedOn` as it is. Returns how many were changed. */
async function changeEach({ collection }: Stored, changes: readonly Change[]): Promise<number> {
  if (!changes.length) return 0;
  const { modifiedCount } = await collection.bulkWrite(
    changes.map(({ filter, set }) => ({ updateOne: { filter, update: { $set: set } } })),
  );
  return modifiedCount;
}

interface Stored {
  collection: Collection;
}

async function nextIds(
  { collection }: Stored,
  after: Types.ObjectId | null,
): Promise<{ ids: Types.ObjectId[]; last: Types.ObjectId | null }> {
  const following = collection.find(after ? { _id: { $gt: after } } : {}, { projection: { _id: 1 } });
  const ids = (await following.sort({ _id: 1 }).limit(STEP).toArray()).map(({ _id }) => _id);
  return { ids, last: ids.at(-1) ?? null };
}
