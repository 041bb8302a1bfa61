import { type Model, Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/platform/events/bus';
import { raisedBy, readRaisedAddresses } from '@/lib/platform/limits/raised-addresses';
import { forget } from '@/lib/platform/once';
import { onSiteFactsCorrected, readSiteFacts, siteFacts, siteFactsChanged } from '@/lib/platform/site-facts';
import { courseIndex, searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { DICTIONARY_CHANGED, dictionaryInUse } from '@/lib/services/catalogue/search/dictionary/in-use';
import { Course } from '@/models/course';
import { Operator } from '@/models/operator';
import { RaisedAddress } from '@/models/raised-address';
import { SearchEntry } from '@/models/search-entry';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';

/** What a process keeps in memory, when it is changed while it is being read, or can't be read after the change. */

beforeEach(async () => {
  await emptyDatabase();
  forget('site-facts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const save = async (name: string) => {
  await Operator.updateOne({ _id: 'site' }, { $set: { name, savedOn: new Date() } }, { upsert: true });
};
const shown = async () => (await siteFacts()).operator.name;

/** Makes the next read find what is stored now, and end only when the answered function is called. */
async function held(model: Model<never>, read: 'findById' | 'find', found: unknown): Promise<() => void> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.spyOn(model, read).mockImplementationOnce((() => ({ lean: () => ended.then(() => found) })) as never);
  return end;
}
const heldOperator = async () =>
  held(Operator as unknown as Model<never>, 'findById', await Operator.findById('site').lean());

describe('who runs the site', () => {
  it('stays as it was saved when a reading that began before the change ends after it', async () => {
    await save('Before');
    const end = await heldOperator();
    const slow = readSiteFacts();
    await save('Saved');
    siteFactsChanged();
    expect(await shown()).toBe('Saved');
    end();
    await slow;
    expect(await shown()).toBe('Saved');
  });

  it('is read again after the change when such a reading ends before anyone asks', async () => {
    await save('Before');
    const end = await heldOperator();
    const slow = readSiteFacts();
    await save('Saved');
    siteFactsChanged();
    end();
    await slow;
    expect(await shown()).toBe('Saved');
  });

  it('is read again once the database is back, when the reading after a change failed, and pages that were told the old are made anew', async () => {
    await save('Before');
    expect(await shown()).toBe('Before');
    await save('Saved');
    siteFactsChanged();
    vi.spyOn(Operator, 'findById').mockImplementationOnce(() => {
      throw new Error('away');
    });
    expect(await shown()).toBe('Before');
    const corrected = vi.fn();
    onSiteFactsCorrected(corrected);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
    expect(await shown()).toBe('Saved');
    expect(corrected).toHaveBeenCalledTimes(1);
    await save('Saved again');
    siteFactsChanged();
    expect(await shown()).toBe('Saved again');
    expect(corrected).toHaveBeenCalledTimes(1);
  });
});

it('an address that an admin raised stays raised when a reading that began before ends after it', async () => {
  const end = await held(RaisedAddress as unknown as Model<never>, 'find', []);
  const slow = readRaisedAddresses();
  await RaisedAddress.create({
    _id: '192.0.2.1',
    times: 5,
    endsOn: new Date(Date.now() + 60_000),
    by: new Types.ObjectId(),
  });
  await readRaisedAddresses();
  expect(raisedBy('192.0.2.1')).toBe(5);
  end();
  await slow;
  expect(raisedBy('192.0.2.1')).toBe(5);
});

it('the dictionary of the search is read again when it could not be read after a change', async () => {
  forget('search-dictionary');
  const { version } = await dictionaryInUse();
  await SearchEntry.create({ _id: 'lawyering', means: ['law'], by: new Types.ObjectId(), at: new Date() });
  vi.spyOn(SearchEntry, 'find').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await publish({ kind: DICTIONARY_CHANGED, to: [], payload: {} });
  expect((await dictionaryInUse()).version).toBe(version);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  expect((await dictionaryInUse()).version).toBe(version + 1);
});

it('a change of the courses that could not be followed is in the search a minute later', async () => {
  await courseIndex();
  const before = (await courseIndex()).size;
  const [course] = await storedCourses({ course: 'Bachelor of Midwifery' });
  const later = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(Course, 'countDocuments').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await publish({ kind: 'courses-changed', to: [], payload: { ids: [String(course?._id)] } });
  await searchIsCurrent();
  expect((await courseIndex()).size).toBe(before);
  const [rebuild] = later.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
  (rebuild as () => void)();
  await searchIsCurrent();
  expect((await courseIndex()).size).toBe(before + 1);
});
