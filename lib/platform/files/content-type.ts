import { fileTypeFromBuffer } from 'file-type';
import type { Types } from 'mongoose';
import { asksForPassword } from './pdf-password';
import { MOST_PIXELS, pixelsOf } from './picture-size';
import { bytesOf, wholeFile } from './store';
import { isWordArchive } from './word-archive';
import { isWordDocument } from './word-document';

/** What a stored file is, by its content: a name or a sender's word counts for nothing. */

const PDF = 'application/pdf';
const HEIC: readonly string[] = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const COMPOUND = 'application/x-cfb';
/** Of a file's beginning the detector sees so much. */
const SNIFFED_BYTES = 64 * 1024;

/** The MIME type of a JPG, PNG or WebP picture, else null. */
export async function pictureType(fileId: Types.ObjectId): Promise<string | null> {
  const type = await sniffed(fileId);
  return type && PICTURES.includes(type) ? type : null;
}

/** What browsers record, by what the detector calls it: it can't tell a container with sound alone from a video. */
const RECORDINGS: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/mpeg': 'audio/mpeg',
};

/** The MIME type of a recording as browsers make them, or MP3; else null. */
export async function recordingType(fileId: Types.ObjectId): Promise<string | null> {
  const type = (await sniffed(fileId))?.split(';')[0]?.trim();
  return (type && RECORDINGS[type]) || null;
}

/** What a document that people send is, or why it is none that will do. */
export type DocumentType =
  | { type: string }
  | { problem: 'no document' | 'asks for a password' | 'HEIC' | 'too many pixels' };

/** The MIME type of a PDF that opens, a picture or a Word document; else why it won't do. */
export async function documentType(fileId: Types.ObjectId): Promise<DocumentType> {
  const type = await sniffed(fileId);
  if (type && HEIC.includes(type)) return { problem: 'HEIC' };
  const whole = await wholeFile(fileId);
  if (type === PDF || (!type && isLatePdf(whole)))
    return (await asksForPassword(whole)) ? { problem: 'asks for a password' } : { type: PDF };
  if (await isWordArchive(whole)) return { type: DOCX };
  if (type === COMPOUND && isWordDocument(whole)) return { type: 'application/msword' };
  const pixels = type && PICTURES.includes(type) ? pixelsOf(whole) : null;
  if (!type || pixels === null) return { problem: 'no document' };
  return pixels > MOST_PIXELS ? { problem: 'too many pixels' } : { type };
}

/** Readers look for a PDF's head so far into a file. */
const HEAD_BYTES = 1024;

/** Whether a PDF begins after a few other bytes, such as a byte order mark or blank lines. Markup before it is none. */
function isLatePdf(file: Buffer): boolean {
  const head = file.toString('latin1', 0, HEAD_BYTES);
  const place = head.indexOf('%PDF-');
  return place >= 0 && !head.slice(0, place).includes('<');
}

/** The endings that files of a type may have; the first is the one they get in place of another. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/msword': ['doc'],
  [DOCX]: ['docx'],
  'audio/webm': ['webm'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/ogg': ['ogg', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
};

/** A file's name with the ending of what it is, whatever its sender called it: `offer.hta` that is a PDF is `offer.pdf`. */
export function nameWithEnding(name: string, type: string): string {
  const endings = ENDINGS[type];
  if (!endings) return name;
  const [, start = name, ending = ''] = /^(.*)\.([a-z][a-z0-9]{0,4})$/is.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${start || 'file'}.${endings[0]}`;
}

/** What the detector calls it, by its first bytes: in whole archives it would search byte by byte for where their entries end. */
async function sniffed(fileId: Types.ObjectId): Promise<string | null> {
  for await (const first of bytesOf(fileId)) {
    try {
      return (await fileTypeFromBuffer(first.subarray(0, SNIFFED_BYTES)))?.mime ?? null;
    } catch {
      // The detector throws at containers that break off early: such a file is none of ours.
      return null;
    }
  }
  return null;
}
