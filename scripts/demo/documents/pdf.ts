/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 72;

/**
 * A PDF of one page: a heading, then a line of text each, in Helvetica, which every reader has. Latin-1 texts only; other
 * letters become '?'.
 */
export function pdfOf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 20 Tf ${MARGIN} ${HEIGHT - MARGIN - 20} Td (${escaped(heading)}) Tj`,
    '/F1 11 Tf 0 -16 Td',
    ...lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

/** The objects one after the other, and the table of where each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const begins: string[] = [];
  for (const [index, object] of objects.entries()) {
    begins.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${begins.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

const escaped = (text: string) => text.replace(/[^ -~\u00a0-\u00ff]/g, '?').replace(/[\\()]/g, '\\$&');
