import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { wavOf } from './sounds';

/**
 * Files that cost a reader without bounds more than they should: for each way in which bytes of an upload are looked into, the shapes that
 * hold it up. Each fills the given size.
 */
export const NASTY: Readonly<Record<string, (size: number) => Buffer>> = {
  'a PDF whose encryption is a list without end': (size) => filled(size, '%PDF-1.4\n/Encrypt <</A [', '1 '),
  'a PDF whose encryption is a string without end': (size) => filled(size, '%PDF-1.4\n/Encrypt <</A ', '('),
  'a PDF whose encryption is a remark after the other': (size) => filled(size, '%PDF-1.4\n/Encrypt <<', '%\n'),
  'a PDF with line breaks in the head of an object': (size) => filled(size, '%PDF-1.4\n/Encrypt 1 0 R\n1', '\n'),
  'a PDF of trailers': (size) => filled(size, '%PDF-1.4\n', '/Encrypt 1 0 R /ID[ startxref 9\n'),
  'a PDF of objects with the number requested': (size) => filled(size, '%PDF-1.4\n', '1 0 obj<<\n', '/Encrypt 1 0 R'),
  'a PDF of what nearly is the object requested': (size) => filled(size, '%PDF-1.4\n', '1 0 ob', ' /Encrypt 1 0 R'),
  'a PDF of numbers and blanks': (size) => filled(size, '%PDF-1.4\n', `1${' '.repeat(31)}`, ' /Encrypt 1 0 R'),
  'an archive whose entries have no length': (size) => filled(size, '', entryWithoutLength),
  'an archive of empty entries': (size) => archiveOf(size),
  'an archive whose types unpack without end': (size) => bomb('[Content_Types].xml', size),
  'a workbook whose sheet unpacks without end': (size) => bomb('xl/worksheets/sheet1.xml', size),
  'packed pieces of nothing': (size) => filled(size, '', gzipSync('')),
  'an archive behind the head of a recording': (size) => filled(size, 'ID3\x03\0\0\0\0\0\0', entryWithoutLength),
  'a compound file whose directory is all of it': compoundOfDirectory,
  'a compound file that names its table without end': compoundOfNames,
  'a PNG of remarks': (size) => filled(size, PNG_HEAD, chunk('tEXt', 'a\0b')),
  'a JPG of empty parts': (size) => filled(size, '\xff\xd8', '\xff\xe1\0\x02'),
  'a JPG of filled markers': (size) => filled(size, '\xff\xd8', '\xff'),
  'an MP3 of nothing': (size) => filled(size, 'ID3\x03\0\0\0\0\0\0', 'a'),
  'an MP3 of the shortest frames': (size) => filled(size, '', `\xff\xf3\x14\0${'\0'.repeat(20)}`),
  'an OGG of empty pages': (size) => filled(size, oggHead(), `OggS${'\0'.repeat(23)}`),
  'a WAV of empty chunks': (size) => filled(size, 'RIFF\0\0\0\0WAVE', '\0'),
  'an M4A of empty boxes': (size) => filled(size, '\0\0\0\x10ftypM4A \0\0\0\0', '\0\0\0\x08free'),
  'a WebM of empty parts': (size) => filled(size, '\x1a\x45\xdf\xa3\x01\0\0\0\0\xff\xff\xff', '\xec\x80'),
  'a list of quotes': (size) => filled(size, 'Course,University,Fee\n', '"'),
  'a list of commas': (size) => filled(size, 'Course,University,Fee\n', ','),
  'a list of line breaks': (size) => filled(size, 'Course,University,Fee\n', '\r'),
};

/** A file that is what it says, of about this size; the first that a call accepts is its measure. */
export const PLAIN: Readonly<
  Record<'document' | 'picture' | 'sound' | 'recording' | 'sheet', (size: number) => Promise<Buffer>>
> = {
  document: async (size) => filled(size, '%PDF-1.4\n', 'stream of a page\n', '\ntrailer<</Root 1 0 R>>\n%%EOF'),
  picture: async (size) => {
    const side = Math.floor(Math.sqrt(size / 3));
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return sharp({ create: { width: side, height: side, channels: 3, background: '#2a7f7a', noise } })
      .png()
      .toBuffer();
  },
  // It lasts as long as its script, with what fills it up behind.
  sound: async (size) => Buffer.concat([wavOf(400), Buffer.alloc(Math.max(0, size - 400 * 4_000 - 44))]),
  recording: async (size) => filled(size, '', `\xff\xfb\x90\x64${'\0'.repeat(413)}`),
  sheet: async (size) =>
    filled(
      size,
      'Student name,Email,Course,University,Fee,Commission,Remarks\n',
      `Asha,a@example.com,Law,UBC,9000,90,${'Said. '.repeat(300)}\n`,
    ),
};

function filled(size: number, head: string | Buffer, part: string | Buffer, end = ''): Buffer {
  const bytes = (given: string | Buffer) => (typeof given === 'string' ? Buffer.from(given, 'latin1') : given);
  const first = bytes(head);
  const whole = Buffer.concat([first, Buffer.alloc(size - first.length, bytes(part))]);
  bytes(end).copy(whole, size - end.length);
  return whole;
}

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

/** A part of a PNG, with the checksum left out. */
function chunk(type: string, data: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type + data, 'latin1'), Buffer.alloc(4)]);
}

function localEntry(name: string, { flags = 0, method = 0, packed = 0, size = 0 } = {}): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

function directoryEntry(name: string, { method = 0, packed = 0, size = 0 } = {}): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  return Buffer.concat([head, Buffer.from(name)]);
}

function archived(entries: Buffer, directory: Buffer, count: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entries.length, 16);
  return Buffer.concat([entries, directory, end]);
}

/** Its length is said behind it: a reader without the directory looks for that byte by byte. */
const entryWithoutLength = (() => {
  const [content, behind] = [Buffer.alloc(9_900, 'A'), Buffer.alloc(16)];
  behind.writeUInt32LE(0x08074b50, 0);
  behind.writeUInt32LE(content.length, 8);
  return Buffer.concat([localEntry('a', { flags: 8 }), content, behind]);
})();

function archiveOf(size: number): Buffer {
  const entry = directoryEntry('a');
  const count = Math.min(65_000, Math.floor(size / entry.length));
  return archived(localEntry('a'), Buffer.alloc(count * entry.length, entry), count);
}

/** Unpacks to ten times its size, as it says. */
function bomb(name: string, size: number): Buffer {
  const content = deflateRawSync(Buffer.alloc(size * 10, ' '), { level: 1 });
  const said = { method: 8, packed: content.length, size: size * 10 };
  return archived(Buffer.concat([localEntry(name, said), content]), directoryEntry(name, said), 1);
}

function compound(size: number): Buffer {
  const whole = Buffer.alloc(size);
  whole.write('d0cf11e0a1b11ae1', 'hex');
  whole.writeUInt16LE(9, 30);
  whole.fill(0xff, 76, 512);
  whole.writeUInt32LE(0xfffffffe, 68);
  return whole;
}

function compoundOfDirectory(size: number): Buffer {
  const whole = compound(size);
  const sectors = Math.floor(size / 512) - 1;
  const tables = Math.min(109, Math.ceil(sectors / 128));
  for (let table = 0; table < tables; table += 1) whole.writeUInt32LE(table, 76 + table * 4);
  for (let sector = tables; sector < Math.min(sectors, tables * 128); sector += 1)
    whole.writeUInt32LE(sector + 1, 512 + sector * 4);
  whole.writeUInt32LE(tables, 48);
  whole[512 * (tables + 1) + 66] = 5;
  return whole;
}

function compoundOfNames(size: number): Buffer {
  const whole = compound(size);
  const sectors = Math.floor(size / 512) - 1;
  whole.writeUInt32LE(0xfffffffe, 48);
  whole.writeUInt32LE(0, 68);
  for (let sector = 0; sector < sectors; sector += 1)
    whole.writeUInt32LE(sector + 1 < sectors ? sector + 1 : 0xfffffffe, 512 * (sector + 1) + 508);
  return whole;
}

function oggHead(): Buffer {
  const head = Buffer.alloc(28 + 19);
  head.write('OggS');
  head[26] = 1;
  head[27] = 19;
  head.write('OpusHead\x01\x02', 28, 'latin1');
  return head;
}
