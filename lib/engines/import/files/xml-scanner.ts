import { damaged } from '../refusal';

/** Receives the document piece by piece. Positions are into `xml.bytes` and valid only during the call. */
export interface XmlHandler {
  /** While false, text is skipped without being kept. */
  wantsText: boolean;
  open(xml: XmlScanner): void;
  close(xml: XmlScanner): void;
  text(xml: XmlScanner, start: number, end: number, hasEntities: boolean): void;
}

const NONE = Buffer.alloc(0);
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const AMPERSAND = 0x26;
const COLON = 0x3a;
const EQUALS = 0x3d;

/**
 * Reads UTF-8 XML as it arrives in chunks, giving tags and texts as byte positions so that the hot path makes no strings.
 * Keeps at most one unfinished token. A document type declaration is refused: office files have none, and entity
 * expansion is how XML is used for attacks. Names are compared without their namespace prefix.
 */
export class XmlScanner {
  bytes: Buffer = NONE;
  nameStart = 0;
  nameEnd = 0;
  attributeStart = 0;
  attributeEnd = 0;
  valueStart = 0;
  valueEnd = 0;
  private position = 0;
  private tagEnd = 0;
  private cursor = 0;
  private depth = 0;

  constructor(
    private readonly handler: XmlHandler,
    private readonly tokenLimit: number,
  ) {}

  push(chunk: Buffer): void {
    const rest = this.bytes.length - this.position;
    if (rest > this.tokenLimit) throw damaged('one of its cells is far too long');
    this.bytes = rest === 0 ? chunk : Buffer.concat([this.bytes.subarray(this.position), chunk]);
    this.position = 0;
    while (this.position < this.bytes.length && this.token());
  }

  /** Checks that every element was closed. */
  end(): void {
    if (this.depth !== 0) throw damaged('it breaks off in the middle');
  }

  /** Whether the current tag has this local name. */
  named(name: string): boolean {
    return this.nameEnd - this.nameStart === name.length && this.matches(this.nameStart, name);
  }

  /** Steps to the current tag's next attribute; false after the last. */
  nextAttribute(): boolean {
    const { bytes, tagEnd } = this;
    let at = this.cursor;
    while (at < tagEnd && (bytes[at] ?? 0) <= 0x20) at++;
    this.attributeStart = at;
    while (at < tagEnd && bytes[at] !== EQUALS && (bytes[at] ?? 0) > 0x20) {
      if (bytes[at] === COLON) this.attributeStart = at + 1;
      at++;
    }
    this.attributeEnd = at;
    while (at < tagEnd && bytes[at] !== QUOTE && bytes[at] !== APOSTROPHE) at++;
    const quote = bytes[at];
    at++;
    this.valueStart = at;
    while (at < tagEnd && bytes[at] !== quote) at++;
    if (at >= tagEnd) return false;
    this.valueEnd = at;
    this.cursor = at + 1;
    return true;
  }

  /** Whether the current attribute has this local name. */
  attributeNamed(name: string): boolean {
    return this.attributeEnd - this.attributeStart === name.length && this.matches(this.attributeStart, name);
  }

  /** The current attribute's value. */
  attributeValue(): string {
    return decodeEntities(this.bytes.toString('utf8', this.valueStart, this.valueEnd));
  }

  /** All attributes of the current tag, local name → value. */
  attributes(): Map<string, string> {
    const found = new Map<string, string>();
    while (this.nextAttribute()) {
      found.set(this.bytes.toString('latin1', this.attributeStart, this.attributeEnd), this.attributeValue());
    }
    return found;
  }

  private matches(start: number, name: string): boolean {
    for (let i = 0; i < name.length; i++) if (this.bytes[start + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  /** Consumes one token; false when it isn't complete yet. */
  private token(): boolean {
    const { bytes } = this;
    const start = this.position;
    if (bytes[start] !== LT) return this.textToken(start);
    if (start + 1 >= bytes.length) return false;
    switch (bytes[start + 1]) {
      case SLASH:
        return this.closingTag(start);
      case QUESTION:
        return this.skipPast('?>', start);
      case BANG:
        return this.declaration(start);
      default:
        return this.openingTag(start);
    }
  }

  private textToken(start: number): boolean {
    const { bytes } = this;
    let at = start;
    let hasEntities = false;
    while (at < bytes.length && bytes[at] !== LT) {
      if (bytes[at] === AMPERSAND) hasEntities = true;
      at++;
    }
    if (!this.handler.wantsText) {
      this.position = at;
      return true;
    }
    if (at === bytes.length) return false;
    this.position = at;
    this.handler.text(this, start, at, hasEntities);
    return true;
  }

  private openingTag(start: number): boolean {
    const { bytes } = this;
    let at = start + 1;
    let quote = 0;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GT) break;
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    }
    if (at === bytes.length) return false;
    const selfClosing = bytes[at - 1] === SLASH;
    this.readName(start + 1, at);
    this.tagEnd = at;
    this.cursor = this.nameEnd;
    this.position = at + 1;
    this.depth++;
    this.handler.open(this);
    if (selfClosing) {
      this.depth--;
      this.handler.close(this);
    }
    return true;
  }

  private closingTag(start: number): boolean {
    const end = this.bytes.indexOf(GT, start);
    if (end === -1) return false;
    this.readName(start + 2, end);
    this.position = end + 1;
    this.depth--;
    if (this.depth < 0) throw damaged('its XML is not well formed');
    this.handler.close(this);
    return true;
  }

  private readName(from: number, to: number): void {
    const { bytes } = this;
    let at = from;
    this.nameStart = from;
    for (; at < to; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === COLON) this.nameStart = at + 1;
      else if (byte <= 0x20 || byte === SLASH) break;
    }
    this.nameEnd = at;
  }

  private declaration(start: number): boolean {
    const opening = this.bytes.toString('latin1', start, start + 9);
    if ('<![CDATA['.startsWith(opening)) {
      const end = opening.length < 9 ? -1 : this.bytes.indexOf(']]>', start);
      if (end === -1) return false;
      this.position = end + 3;
      if (this.handler.wantsText) this.handler.text(this, start + 9, end, false);
      return true;
    }
    if ('<!--'.startsWith(opening.slice(0, 4))) return opening.length >= 4 && this.skipPast('-->', start);
    throw damaged('it holds a document type declaration, which no spreadsheet program writes');
  }

  private skipPast(mark: string, start: number): boolean {
    const end = this.bytes.indexOf(mark, start + 2);
    if (end === -1) return false;
    this.position = end + mark.length;
    return true;
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces XML's five named entities and numeric ones; anything else stays as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
