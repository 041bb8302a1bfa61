import { INVOICE_KINDS, type InvoiceText } from '@/lib/domain/commission/invoices';
import { percentWords } from '@/lib/domain/commission/words';
import { dateText } from '@/lib/domain/days/day-words';
import { amountInWords } from '@/lib/domain/money/amount-words';
import { exactMoney } from '@/lib/domain/money/money-words';
import { newDocument, ScriptText, type Style } from './script-text';

/** Invoices and credit notes as PDF on A4. */

const LEFT = 40;
const WIDTH = 515;
const RIGHT = LEFT + WIDTH;
/** Where the rows of a page end; the footer is beneath. */
const BOTTOM = 780;
const TOP = 44;

const TITLE: Style = { size: 20, bold: true };
const STRONG: Style = { size: 10, bold: true };
const TEXT: Style = { size: 9 };
const SMALL: Style = { size: 8, color: '#55646a' };
const end = (style: Style): Style => ({ ...style, align: 'end' });

/** The columns of the table of students: their left edge and width. */
const COLUMNS = {
  place: { x: LEFT, width: 22 },
  student: { x: LEFT + 24, width: 134 },
  course: { x: LEFT + 164, width: 146 },
  fee: { x: LEFT + 314, width: 80 },
  rate: { x: LEFT + 398, width: 38 },
  amount: { x: LEFT + 440, width: 75 },
} as const;

/** The letters of these texts that would be printed as codes, each once. */
export async function unprintable(texts: readonly string[]): Promise<string[]> {
  const text = new ScriptText(newDocument('', '', new Date(0)));
  return [...new Set(texts.flatMap((one) => text.unprintable(one)))];
}

/**
 * A document as PDF: the same bytes each time it is made.
 * @param made when it was issued, ISO 8601
 */
export async function invoicePdf(invoice: InvoiceText, made: string): Promise<Uint8Array> {
  const title = `${INVOICE_KINDS[invoice.kind]} ${invoice.label}`;
  const document = newDocument(title, invoice.agency.legalName || invoice.agency.name, new Date(made));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    document.on('error', reject);
  });
  new Sheet(new ScriptText(document), invoice).draw();
  document.end();
  return done;
}

class Sheet {
  private y = TOP;
  constructor(
    private readonly text: ScriptText,
    private readonly invoice: InvoiceText,
  ) {}

  draw(): void {
    this.head();
    this.parties();
    this.tableHead();
    for (const [place, line] of this.invoice.lines.entries()) this.row(line, place + 1);
    this.sums();
    this.notes();
    this.footers();
  }

  private money = (minor: number) => exactMoney(minor, this.invoice.currency);

  private head(): void {
    const { agency, kind, label, day, claim, credits } = this.invoice;
    const ours = { x: LEFT, width: 300 };
    const facts = { x: LEFT + 310, width: WIDTH - 310 };
    let left = this.text.write(agency.legalName || agency.name, { ...ours, y: TOP }, { size: 13, bold: true });
    const named = [agency.legalName && agency.name !== agency.legalName ? agency.name : '', agency.branch];
    const about = [...named, agency.address, ...agency.taxLines.map((one) => `${one.label}: ${one.value}`)];
    for (const one of about.filter(Boolean)) left = this.text.write(one, { ...ours, y: left }, TEXT);
    let right = this.text.write(INVOICE_KINDS[kind], { ...facts, y: TOP - 4 }, end(TITLE));
    for (const fact of [
      `No. ${label}`,
      dateText(day),
      `Claim ${claim}`,
      credits && `For invoice ${credits.label} of ${dateText(credits.day)}`,
    ])
      if (fact) right = this.text.write(fact, { ...facts, y: right }, end(TEXT));
    this.y = Math.max(left, right) + 16;
  }

  private parties(): void {
    const { billed, credits } = this.invoice;
    const box = { x: LEFT, width: 300 };
    let left = this.text.write('Bill to', { ...box, y: this.y }, SMALL);
    left = this.text.write(billed.name, { ...box, y: left }, STRONG);
    for (const one of [billed.address, billed.contact && `Attention: ${billed.contact}`])
      if (one) left = this.text.write(one, { ...box, y: left }, TEXT);
    const facts = { x: LEFT + 310, width: WIDTH - 310 };
    let right = this.y;
    for (const [name, value] of [
      ['Payment terms', credits ? '' : billed.terms],
      ['Reason', credits?.reason],
    ])
      if (name && value) {
        right = this.text.write(name, { ...facts, y: right }, end(SMALL));
        right = this.text.write(value, { ...facts, y: right }, end(TEXT));
      }
    this.y = Math.max(left, right) + 18;
  }

  private tableHead(): void {
    const heads = { student: 'Student', course: 'Course', fee: 'Fee', rate: 'Rate', amount: 'Amount' } as const;
    const at = this.y;
    this.text.write('No.', { ...COLUMNS.place, y: at }, SMALL);
    for (const [name, words] of Object.entries(heads)) {
      const column = name as keyof typeof heads;
      const style = column === 'student' || column === 'course' ? SMALL : end(SMALL);
      this.text.write(words, { ...COLUMNS[column], y: at }, style);
    }
    this.y = at + 14;
    this.rule();
  }

  private row(line: InvoiceText['lines'][number], place: number): void {
    const { name, studentNumber, course, intake, term, fee, rate, isPercent, minor } = line;
    const when = [intake, term > 1 && `term ${term}`].filter(Boolean).join(', ');
    const known = studentNumber && `Student number ${studentNumber}`;
    const height = Math.max(
      this.text.height(name, COLUMNS.student.width, TEXT) + this.heightIf(known, COLUMNS.student.width),
      this.text.height(course, COLUMNS.course.width, TEXT) + this.heightIf(when, COLUMNS.course.width),
    );
    this.room(height + 7, true);
    const y = this.y + 3;
    this.text.write(String(place), { ...COLUMNS.place, y }, SMALL);
    const student = this.text.write(name, { ...COLUMNS.student, y }, TEXT);
    if (known) this.text.write(known, { ...COLUMNS.student, y: student }, SMALL);
    const taught = this.text.write(course, { ...COLUMNS.course, y }, TEXT);
    if (when) this.text.write(when, { ...COLUMNS.course, y: taught }, SMALL);
    if (fee !== null) this.text.write(this.money(fee), { ...COLUMNS.fee, y }, end(TEXT));
    const words = rate === null ? '' : isPercent ? percentWords(rate) : 'fixed';
    this.text.write(words, { ...COLUMNS.rate, y }, end(TEXT));
    this.text.write(this.money(minor), { ...COLUMNS.amount, y }, end(TEXT));
    this.y += height + 7;
    this.rule();
  }

  private sums(): void {
    const { taxes, net, total, currency, own, kind } = this.invoice;
    const rows = taxes.length
      ? [
          ['Subtotal', this.money(net)],
          ...taxes.map(({ label, parts, minor }) => [`${label} ${percentWords(parts)}`, this.money(minor)]),
        ]
      : [];
    this.room(rows.length * 16 + 76, false);
    this.y += 8;
    for (const [name = '', value = ''] of rows) this.sum(name, value, TEXT);
    this.sum(`${kind === 'credit' ? 'Total credited' : 'Total'} (${currency})`, this.money(total), {
      ...STRONG,
      size: 11,
    });
    const words = `${amountInWords(total, currency)} only`;
    this.y = this.text.write(words, { x: LEFT, width: WIDTH, y: this.y + 4 }, TEXT);
    if (own) {
      const rate = `1 ${currency} = ${own.rate} ${own.currency} (${own.source}, ${dateText(own.day)})`;
      const equal = `For information: ${exactMoney(own.minor, own.currency)} at ${rate}.`;
      this.y = this.text.write(equal, { x: LEFT, width: WIDTH, y: this.y + 2 }, SMALL);
    }
  }

  private sum(name: string, value: string, style: Style): void {
    const y = this.y;
    const under = this.text.write(name, { x: LEFT + 180, width: 220, y }, end(style));
    this.text.write(value, { x: LEFT + 404, width: WIDTH - 404, y }, end(style));
    this.y = under + 3;
  }

  private notes(): void {
    const { agency, kind } = this.invoice;
    if (!agency.bank || kind === 'credit') return;
    this.room(24 + this.text.height(agency.bank, WIDTH, TEXT), false);
    this.y = this.text.write('Please pay to', { x: LEFT, width: WIDTH, y: this.y + 14 }, SMALL);
    this.y = this.text.write(agency.bank, { x: LEFT, width: WIDTH, y: this.y }, TEXT);
  }

  private footers(): void {
    const { document } = this.text;
    const { count } = document.bufferedPageRange();
    const { kind, label } = this.invoice;
    for (let page = 0; page < count; page++) {
      document.switchToPage(page);
      // Else each footer would begin another page.
      document.page.margins.bottom = 0;
      const at = { x: LEFT, width: WIDTH, y: 806 };
      this.text.write(`${INVOICE_KINDS[kind]} ${label}`, at, SMALL);
      this.text.write(`Page ${page + 1} of ${count}`, at, end(SMALL));
    }
  }

  private heightIf(words: string, width: number): number {
    return words ? this.text.height(words, width, SMALL) : 0;
  }

  /** Begins a page where this much doesn't fit any more; in the table with its head. */
  private room(height: number, isRow: boolean): void {
    if (this.y + height <= BOTTOM) return;
    this.text.document.addPage();
    this.y = TOP;
    if (isRow) this.tableHead();
  }

  private rule(): void {
    this.text.document.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(0.5).strokeColor('#c9d2d4').stroke();
  }
}
