/** Small files of each kind, as real as a detector by content needs them. */

export const PDF = bytes('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
export const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
export const JPG = Uint8Array.from(
  Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8a' +
      'Gi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQAB' +
      'AQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAA' +
      'AAAA/9oADAMBAAIRAxEAPwCEAyW//9k=',
    'base64',
  ),
);
export const WEBP = bytes('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0');
export const HTML = bytes('<!doctype html><html><body><script>alert(document.cookie)</script></body></html>');
export const DOC = compound('WordDocument');
/** The same container as a .doc, around a spreadsheet. */
export const XLS = compound('Workbook');
export const DOCX = zip({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
});

/** A form of text fields and files; a file is its bytes and the name its sender gives it. */
export function formOf(parts: Record<string, string | File | File[]>): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(parts)) {
    for (const part of [given].flat()) form.append(name, part);
  }
  return form;
}

export function file(content: Uint8Array<ArrayBuffer>, name: string): File {
  return new File([content], name);
}

function bytes(latin1: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
}

/**
 * A file of Microsoft's compound format: header, allocation table, and a directory of its root and one stream.
 * @param classId what the root says it is, as hexadecimal digits
 */
export function compound(stream: string, { classId = '', text = '' } = {}): Uint8Array<ArrayBuffer> {
  const whole = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(whole);
  whole.writeUInt16LE(9, 30);
  // One sector of allocation, the first; the directory begins at the second.
  whole.writeUInt32LE(1, 44);
  whole.writeUInt32LE(1, 48);
  whole.writeUInt32LE(0xfffffffe, 68);
  whole.fill(0xff, 76, 512);
  whole.writeUInt32LE(0, 76);
  whole.fill(0xff, 512, 1024);
  whole.writeUInt32LE(0xfffffffd, 512);
  whole.writeUInt32LE(0xfffffffe, 516);
  const entry = (at: number, name: string, type: number, child: number) => {
    Buffer.from(name, 'utf16le').copy(whole, at);
    whole.writeUInt16LE(name.length * 2 + 2, at + 64);
    whole.writeUInt8(type, at + 66);
    for (const [place, id] of [0xffffffff, 0xffffffff, child].entries()) whole.writeUInt32LE(id, at + 68 + place * 4);
  };
  entry(1024, 'Root Entry', 5, 1);
  Buffer.from(classId, 'hex').copy(whole, 1024 + 80);
  entry(1152, stream, 2, 0xffffffff);
  Buffer.from(text, 'utf16le').copy(whole, 1536);
  return Uint8Array.from(whole);
}

/** A ZIP archive without compression. */
function zip(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, path, content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  Buffer.from('504b0506', 'hex').copy(end);
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, directory, end]));
}

function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
