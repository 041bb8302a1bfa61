import { type InvoiceText, invoiceSums } from '@/lib/domain/commission/invoices';

const NAMES = ['राहुल शर्मा', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਸਿੰਘ', 'Łukasz Đặng Nguyễn', 'Anneliese Freifrau von Hohenzollern-Sigmaringen'];
const LONG = 'Bachelor of Science (Honours) in Computer Science with Artificial Intelligence';

/** An invoice over so many students, with names of three scripts and long courses. */
export function printedInvoice(students: number, more: Partial<InvoiceText> = {}): InvoiceText {
  const lines = Array.from({ length: students }, (_, place) => ({
    ...{ entryId: String(place), studentNumber: `N09${1_000 + place}`, name: NAMES[place % NAMES.length] ?? '' },
    ...{ course: place % 2 ? LONG : 'MSc Nursing', intake: 'Sep 2026', term: 1, fee: 1_600_000 },
    ...{ rate: 150_000, isPercent: true, minor: 240_000 },
  }));
  return {
    ...{ kind: 'invoice', label: 'MOG/26-27/00012', day: '2026-11-28', claim: '2026-00003', currency: 'GBP', lines },
    agency: {
      ...{ name: 'Gill Overseas', legalName: 'Gill Overseas Private Limited', branch: 'Moga' },
      ...{ address: '14 Model Town Road\nJalandhar', taxLines: [{ label: 'GSTIN', value: '03ABCDE1234F1Z5' }] },
      bank: 'HDFC Bank, Jalandhar\nIFSC HDFC0000123',
    },
    billed: { name: 'Northumbria University', address: 'Ellison Place', contact: 'Finance', terms: '30 days' },
    ...invoiceSums(lines, [{ label: 'IGST', parts: 180_000 }]),
    ...{ own: null, credits: null },
    ...more,
  };
}
