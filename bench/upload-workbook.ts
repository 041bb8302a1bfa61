const HEADS =
  'Course Name|University|Campus|Level|Duration|Intakes|Tuition Fee|IELTS Score|IELTS No Band Less Than|PTE Score|PTE No Band Less Than|TOEFL Score|DET Score|GRE Score|GMAT Score|Website URL|Entry Requirements|Remarks|Category|Subcategory|Country|Course Code|Application Fee|Scholarship Detail'.split(
    '|',
  );

/** A workbook (.xlsx) of so many rows × 24 columns, no two of them one course. @param first the number that the first course bears */
export async function workbookOf(rows: number, first: number): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx');
  const courses = Array.from({ length: rows }, (_, index) => courseRow(first + index));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([HEADS, ...courses], { dense: true }), 'Courses');
  return new Uint8Array(write(workbook, { type: 'buffer', bookSST: true, compression: true }) as Buffer);
}

function courseRow(index: number): (string | number | null)[] {
  const course = [
    `Bachelor of Science ${index}`,
    `University ${index % 200}`,
    `Campus ${index % 7}`,
    'Bachelor Degree',
    '3 years',
  ];
  const scores = [6.5, 6, 58, 50, 79, 110, null, null];
  const texts = [
    `https://uni${index % 200}.edu/c/${index}`,
    `Year 12 with ${60 + (index % 30)} per cent`,
    '',
    'Science',
    'Physics',
  ];
  return [
    ...course,
    'Feb, Jul',
    `$${20_000 + (index % 9000)}`,
    ...scores,
    ...texts,
    'Australia',
    `C${index}`,
    100,
    'Up to 20 %',
  ];
}
