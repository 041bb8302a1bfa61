import { describe, expect, it } from 'vitest';
import { dictionaryAt } from '@/lib/platform/files/pdf-dictionary';
import { asksForPassword } from '@/lib/platform/files/pdf-password';
// Written by pypdf 6.19: each way of encrypting, with a user's password and with an owner's alone.
import PDFS from '../support/encrypted-pdfs.json' with { type: 'json' };

const WAYS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256-R5', 'AES-256'] as const;
const pdf = (name: keyof typeof PDFS) => Buffer.from(PDFS[name], 'base64');

describe.each(WAYS)('a PDF encrypted with %s', (way) => {
  it('needs a password where it has one for readers', async () => {
    expect(await asksForPassword(pdf(`${way} asks`))).toBe(true);
  });

  it('opens for everyone where it has one for its owner alone', async () => {
    expect(await asksForPassword(pdf(`${way} opens`))).toBe(false);
  });

  it('is judged so behind a byte order mark too', async () => {
    expect(await asksForPassword(Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf(`${way} asks`)]))).toBe(true);
  });
});

/** More than any place has where a trailer is looked for. */
const FAR = `${'stream of a page '.repeat(20_000)}\n`;
const trailerOf = (text: string) => /<<\s*\/Size.*?>>\s(?=startxref)/s.exec(text)?.[0] ?? '';
/** The same file with its parts where other programs put them. */
const PLACES: Record<string, (text: string) => string> = {
  'with the object far before the end': (text) => text.replace('trailer', `${FAR}trailer`),
  'linearized: with the trailer at the beginning alone': (text) =>
    `%PDF-1.4\ntrailer\n${trailerOf(text)}${FAR}${text.replace(/trailer.*/s, '')}${FAR}startxref\n0\n%%EOF`,
  'with a stream of cross-references longer than the end': (text) => {
    const start = FAR + text.replace(/xref.*/s, '');
    return `${start}9 0 obj ${trailerOf(text)}stream\n${FAR}endstream endobj\nstartxref\n${start.length}\n%%EOF`;
  },
  'with updates behind it': (text) => `${text}${FAR}trailer\n${trailerOf(text)}startxref\n9\n%%EOF`,
  'with the head of the object in several lines': (text) => text.replace('5 0 obj', '\n5\n 0\r\nobj\n'),
};

describe.each(Object.entries(PLACES))('an encrypted PDF %s', (_name, placed) => {
  it.each(['RC4-128', 'AES-256'] as const)('is judged by its dictionary all the same: %s', async (way) => {
    const judged = (name: keyof typeof PDFS) =>
      asksForPassword(Buffer.from(placed(pdf(name).toString('latin1')), 'latin1'));
    expect([await judged(`${way} asks`), await judged(`${way} opens`)]).toEqual([true, false]);
  });
});

it('takes a PDF without encryption, or with one that can’t be read, for one that opens', async () => {
  expect(await asksForPassword(pdf('plain'))).toBe(false);
  for (const text of [
    '/Encrypt 9 0 R',
    '/Encrypt << /Filter /Standard /R 3',
    '/Encrypt << /Filter /Standard >>',
    '/EncryptMetadata true',
  ])
    expect(await asksForPassword(Buffer.from(`%PDF-1.4\n${text}`)), text).toBe(false);
});

it('asks where a certificate opens it', async () => {
  expect(await asksForPassword(Buffer.from('%PDF-1.4\ntrailer << /Encrypt << /Filter /Adobe.PubSec /V 4 >> >>'))).toBe(
    true,
  );
});

it('reads strings, names, lists and nested dictionaries as PDF writes them', () => {
  const text =
    'x<< /A (a\\(b\\)(c)\\101\\n\\\r\nz) % said\n /B <4 1 4> /C [1 -2.5 true null 3 0 R /N] /D << /E /F >> >>';
  expect(dictionaryAt(Buffer.from(text, 'latin1'), 1)).toEqual({
    A: Buffer.from('a(b)(c)A\nz'),
    B: Buffer.from('A@'),
    C: [1, -2.5, true, null, null, 'N'],
    D: { E: 'F' },
  });
  for (const broken of ['<< /A', '<< (a', '<< A 1 >>', '<<'.repeat(100)])
    expect(dictionaryAt(Buffer.from(broken), 0)).toBeNull();
});
