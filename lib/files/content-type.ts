import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** What a file is, by its content: a name or a sender's word counts for nothing. */

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const COMPOUND = 'application/x-cfb';

/** The MIME type of a JPG, PNG or WebP picture, else null. */
export async function pictureType(path: string): Promise<string | null> {
  const type = await sniffed(path);
  return type && PICTURES.includes(type) ? type : null;
}

/** The MIME type of a PDF, picture or Word document, else null. */
export async function documentType(path: string): Promise<string | null> {
  const type = await sniffed(path);
  if (!type) return null;
  if (type === 'application/pdf' || type === DOCX || PICTURES.includes(type)) return type;
  if (type === COMPOUND && (await holdsWordDocument(path))) return 'application/msword';
  return null;
}

async function sniffed(path: string): Promise<string | null> {
  try {
    return (await fileTypeFromFile(path))?.mime ?? null;
  } catch {
    // The detector throws at containers that break off early: such a file is none of ours.
    return null;
  }
}

/** The compound format also carries spreadsheets and installers; a .doc has a stream of this name in its directory. */
async function holdsWordDocument(path: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'));
}
