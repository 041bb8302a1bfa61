import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { sendMail } from '@/lib/platform/mail/send';
import { Job } from '@/models/job';
import { ThirdPartyLetter } from '@/models/third-party-letter';
import { emptyDatabase } from '../support/database';

beforeEach(emptyDatabase);

const userId = String(new Types.ObjectId());
const about = (applicationId = String(new Types.ObjectId())) =>
  ({ template: 'guardian-consent', userId, applicationId, guardianEmail: 'latha@example.com' }) as const;
const sent = async () => (await Job.find({ kind: 'mail' }).lean()).map(({ payload }) => payload.guardianEmail);

it('sends a letter when its effect is delivered again after a crash, and once', async () => {
  const letter = about();
  await sendMail(letter, { key: 'effect' });
  await Job.deleteMany({ kind: 'mail' });
  await sendMail(letter, { key: 'effect' });
  await sendMail(letter, { key: 'effect' });
  expect(await sent()).toEqual(['latha@example.com']);
});

it('sends one letter about an application to an address in 24 hours, of many at once, however it is spelled', async () => {
  const letter = about();
  const spelled = ['latha@example.com', 'Latha+1@example.com', 'l.atha@example.com'];
  await Promise.all([...spelled, ...spelled].map((guardianEmail) => sendMail({ ...letter, guardianEmail })));
  expect(await sent()).toHaveLength(1);
  await sendMail(about());
  expect(await sent()).toHaveLength(2);
  await ThirdPartyLetter.updateMany({}, { at: new Date(Date.now() - 24 * 3_600_000 - 1) });
  await sendMail(letter);
  expect(await sent()).toHaveLength(3);
});

it('sends to five addresses a day for a student, and never to more, also at once', async () => {
  for (let n = 1; n <= 7; n++) await sendMail({ ...about(), guardianEmail: `g${n}@example.com` });
  expect(await sent()).toEqual([1, 2, 3, 4, 5].map((n) => `g${n}@example.com`));
  await sendMail({ ...about(), guardianEmail: 'g1@example.com' });
  expect(await sent()).toHaveLength(6);
  await emptyDatabase();
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => sendMail({ ...about(), guardianEmail: `h${n}@example.com` })));
  expect(new Set(await sent()).size).toBeLessThanOrEqual(5);
});

it('keeps no address in its record of a letter', async () => {
  await sendMail(about());
  expect(JSON.stringify(await ThirdPartyLetter.find().lean())).not.toContain('latha');
});
