import { damaged } from '../refusal';

/** A piece of an XML document: a tag, or a text between two. */
export interface XmlToken {
  kind: 'open' | 'close' | 'text';
  /** Of a tag: its name without the namespace prefix. */
  name: string;
  /** Of an opening tag its attributes as they stand there, of a text the text: for `attributesOf` and `textOf`. */
  source: string;
}

/** A text or tag that is longer is none of a spreadsheet's. */
const LONGEST = 2 * 1024 * 1024;

/**
 * The tags and texts of a UTF-8 document, given with a character for each byte ('latin1'): that takes half the memory, and few texts
 * are looked at. A document type declaration is refused: office files have none, and entity expansion is how XML is used for attacks.
 * Throws ImportRefusal where the document breaks off or its tags don't match in number.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let depth = 0;
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf('<', at);
    const end = start === -1 ? xml.length : start;
    if (end - at > LONGEST) throw damaged('one of its cells is far too long');
    if (end > at) yield { kind: 'text', name: '', source: xml.slice(at, end) };
    if (start === -1) break;
    const sign = xml[start + 1];
    if (sign === '?') at = past(xml, '?>', start);
    else if (xml.startsWith('<!--', start)) at = past(xml, '-->', start);
    else if (xml.startsWith(CDATA, start)) {
      at = past(xml, ']]>', start);
      const text = xml.slice(start + CDATA.length, at - 3);
      yield { kind: 'text', name: '', source: text.replaceAll('&', '&amp;') };
    } else if (sign === '!') {
      throw damaged('it contains something that spreadsheet programs never write (a document type declaration)');
    } else {
      at = pastTag(xml, start);
      const closes = sign === '/';
      const isWhole = xml[at - 2] === '/';
      const from = start + (closes ? 2 : 1);
      const nameEnd = pastName(xml, from);
      const name = localName(xml.slice(from, nameEnd));
      if (!closes) yield { kind: 'open', name, source: xml.slice(nameEnd, at - (isWhole ? 2 : 1)) };
      if (closes || isWhole) yield { kind: 'close', name, source: '' };
      if (closes) depth--;
      else if (!isWhole) depth++;
      if (depth < 0) throw damaged('its XML is not well formed');
    }
  }
  if (depth !== 0) throw damaged('it breaks off before its end');
}

const CDATA = '<![CDATA[';

/** 'x:row' → 'row'. */
const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

function past(xml: string, mark: string, start: number): number {
  const end = xml.indexOf(mark, start + 2);
  if (end === -1) throw damaged('it breaks off before its end');
  return end + mark.length;
}

/** A '>' in an attribute's value ends no tag. */
function pastTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at++) {
    const sign = xml[at];
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
    if (at - start > LONGEST) throw damaged('one of its cells is far too long');
  }
  throw damaged('it breaks off before its end');
}

function pastName(xml: string, from: number): number {
  let at = from;
  while (xml.charCodeAt(at) > 0x20 && xml[at] !== '/' && xml[at] !== '>') at++;
  return at;
}

/** The attributes of an opening tag, local name → value. */
export function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ; ) {
    const equals = source.indexOf('=', at);
    if (equals === -1) return found;
    let start = equals + 1;
    while (source.charCodeAt(start) <= 0x20) start++;
    const quote = source[start] ?? '';
    const end = quote === '"' || quote === "'" ? source.indexOf(quote, start + 1) : -1;
    if (end === -1) return found;
    found.set(localName(source.slice(at, equals).trim()), textOf(source.slice(start + 1, end)));
    at = end + 1;
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Most texts, which say what they are. */
const ASCII = /^[\t\n\r -%'-~]*$/;

/** What a token's source says: its bytes as UTF-8, with XML's five named entities and numeric ones replaced; others stay. */
function textOf(source: string): string {
  if (ASCII.test(source)) return source;
  const text = Buffer.from(source, 'latin1').toString('utf8');
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The same of a cell, and of the _x000D_ form that office files use for control characters. */
export function cellTextOf(source: string): string {
  const text = textOf(source);
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
