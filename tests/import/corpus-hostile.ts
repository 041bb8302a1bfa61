import { CFB } from 'xlsx';
import { DEFAULT_LIMITS } from '@/lib/engines/import/limits';
import { HEADS, LAW, LAW_DRAFT, type NastyFile, text, workbook, xml, xmlRow } from './corpus';
import { sheetOf, sheetParts, workbookBytes, workbookOf, zipOf } from './spreadsheet-files';

const name = 'courses.xlsx';
const good = sheetOf(xmlRow(HEADS) + xmlRow(LAW));
const rows = Array.from({ length: 300 }, (_, index) => [`Course ${index}`, 'UBC', Math.sin(index)]);
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A compound file, as older and encrypted office files are. */
function compound(streams: Record<string, Buffer>): () => Buffer {
  return () => {
    const container = CFB.utils.cfb_new();
    for (const [stream, bytes] of Object.entries(streams)) CFB.utils.cfb_add(container, stream, bytes);
    return Buffer.from(CFB.write(container, { type: 'buffer' }));
  };
}

function xls(change: (records: Buffer) => Buffer = (records) => records): () => Buffer {
  return () => {
    const container = CFB.read(workbookBytes(workbookOf({ Courses: [HEADS, LAW] }), 'xls'), { type: 'buffer' });
    const stream = CFB.find(container, 'Workbook');
    if (!stream) throw new Error('No workbook stream');
    stream.content = change(Buffer.from(stream.content));
    stream.size = stream.content.length;
    return Buffer.from(CFB.write(container, { type: 'buffer' }));
  };
}

/** Puts the record of a password (FILEPASS, RC4) behind the beginning of the workbook. */
function withPassword(records: Buffer): Buffer {
  const after = 4 + records.readUInt16LE(2);
  const record = Buffer.alloc(4 + 54);
  record.writeUInt16LE(0x2f, 0);
  record.writeUInt16LE(54, 2);
  record.writeUInt16LE(1, 4);
  record.writeUInt16LE(1, 6);
  record.writeUInt16LE(1, 8);
  return Buffer.concat([records.subarray(0, after), record, records.subarray(after)]);
}

const cut = (share: number, make: () => Buffer) => () => {
  const whole = make();
  return whole.subarray(0, Math.floor(whole.length * share));
};

/** Files that are broken, locked, of another kind, or made to do harm. */
export const HOSTILE: NastyFile[] = [
  {
    trap: 'with macros, pictures and an external link beside its sheet',
    name: 'courses.xlsm',
    bytes: () =>
      zipOf({
        ...sheetParts(
          sheetOf(
            `${xmlRow(HEADS)}<row><c t="str"><f>[1]Other!A1</f><v>Law</v></c><c t="str"><v>UBC</v></c><c><v>100</v></c></row>`,
          ),
        ),
        'xl/vbaProject.bin': Buffer.alloc(2000, 7),
        'xl/media/image1.png': Buffer.alloc(2000, 7),
        'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook r:id="rId1"/></externalLink>',
        'xl/externalLinks/_rels/externalLink1.xml.rels': `<Relationships><Relationship Id="rId1" Type="${TYPES}/externalLinkPath" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
      }),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'whose sheet is said to lie outside the workbook',
    name,
    bytes: () =>
      zipOf({
        ...sheetParts(good),
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${TYPES}/worksheet" Target="../../../etc/passwd"/></Relationships>`,
      }),
    expected: { refused: 422, because: /damaged: its part etc\/passwd is missing/ },
  },
  {
    trap: 'with parts named with backslashes',
    name,
    bytes: () => {
      const parts = Object.entries(sheetParts(good)).map(([part, content]) => [part.replaceAll('/', '\\'), content]);
      return zipOf(Object.fromEntries(parts));
    },
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'in the strict form of the standard',
    name,
    bytes: () =>
      zipOf(
        Object.fromEntries(
          Object.entries(sheetParts(good)).map(([part, content]) => [
            part,
            content.replaceAll(TYPES, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
          ]),
        ),
      ),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'in a zip whose packed sheet is a bomb',
    name,
    bytes: xml(xmlRow(HEADS) + `<row><c t="str"><v>${'0'.repeat(1000)}</v></c></row>`.repeat(3_000)),
    options: { limits: { ...DEFAULT_LIMITS, ratioFrom: 1024 * 1024 } },
    expected: { refused: 413, because: /much larger than a course spreadsheet should be/ },
  },
  {
    trap: 'in a zip with a bomb inside a zip inside it, which nobody opens',
    name,
    bytes: () =>
      zipOf({
        ...sheetParts(good),
        'xl/embeddings/bomb.zip': zipOf({ 'a.zip': zipOf({ zeros: Buffer.alloc(5_000_000) }) }),
      }),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a million empty cells behind each other in one row',
    name,
    bytes: xml(`${xmlRow(HEADS) + xmlRow(LAW)}<row>${'<c/>'.repeat(1_000_000)}</row>`),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a merge over the whole sheet',
    name,
    bytes: xml(xmlRow(HEADS) + xmlRow(LAW), '<mergeCells><mergeCell ref="D1:XFD1048576"/></mergeCells>'),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a link over the whole sheet',
    name,
    bytes: xml(xmlRow(HEADS) + xmlRow(LAW), '<hyperlinks><hyperlink ref="A1:XFD1048576" r:id="r1"/></hyperlinks>', {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="r1" Type="${TYPES}/hyperlink" Target="https://ubc.ca/law" TargetMode="External"/></Relationships>`,
    }),
    expected: { rows: { 2: { ...LAW_DRAFT, courseLink: 'https://ubc.ca/law' } } },
  },
  {
    trap: 'with entities that expand without end',
    name,
    bytes: () => zipOf(sheetParts(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${good}`)),
    expected: { refused: 422, because: /document type declaration/ },
  },
  {
    trap: 'with an entity that names a file of the server',
    name,
    bytes: () =>
      zipOf({
        ...sheetParts(good),
        'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><workbook/>',
      }),
    expected: { refused: 422, because: /document type declaration/ },
  },
  {
    trap: 'nested a hundred thousand tags deep',
    name,
    bytes: xml(xmlRow(HEADS) + xmlRow(LAW), `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'of 300 sheets',
    name,
    bytes: () =>
      workbookBytes(workbookOf(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`S${at}`, [HEADS, LAW]])))),
    expected: { refused: 413, because: /too many sheets/ },
  },
  {
    trap: 'larger than it may be',
    name,
    bytes: workbook([HEADS, LAW]),
    options: { limits: { ...DEFAULT_LIMITS, file: 1024 } },
    expected: { refused: 413, because: /larger than/ },
  },
  ...[0.1, 0.5, 0.95].map(
    (share): NastyFile => ({
      trap: `cut off at ${share * 100} per cent`,
      name,
      bytes: cut(share, workbook([HEADS, ...rows])),
      expected: { refused: 422, because: /The file is damaged: .*save it again/ },
    }),
  ),
  {
    trap: 'whose sheet breaks off in the middle',
    name,
    bytes: () => zipOf(sheetParts(good.slice(0, -40))),
    expected: { refused: 422, because: /damaged: it breaks off before its end/ },
  },
  {
    trap: 'with a wrong checksum',
    name,
    bytes: () => zipOf(sheetParts(good), (part) => (part.includes('sheet1') ? { crc: 1 } : {})),
    expected: { refused: 422, because: /checksum/ },
  },
  {
    trap: 'protected by a password, .xlsx',
    name,
    bytes: compound({ EncryptionInfo: Buffer.alloc(64), EncryptedPackage: Buffer.alloc(4096) }),
    expected: { refused: 422, because: /protected by a password\. Remove the password/ },
  },
  {
    trap: 'protected by a password, .xls',
    name: 'courses.xls',
    bytes: xls(withPassword),
    expected: { refused: 422, because: /protected by a password\. Remove the password/ },
  },
  {
    trap: 'in a zip with a password',
    name,
    bytes: () => zipOf(sheetParts(good), () => ({ encrypted: true })),
    expected: { refused: 422, because: /protected by a password/ },
  },
  { trap: 'of Excel 97', name: 'courses.xls', bytes: xls(), expected: { rows: { 2: LAW_DRAFT } } },
  {
    trap: 'of Excel 95',
    name: 'courses.xls',
    bytes: () => workbookBytes(workbookOf({ Courses: [HEADS, LAW] }), 'biff5'),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'of Excel 97 under the name .xlsx',
    name,
    bytes: xls(),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'of Excel 97 cut off in the middle',
    name: 'courses.xls',
    bytes: cut(0.4, xls()),
    expected: { refused: 422, because: /damaged/ },
  },
  {
    trap: 'of Excel 97 larger than that format may be',
    name: 'courses.xls',
    bytes: xls(),
    options: { limits: { ...DEFAULT_LIMITS, xlsFile: 1024 } },
    expected: { refused: 413, because: /Save it as \.xlsx/ },
  },
  {
    trap: 'of an old Word document',
    name: 'courses.xls',
    bytes: compound({ WordDocument: Buffer.from('text') }),
    expected: { refused: 415, because: /old Office document, but not an Excel workbook/ },
  },
  {
    trap: 'that is a web page saved as .xls',
    name: 'courses.xls',
    bytes: text('<html><body><table><tr><td>Course</td></tr></table></body></html>'),
    expected: { refused: 415, because: /a web page \(HTML\).*Open it in your spreadsheet program, save it as \.xlsx/ },
  },
  {
    trap: 'that is an XML spreadsheet of 2003 saved as .xls',
    name: 'courses.xls',
    bytes: text('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
    expected: { refused: 415, because: /save it as \.xlsx/ },
  },
  {
    trap: 'that is a web archive saved as .xls',
    name: 'courses.xls',
    bytes: text('MIME-Version: 1.0\nContent-Type: multipart/related\n\n--x'),
    expected: { refused: 415, because: /save it as \.xlsx/ },
  },
  {
    trap: 'that is a PDF',
    name: 'courses.csv',
    bytes: text('%PDF-1.7\n'),
    expected: {
      refused: 415,
      because: /The file is a PDF, not a spreadsheet\. Upload an \.xlsx, \.ods, \.xls or \.csv file\./,
    },
  },
  {
    trap: 'that is JSON',
    name: 'courses.csv',
    bytes: text('[{"course":"Law","university":"UBC"}]'),
    expected: { refused: 415, because: /a JSON file/ },
  },
  {
    trap: 'that is a zip of a spreadsheet',
    name: 'courses.zip',
    bytes: () => zipOf({ 'courses.csv': 'Course,University\nLaw,UBC\n' }),
    expected: { refused: 415, because: /ZIP archive\. Unpack it/ },
  },
  {
    trap: 'that is a binary workbook',
    name: 'courses.xlsb',
    bytes: () => workbookBytes(workbookOf({ Courses: [HEADS, LAW] }), 'xlsb'),
    expected: { refused: 415, because: /\.xlsb.*Save it as \.xlsx/ },
  },
  {
    trap: 'that is an OpenDocument text',
    name: 'courses.odt',
    bytes: () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
    expected: { refused: 415, because: /OpenDocument.*Save it as \.xlsx/ },
  },
  {
    trap: 'that is a Word document',
    name: 'courses.docx',
    bytes: () => zipOf({ '[Content_Types].xml': '', 'word/document.xml': '<w/>' }),
    expected: { refused: 415, because: /Word document/ },
  },
  {
    trap: 'of random bytes',
    name: 'courses.csv',
    bytes: () => Buffer.from([1, 2, 3, 0, 255, 254, 0, 7, 0, 0, 0, 9]),
    expected: { refused: 415, because: /neither a spreadsheet nor text/ },
  },
];
