import type { ImportLimits } from '../limits';
import { parseCellRange } from '../spreadsheet';
import type { Merge } from './merged-cells';
import { type XmlHandler, XmlScanner } from './xml-scanner';

/** What a worksheet says after its rows. */
export interface SheetTail {
  merges: Merge[];
  /** Links in the order of the file; `target` is a relationship id or, for places inside the workbook, ''. */
  links: { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number; relationshipId: string }[];
}

const END_OF_ROWS = Buffer.from('sheetData>');

/**
 * Finds merged cells and links, which stand behind the rows they apply to: a first pass over the sheet that looks at
 * nothing before the end of the rows, so it costs little more than inflating.
 */
export async function readSheetTail(chunks: AsyncIterable<Buffer>, limits: ImportLimits): Promise<SheetTail> {
  const reader = new TailReader(limits);
  const scanner = new XmlScanner(reader, limits.token);
  let inTail = false;
  let overlap: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (inTail) {
      scanner.push(chunk);
      continue;
    }
    const window = Buffer.concat([overlap, chunk]);
    const end = endOfRows(window);
    if (end !== -1) {
      inTail = true;
      // The rest is no whole document any more: give it a root so that its tags balance.
      scanner.push(Buffer.from('<tail>'));
      scanner.push(window.subarray(end));
    } else overlap = Buffer.from(window.subarray(Math.max(0, window.length - 64)));
  }
  return reader.tail;
}

/** Position after `</sheetData>`, with or without a prefix. The opening tag doesn't count. */
function endOfRows(window: Buffer): number {
  for (let at = window.indexOf(END_OF_ROWS); at !== -1; at = window.indexOf(END_OF_ROWS, at + 1)) {
    const before = window.toString('latin1', Math.max(0, at - 40), at);
    if (/<\/(?:[\w.-]+:)?$/.test(before)) return at + END_OF_ROWS.length;
  }
  return -1;
}

class TailReader implements XmlHandler {
  readonly wantsText = false;
  readonly tail: SheetTail = { merges: [], links: [] };

  constructor(private readonly limits: ImportLimits) {}

  open(xml: XmlScanner): void {
    if (xml.named('mergeCell') && this.tail.merges.length < this.limits.merges) {
      const range = parseCellRange(xml.attributes().get('ref') ?? '');
      if (range) {
        this.tail.merges.push({ firstRow: range.firstRow, lastRow: range.lastRow, column: range.firstColumn });
      }
    } else if (xml.named('hyperlink') && this.tail.links.length < this.limits.links) {
      const attributes = xml.attributes();
      const range = parseCellRange(attributes.get('ref') ?? '');
      const relationshipId = attributes.get('id');
      if (range && relationshipId !== undefined) this.tail.links.push({ ...range, relationshipId });
    }
  }

  close(): void {}

  text(): void {}
}
