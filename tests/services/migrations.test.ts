import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { Account } from '@/lib/domain/ledger/accounts';
import { type Leg, posting } from '@/lib/domain/ledger/posting';
import { passportKeyOf } from '@/lib/platform/auth/passport-key';
import { MIGRATIONS, OLDEST_THAT_MAY_RUN, VERSION } from '@/lib/platform/migrations/all';
import { bringUpToDate, isUpToDate, olderData, refuseTooOld, runMigrations } from '@/lib/platform/migrations/migrate';
import type { Migration } from '@/lib/platform/migrations/migration';
import { phones } from '@/lib/platform/migrations/steps/031-phones';
import { courseLists } from '@/lib/platform/migrations/steps/032-course-lists';
import { kindsOfMessages } from '@/lib/platform/migrations/steps/033-kinds-of-messages';
import { requirementTexts } from '@/lib/platform/migrations/steps/034-requirement-texts';
import { staffOnlyTexts } from '@/lib/platform/migrations/steps/037-staff-only-texts';
import { termsAsVersions } from '@/lib/platform/migrations/steps/060-terms-as-versions';
import { textsReadOnceMore } from '@/lib/platform/migrations/steps/061-texts-read-once-more';
import { textsReadByDegree } from '@/lib/platform/migrations/steps/062-texts-read-by-degree';
import { textsReadByDemand } from '@/lib/platform/migrations/steps/064-texts-read-by-demand';
import { textsReadByGrade } from '@/lib/platform/migrations/steps/065-texts-read-by-grade';
import { applyToCourse } from '@/lib/services/applications/apply';
import { stalledCount } from '@/lib/services/applications/for-staff';
import { signed } from '@/lib/services/applications/moves/change';
import { post } from '@/lib/services/records/ledger/postings';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { Application } from '@/models/application';
import { CommissionEntry } from '@/models/commission-entry';
import { Course } from '@/models/course';
import { CourseNote } from '@/models/course-note';
import { Enquiry } from '@/models/enquiry';
import { ImportBatch } from '@/models/import-batch';
import { LegalText } from '@/models/legal-text';
import { Message } from '@/models/message';
import { Migration as Progress } from '@/models/migration';
import { Operator } from '@/models/operator';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { SavedSearch } from '@/models/saved-search';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { person } from '../support/people';
import { personal } from '../support/profiles';
import { startRelease } from '../support/releases';

beforeEach(emptyDatabase);

const ids = Array.from({ length: 5 }, () => new Types.ObjectId());

/** A migration of five documents, one per step, that remembers where each of its steps began. */
function walk(version = 1): Migration & { began: (string | null)[]; fails: boolean } {
  const began: (string | null)[] = [];
  const migration = {
    version,
    name: `walk ${version}`,
    began,
    fails: false,
    async step(after: Types.ObjectId | null) {
      began.push(after && String(after));
      const at = after ? ids.findIndex((id) => id.equals(after)) + 1 : 0;
      if (migration.fails && at === 3) throw new Error('out of power');
      return { after: ids[at] ?? null, changed: 1 };
    },
  };
  return migration;
}

/** Migrations without the indexes, of which there are hundreds: `bringUpToDate` makes those. */
const migrated = (migrations = MIGRATIONS, oldestThatMayRun = OLDEST_THAT_MAY_RUN) =>
  runMigrations(migrations, oldestThatMayRun);

describe('migrations', () => {
  it('run once, in order, and the database knows', async () => {
    const [first, second] = [walk(1), walk(2)];
    expect(await migrated([first])).toEqual(['walk 1']);
    expect(await migrated([first, second])).toEqual(['walk 2']);
    expect(await migrated([first, second])).toEqual([]);
    expect(first.began).toEqual([null, ...ids.map(String)]);
    expect(await Progress.countDocuments({ endedOn: { $ne: null } })).toBe(2);
  });

  it('go on where they broke off', async () => {
    const migration = walk();
    migration.fails = true;
    await expect(migrated([migration])).rejects.toThrow('out of power');
    await Progress.updateOne({}, { $set: { leasedUntil: new Date(0) } });
    migration.fails = false;
    migration.began.length = 0;
    expect(await migrated([migration])).toEqual(['walk 1']);
    expect(migration.began).toEqual(ids.slice(2).map(String));
  });

  it('run in one of many processes; the others wait until it has ended', async () => {
    const migration = walk();
    const ended = await Promise.all([1, 2, 3].map(() => migrated([migration])));
    expect(ended.flat()).toEqual(['walk 1']);
    expect(migration.began).toHaveLength(6);
  });

  it('go one way only: a database of a newer version is refused, with the number needed, and stays as it is', async () => {
    await migrated([walk(1), walk(2)]);
    const before = await Progress.find().lean();
    await expect(migrated([walk(1)])).rejects.toThrow(
      "The database has version 2 ('walk 2'), and this is version 1: start version 2 or newer, or go back as described in docs/operations.md.",
    );
    expect(await Progress.find().lean()).toEqual(before);
  });

  it('let processes of the release before go on, and refuse older ones with the number needed', async () => {
    const [first, second] = [walk(VERSION + 1), walk(VERSION + 2)];
    await migrated();
    await migrated([...MIGRATIONS, first], VERSION);
    await refuseTooOld();
    expect(await isUpToDate()).toBe(true);
    await migrated([...MIGRATIONS, first, second], VERSION + 1);
    await expect(refuseTooOld()).rejects.toThrow(
      `The database may only be used by version ${VERSION + 1} or newer, and this is version ${VERSION}: start a newer version`,
    );
    // A process that runs already is ready no longer, so that a proxy sends visitors elsewhere.
    expect(await isUpToDate()).toBe(false);
  });

  longIt('end a web process that is too old as it starts, with the number needed in its log', async () => {
    await migrated([...MIGRATIONS, walk(VERSION + 1)], VERSION + 1);
    await expect(startRelease('.', {})).rejects.toThrow(
      new RegExp(`ended with 1: .*"level":60,.*may only be used by version ${VERSION + 1} or newer`),
    );
  });

  it('refuse older processes from the moment the first of them begins', async () => {
    const migration = walk(VERSION + 1);
    migration.fails = true;
    await expect(migrated([migration], VERSION + 1)).rejects.toThrow('out of power');
    await expect(refuseTooOld()).rejects.toThrow(`version ${VERSION + 1} or newer`);
  });

  longIt('let a database from before there was such a number be used by every version', async () => {
    await migrated();
    await Progress.updateMany({}, { $unset: { oldestThatMayRun: '' } });
    await refuseTooOld(1);
    await migrated([...MIGRATIONS, walk(VERSION + 1)]);
    await refuseTooOld(OLDEST_THAT_MAY_RUN);
    await expect(refuseTooOld(OLDEST_THAT_MAY_RUN - 1)).rejects.toThrow('may only be used by');
  });

  it('are named before they begin: the version of the data, and whether a migration was begun and not ended', async () => {
    const [first, second] = [walk(1), walk(2)];
    expect(await olderData([first, second])).toBeNull();
    await User.create({ name: 'Asha', email: 'a@example.com', role: 'student' });
    expect(await olderData([first, second])).toEqual({ version: 0, begun: false });
    await migrated([first]);
    expect(await olderData([first])).toBeNull();
    expect(await olderData([first, second])).toEqual({ version: 1, begun: false });
    second.fails = true;
    await expect(migrated([first, second])).rejects.toThrow('out of power');
    expect(await olderData([first, second])).toEqual({ version: 1, begun: true });
  });

  longIt('take the indexes of former versions with them, and leave an operator’s own', async () => {
    await bringUpToDate([]);
    const had = Object.keys(await User.collection.indexInformation());
    await User.collection.createIndex({ jobTitle: 1 }, { name: 'own_jobs' });
    await User.collection.createIndex({ handle: 1 });
    await Promise.all([1, 2].map(() => bringUpToDate([])));
    expect(Object.keys(await User.collection.indexInformation()).sort()).toEqual([...had, 'own_jobs'].sort());
    await User.collection.dropIndex('own_jobs');
  });

  it('of this version must all have ended before a web process is ready', async () => {
    expect(await isUpToDate()).toBe(false);
    await bringUpToDate();
    expect(await isUpToDate()).toBe(true);
    const versions = MIGRATIONS.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  });
});

/** All migrations to their ends, in their order, without the indexes. */
async function runSteps(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  for (const { step } of migrations) {
    let after: Types.ObjectId | null = null;
    do ({ after } = await step(after));
    while (after);
  }
}

describe('the migrations of this version', () => {
  longIt('complete messages and uploads of the first version, and leave newer ones alone', async () => {
    const person = new Types.ObjectId();
    const message = { conversation: 'a-b', from: person, to: person, text: 'Hello', readOn: null };
    await Message.collection.insertMany([{ ...message }, { ...message, attachments: [{ name: 'kept' }] }]);
    const upload = { by: person, fileName: 'list.xlsx', country: 'Canada', rows: 3, added: 2, createdOn: new Date(5) };
    await ImportBatch.collection.insertMany([
      { ...upload, status: 'done', problems: [{ row: 1, message: 'No university' }] },
      { ...upload, status: 'running', problems: [] },
    ]);
    const fresh = await ImportBatch.create({ by: person, country: 'UK', status: 'planned', fileName: 'new.csv' });

    await runSteps();
    const messages = await Message.find().sort({ _id: 1 }).lean();
    expect(messages.map(({ attachments }) => attachments)).toEqual([[], [{ name: 'kept' }]]);
    const [done, broken, newer] = await ImportBatch.find().sort({ _id: 1 }).lean();
    expect(done).toMatchObject({ status: 'done', added: 2, progress: { done: 0, total: 0 }, columns: [], byName: '' });
    expect(done?.createdOn).toEqual(new Date(5));
    expect(done).not.toHaveProperty('problems');
    expect(broken).toMatchObject({ status: 'failed', failure: 'The upload was interrupted.', rows: 3 });
    expect(newer).toEqual(await ImportBatch.findById(fresh._id).lean());
    expect(newer?.status).toBe('planned');

    const before = await ImportBatch.find().lean();
    await Progress.deleteMany({});
    await runSteps();
    expect(await ImportBatch.find().lean()).toEqual(before);
  });

  longIt(
    'give applications of the first version the name of their student, and the time since when they wait',
    async () => {
      const [student, renamed] = await User.insertMany(
        ['Asha Rao', 'Bina'].map((name, i) => ({ name, email: `${i}@example.com`, role: 'student' })),
      );
      const at = (day: number) => new Date(Date.UTC(2026, 0, day));
      const record = (number: number, status: string, more: object) => ({
        userId: student?._id,
        courseId: new Types.ObjectId(),
        status,
        history: [{ at: at(1) }, { at: at(number) }],
        createdOn: at(1),
        ...more,
      });
      await Application.collection.insertMany([
        record(2, 'Pending', {}),
        record(3, 'Submitted', { waitsSince: null, history: [] }),
        record(4, 'Rejected', {}),
        record(5, 'Deferred', { waitsSince: null }),
        record(6, 'Pending', { waitsSince: at(9), userId: renamed?._id, studentName: 'Named before' }),
        record(7, 'Pending', { userId: new Types.ObjectId() }),
      ] as never[]);
      await runSteps();
      const told = async () =>
        (await Application.find().sort({ _id: 1 }).lean()).map(({ studentName, waitsSince }) => [
          studentName,
          waitsSince,
        ]);
      const wanted = [
        ['Asha Rao', at(2)],
        ['Asha Rao', at(1)],
        ['Asha Rao', null],
        ['Asha Rao', null],
        ['Named before', at(9)],
        ['', at(7)],
      ];
      expect(await told()).toEqual(wanted);
      await Progress.deleteMany({});
      await runSteps();
      expect(await told()).toEqual(wanted);
      const sorted = await Application.find({}, 'movedOn intakeOn').sort({ _id: 1 }).lean();
      expect(sorted.map(({ movedOn }) => movedOn)).toEqual([2, 1, 4, 5, 6, 7].map(at));
      expect(await stalledCount({ userId: '', role: 'admin', name: '', email: '' }, 5)).toBe(4);
    },
  );

  it('give courses their intakes and closing days as lists, and leave lists that are there alone', async () => {
    const course = (more: object) => ({ _id: new Types.ObjectId(), course: 'Law', updatedOn: new Date(0), ...more });
    await Course.collection.insertMany([
      course({ identity: 'a', admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-11-30 Sep 2027-06-30' }),
      course({ identity: 'b', admissionIntake: '' }),
      course({ identity: 'c', admissionIntake: 'Feb', closingDays: '', intakes: [], closings: [] }),
    ] as never[]);
    const stored = async () =>
      (await Course.find().sort({ identity: 1 }).lean()).map(({ intakes, closings, admissionIntake, updatedOn }) => [
        intakes,
        closings,
        admissionIntake,
        updatedOn.getTime(),
      ]);
    await runSteps();
    const after = await stored();
    expect(after).toEqual([
      [
        ['Jan', 'Sep'],
        [
          { month: 'Jan', day: '2026-11-30' },
          { month: 'Sep', day: '2027-06-30' },
        ],
        'Jan Sep',
        0,
      ],
      [[], [], '', 0],
      [[], [], 'Feb', 0],
    ]);
    await courseLists.step(null);
    expect(await stored()).toEqual(after);
  });

  it('take off courses’ pages what is for staff alone, and keep it; other texts and a second run change nothing', async () => {
    const course = (more: object) => ({
      _id: new Types.ObjectId(),
      identity: new Types.ObjectId().toHexString(),
      ...more,
    });
    await Course.collection.insertMany([
      course({ remarks: 'Good library. Commission 15%', admissionRequirement: 'Twelfth grade' }),
      course({ remarks: 'Recognised by the Higher Education Commission', admissionRequirement: 'CONFIDENTIAL' }),
      course({}),
    ]);
    const stored = async () => {
      const courses = await Course.find({}, 'remarks admissionRequirement').sort({ _id: 1 }).lean();
      const notes = await CourseNote.find().sort({ courseId: 1 }).lean();
      return { courses, notes: notes.map(({ text, kind, hidden }) => [text, kind, hidden]) };
    };
    expect(await staffOnlyTexts.step(null)).toMatchObject({ changed: 2 });
    const after = await stored();
    expect(after.courses).toMatchObject([
      { remarks: 'Good library.', admissionRequirement: 'Twelfth grade' },
      { remarks: 'Recognised by the Higher Education Commission', admissionRequirement: '' },
      {},
    ]);
    expect(after.notes).toEqual([
      [
        'Remarks: Commission 15%',
        'hidden',
        [{ field: 'remarks', before: 'Good library. Commission 15%', after: 'Good library.' }],
      ],
      [
        'Entry requirements: CONFIDENTIAL',
        'hidden',
        [{ field: 'admissionRequirement', before: 'CONFIDENTIAL', after: '' }],
      ],
    ]);
    expect(await staffOnlyTexts.step(null)).toMatchObject({ changed: 0 });
    expect(await stored()).toEqual(after);
  });

  it('give messages the kind of their conversation: notes stay notes, and a kind that is there stays', async () => {
    const [application, student] = ids;
    const message = (more: object) => ({ _id: new Types.ObjectId(), from: ids[3], to: null, text: 'x', ...more });
    await Message.collection.insertMany([
      message({ conversation: `${ids[2]}-${ids[3]}`, to: ids[2] }),
      message({ conversation: `application-${application}`, application }),
      message({ conversation: `notes-${application}`, application }),
      message({ conversation: `student-notes-${student}`, student }),
      message({ conversation: `application-${application}`, application, kind: 'application-notes' }),
    ] as never[]);
    const stored = async () => (await Message.find().sort({ _id: 1 }).lean()).map(({ kind }) => kind);
    await runSteps();
    const kinds = ['pair', 'thread', 'application-notes', 'student-notes', 'application-notes'];
    expect(await stored()).toEqual(kinds);
    await kindsOfMessages.step(null);
    expect(await stored()).toEqual(kinds);
  });

  it('name the scale of TOEFL reports by the day of the test and the score, and leave named ones alone', async () => {
    const reports = [
      [{ toefl_test_date: '2026-01-20', toefl_overall: 5 }, '0-120'],
      [{ toefl_test_date: '2026-01-21', toefl_overall: 5 }, '1-6'],
      [{ toefl_test_date: '2026-03-01', toefl_overall: 90 }, '0-120'],
      [{ toefl_test_date: '2026-03-01', toefl_overall: 5, toefl_scale: '0-120' }, '0-120'],
      [{ toefl_overall: null, ielts_overall: 7 }, undefined],
    ] as const;
    const userIds = reports.map(() => new Types.ObjectId());
    await Profile.insertMany(reports.map(([tests], place) => ({ userId: userIds[place], tests })));
    const migration = MIGRATIONS.filter(({ name }) => name === 'Store the scale of each TOEFL report');
    await runSteps(migration);
    for (const [place, [, scale]] of reports.entries()) {
      const profile = await Profile.findOne({ userId: userIds[place] }).lean();
      expect(profile?.tests.toefl_scale).toBe(scale);
    }
  });

  it('give accounts the end of their id and the company of their agent, and enquiries whether they are verified', async () => {
    const [agentId, mineId, ownId] = ids;
    await User.collection.insertMany([
      { _id: agentId, role: 'agent', email: 'a@example.com', company_name: 'Banyan' },
      { _id: mineId, role: 'student', email: 'b@example.com', company_name: '', addedBy: agentId, isVerified: true },
      { _id: ownId, role: 'student', email: 'c@example.com', company_name: '', addedBy: null },
    ] as never[]);
    const enquiryIds = [new Types.ObjectId(), new Types.ObjectId()];
    await Enquiry.collection.insertMany([
      { _id: enquiryIds[0], email: 'b@example.com' },
      { _id: enquiryIds[1], email: 'c@example.com' },
    ] as never[]);
    await runSteps();
    const users = await User.find({}, 'ref company_name').sort({ _id: 1 }).lean();
    expect(users.map(({ ref, company_name }) => [ref, company_name])).toEqual([
      [endOf(agentId), 'Banyan'],
      [endOf(mineId), 'Banyan'],
      [endOf(ownId), ''],
    ]);
    const enquiries = await Enquiry.find({}, 'ref isVerified').sort({ _id: 1 }).lean();
    expect(enquiries.map(({ ref, isVerified }) => [ref, isVerified])).toEqual([
      [endOf(enquiryIds[0]), true],
      [endOf(enquiryIds[1]), false],
    ]);
  });

  it('give telephone numbers their E.164 form: by the country of the profile, and null where it is not certain', async () => {
    const [nepaliId, ownId, unclearId, newId] = ids;
    const account = (id: unknown, mobile: string) => ({ _id: id, role: 'student', email: `${id}@example.com`, mobile });
    await User.collection.insertMany([
      account(nepaliId, '9841234567'),
      account(ownId, '9876543210'),
      account(unclearId, '9779841234567'),
      { ...account(newId, '9876543210'), mobileE164: null },
    ] as never[]);
    const enquiryId = new Types.ObjectId();
    await Enquiry.collection.insertOne({ _id: enquiryId, email: 'x@example.com', mobile: '09876500000' } as never);
    const home = { country: 'Nepal', nationality: 'Nepal', contact_mobile: '9851234567' };
    await Profile.collection.insertMany([
      { userId: nepaliId, personal: home },
      { userId: ownId, personal: null },
    ] as never[]);
    const stored = async () => [
      (await User.find().sort({ _id: 1 }).lean()).map(({ mobile, mobileE164 }) => [mobile, mobileE164]),
      (await Enquiry.find().lean()).map(({ mobileE164 }) => mobileE164),
      (await Profile.find().sort({ _id: 1 }).lean()).map(({ contactE164 }) => contactE164),
    ];
    await runSteps();
    const after = await stored();
    expect(after).toEqual([
      [
        ['9841234567', '+9779841234567'],
        ['9876543210', '+919876543210'],
        ['9779841234567', null],
        ['9876543210', null],
      ],
      ['+919876500000'],
      ['+9779851234567', undefined],
    ]);
    for (let at: Types.ObjectId | null = null, steps = 0; steps === 0 || at; steps++)
      at = (await phones.step(at)).after;
    expect(await stored()).toEqual(after);
  });

  it('let applications name the agent their student has now', async () => {
    const [former, present] = [new Types.ObjectId(), new Types.ObjectId()];
    const [gone, brought] = await User.insertMany([
      { name: 'Chitra', email: 'gone@example.com', role: 'student', addedBy: null },
      { name: 'Dev', email: 'brought@example.com', role: 'student', addedBy: present },
    ]);
    const record = {
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'U',
      course: 'C',
      year: 2027,
      month: 'Sep',
    };
    const stored = await Application.insertMany([
      { ...record, userId: gone?._id, agentId: former, status: 'Pending' },
      { ...record, userId: brought?._id, agentId: null, status: 'Pending' },
      { ...record, userId: new Types.ObjectId(), agentId: null, status: 'Pending' },
    ]);
    await runSteps();
    const after = await Application.find({ _id: { $in: stored.map(({ _id }) => _id) } }, 'agentId')
      .sort({ _id: 1 })
      .lean();
    expect(after.map(({ agentId }) => agentId && String(agentId))).toEqual([null, String(present), null]);
  });

  it('write down when applications were sent, as their histories tell it, once, and nothing on those that were not', async () => {
    const at = new Date('2026-03-04T10:00:00Z');
    const by = new Types.ObjectId();
    const move = (status: string) => ({ status, by, byRole: 'team', byName: 'Tom', reason: '', at });
    const told = { at: new Date('2025-01-01'), by, byName: 'Ann', how: 'outside', reason: 'By post.' };
    const place = { userId: by, courseId: by, country: 'UK', university: 'U', course: 'C', month: 'Sep' };
    const records = [
      { status: 'Under Review', history: [move('Pending'), move('Under Review')] },
      { status: 'Withdrawn', history: [move('Pending'), move('Submitted'), move('Withdrawn')] },
      { status: 'Offer Received', history: [move('Pending'), move('Offer Received')], offer: { conditional: false } },
      { status: 'Submitted', history: [move('Submitted')], sent: told },
    ];
    const stored = records.map((record, year) => ({ ...place, year, _id: new Types.ObjectId(), ...record }));
    await Application.collection.insertMany(stored as never);
    const sent = async () => (await Application.find().sort({ year: 1 }).lean()).map((record) => record.sent);
    await runSteps();
    const moved = { at, by, byName: 'Tom', reason: '' };
    const wanted = [undefined, { ...moved, how: 'status' }, { ...moved, how: 'offer' }, told];
    expect(await sent()).toEqual(wanted);
    await Progress.deleteMany({});
    await runSteps();
    expect(await sent()).toEqual(wanted);
  });

  longIt('give saved searches of one account a name each: the first keeps it, later ones get a number', async () => {
    const [one, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const long = 'x'.repeat(60);
    const names = ['Nursing', 'nursing', 'Nursing (2)', 'Law', 'NURSING', long, long];
    const record = { search: 'q=nursing', mails: true, since: new Date(), until: null, dueOn: new Date() };
    // As they were stored before, when the database had no index of names.
    await SavedSearch.collection.dropIndex('userId_1_nameKey_1');
    await SavedSearch.collection.insertMany([
      ...names.map((name, place) => ({ ...record, _id: new Types.ObjectId(), userId: one, place, name })),
      { ...record, _id: new Types.ObjectId(), userId: other, place: 0, name: 'Nursing' },
    ]);
    const stored = async () => (await SavedSearch.find().sort({ _id: 1 }).lean()).map(({ name }) => name);
    const wanted = ['Nursing', 'nursing (2)', 'Nursing (2) (2)', 'Law', 'NURSING (3)', long, `${'x'.repeat(56)} (2)`];
    await bringUpToDate();
    expect(await stored()).toEqual([...wanted, 'Nursing']);
    const again = await SavedSearch.find().lean();
    await Progress.deleteMany({});
    await bringUpToDate();
    expect(await SavedSearch.find().lean()).toEqual(again);
    const [first] = again;
    const { _id, ...copy } = { ...first, place: 9 };
    await expect(SavedSearch.collection.insertOne(copy as never)).rejects.toThrow(/duplicate key/);
  });

  it('take away what reports had counted ahead, as often as they run, and leave the rest of each record', async () => {
    const counts = Application.db.collection('report_parts');
    await counts.insertOne({ _id: 3 as never, revision: new Types.ObjectId(), students: '[]' });
    await User.collection.createIndex({ uncounted: 1 }, { sparse: true });
    const [student] = await User.insertMany([
      { name: 'Esha', email: 'e@example.com', role: 'student', cameBy: 'self' },
    ]);
    const stored = () => User.collection.findOne({ _id: student?._id });
    const before = await stored();
    for (const _run of [1, 2]) {
      await User.collection.updateOne({ _id: student?._id }, { $set: { uncounted: new Types.ObjectId() } });
      await Progress.deleteMany({});
      await runSteps();
      expect(await stored()).toEqual(before);
      const names = (await Application.db.listCollections()).map(({ name }) => name);
      expect(names).not.toContain('report_parts');
      expect((await User.collection.indexes()).map(({ name }) => name)).not.toContain('uncounted_1');
    }
  });

  longIt('say of courses stored before that their texts are unread, and leave newer ones', async () => {
    const course = { ...BLANK_COURSE, country: 'UK' as const, university: 'U' };
    const made = await Course.insertMany(
      ['Two references.', '', 'Read already.'].map((admissionRequirement, place) => ({
        ...course,
        course: `C${place}`,
        identity: `i${place}`,
        admissionRequirement,
      })),
    );
    await Course.collection.updateMany(
      { _id: { $in: made.slice(0, 2).map(({ _id }) => _id) } },
      { $unset: { alsoAsked: '' } },
    );
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await bringUpToDate([requirementTexts]);
      expect((await Course.find().sort({ _id: 1 }).lean()).map(({ alsoAsked }) => alsoAsked)).toEqual([
        'unread text',
        '',
        '',
      ]);
    }
  });

  longIt(
    'let students and applications be found by the counsellor of the agency, and copy no name of an agency they left',
    async () => {
      const [owner, ...students] = [
        await person('agent'),
        await person('student', { counsellor_name: 'Neha mam' }),
        await person('student', { counsellor_name: 'Pooja' }),
      ];
      const [theirs, left] = students;
      const addedBy = owner.user._id;
      await User.updateOne({ _id: theirs?.userId }, { $set: { addedBy } });
      const [course] = await storedCourses({});
      for (const one of [theirs, left])
        if (one)
          await applyToCourse(one.viewer, {
            userId: one.userId,
            courseId: String(course?._id),
            year: new Date().getFullYear() + 1,
            month: 'Sep',
          });
      await User.collection.updateMany({ role: 'student' }, { $set: { words: ['student'] } });
      await Application.collection.updateMany({}, { $unset: { agencyCounsellor: '' }, $set: { words: ['student'] } });
      for (const _run of [1, 2]) {
        await Progress.deleteMany({});
        await runSteps();
        expect(await User.countDocuments({ words: 'neha', addedBy })).toBe(1);
        expect(await Application.find({ words: 'neha' }).lean()).toMatchObject([
          { agentId: addedBy, agencyCounsellor: 'Neha mam' },
        ]);
        expect(await Application.countDocuments({ words: 'pooja' })).toBe(0);
      }
    },
  );

  longIt(
    'give stored records the words of the search box: names by sound, notes, references, addresses, passports',
    async () => {
      const [owner, student] = [await person('agent'), await person('student', { name: 'राहुल शर्मा' })];
      const erased = await person('student');
      await Profile.create({
        userId: student.userId,
        personal: { ...personal(), passport_number: 'ZQ7654321', address: '12 Model Town', city: 'Ludhiana' },
      } as never);
      const note = { kind: 'note' as const, text: 'Visa refused', by: owner.user._id, at: new Date() };
      const lead = { agencyId: owner.user._id, name: 'Komal Kaur', source: 'walk-in', otherMobiles: ['9814055555'] };
      const { _id } = await Prospect.create({ ...lead, entries: [note] } as never);
      await Prospect.collection.updateOne({ _id }, { $set: { words: ['komal', 'kaur'] } });
      await User.collection.updateOne({ _id: student.user._id }, { $set: { words: ['x'] }, $unset: { address: '' } });
      await User.collection.updateOne({ _id: erased.user._id }, { $set: { words: [] } });
      await Profile.collection.updateMany({}, { $unset: { passportKey: '' } });
      const stored = async () => [await User.find().lean(), await Prospect.find().lean(), await Profile.find().lean()];
      let first: unknown;
      for (const _run of [1, 2]) {
        await Progress.deleteMany({});
        await runSteps();
        first ??= await stored();
        expect(await stored()).toEqual(first);
      }
      const account = await User.findById(student.userId).orFail().lean();
      expect(account).toMatchObject({ address: '12 Model Town, Ludhiana, Kerala, 682001' });
      expect(account.words).toEqual(expect.arrayContaining(['%rhul', 'ludhiana', '&rl']));
      const { words } = await Prospect.findById(_id).orFail().lean();
      expect(words).toEqual(expect.arrayContaining(['komal', 'walk', '055555', '~refused', '=kml']));
      expect(await Profile.countDocuments({ passportKey: passportKeyOf('zq 7654321') })).toBe(1);
      expect((await User.findById(erased.userId).orFail().lean()).words).toEqual([]);
    },
  );

  longIt('leave books as they were begun, where a branch is owed its part of what is earned', async () => {
    const { user, viewer } = await person('agent');
    const by = signed(viewer);
    const branchId = new Types.ObjectId();
    const entryOf = async (account: Account, event: string) => {
      const _id = new Types.ObjectId();
      const of = { agencyId: user._id, agreementId: branchId, applicationId: _id, currency: 'GBP', term: 1 };
      const about = { number: '', name: 'Asha' };
      await CommissionEntry.create({
        ...{ ...of, _id, about, country: 'Canada', university: 'U', course: 'C', part: 'all', credit: 100 },
        ...{ events: [], state: 'claimable', intake: 202_709 },
      });
      const legs: Leg<Types.ObjectId>[] = [
        { account: 'receivable:institution', currency: 'GBP', minor: 5 },
        { account, currency: 'GBP', minor: -5, partnerId: branchId },
      ];
      await post(user._id, by, [
        posting({ event, entryId: _id, version: 1, on: '2026-11-20', rule: null, about, note: '' }, ...legs),
      ]);
      return _id;
    };
    const old = await entryOf('payable:partner', 'claimable');
    await entryOf('payable:partner', 'received');
    await entryOf('income', 'claimable');
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await runSteps();
      expect((await CommissionEntry.find({ owedWhenEarned: true }).lean()).map(({ _id }) => _id)).toEqual([old]);
    }
  });

  it('read the texts of stored courses again, but for what an admin has entered or said', async () => {
    const { viewer } = await person('admin');
    const two =
      'TOEFL iBT 92 for tests taken before 21 January 2026, 5 for tests from 21 January 2026. 60% from Tier 1 institutions, 65% from Tier 2.';
    const dashes = 'IELTS 6.5 -or- DET 110. A 2:1; OR eight years of experience.';
    const course = {
      ...BLANK_COURSE,
      country: 'UK' as const,
      university: 'U',
      level: 'Post Graduate' as const,
      batchId: new Types.ObjectId(),
    };
    const before = [
      { course: 'Uploaded', admissionRequirement: two, alsoAsked: 'unread text' },
      // As a reader of before might have misread it.
      {
        course: 'Misread',
        admissionRequirement: dashes,
        ieltsOverall: 7,
        scoresFromText: 'IELTS',
        alsoAsked: 'work 8 years',
        minClass: '2:2' as const,
        marksFrom: 'requirement text' as const,
      },
      { course: 'By hand', admissionRequirement: dashes, ieltsOverall: 5, alsoAsked: 'age 30', batchId: null },
      {
        course: 'In a column',
        admissionRequirement: dashes,
        ieltsOverall: 7,
        minPercentage: 70,
        alsoAsked: 'unread text',
      },
      {
        course: 'Confirmed',
        admissionRequirement: dashes,
        ieltsOverall: 6,
        scoresFromText: 'IELTS confirmed',
        minClass: 'First' as const,
        marksFrom: 'confirmed text' as const,
      },
      { course: 'Without a text', admissionRequirement: '', alsoAsked: 'age 21' },
    ];
    const records = await Course.insertMany(before.map((one, at) => ({ ...course, ...one, identity: `again${at}` })));
    const id = String(records[2]?._id);
    await recordStaffAction(
      viewer,
      'course.edit',
      { kind: 'course', id, label: 'By hand' },
      { before: {}, after: { alsoAsked: 'age 30', ieltsOverall: 5 } },
    );
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await runSteps();
      const found = await Course.find({ identity: /^again/ })
        .sort({ _id: 1 })
        .lean();
      const facts = found.map((one) => [
        one.course,
        one.ieltsOverall,
        one.det,
        one.minClass,
        one.minPercentage,
        one.scoresFromText,
        one.alsoAsked,
      ]);
      expect(facts).toEqual([
        ['Uploaded', null, null, '', 60, 'TOEFL', 'certain from 65%; scale: TOEFL 92; scale: TOEFL 5'],
        ['Misread', 6.5, 110, '2:1', null, '', 'unread text; marks waiver'],
        ['By hand', 5, 110, '2:1', null, '', 'age 30'],
        ['In a column', 7, 110, '', 70, '', 'unread text; marks waiver'],
        ['Confirmed', 6, 110, 'First', null, 'IELTS confirmed', 'unread text; marks waiver'],
        ['Without a text', null, null, '', null, '', 'age 21'],
      ]);
    }
    // A later release reads them once more, of a database that has had this.
    for (const later of [textsReadOnceMore, textsReadByDegree, textsReadByDemand, textsReadByGrade]) {
      await Course.updateOne({ identity: 'again1' }, { alsoAsked: 'work 8 years' });
      expect((await later.step(null)).changed).toBe(1);
      expect((await later.step(null)).changed).toBe(0);
    }
  });

  it('say of courses that are entered in their final year that they ask for more than school', async () => {
    const course = { ...BLANK_COURSE, country: 'UK' as const, university: 'U', level: 'Under Graduate' as const };
    const stated: [name: string, text: string, alsoAsked: string, after: string][] = [
      ['BA Business (Top-up)', '', '', 'beyond school'],
      ['BA Business (Top-up), unread', 'An interview.', 'unread text', 'selection; beyond school'],
      ['BA Business (Top-up), written by hand', '', 'age 21', 'age 21'],
      ['BA Business', '', '', ''],
    ];
    await Course.insertMany(
      stated.map(([name, admissionRequirement, alsoAsked], place) => ({
        ...course,
        course: name,
        identity: `top${place}`,
        admissionRequirement,
        alsoAsked,
      })),
    );
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await runSteps();
      const found = await Course.find({ identity: /^top/ }).sort({ _id: 1 }).lean();
      expect(found.map(({ course: name, alsoAsked }) => [name, alsoAsked])).toEqual(
        stated.map(([name, , , after]) => [name, after]),
      );
    }
  });

  it('give students and leads without a branch that of their counsellor, where there is one', async () => {
    const [moga, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const agencyId = new Types.ObjectId();
    const member = (name: string, branches: Types.ObjectId[]) => ({
      ...{ _id: new Types.ObjectId(), role: 'agent', name, email: `${name}@example.com` },
      agency: { id: agencyId, role: 'counsellor', branches, exports: false, closed: false },
    });
    const [neha, both] = [member('neha', [moga]), member('both', [moga, other])];
    await User.collection.insertMany([neha, both]);
    const student = (name: string, memberId: Types.ObjectId, branchId: Types.ObjectId | null) => ({
      ...{ _id: new Types.ObjectId(), role: 'student', name, email: `${name}@example.com`, addedBy: agencyId },
      ...{ memberId, branchId },
    });
    const students = [student('a', neha._id, null), student('b', neha._id, other), student('c', both._id, null)];
    await User.collection.insertMany(students);
    await Prospect.collection.insertMany([
      { _id: new Types.ObjectId(), agencyId, name: 'lead', memberId: neha._id, branchId: null, source: 'sheet' },
    ]);
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await runSteps();
      const found = await User.find({ role: 'student', addedBy: agencyId }).sort({ name: 1 }).lean();
      expect(found.map(({ branchId }) => branchId && String(branchId))).toEqual([String(moga), String(other), null]);
      expect(await Prospect.distinct('branchId', { agencyId })).toEqual([moga]);
    }
  });

  it('say of deferred applications that their new start is not known yet, and take the former one’s days away', async () => {
    const at = new Date('2026-10-01');
    const asked = { by: new Types.ObjectId(), byRole: 'team', byName: 'Neha', at };
    const record = (number: number, status: string) => ({
      ...{ _id: new Types.ObjectId(), userId: new Types.ObjectId(), courseId: new Types.ObjectId(), status, number },
      ...{ year: 2027, month: 'Sep', intakeOn: 202_709, createdOn: at, acts: [] },
      history: [{ status, ...asked, reason: 'Full.' }],
      items: [
        { _id: new Types.ObjectId(), kind: 'question', label: 'Why?', state: 'requested', dueOn: '2026-12-10', asked },
      ],
    });
    await Application.collection.insertMany([record(1, 'Deferred'), record(2, 'Accepted')]);
    for (const _run of [1, 2]) {
      await Progress.deleteMany({});
      await runSteps();
      const [deferred, other] = await Application.find({}).sort({ number: 1 }).lean();
      expect(deferred).toMatchObject({ year: 2027, month: 'Sep', intakeOn: 0 });
      expect(deferred?.starts).toMatchObject([{ year: 2027 }, { year: null, month: null, since: at, why: 'Full.' }]);
      expect(deferred?.items?.[0]?.dueOn).toBeNull();
      expect(deferred?.acts).toMatchObject([{ label: 'Why?', reason: 'Due not known yet (before: 10 Dec 2026)' }]);
      expect(other).toMatchObject({ intakeOn: 202_709, items: [{ dueOn: '2026-12-10' }] });
      expect(other?.starts).toBeUndefined();
    }
  });
});

const endOf = (id: unknown) => String(id).slice(-6);

describe('the terms of a site from before they had versions', () => {
  it('are their first version, of the day they were saved, once; none where there were none', async () => {
    expect(await termsAsVersions.step(null)).toEqual({ after: null, changed: 0 });
    const site = { _id: 'site' as never, name: 'One', terms: ' Ours. ', savedOn: new Date('2026-03-04T10:00:00Z') };
    await Operator.collection.insertOne(site);
    expect((await termsAsVersions.step(null)).changed).toBe(1);
    expect((await termsAsVersions.step(null)).changed).toBe(0);
    expect(await LegalText.find({}, '-_id').lean()).toEqual([
      { kind: 'terms', n: 1, text: 'Ours.', day: '2026-03-04' },
    ]);
    expect((await Operator.collection.findOne({ _id: 'site' as never }))?.terms).toBe(' Ours. ');
  });
});
