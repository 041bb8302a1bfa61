import * as XLSX from 'xlsx';

/** A workbook's bytes from sheets of rows. */
export function xlsx(sheets: Record<string, unknown[][]>): Uint8Array<ArrayBuffer> {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
}

/** What Excel saves for a workbook with a password: a container that holds the encrypted workbook. */
export function passwordProtected(): Uint8Array<ArrayBuffer> {
  const container = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64, 4));
  XLSX.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(4096, 7));
  return new Uint8Array(XLSX.CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** A form as the upload page sends it. */
export function uploadForm(bytes: Uint8Array<ArrayBuffer> | string, name: string, country = 'Canada'): FormData {
  const form = new FormData();
  form.append('country', country);
  form.append('courses_file', new File([bytes], name));
  return form;
}

/** Real-looking rows of an agency's list, title rows above the header. */
export function agencyRows(count: number): unknown[][] {
  const subjects = ['Nursing', 'Accounting', 'Computer Science', 'Hospitality Management', 'Civil Engineering'];
  const rows = Array.from({ length: count }, (_, index) => [
    ['Douglas College', 'Humber College', 'Langara College'][index % 3],
    `Bachelor of ${subjects[index % subjects.length]}${index >= 15 ? ` (Stream ${index})` : ''}`,
    'Main Campus',
    'Bachelor Degree',
    '4 years',
    'Sep & Jan',
    `$${(18_000 + index * 100).toLocaleString('en-US')}`,
    6.5,
    6,
    'https://example.org/programmes',
  ]);
  const heads = [
    'University',
    'Program Name',
    'Campus',
    'Study Level',
    'Duration',
    'Intakes',
    'Yearly Tuition Fees',
    'IELTS Score',
    'IELTS No Band Less Than',
    'Website URL',
  ];
  return [['Autumn list of our partner institutions'], ['For agents only'], [], heads, ...rows];
}
