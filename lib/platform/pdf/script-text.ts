import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** Text of several scripts in a PDF: each letter in a font that has it, words wrapped whole, and no letter left out in silence. */

const FONTS = {
  regular: 'inter-400.ttf',
  bold: 'inter-600.ttf',
  devanagari: 'noto-sans-devanagari-400.ttf',
  gurmukhi: 'mukta-mahee-400.ttf',
} as const;
type FontName = keyof typeof FONTS;
const FOLDER = 'lib/platform/pdf/fonts';

/** In the order in which they are tried for a letter of no script of its own. */
const OTHERS = ['devanagari', 'gurmukhi'] as const;
const ONE_FONT = /^[\p{M}\u200c\u200d]$/u;

/** Letters that one font draws. */
interface Run {
  font: FontName;
  text: string;
}

/** Runs that stand in one line, with what they are wide at a size of one point. */
interface Word {
  runs: Run[];
  width: number;
}

/** A document whose texts are written by `ScriptText`. */
export function newDocument(title: string, author: string, made: Date): PDFKit.PDFDocument {
  const path = (file: string) => join(process.cwd(), FOLDER, file);
  // The day makes the same bytes of the same document.
  const info = { Title: title, Author: author, CreationDate: made };
  // Without a first font: one of ours given there would be opened again at each use.
  const document = new PDFDocument({ size: 'A4', margin: 40, bufferPages: true, font: '', info });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, path(file));
  return document;
}

export interface Style {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'start' | 'end';
}

/** Space between the lines of a text, in its size. */
const LEADING = 1.36;

/** Writes and measures texts on a document. */
export class ScriptText {
  private readonly letters = new Map<string, boolean>();
  private readonly widths = new Map<string, number>();
  constructor(readonly document: PDFKit.PDFDocument) {}

  /** The letters that no font here has: printed as codes. */
  unprintable(text: string): string[] {
    return [...text.normalize('NFC')].filter((letter) => /\S/u.test(letter) && this.fontOf(letter, 'regular') === null);
  }

  /** How high a text is within a width. */
  height(text: string, width: number, style: Style): number {
    return this.lines(text, width, style).length * style.size * LEADING;
  }

  /** Writes a text into a box. @returns the y beneath it */
  write(text: string, { x, y, width }: { x: number; y: number; width: number }, style: Style): number {
    const { size, color = '#1b2426', align = 'start' } = style;
    let top = y;
    for (const words of this.lines(text, width, style)) {
      const space = this.widthOf({ font: 'regular', text: ' ' });
      const wide = words.reduce((sum, word) => sum + word.width, Math.max(0, words.length - 1) * space) * size;
      let at = align === 'end' ? x + width - wide : x;
      for (const { runs, width: own } of words) {
        let from = at;
        for (const run of runs) {
          this.document.font(run.font).fontSize(size).fillColor(color);
          const draw = () =>
            this.document.text(run.text, from, top + size, { lineBreak: false, baseline: 'alphabetic' });
          if (OTHERS.some((one) => one === run.font)) this.readAs(run.text, draw);
          else draw();
          from += this.widthOf(run) * size;
        }
        at += (own + space) * size;
      }
      top += size * LEADING;
    }
    return top;
  }

  /**
   * Draws joined letters, which stand in another order than they are written: without a mark they are read back wrong. The mark is inside
   * the text object, as around it readers take it for another place on the page.
   */
  private readAs(text: string, draw: () => void): void {
    const { document } = this;
    const add = document.addContent.bind(document);
    document.addContent = (data: string) => {
      if (data === 'ET') document.endMarkedContent();
      add(data);
      if (data === 'BT') document.markContent('Span', { actual: text });
      return document;
    };
    try {
      draw();
    } finally {
      document.addContent = add;
    }
  }

  /** A text's lines of words; a word that is wider than a line is divided. */
  private lines(text: string, width: number, { size, bold = false }: Style): Word[][] {
    const most = width / size;
    const space = this.widthOf({ font: 'regular', text: ' ' });
    return text.split('\n').flatMap((paragraph) => {
      const lines: Word[][] = [[]];
      let left = most;
      for (const word of paragraph
        .split(/\s+/u)
        .filter(Boolean)
        .flatMap((one) => this.pieces(one, bold, most))) {
        const line = lines.at(-1) as Word[];
        const gap = line.length ? space : 0;
        if (line.length && gap + word.width > left) {
          lines.push([word]);
          left = most - word.width;
        } else {
          line.push(word);
          left -= gap + word.width;
        }
      }
      return lines;
    });
  }

  private pieces(word: string, bold: boolean, most: number): Word[] {
    const runs = this.runs(word, bold ? 'bold' : 'regular');
    const width = runs.reduce((sum, run) => sum + this.widthOf(run), 0);
    if (width <= most) return [{ runs, width }];
    const byHyphen = word.split(/(?<=-)(?=.)/u);
    const letters = [...new Intl.Segmenter('und').segment(word)].map(({ segment }) => segment);
    const half = Math.ceil(letters.length / 2);
    if (letters.length < 2) return [{ runs, width }];
    const halves = [letters.slice(0, half).join(''), letters.slice(half).join('')];
    return (byHyphen.length > 1 ? byHyphen : halves).flatMap((part) => this.pieces(part, bold, most));
  }

  private runs(text: string, latin: 'regular' | 'bold'): Run[] {
    const runs: Run[] = [];
    for (const letter of text.normalize('NFC')) {
      const last = runs.at(-1);
      const stays = last && ONE_FONT.test(letter) && this.has(last.font, letter);
      const font = stays ? last.font : this.fontOf(letter, latin);
      const drawn = font === null ? codeOf(letter) : letter;
      if (last && last.font === (font ?? latin)) last.text += drawn;
      else runs.push({ font: font ?? latin, text: drawn });
    }
    return runs.flatMap((run) => (this.canDraw(run) ? run : { font: latin, text: [...run.text].map(codeOf).join('') }));
  }

  private fontOf(letter: string, latin: 'regular' | 'bold'): FontName | null {
    return [latin, ...OTHERS].find((font) => this.has(font, letter)) ?? null;
  }

  private has(font: FontName, letter: string): boolean {
    return known(this.letters, `${font} ${letter}`, () => this.asked(font, letter));
  }

  private asked(font: FontName, letter: string): boolean {
    this.document.font(font);
    // pdfkit shows no other way to ask a font which letters it has.
    const { _font } = this.document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  /** Some fonts have a letter and fail on joining it with the next. */
  private canDraw(run: Run): boolean {
    try {
      this.widthOf(run);
      return true;
    } catch {
      return false;
    }
  }

  private widthOf({ font, text }: Run): number {
    const wide = () => this.document.font(font).fontSize(1).widthOfString(text);
    return known(this.widths, `${font} ${text}`, wide);
  }
}

/** What was found before under this key, else found now. */
function known<T>(all: Map<string, T>, key: string, find: () => T): T {
  const there = all.get(key);
  if (there !== undefined) return there;
  const value = find();
  all.set(key, value);
  return value;
}

/** '[U+4E2D]' of 中: read by a person, missed by none. */
const codeOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
