import type { ImportField } from '@/lib/domain/import-fields';
import type { Cell } from './spreadsheet';

export interface TemplateColumn {
  header: string;
  field: ImportField;
  explanation: string;
  example: string | number;
}

/** The columns of our own template, in order. Only the first two are required. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  {
    header: 'Course Name',
    field: 'course',
    explanation: 'Required. The full name of the course.',
    example: 'Bachelor of Example Studies',
  },
  {
    header: 'University',
    field: 'university',
    explanation: 'Required. The name of the university or college.',
    example: 'Example University',
  },
  {
    header: 'Country',
    field: 'country',
    explanation: 'Canada, Australia, New Zealand, USA, UK or Singapore. Blank: the country chosen when uploading.',
    example: 'Australia',
  },
  { header: 'Campus', field: 'campus', explanation: 'Campus or city.', example: 'Melbourne' },
  {
    header: 'Level',
    field: 'level',
    explanation:
      'Under Graduate, Post Graduate, Under Graduate Certificate, Under Graduate Diploma, Post Graduate Certificate, Post Graduate Diploma, Associate or Foundation. Words such as “Bachelor Degree” or “MSc” are understood.',
    example: 'Under Graduate',
  },
  {
    header: 'Course Code',
    field: 'code',
    explanation: 'The official code (CRICOS, UCAS …). It helps to recognise the course in later uploads.',
    example: '000000X',
  },
  { header: 'Category', field: 'category', explanation: 'The broad field of study.', example: 'Society and Culture' },
  {
    header: 'Subcategory',
    field: 'subcategory',
    explanation: 'The narrow field of study.',
    example: 'Language and Literature',
  },
  {
    header: 'Intakes',
    field: 'admissionIntake',
    explanation: 'The months in which the course starts.',
    example: 'Feb, Jul',
  },
  {
    header: 'Currency',
    field: 'currency',
    explanation: 'Three letters. Blank: the currency of the country.',
    example: 'AUD',
  },
  { header: 'Tuition Fee', field: 'tuitionFee', explanation: 'The amount for one fee period.', example: 32000 },
  {
    header: 'Fee Period',
    field: 'feePeriod',
    explanation: 'per year, per semester, per trimester, per term, per month, per credit or whole course.',
    example: 'per year',
  },
  {
    header: 'Duration',
    field: 'duration',
    explanation: 'With its unit: “3 years”, “18 months”, “78 weeks”.',
    example: '3 years',
  },
  {
    header: 'Course Link',
    field: 'courseLink',
    explanation: 'The address of the course’s page.',
    example: 'https://www.example.edu/courses/example-studies',
  },
  {
    header: 'Entry Requirements',
    field: 'admissionRequirement',
    explanation: 'Free text.',
    example: 'Completed secondary school',
  },
  { header: 'IELTS Overall', field: 'ieltsOverall', explanation: '1 to 9 in steps of 0.5.', example: 6.5 },
  { header: 'IELTS No Band Less Than', field: 'ieltsLessThan', explanation: 'The lowest band accepted.', example: 6 },
  { header: 'PTE Overall', field: 'pteOverall', explanation: '10 to 90.', example: 58 },
  {
    header: 'PTE No Band Less Than',
    field: 'pteLessThan',
    explanation: 'The lowest part score accepted.',
    example: 50,
  },
  { header: 'TOEFL', field: 'toefl', explanation: 'TOEFL iBT, 10 to 120.', example: 79 },
  { header: 'DET', field: 'det', explanation: 'Duolingo English Test, 10 to 160.', example: 110 },
  { header: 'GRE', field: 'gre', explanation: '260 to 340.', example: '' },
  { header: 'GMAT', field: 'gmat', explanation: '200 to 805.', example: '' },
  { header: 'Remarks', field: 'remarks', explanation: 'Anything else a student should know.', example: '' },
];

const headers = () => TEMPLATE_COLUMNS.map((column) => column.header);
const examples = () => TEMPLATE_COLUMNS.map((column) => column.example);

/** The template as .csv text: UTF-8 with a byte order mark, so that spreadsheet programs read it right. */
export function templateCsv(): string {
  const lines = [headers(), examples()].map((cells) => cells.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The template as .xlsx: the sheet to fill in, with an example row, and a sheet that explains each column. */
export async function templateWorkbook(): Promise<Buffer> {
  const { utils, write } = await import('xlsx');
  const courses = utils.aoa_to_sheet([headers(), examples()]);
  courses['!cols'] = TEMPLATE_COLUMNS.map(({ header, example }) => ({
    wch: Math.max(header.length, String(example).length) + 2,
  }));
  const explained = TEMPLATE_COLUMNS.map(({ header, explanation, example }) => [header, explanation, example]);
  const columns = utils.aoa_to_sheet([['Column', 'What it holds', 'Example'], ...explained]);
  columns['!cols'] = [{ wch: 26 }, { wch: 90 }, { wch: 40 }];
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, courses, 'Courses');
  utils.book_append_sheet(workbook, columns, 'Columns');
  return write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** Whether a row is the template's example, left in by mistake. */
export function isTemplateExample(cells: readonly Cell[]): boolean {
  const [course, university] = TEMPLATE_COLUMNS;
  return cells.includes(course?.example ?? null) && cells.includes(university?.example ?? null);
}

function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
