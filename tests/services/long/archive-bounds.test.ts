import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { archivePieces } from '@/lib/platform/archive/archive';
import type { ZipEntry } from '@/lib/platform/export/zip';
import { checkArchive } from '@/public/verify/check.js';
import { listing, signedArchive } from '../../support/archives';
import { LONG } from '../../support/tiers';

const MB = 1024 * 1024;

/** The problems of an archive, as the page writes them, and how many files were whole. */
async function checked(archive: Uint8Array<ArrayBuffer>) {
  let read = 0;
  const { ok, problems, manifest } = await checkArchive(new Blob([archive]), () => read++);
  return { ok, read, manifest, problems: problems.map(({ file, problem }) => `${file} ${problem}`) };
}

const entry = (name: string, content: string | Uint8Array = name): ZipEntry => ({
  name,
  content: [content],
  packed: true,
});
const entries = (count: number) => Array.from({ length: count }, (_none, n) => entry(`data/${n}.json`));

/** The directory and the ends of the entries say that each named so has so many bytes. */
function claiming(archive: Buffer<ArrayBuffer>, name: RegExp, size: number): Buffer<ArrayBuffer> {
  for (let at = archive.readUInt32LE(archive.length - 6); archive.readUInt32LE(at) === 0x02014b50; ) {
    const [packed, length, start] = [20, 28, 42].map((field) =>
      field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
    ) as [number, number, number];
    if (name.test(archive.toString('utf8', at + 46, at + 46 + length))) {
      archive.writeUInt32LE(size, at + 24);
      archive.writeUInt32LE(size, start + 30 + length + packed + 12);
    }
    at += 46 + length;
  }
  return archive;
}

describe('the page that checks archives', () => {
  it('reads no manifest of more than 4 MB', async () => {
    const archive = await signedArchive([], `${'{},'.repeat(1_400_000)}`);
    expect(await checked(archive)).toMatchObject({
      read: 0,
      manifest: null,
      problems: ['manifest.json is larger than 4 MB'],
    });
  });

  it('reads nothing of more than 5,000 files, nor a manifest that names more', async () => {
    const many = await signedArchive(entries(5001), []);
    expect(await checked(many)).toMatchObject({ read: 0, problems: ['the archive holds more than 5,000 files'] });
    const one = entry('data/0.json');
    const names = Array.from({ length: 5001 }, (_none, n) => ({ name: `${n}`, size: 1, sha256: '' }));
    expect((await checked(await signedArchive([one], names))).problems).toEqual([
      'manifest.json names more than 5,000 files',
    ]);
  });

  it('reads a file once, however often the manifest names it', async () => {
    const [name, text] = ['documents/passport/1-a.pdf', 'a'.repeat(5000)];
    const archive = await signedArchive([entry(name, text)], Array(500).fill(listing(name, text)));
    const { ok, read, problems } = await checked(archive);
    expect({ ok, read, problem: problems[0] }).toEqual({ ok: false, read: 1, problem: `${name} is named twice` });
  });

  it('reads no file of more than 60 MB, and none that unpacks to more than 200 times its size', async () => {
    const name = 'documents/passport/1-a.pdf';
    const archive = async (bytes: Uint8Array) =>
      checked(await signedArchive([entry(name, bytes)], [listing(name, bytes)]));
    expect(await archive(new Uint8Array(60 * MB + 1))).toMatchObject({
      read: 0,
      problems: [`${name} is larger than 60 MB`],
    });
    const small = await archive(new Uint8Array(2 * MB));
    expect(small).toMatchObject({ read: 0, problems: ['the archive unpacks to more than 200 times its size'] });
  });

  it('reads nothing of more than 4 GB together, nor files that would be larger than their archive', async () => {
    const noise = crypto.getRandomValues(Buffer.alloc(65_536));
    const random = Array.from({ length: 400 }, (_none, n) => entry(`noise/${n}`, noise));
    const archive = claiming(await signedArchive([...random, ...entries(100)], []), /^data\//, 60 * MB);
    expect(await checked(archive)).toMatchObject({ read: 0, problems: ['the archive holds more than 4 GB'] });
    const overlapping = await signedArchive([entry('data/0.json')], [listing('data/0.json', 'data/0.json')]);
    const directory = overlapping.readUInt32LE(overlapping.length - 6);
    overlapping.writeUInt32LE(overlapping.length + 1, directory + 20);
    expect((await checked(overlapping)).problems).toContain('the archive says that its files are larger than it is');
  });

  it('reads what a former release signed: the same files, the same key', async () => {
    const archive = await readFile('tests/support/signed-before.zip');
    const read = new Map<string, string>();
    const report = await checkArchive(new Blob([archive]), (name, bytes) => read.set(name, String(Buffer.from(bytes))));
    expect(report).toMatchObject({ ok: true, problems: [], files: 5, manifest: { student: 'Asha Menon' } });
    expect(report.key).toBe('36492376b1a88f29d38eb511ef5274b3de93d55fe66d0ac510e84b722c6d8555');
    expect(read.get('documents/passport/1-größe.pdf')).toBe('%PDF-1.4\n%%EOF\n');
    // The same archive with a word of the other writer in its directory is neither's.
    archive.writeUInt32LE(0x81a40000, archive.readUInt32LE(archive.length - 6) + 38);
    expect((await checked(archive)).problems).toContain('the archive has a directory that was changed');
  });

  it('parses no manifest whose signature does not hold', async () => {
    const archive = await signedArchive([], []);
    const at = archive.indexOf('signature.json') + 100;
    archive[at] = (archive[at] as number) ^ 1;
    expect(await checked(archive)).toMatchObject({ ok: false, manifest: null });
  });

  it.runIf(LONG)(
    'takes the largest archive that an export makes, which makes none that would be refused',
    async () => {
      const name = (n: number) => `documents/messages/${'0'.repeat(24)}-${n}-${'ж'.repeat(90)}.pdf`;
      async function* files(count: number): AsyncGenerator<ZipEntry> {
        for (let n = 0; n < count; n++) yield entry(name(n));
      }
      async function* one(): AsyncGenerator<ZipEntry> {
        yield { name: 'index.html', content: Array(61).fill(new Uint8Array(MB)) };
      }
      const made = async (source: AsyncIterable<ZipEntry>) => {
        const pieces: Uint8Array[] = [];
        const about = { site: 'https://example.org', madeOn: new Date().toISOString(), student: 'Asha' };
        for await (const piece of archivePieces(about, source)) pieces.push(piece);
        return Buffer.concat(pieces);
      };
      expect(await checked(await made(files(4999)))).toMatchObject({ ok: true, read: 5000, problems: [] });
      await expect(made(files(5000))).rejects.toThrow('more than 5000 files');
      await expect(made(one())).rejects.toThrow('too large to be checked');
    },
    60_000,
  );
});
