import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { typedLabels, typedTaxes } from '@/components/agency/commission/typed-lines';
import { financialYear, prefixOf, yearStartOf } from '@/lib/domain/agency/billing';
import { creditSums, invoiceLabel, invoiceSums, stillInvoiced } from '@/lib/domain/commission/invoices';
import { amountInWords } from '@/lib/domain/money/amount-words';
import { exactMoney } from '@/lib/domain/money/money-words';
import { invoicePdf, unprintable } from '@/lib/platform/pdf/invoice-pdf';
import { longIt } from '../support/long-it';
import { pdfText } from '../support/pdf-text';
import { printedInvoice } from '../support/printed-invoice';

describe('a financial year', () => {
  it.each([
    ['2026-03-31', 'IN', '25-26'],
    ['2026-04-01', 'IN', '26-27'],
    ['2026-07-15', 'NP', '25-26'],
    ['2026-07-16', 'NP', '26-27'],
    ['2026-12-31', 'GB', '2026'],
    ['2099-04-01', 'IN', '99-00'],
    ['2026-01-01', null, '2026'],
  ])('of %s in %s is %s', (day, country, year) => {
    expect(financialYear(day, yearStartOf('', country))).toBe(year);
  });

  it('begins on the day that the agency set', () => {
    expect(financialYear('2026-06-30', yearStartOf('07-01', 'IN'))).toBe('25-26');
  });
});

it('a number begins with its branch’s prefix, else the agency’s, and has at most 16 signs', () => {
  const series = [
    { branchId: 'moga', prefix: 'MOG' },
    { branchId: null, prefix: 'GO' },
  ];
  expect([prefixOf(series, 'moga'), prefixOf(series, 'other'), prefixOf(series, null), prefixOf([], 'moga')]).toEqual([
    ...['MOG', 'GO', 'GO', 'INV'],
  ]);
  expect(invoiceLabel('invoice', 'MOG', '26-27', 12)).toBe('MOG/26-27/00012');
  expect(invoiceLabel('invoice', 'MOG', '26-27', 999_999)).toHaveLength(16);
  expect(invoiceLabel('credit', 'MOG', '26-27', 99_999)).toHaveLength(16);
});

describe('sums', () => {
  it('round each tax half up, and credit notes in any parts give back the same tax', () => {
    const taxes = [{ label: 'GST', parts: 180_000 }];
    const invoice = invoiceSums([{ minor: 333 }, { minor: 335 }], taxes);
    expect(invoice).toEqual({ net: 668, taxes: [{ label: 'GST', parts: 180_000, minor: 120 }], total: 788 });
    const parts = [1, 2, 330, 335];
    const notes: ReturnType<typeof creditSums>[] = [];
    for (const minor of parts) notes.push(creditSums(invoice, notes, [{ minor }]));
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(788);
  });

  it('know what is still invoiced', () => {
    const left = stillInvoiced([
      {
        kind: 'invoice',
        lines: [
          { entryId: 'a', minor: 5 },
          { entryId: 'b', minor: 7 },
        ],
      },
      {
        kind: 'credit',
        lines: [
          { entryId: 'a', minor: 5 },
          { entryId: 'b', minor: 2 },
        ],
      },
    ]);
    expect([...left]).toEqual([['b', 5]]);
  });
});

it.each([
  [123_450, 'GBP', 'One thousand two hundred and thirty-four British pounds and 50/100', '£1,234.50'],
  [
    912_345_678,
    'INR',
    'Ninety-one lakh twenty-three thousand four hundred and fifty-six Indian rupees and 78/100',
    '₹91,23,456.78',
  ],
  [100, 'GBP', 'One British pound', '£1.00'],
  [10_010_000, 'CAD', 'One hundred thousand one hundred Canadian dollars', 'CA$100,100.00'],
  [1_234_567, 'KWD', 'One thousand two hundred and thirty-four Kuwaiti dinars and 567/1000', 'KWD 1,234.567'],
  [15, 'JPY', 'Fifteen Japanese yen', 'JPY 15'],
])('%s minor units of %s are %s', (minor, currency, words, figures) => {
  expect([amountInWords(minor, currency), exactMoney(minor, currency)]).toEqual([words, figures]);
});

it('lines are read as they are typed', () => {
  expect(typedLabels('GSTIN: 03ABC\n\nPAN:X:1')).toEqual([
    { label: 'GSTIN', value: '03ABC' },
    { label: 'PAN', value: 'X:1' },
  ]);
  expect(typedTaxes('IGST 18%\nVAT: 13,5')).toEqual([
    { label: 'IGST', parts: 180_000 },
    { label: 'VAT', parts: 135_000 },
  ]);
  expect(typedTaxes('GST on top')).toEqual([{ label: 'GST on top', parts: '?' }]);
});

describe('the PDF', () => {
  longIt('is the same bytes each time, over three pages for forty students', { timeout: 60_000 }, async () => {
    const invoice = printedInvoice(40);
    const [one, other] = [
      await invoicePdf(invoice, '2026-11-28T10:00:00Z'),
      await invoicePdf(invoice, '2026-11-28T10:00:00Z'),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(
      Buffer.from(one)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(3);
  });

  it.each([
    ['GBP', 40, '£2,400.00', '£113,280.00'],
    ['INR', 3, '₹24,00,000.00', '₹84,96,000.00'],
    ['CAD', 5, 'CA$240,000.00', 'CA$1,416,000.00'],
  ])(
    'is read back whole: in %s, %i students, no name or amount cut',
    { timeout: 60_000 },
    async (currency, students, one, total) => {
      const times = currency === 'GBP' ? 1 : currency === 'INR' ? 1_000 : 100;
      const { lines: few, ...invoice } = printedInvoice(students);
      const lines = few.map((line) => ({ ...line, minor: line.minor * times, fee: (line.fee ?? 0) * times }));
      const sums = invoiceSums(lines, [{ label: 'IGST', parts: 180_000 }]);
      const pages = pdfText(await invoicePdf({ ...invoice, currency, lines, ...sums }, '2026-11-28T10:00:00Z'));
      const text = pages.join('\n');
      for (const line of lines) {
        const shown = text
          .split('\n')
          .find((row, place, all) => all[place - 1] === String(lines.indexOf(line) + 1) && row);
        const words = line.name.split(' ').slice(0, 3).join(' ');
        expect(shown).toContain(words);
        expect(shown).toMatch(
          new RegExp(
            `${exactMoney(line.fee, currency).replaceAll(/[$.]/g, '\\$&')} 15% ${one.replaceAll(/[$.]/g, '\\$&')}$`,
          ),
        );
        expect(text).toContain(`Student number ${line.studentNumber}`);
      }
      expect(text).toContain(`Total (${currency}) ${total}`);
      expect(text).not.toContain('\ufffd');
      expect(pages.map((page) => page.split('\n').at(-1))).toEqual(
        pages.map((_page, place) => `Invoice MOG/26-27/00012 Page ${place + 1} of ${students === 40 ? 3 : 1}`),
      );
    },
  );

  it('marks joined letters inside their text object: around it pdftotext reads them in other rows', async () => {
    const pdf = Buffer.from(await invoicePdf(printedInvoice(40), '2026-11-28T10:00:00Z')).toString('latin1');
    const drawn = [...pdf.matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
      .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
      .filter((one) => one.includes('BT\n'))
      .join('\n');
    const marks = drawn.match(/\/Span /g) ?? [];
    // Two words of one name, three of the other, ten of each.
    expect(marks).toHaveLength(50);
    expect(drawn.match(/BT\n\/Span /g)).toHaveLength(50);
    expect(drawn.match(/EMC\nET\n/g)).toHaveLength(50);
  });

  it('of a credit note is read back with its invoice, its reason and what it gives back', async () => {
    const invoice = printedInvoice(2);
    const lines = invoice.lines.map((line) => ({ ...line, minor: 10_050 }));
    const credits = { label: invoice.label, day: invoice.day, reason: 'Withdrawn before census: ਗੁਰਪ੍ਰੀਤ' };
    const note = { ...invoice, kind: 'credit' as const, label: 'MOG/26-27/C0001', lines, credits };
    const [text = ''] = pdfText(
      await invoicePdf({ ...note, ...creditSums(invoice, [], lines) }, '2026-11-28T10:00:00Z'),
    );
    expect(text).toContain('For invoice MOG/26-27/00012 of 28 Nov 2026');
    expect(text).toContain('Withdrawn before census: ਗੁਰਪ੍ਰੀਤ');
    expect(text).toContain('Total credited (GBP) £237.18');
    expect(text).not.toContain('Please pay to');
  });

  it('has every letter of Latin, Devanagari and Gurmukhi, and names those it has not', async () => {
    const printed = ['राहुल शर्मा।', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Łukasz Đặng Nguyễn', 'Śrī', '₹£CA$€', 'Николай'];
    expect(await unprintable(printed)).toEqual([]);
    expect(await unprintable(['王 A', '😀'])).toEqual(['王', '😀']);
  });
});
