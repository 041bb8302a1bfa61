import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { decodeEntities, type XmlHandler, XmlScanner } from './xml-scanner';
import type { ZipPackage } from './zip-package';

/** The workbook's shared strings, rich text flattened and phonetic guides left out. */
export async function readSharedStrings(zip: ZipPackage, part: string, limits: ImportLimits): Promise<string[]> {
  if (!zip.has(part)) return [];
  const reader = new SharedStringReader(limits.sharedStrings);
  const scanner = new XmlScanner(reader, limits.token);
  for await (const chunk of zip.stream(part, limits.sharedStringsXml)) scanner.push(chunk);
  scanner.end();
  return reader.strings;
}

class SharedStringReader implements XmlHandler {
  wantsText = false;
  readonly strings: string[] = [];
  private current = '';
  private inPhonetic = false;

  constructor(private readonly limit: number) {}

  open(xml: XmlScanner): void {
    if (xml.named('si')) this.current = '';
    else if (xml.named('t')) this.wantsText = !this.inPhonetic;
    else if (xml.named('rPh')) this.inPhonetic = true;
  }

  text(xml: XmlScanner, start: number, end: number, hasEntities: boolean): void {
    this.current += decodeText(xml.bytes, start, end, hasEntities);
  }

  close(xml: XmlScanner): void {
    if (xml.named('t')) this.wantsText = false;
    else if (xml.named('rPh')) this.inPhonetic = false;
    else if (xml.named('si')) {
      if (this.strings.length >= this.limit) {
        throw new ImportRefusal(413, 'The workbook holds too many different texts. Upload it in smaller parts.');
      }
      this.strings.push(this.current);
    }
  }
}

/** Text of a cell: UTF-8, XML entities, and the _x000D_ form office files use for control characters. */
export function decodeText(bytes: Buffer, start: number, end: number, hasEntities: boolean): string {
  const raw = bytes.toString('utf8', start, end);
  const text = hasEntities ? decodeEntities(raw) : raw;
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
