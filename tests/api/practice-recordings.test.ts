import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as hear, DELETE as takeBack } from '@/app/api/v1/practice-recordings/[id]/route';
import { POST as add } from '@/app/api/v1/practice-recordings/route';
import { POST as listened } from '@/app/api/v1/practice-sets/[id]/listened/route';
import { PUT as show } from '@/app/api/v1/practice-sets/[id]/shown/route';
import { findFile } from '@/lib/platform/files/store';
import { partsOf } from '@/lib/services/catalogue/practice/recordings';
import { setForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { openPractice } from '@/lib/services/catalogue/practice/sets';
import { PracticeEdition } from '@/models/practice-edition';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { UploadEntry } from '@/models/upload';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { storedEdition } from '../support/practice-editions';
import { ask, send as raw } from '../support/request';
import { wavOf } from '../support/sounds';

const LISTENING = 'ielts-ac-listening-1';
/** Its second part lasts about so many seconds. */
const LONG = 400;
const PTE = 'pte-listening-short-1';
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  for (const model of [PracticeRecording, PracticeSetState, PracticeEdition]) await model.collection.deleteMany({});
});

const GIVEN = { setId: LISTENING, n: '2', speakers: 'Asha Rao', licence: 'CC BY 4.0', consent: 'yes' };
const file = (bytes: Buffer, name = 'part.wav') => new File([new Uint8Array(bytes)], name);

function upload(change: object = {}, bytes = wavOf(LONG), as = people.admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GIVEN, ...change })) form.set(name, String(value));
  if (bytes.length > 0) form.set('recording', file(bytes));
  return ask(add, { as, form });
}
const heard = async (id = LISTENING) => (await openPractice(id))?.heard ?? [];
const idOf = async () => String((await PracticeRecording.findOne({}).lean())?._id);

describe("a recording of people in a part's place", () => {
  it('is heard there and nowhere else, says who speaks, and is taken back', async () => {
    expect((await upload()).status).toBe(201);
    const id = await idOf();
    expect((await heard()).map(({ src }) => src)).toEqual([
      `/practice-sound/${LISTENING}/part-1.mp3`,
      `/api/v1/practice-recordings/${id}`,
      `/practice-sound/${LISTENING}/part-3.mp3`,
      `/practice-sound/${LISTENING}/part-4.mp3`,
    ]);
    expect((await heard()).map((one) => one.people?.speakers ?? null)).toEqual([null, 'Asha Rao', null, null]);
    const played = await raw(hear, { params: { id } });
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(Buffer.from(await played.arrayBuffer()).equals(wavOf(LONG))).toBe(true);
    const { fileId } = (await PracticeRecording.findById(id).lean()) ?? {};
    expect((await ask(takeBack, { as: people.admin, params: { id } })).status).toBe(200);
    expect((await heard())[1]).toMatchObject({ src: `/practice-sound/${LISTENING}/part-2.mp3`, people: null });
    expect((await raw(hear, { params: { id } })).status).toBe(404);
    expect(await findFile(String(fileId), 'practice-sound')).toBeNull();
  });

  it('is given in parts as browsers ask for them', async () => {
    await upload();
    const params = { id: await idOf() };
    const whole = wavOf(LONG);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, whole.length - 1],
      ['bytes=-10', whole.length - 10, whole.length - 1],
      [`bytes=5-${whole.length + 5}`, 5, whole.length - 1],
    ] as const) {
      const part = await raw(hear, { params, headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${whole.length}`]);
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to + 1))).toBe(true);
    }
    expect((await raw(hear, { params, headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
  });

  it('is refused with a reason, and leaves no file: of another length, of another kind, too large, without consent', async () => {
    const before = await UploadEntry.collection.countDocuments({});
    for (const [change, bytes, status, field] of [
      [{}, wavOf(30), 422, 'recording'],
      [{}, wavOf(1_200), 422, 'recording'],
      [{}, Buffer.alloc(0), 422, 'recording'],
      [{}, Buffer.from('<html><script>alert(1)</script>'), 415, 'recording'],
      [{}, Buffer.from('%PDF-1.7 …'), 415, 'recording'],
      [{ consent: 'no' }, wavOf(LONG), 422, 'consent'],
      [{ speakers: ' ' }, wavOf(LONG), 422, 'speakers'],
      [{ licence: '' }, wavOf(LONG), 422, 'licence'],
      [{ n: '9' }, wavOf(LONG), 404, null],
      [{ setId: 'ielts-ac-reading-1', n: '1' }, wavOf(LONG), 404, null],
      [{ setId: 'none' }, wavOf(LONG), 404, null],
    ] as const) {
      const { status: answered, body } = await upload(change, bytes);
      expect(answered, JSON.stringify(change)).toBe(status);
      if (field) expect(Object.keys(body.fields as object)).toEqual([field]);
    }
    expect((await upload({}, wavOf(30))).body.fields).toEqual({
      recording: expect.stringMatching(
        /^The recording lasts 30 seconds\. With this script it should last \d minutes \d+ seconds? to/,
      ),
    });
    expect((await upload({}, Buffer.concat([wavOf(LONG), Buffer.alloc(8 * 1024 * 1024)]))).status).toBe(413);
    expect(await PracticeRecording.countDocuments({})).toBe(0);
    expect(await UploadEntry.collection.countDocuments({})).toBe(before);
  });

  it('makes a set no larger than 8 MB with its other parts', async () => {
    // The other three parts have about 4.5 MB.
    const large = Buffer.concat([wavOf(LONG), Buffer.alloc(3 * 1024 * 1024)]);
    const { status, body } = await upload({}, large);
    expect([status, body.message]).toEqual([409, expect.stringContaining('8 MB')]);
    expect(await PracticeRecording.countDocuments({})).toBe(0);
  });

  longIt('takes the place of an earlier one, whose file goes', async () => {
    await upload();
    const first = await PracticeRecording.findOne({}).lean();
    await upload({ speakers: 'Ben Osei' }, wavOf(LONG + 3));
    expect(await PracticeRecording.find({}).lean()).toMatchObject([{ speakers: 'Ben Osei', seconds: LONG + 3 }]);
    expect(await idOf()).not.toBe(String(first?._id));
    expect(await findFile(String(first?.fileId), 'practice-sound')).toBeNull();
  });

  it('has been listened to by no one who heard the one before it', async () => {
    await ask(listened, { as: people.admin, params: { id: LISTENING }, body: {} });
    expect((await setForAdmins(LISTENING)).listened).not.toBeNull();
    await upload();
    expect((await setForAdmins(LISTENING)).listened).toBeNull();
    await ask(listened, { as: people.admin, params: { id: LISTENING }, body: {} });
    expect((await setForAdmins(LISTENING)).listened).not.toBeNull();
    await ask(takeBack, { as: people.admin, params: { id: await idOf() } });
    expect((await setForAdmins(LISTENING)).listened).toBeNull();
  });

  it('is put in and taken back by admins alone, and gone for learners with its set', async () => {
    await upload();
    const params = { id: await idOf() };
    for (const as of [people.student, people.agent, people.team]) {
      expect((await upload({}, wavOf(LONG), as)).status).toBe(403);
      expect((await ask(takeBack, { as, params })).status).toBe(403);
    }
    await ask(show, { as: people.admin, params: { id: LISTENING }, body: { shown: false } });
    for (const as of [undefined, people.student, people.team])
      expect((await raw(hear, { ...(as && { as }), params })).status).toBe(404);
    expect((await raw(hear, { as: people.admin, params })).status).toBe(200);
    expect((await raw(hear, { params: { id: 'f'.repeat(24) } })).status).toBe(404);
    expect((await ask(takeBack, { as: people.admin, params: { id: 'f'.repeat(24) } })).status).toBe(404);
  });
});

describe('an edition that is heard', () => {
  longIt(
    'is shown once each of its parts has a recording of its script, and hears nothing else; a later one shares them',
    async () => {
      const family = 'own-00000abc';
      await storedEdition(people.admin, { from: PTE, family });
      expect((await setForAdmins(family)).sound).toBe('missing');
      expect(await openPractice(family)).toBeNull();
      for (const { n, least, most } of partsOf((await setForAdmins(family)).known))
        expect((await upload({ setId: family, n }, wavOf((least + most) / 2))).status).toBe(201);
      expect((await raw(hear, { params: { id: await idOf() } })).status).toBe(200);
      expect((await heard(family)).every((one) => one.people !== null)).toBe(true);

      // Another script in one task: its recording is not heard there, and stays with the edition of that script.
      const change = (json: string) =>
        json.replace(/("audio":\{"accent":"[a-z-]+","text":"[^"]+)/, '$1 And this is new.');
      const later = await storedEdition(people.admin, { from: PTE, family, n: 2, change });
      expect(partsOf((await setForAdmins(later)).known).filter(({ src }) => src === null)).toHaveLength(1);
      expect(await openPractice(later)).toBeNull();
      expect((await heard(family)).every((one) => one.people !== null)).toBe(true);
    },
  );
});
