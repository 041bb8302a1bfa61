import { beforeAll, describe, expect, it } from 'vitest';
import { creditSums, invoiceSums } from '@/lib/domain/commission/invoices';
import { postingsOf } from '@/lib/domain/commission/legs';
import { monthEnd } from '@/lib/services/desk/commission/month-end';
import { CommissionAgreement } from '@/models/commission-agreement';
import { Posting } from '@/models/posting';
import { ACCOUNTS, Agreement, NUMBERS, named, ROWS } from '../support/agreements/lived';
import { cents, type SheetRow, summed } from '../support/agreements/sheet';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

/** Ten agreements worked out by hand, and what the product makes of the same: to the cent. */

it('the sheet has ten agreements of five students each, and each sum gives its figure', () => {
  expect(NUMBERS).toHaveLength(10);
  for (const number of NUMBERS) {
    const students = ROWS.filter(({ agreement, what }) => agreement === number && what === 'student');
    expect([number, students.length]).toEqual([number, 5]);
  }
  const figures = ROWS.filter(({ what }) => what.startsWith('='));
  expect(figures.length).toBeGreaterThan(250);
  for (const { sum, amount, ...row } of figures) expect([row, summed(sum)]).toEqual([row, cents(amount)]);
});

describe('agreements by hand', () => {
  let owner: Person;
  beforeAll(async () => {
    await emptyDatabase();
    owner = await person('agent');
  });

  it.each(
    (LONG ? NUMBERS : NUMBERS.filter((_, place) => place % 3 === 1)).map((number) => [
      number,
      named(number)?.how ?? '',
    ]),
  )('%s, %s', async (number, university) => {
    const agreement = new Agreement(owner, number);
    await agreement.begin();
    const { own, students, branches } = agreement;
    const differences: string[] = [];
    const found = (row: SheetRow, amount: number | null) => {
      const { student, day, what, part, currency } = row;
      if (amount !== cents(row.amount))
        differences.push(`${[student, day, what, part, currency].join(' ')}: ${row.amount} by hand, ${amount}`);
    };
    await agreement.live(found);

    for (const [name, student] of students) {
      const entries = await student.entries();
      const postings = await Posting.find({ entryId: { $in: entries.map(({ _id }) => _id) } }).lean();
      const sums = new Map<string, number>();
      for (const { account, currency, minor } of postings.flatMap(({ legs }) => legs))
        sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0) + minor);
      for (const row of own.filter((one) => one.student === name && one.what === '= book')) {
        const account = `${ACCOUNTS[row.part]} ${row.currency}`;
        found(row, sums.get(account) ?? 0);
        sums.delete(account);
      }
      // Nothing stands where the sheet has nothing.
      for (const [account, minor] of sums) if (minor !== 0) differences.push(`${name}: ${account} ${minor} alone`);
    }

    for (const [place, row] of own.filter(({ what }) => what === '= branch').entries()) {
      const entry = await [...students.values()][0]?.entry('term 1');
      const legs = entry ? (postingsOf(entry)[0]?.legs ?? []) : [];
      found(row, -(legs.find(({ branchId }) => branchId?.equals(branches[place] ?? ''))?.minor ?? 0));
    }
    checkInvoice(own, found);
    expect(differences).toEqual([]);
    if (number === '4') await checkSteps(owner, university);
  });
});

/** The month's end says the rate that was reached, and kept after one left, not what so many students have. */
async function checkSteps(owner: Person, university: string): Promise<void> {
  const steps = async () =>
    (await monthEnd(owner.viewer, '2026-10', new Date())).tiers.find((one) => one.university === university);
  expect(await steps()).toMatchObject({ students: 4, rate: '14%', next: null });
  await CommissionAgreement.updateOne(
    { university },
    { 'rules.0.tiers.2.from': 9_000_000, 'rules.0.tierDrop': 're-rate' },
  );
  // 52,000.00 of four, of 90,000.00.
  expect(await steps()).toMatchObject({ rate: '12%', next: { missing: 3_800_000, currency: 'EUR', rate: '14%' } });
}

function checkInvoice(own: readonly SheetRow[], found: (row: SheetRow, amount: number | null) => void): void {
  const minors = (what: string) =>
    own.filter((one) => one.what === what).map(({ amount }) => ({ minor: cents(amount) }));
  const taxes = own
    .filter(({ what }) => what === '= invoice tax')
    .map(({ part, tax }) => ({ label: part, parts: Number(tax) * 10_000 }));
  const invoice = invoiceSums(minors('invoice line'), taxes);
  const credit = creditSums(invoice, [], minors('credit line'));
  for (const row of own) {
    const tax = (of: typeof invoice) => of.taxes.find(({ label }) => label === row.part)?.minor ?? null;
    if (row.what === '= invoice net') found(row, invoice.net);
    if (row.what === '= invoice tax') found(row, tax(invoice));
    if (row.what === '= invoice total') found(row, invoice.total);
    if (row.what === '= credit tax') found(row, tax(credit));
    if (row.what === '= credit total') found(row, credit.total);
  }
}
