import { Readable } from 'node:stream';
import type { Types } from 'mongoose';
import { storeFile } from '@/lib/files/store';
import type { ApplicationFile } from '@/models/application-parts';

/**
 * Stores a one-page PDF that says what it stands for, as a document of the student.
 * @param title printed on it: plain ASCII
 */
export async function storePaper(
  ownerId: Types.ObjectId,
  name: string,
  title: string,
  addedOn: Date,
): Promise<ApplicationFile> {
  const content = Buffer.from(pdfOf(title), 'latin1');
  const type = 'application/pdf';
  const stored = { kind: 'document' as const, ownerId: String(ownerId), name, type };
  const fileId = await storeFile(Readable.from([content]), stored);
  return { fileId, name, type, size: content.length, addedOn, returned: false };
}

/** The smallest PDF with a line of text: its objects, then the table of where each begins. */
function pdfOf(title: string): string {
  const text = `BT /F1 18 Tf 72 720 Td (${title.replace(/[^\x20-\x7e]/g, '').replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
}
