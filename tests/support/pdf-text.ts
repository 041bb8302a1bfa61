import { inflateSync } from 'node:zlib';

/** What a reader of PDFs copies from one that pdfkit made: the texts of each page from top to bottom, a line each. */
export function pdfText(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf);
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [whole, id = ''] of bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n[\s\S]*?\nendobj/g)) {
    const [head = '', packed = ''] = whole.split(/\nstream\n/);
    const data = Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    objects.set(id, { head, stream: packed && (isPacked ? inflateSync(data) : data).toString('latin1') });
  }
  const of = (reference: string | undefined) => objects.get(reference ?? '') ?? { head: '', stream: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = of(head.match(/\/Resources (\d+) 0 R/)?.[1]).head;
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name = '', font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(of(of(font).head.match(/\/ToUnicode (\d+) 0 R/)?.[1]).stream));
    return pageText(of(head.match(/\/Contents (\d+) 0 R/)?.[1]).stream, fonts);
  });
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's letters by the code of their glyph. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '0', , list = ''] of map.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, text = ''], place) => {
      const code = (Number.parseInt(from, 16) + place).toString(16).padStart(4, '0');
      letters.set(code, utf16(text.replaceAll(' ', '')));
    });
  return letters;
}

/** What stands in a text of a PDF: its escapes read, in UTF-16 with a mark before it. */
function saidBy(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = Buffer.from(
    text.replace(/\\([\s\S])/g, (_all, one: string) => escapes[one] ?? one),
    'latin1',
  );
  return utf16(bytes.subarray(2).toString('hex'));
}

/** Where a text stands, which font and glyphs, and what a piece says as a whole. */
const PARTS =
  /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\/(F\d+) [\d.]+ Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\[([^\]]*)\] TJ|(\bEMC\b)/g;

function pageText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const texts: { x: number; y: number; text: string }[] = [];
  let [font, x, y] = ['', 0, 0];
  // Of a piece that says as a whole what it says, its glyphs say nothing.
  let whole: string | null = null;
  for (const [, said, named, left, up, shown, end] of content.matchAll(PARTS)) {
    if (said !== undefined) whole = saidBy(said);
    else if (named) font = named;
    else if (left && up) [x, y] = [Number(left), Number(up)];
    else if (end) whole = null;
    else if (shown !== undefined) {
      const codes = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const letters = codes.map((code) => fonts.get(font)?.get(code.toLowerCase()) ?? '\ufffd').join('');
      texts.push({ x, y, text: whole ?? letters });
      if (whole !== null) whole = '';
    }
  }
  const lines = new Map<number, typeof texts>();
  for (const one of texts) if (one.text) lines.set(one.y, [...(lines.get(one.y) ?? []), one]);
  return [...lines]
    .sort(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n');
}
