import { describe, expect, it } from 'vitest';
import { dictionaryAt } from '@/lib/platform/files/pdf-dictionary';
import { asksForPassword } from '@/lib/platform/files/pdf-password';
// Written by pypdf 6.19: each way of encrypting, with a user's password and with an owner's alone.
import PDFS from '../support/encrypted-pdfs.json' with { type: 'json' };

const WAYS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256-R5', 'AES-256'] as const;
const pdf = (name: keyof typeof PDFS) => Buffer.from(PDFS[name], 'base64');

describe.each(WAYS)('a PDF encrypted with %s', (way) => {
  it('asks for a password where it has one for readers', () => {
    expect(asksForPassword(pdf(`${way} asks`))).toBe(true);
  });

  it('opens for everyone where it has one for its owner alone', () => {
    expect(asksForPassword(pdf(`${way} opens`))).toBe(false);
  });

  it('is judged so behind a byte order mark too', () => {
    expect(asksForPassword(Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf(`${way} asks`)]))).toBe(true);
  });
});

it('takes a PDF without encryption, or with one that can’t be read, for one that opens', () => {
  expect(asksForPassword(pdf('plain'))).toBe(false);
  for (const text of [
    '/Encrypt 9 0 R',
    '/Encrypt << /Filter /Standard /R 3',
    '/Encrypt << /Filter /Standard >>',
    '/EncryptMetadata true',
  ])
    expect(asksForPassword(Buffer.from(`%PDF-1.4\n${text}`)), text).toBe(false);
});

it('asks where a certificate opens it', () => {
  expect(asksForPassword(Buffer.from('%PDF-1.4\ntrailer << /Encrypt << /Filter /Adobe.PubSec /V 4 >> >>'))).toBe(true);
});

it('reads strings, names, lists and nested dictionaries as PDF writes them', () => {
  const text =
    'x<< /A (a\\(b\\)(c)\\101\\n\\\r\nz) % said\n /B <4 1 4> /C [1 -2.5 true null 3 0 R /N] /D << /E /F >> >>';
  expect(dictionaryAt(text, 1)).toEqual({
    A: Buffer.from('a(b)(c)A\nz'),
    B: Buffer.from('A@'),
    C: [1, -2.5, true, null, null, 'N'],
    D: { E: 'F' },
  });
  for (const broken of ['<< /A', '<< (a', '<< A 1 >>', '<<'.repeat(100)]) expect(dictionaryAt(broken, 0)).toBeNull();
});
