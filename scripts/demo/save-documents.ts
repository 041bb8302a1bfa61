import { Readable } from 'node:stream';
import type { Types } from 'mongoose';
import { OFFER_STATUSES } from '@/lib/domain/applications/application-status';
import { storeFile } from '@/lib/platform/files/store';
import { Profile, type StoredDocument } from '@/models/profile';
import type { DemoApplication } from './applications';
import { daysBefore } from './dates';
import { type Paper, papersOf } from './documents/papers';
import { pdfOf } from './documents/pdf';
import { demoPeople } from './people';
import type { DemoIds } from './save-people';

/** Gives every student with an offer the documents that led to it. A profile that has documents stays as it is. */
export async function saveDemoDocuments(
  now: Date,
  people: DemoIds,
  applications: readonly DemoApplication[],
): Promise<void> {
  for (const student of demoPeople(now).students) {
    const offered = applications.filter(
      ({ applicant, history }) =>
        applicant === student.email && history.some(({ status }) => OFFER_STATUSES.includes(status)),
    );
    const userId = people.get(student.email);
    const first = offered.map(({ createdOn }) => createdOn).sort((a, b) => a.getTime() - b.getTime())[0];
    if (!first || !userId || !(await Profile.exists({ userId, documents: {} }))) continue;
    const addedOn = daysBefore(first, 2);
    const stored = await Promise.all(papersOf(student).map((paper) => storePaper(paper, userId, addedOn)));
    const documents = Object.fromEntries(stored.map(({ field, document }) => [field, [document]]));
    await Profile.updateOne({ userId }, { $set: { documents, 'savedOn.documents': addedOn } }, { timestamps: false });
  }
}

async function storePaper({ field, name, heading, lines }: Paper, userId: Types.ObjectId, addedOn: Date) {
  const content = pdfOf(heading, lines);
  const type = 'application/pdf';
  const file = { kind: 'document', ownerId: String(userId), name, type } as const;
  const fileId = await storeFile(Readable.from([content]), file);
  const document: StoredDocument = { fileId, name, type, size: content.length, addedOn };
  return { field, document };
}
