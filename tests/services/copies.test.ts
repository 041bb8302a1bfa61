import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchCopy, noteOfCopy, removeOldCopies, tryPlace, wholeCopies, writeCopy } from '@/lib/platform/backup/copies';
import { folderStore, markFolder } from '@/lib/platform/backup/copy-store';
import {
  keyNumber,
  keyOfCopy,
  newRecoveryKey,
  readRecoveryKey,
  sealPart,
  shownKey,
} from '@/lib/platform/backup/recovery-key';
import { isClosedAddress, s3Store } from '@/lib/platform/backup/s3-store';
import { longIt } from '../support/long-it';
import { ACCESS_KEY, type Mood, type S3Server, SECRET_KEY, s3Server } from '../support/s3-server';
import { LONG } from '../support/tiers';

/** Copies of a backup's folder in a folder and in a bucket whose server checks signatures, and what may be wrong with either. */

const SITE = 'abcd1234';
const key = newRecoveryKey();
let root: string;
let backup: string;
let server: S3Server;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copies-'));
  backup = join(root, 'backup');
  await mkdir(join(root, 'place'));
  await mkdir(backup);
  await writeFile(join(backup, 'users.jsonl'), '{"name":"Asha Rao"}\n');
  await writeFile(join(backup, 'empty.jsonl'), '');
  await writeFile(join(backup, 'a%2Fb (old).jsonl'.replace(' ', '')), 'x\ny');
  server = await s3Server();
});
afterEach(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const bucket = (more: object = {}) =>
  s3Store({
    ...{ where: `${server.url}/copies/site/one`, region: 'test-1', accessKey: ACCESS_KEY, secret: SECRET_KEY },
    ...more,
  });
const folder = () => folderStore(join(root, 'place'), false);
const note = (day = '26') => ({ at: `2026-11-${day}T03:00:00.000Z`, documents: 1, deletions: ['a'], keys: { X: 'y' } });
const write = (store = bucket(), day?: string, site = SITE) =>
  writeCopy(store, key, backup, { site, note: note(day), signal: new AbortController().signal });
async function contents(of: string): Promise<Record<string, string>> {
  const names = (await readdir(of)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await readFile(join(of, name))).toString('base64')])),
  );
}

describe('a copy', () => {
  it.each([['in a folder', folder] as const, ...(LONG ? [['in a bucket', bucket] as const] : [])])(
    '%s gives the backup back file by file, of several parts too, and nothing there can be read',
    async (_where, of) => {
      await writeFile(join(backup, 'uploads.chunks.jsonl'), randomBytes(18_000_000));
      const store = of();
      await tryPlace(store);
      const { name, bytes } = await write(store);
      const back = join(root, 'back');
      expect(await fetchCopy(store, key, name, back)).toEqual({ ...note(), bytes: expect.any(Number), parts: 3 });
      expect(await contents(back)).toEqual(await contents(backup));
      const stored = await store.list();
      expect(stored.map((one) => one.name).sort()).toEqual(
        ['000001', '000002', '000003', 'complete'].map((p) => `${name}/${p}`),
      );
      expect(stored.reduce((sum, one) => sum + one.bytes, 0)).toBe(bytes);
      for (const one of stored) expect(String(await store.get(one.name, 1e9))).not.toContain('Asha');
    },
  );

  it('opens with its own key alone, and a mistyped one is told from another', async () => {
    const { name } = await write();
    const { key: typed, number } = shownKey(key);
    expect(typed).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(
      readRecoveryKey(` ${typed.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`),
    ).toEqual(key);
    for (let at = 0; at < typed.length; at++) {
      if (typed[at] === '-') continue;
      const wrong = typed.slice(0, at) + (typed[at] === '7' ? '8' : '7') + typed.slice(at + 1);
      expect(() => readRecoveryKey(wrong)).toThrow('a letter is wrong or missing');
    }
    expect(() => readRecoveryKey('')).toThrow('nine groups of four');
    const other = newRecoveryKey();
    await expect(noteOfCopy(bucket(), other, name)).rejects.toThrow(
      `encrypted with key number ${number}, but this is key number ${keyNumber(other)}`,
    );
  });

  it('that was changed, cut, mixed with another or renamed is damaged, and says so', async () => {
    const [old, name] = [(await write(bucket(), '25')).name, (await write()).name];
    const at = (copy: string, part: string) => `site/one/${copy}/${part}`;
    const fetching = () => fetchCopy(bucket(), key, name, join(root, randomBytes(4).toString('hex')));
    const right = server.objects.get(at(name, '000001')) as Buffer;
    for (const [bytes, why] of [
      [Buffer.from(right.map((byte, place) => (place === 20 ? byte ^ 1 : byte))), 'its part 1 was changed'],
      [right.subarray(0, -1), 'its part 1 was changed'],
      [Buffer.alloc(0), 'its part 1 was changed'],
      [server.objects.get(at(old, '000001')) as Buffer, 'its part 1 was changed'],
    ] as const) {
      server.objects.set(at(name, '000001'), bytes);
      await expect(fetching()).rejects.toThrow(why);
    }
    server.objects.delete(at(name, '000001'));
    await expect(fetching()).rejects.toThrow('its part 1 is missing');
    // An older copy in a newer one's place.
    for (const part of ['000001', 'complete'])
      server.objects.set(at(name, part), server.objects.get(at(old, part)) as Buffer);
    await expect(fetching()).rejects.toThrow('its end can’t be read');
    server.objects.set(at(name, 'complete'), Buffer.from('null'));
    await expect(fetching()).rejects.toThrow('its end can’t be read');
  });

  it('whose parts name files elsewhere, or unpack to more than it says, writes nothing outside its folder', async () => {
    for (const [head, body, bytes] of [
      ['{"name":"../out.jsonl","bytes":1}', 'x', 1],
      ['{"name":"/tmp/out.jsonl","bytes":1}', 'x', 1],
      ['{"name":".hidden","bytes":1}', 'x', 1],
      ['{"name":"a.jsonl","bytes":9000000000}', 'x', 1],
      ['x'.repeat(4000), '', 1],
    ] as const) {
      const [name, salt] = [`copy-${SITE}-2026-11-26T03-00-00`, randomBytes(32)];
      const copyKey = keyOfCopy(key, salt);
      const store = folder();
      await store.put(`${name}/000001`, sealPart(copyKey, 1, gzipSync(`${head}\n${body}`)));
      const sealed = sealPart(copyKey, 0, Buffer.from(JSON.stringify({ ...note(), bytes, parts: 1 })));
      const end = { format: 1, key: keyNumber(key), salt: salt.toString('base64'), note: sealed.toString('base64') };
      await store.put(`${name}/complete`, Buffer.from(JSON.stringify(end)));
      const back = join(root, `back-${head.length}`);
      await expect(fetchCopy(store, key, name, back)).rejects.toThrow('contains something other than a backup');
      expect(await readdir(back)).toEqual([]);
    }
    expect((await readdir(root)).filter((name) => name.includes('out'))).toEqual([]);
  });

  it('that broke off is removed by the next; those of another site, and what is no copy, stay', async () => {
    const [mine, theirs] = [`copy-${SITE}-2026-11-20T03-00-00/000001`, 'copy-99999999-2026-11-20T03-00-00/000001'];
    for (const name of [mine, theirs]) await bucket().put(name, Buffer.from('x'));
    server.objects.set('site/one/holiday.jpg', Buffer.from('x'));
    const { name } = await write();
    expect([...server.objects.keys()].sort()).toEqual(
      [`${name}/000001`, `${name}/complete`, theirs, 'holiday.jpg'].map((one) => `site/one/${one}`).sort(),
    );
  });

  it('makes room by its number for its own site alone, and keeps the last that could be brought back', async () => {
    const names: string[] = [];
    for (const day of ['20', '21', '22', '23']) names.push((await write(bucket(), day)).name);
    const other = (await write(bucket(), '01', '99999999')).name;
    await removeOldCopies(bucket(), SITE, 2, String(names[0]));
    expect(await wholeCopies(bucket())).toEqual([other, names[0], names[2], names[3]]);
    await removeOldCopies(bucket(), SITE, 2, String(names[3]));
    expect(await wholeCopies(bucket(), SITE)).toEqual(names.slice(2));
  });
});

describe('a bucket', () => {
  const SAYS: [Mood, RegExp][] = [
    ['full', /^The bucket is full\. Free up space in it, or keep fewer copies\.$/],
    ['forgets', /reported that the copy was stored, but a part of it is missing .*Older copies were not removed\.$/],
    ['changes', /reported that the copy was stored, but a part of it came back changed/],
    ['away', /^The connection to 127\.0\.0\.1 was lost, or the server didn’t respond in time\.$/],
    ['cuts', /^The connection to 127\.0\.0\.1 was lost/],
    ['redirects', /redirects to another address, which we don’t follow/],
    ['endless', /^The bucket has too many files to list\./],
  ];
  it.each(LONG ? SAYS : SAYS.slice(0, 1))(
    'that is %s is said in a sentence, and the copy from before stays',
    async (mood, words) => {
      const { name } = await write(bucket(), '25');
      server.mood = mood;
      await expect(write()).rejects.toThrow(words);
      await expect(write()).rejects.not.toThrow('secret words');
      server.mood = 'good';
      expect(await wholeCopies(bucket(), SITE)).toContain(name);
      expect(await fetchCopy(bucket(), key, name, join(root, 'back'))).toMatchObject(note('25'));
    },
  );

  longIt('that is busy for a moment is asked again', async () => {
    server.mood = 'busy once';
    const { name } = await write();
    expect(await wholeCopies(bucket())).toEqual([name]);
  });

  longIt('refuses a wrong key, secret, region, name and right, each in its own sentence and field', async () => {
    const refused = async (more: object, field: string, words: string) =>
      expect(await tryPlace(bucket(more)).catch((error) => error)).toMatchObject({
        field,
        message: expect.stringContaining(words),
      });
    await refused({ secret: 'wrong' }, 'secret', 'refused the secret key');
    await refused({ accessKey: 'AKOTHER' }, 'accessKey', 'doesn’t know this access key');
    await refused({ region: 'elsewhere-1' }, 'region', 'not in this region');
    await refused({ where: `${server.url}/photos` }, 'where', 'no bucket with this name');
    await refused({ where: 'http://127.0.0.1:1/copies' }, 'where', 'No server responds at 127.0.0.1');
    await refused({ where: 'http://no-such-host.invalid/copies' }, 'where', 'no server named no-such-host.invalid');
    server.mood = 'forbids-removal';
    await refused({}, 'accessKey', 'must be allowed to list, read, write and delete');
  });

  longIt('is never one of the machine’s own card; its lists name nothing outside', async () => {
    for (const address of ['169.254.169.254', 'fe80::1', 'fd00:ec2::254', '::ffff:169.254.169.254'])
      expect([address, isClosedAddress(address)]).toEqual([address, true]);
    for (const address of ['10.0.0.5', '127.0.0.1', 'fd12::1', '8.8.8.8']) expect(isClosedAddress(address)).toBe(false);
    for (const host of ['169.254.169.254', '[fe80::1]', '0xa9fea9fe', '2852039166'])
      await expect(tryPlace(bucket({ where: `http://${host}/copies` }))).rejects.toThrow(
        'Copies can’t be sent to this address',
      );
    for (const name of ['../../etc/complete', 'copy-x/complete', `copy-${SITE}-2026-11-26T03-00-00/../x`, '<b>'])
      server.objects.set(`site/one/${name}`, Buffer.from('x'));
    expect(await bucket().list()).toEqual([]);
    await expect(bucket().get('../../other', 10)).rejects.toThrow('not the name of a copy');
    server.objects.set(`site/one/copy-${SITE}-2026-11-26T03-00-00/complete`, Buffer.alloc(40_000_000));
    await expect(noteOfCopy(bucket(), key, `copy-${SITE}-2026-11-26T03-00-00`)).rejects.toThrow(
      'too large to be part of a backup copy',
    );
  });
});

describe('a folder', () => {
  it('takes names of copies alone, and no link leads out of it', async () => {
    const name = `copy-${SITE}-2026-11-26T03-00-00`;
    await mkdir(join(root, 'elsewhere'));
    await symlink(join(root, 'elsewhere'), join(root, 'place', name));
    await expect(folder().put(`${name}/000001`, Buffer.from('x'))).rejects.toThrow('leads outside the folder');
    await expect(folder().remove(`${name}/000001`)).rejects.toThrow('leads outside the folder');
    expect(await folder().list()).toEqual([]);
    expect(await readdir(join(root, 'elsewhere'))).toEqual([]);
    for (const bad of ['../x', '/etc/passwd', `${name}/../../x`, 'study-abroad-copies.txt'])
      await expect(folder().put(bad, Buffer.from('x'))).rejects.toThrow('not the name of a copy');
  });

  it('that isn’t mounted, isn’t there or is part of the site is said, and nothing is written', async () => {
    const place = join(root, 'place');
    await expect(markFolder('backups', [])).rejects.toThrow('the full path');
    await expect(markFolder(join(root, 'nowhere'), [])).rejects.toThrow('no such folder');
    await expect(markFolder(place, [root])).rejects.toThrow('part of the site itself');
    await symlink(root, join(root, 'link'));
    await expect(markFolder(join(root, 'link', 'place'), [root])).rejects.toThrow('part of the site itself');
    await markFolder(place, [join(root, 'data')]);
    const store = folderStore(place, true);
    await write(store);
    // As after a start without the disk: the mount's empty folder.
    await rename(place, join(root, 'unmounted'));
    await expect(write(store, '27')).rejects.toThrow('its disk may not be mounted');
    await mkdir(place);
    await expect(write(store, '27')).rejects.toThrow('is not the folder that was set up');
    expect(await readdir(place)).toEqual([]);
  });
});
