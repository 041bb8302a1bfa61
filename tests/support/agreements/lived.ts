import { Types } from 'mongoose';
import type { EntryChangeAsked, EntryView } from '@/lib/contract/commission/entries';
import { type CommissionEntry as LedgerEntry, standingOf } from '@/lib/domain/commission/entry';
import { type RateRule, ruleProblems } from '@/lib/domain/commission/rules';
import { type PartnerShare, sharesDue } from '@/lib/domain/commission/shares';
import { AppError } from '@/lib/domain/errors';
import type { Account } from '@/lib/domain/ledger/accounts';
import { signed } from '@/lib/services/applications/moves/change';
import { changeEntry } from '@/lib/services/desk/commission/change';
import { answerClaim } from '@/lib/services/desk/commission/claim-answers';
import { makeClaimSheets } from '@/lib/services/desk/commission/claim-sheets';
import { viewEntry } from '@/lib/services/desk/commission/entry-view';
import { enterPayment } from '@/lib/services/desk/commission/payments';
import { refreshEntries } from '@/lib/services/desk/commission/refresh';
import { Application } from '@/models/application';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { CommissionParties } from '@/models/commission-partner';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { RULE } from '../commission';
import type { Person } from '../people';
import { cents, type SheetRow, sheetRows } from './sheet';

/** The sheet of agreements by hand in the product: entered as an accountant would, and lived through. */

export const ROWS = sheetRows();
const NOTE = 'As the sheet says';

type Rule = Omit<RateRule<unknown>, '_id'>;
const rule = (more: Partial<Rule>): Rule => ({ ...RULE, keyDate: 'enrolment', claimDays: null, ...more });
const percent = (of: number): Rule['tiers'] => [{ from: 1, rate: Math.round(of * 10_000) }];
const steps = (...all: [from: number, percent: number][]) =>
  all.map(([from, of]) => ({ from, rate: Math.round(of * 10_000) }));

/** The clauses of each agreement as an accountant enters them, by version. */
const RULES: Readonly<Record<string, { from?: string; rules: Rule[] }[]>> = {
  1: [
    {
      rules: [
        rule({ levels: ['bachelor'], tiers: percent(12), cap: { minor: 190_000, per: 'student' } }),
        rule({ levels: ['master'], tiers: percent(10.805), cap: { minor: 190_000, per: 'student' } }),
      ],
    },
    {
      from: '2027-01-01',
      rules: [rule({ levels: ['bachelor'], tiers: percent(10), cap: { minor: 190_000, per: 'student' } })],
    },
  ],
  2: [
    {
      rules: [
        rule({
          ...{ tiers: steps([1, 10], [3, 12.5], [5, 15]), tierMode: 'whole', tierDrop: 're-rate', countBy: 'year' },
          ...{ scholarship: 'before', terms: 2, clawback: 'full' },
        }),
      ],
    },
  ],
  3: [
    {
      rules: [
        rule({
          ...{ tiers: steps([1, 10], [3, 12.5], [5, 15]), tierMode: 'marginal', tierDrop: 'keep', countBy: 'intake' },
          clawback: 'full',
        }),
      ],
    },
  ],
  4: [
    {
      rules: [
        rule({
          ...{ tiers: steps([1, 10], [4_000_000, 12], [6_000_000, 14]), tiersBy: 'value', tierMode: 'whole' },
          ...{ tierDrop: 'keep', countBy: 'year', clawback: 'full' },
        }),
      ],
    },
  ],
  5: [
    {
      rules: [
        rule({ nationalities: ['Nigeria', 'Ghana'], tiers: percent(17.5), scholarship: 'silent', clawback: 'none' }),
        rule({ intakes: ['Jan'], tiers: percent(16), scholarship: 'silent', clawback: 'none' }),
        rule({ campus: 'Toronto', tiers: percent(12), scholarship: 'silent', clawback: 'none' }),
        rule({ tiers: percent(15), scholarship: 'silent', clawback: 'none' }),
      ],
    },
  ],
  6: [
    {
      rules: [
        rule({
          ...{ base: 'course-fee', tiers: percent(10), cap: { minor: 500_000, per: 'student' }, countBy: 'year' },
          ...{ bonus: { from: 4, minor: 20_000, per: 'student' }, tierDrop: 're-rate', clawback: 'full' },
        }),
      ],
    },
  ],
  7: [
    {
      rules: [
        rule({
          ...{ base: 'term-fee', tiers: percent(10), terms: 2, cap: { minor: 60_000, per: 'term' } },
          ...{ minPaid: 1_000_000, payEvent: 'fee-paid', clawback: 'none' },
        }),
      ],
    },
  ],
  8: [
    {
      rules: [
        rule({
          ...{ base: 'first-term-fee', tiers: percent(25), countBy: 'year', tierDrop: 're-rate', clawback: 'none' },
          bonus: { from: 3, minor: 100_000, per: 'once' },
        }),
      ],
    },
  ],
  9: [
    {
      rules: [
        rule({
          ...{ kind: 'flat', base: null, scholarship: null, tiers: [{ from: 1, rate: 150_001 }], terms: 2 },
          clawback: 'full',
        }),
      ],
    },
  ],
  10: [{ rules: [rule({ tiers: percent(15), cap: { minor: 220_000, per: 'student' }, clawback: 'full' })] }],
};

const SHARES: Readonly<Record<string, PartnerShare>> = {
  '40% of what reached the bank': { parts: 400_000, of: 'came' },
  '40% of what came before tax and charges': { parts: 400_000, of: 'before' },
  '33.333% of the commission': { parts: 333_330, of: 'gross' },
  '300.01 for a student': { parts: 0, of: 'flat', flat: { currency: 'CAD', minor: 30_001 } },
};
const NATIONALS: Readonly<Record<string, string>> = { NG: 'Nigeria', GH: 'Ghana', IN: 'India', NP: 'Nepal' };
export const ACCOUNTS: Readonly<Record<string, Account>> = {
  'owed by the university': 'receivable:institution',
  'owed back to the university': 'payable:institution',
  ...{ income: 'income', bank: 'bank', charges: 'bank charges', exchange: 'exchange' },
  ...{ 'cost of the sub-agent': 'cost:sub-agent', 'owed to the sub-agent': 'payable:sub-agent' },
  ...{ 'tax kept by others': 'tax withheld by others', 'tax to pay': 'tax withheld to pay' },
};
const PARTS: Readonly<Record<string, { term?: number; part?: string }>> = {
  ...{ whole: { term: 1, part: 'all' }, deposit: { part: 'deposit' }, rest: { part: 'rest' } },
  ...{ 'first half': { term: 1 }, 'second half': { term: 2 }, 'term 1': { term: 1 }, 'term 2': { term: 2 } },
};
/** A key of an event, once each. */
const key = () => `key-${new Types.ObjectId()}`;

function sure(holds: boolean, row: SheetRow): void {
  if (!holds) throw new Error(`It is not true: ${JSON.stringify(row)}`);
}

/** A student of the sheet in the product: an application, and what is earned for it. */
class Student {
  readonly applicationId = new Types.ObjectId();
  readonly userId = new Types.ObjectId();
  constructor(
    readonly owner: Person,
    readonly of: { number: string; university: string },
    readonly rows: readonly SheetRow[],
  ) {}
  fact = (what: string): string => this.rows.find((one) => one.what === what && !one.day)?.how ?? '';

  /** Applied and accepted; who brought them was said before. */
  async apply(branches: readonly Types.ObjectId[]): Promise<void> {
    const agencyId = this.owner.user._id;
    const courseId = new Types.ObjectId();
    const at = new Date('2026-06-01');
    await Course.collection.insertOne({ _id: courseId, identity: String(courseId), campus: this.fact('campus') });
    await Application.collection.insertOne({
      ...{
        _id: this.applicationId,
        userId: this.userId,
        studentName: this.rows[0]?.student,
        ref: this.rows[0]?.student,
      },
      ...{ agentId: agencyId, agency: 'x', credit: { agencyId, company: 'x', at }, courseId, country: 'Canada' },
      ...{ university: this.of.university, course: 'Any', level: this.fact('level'), consent: { at }, offer: null },
      ...{ ...startOf(this.fact('intake')), status: 'Accepted', history: [{ status: 'Accepted', at }], createdOn: at },
    });
    await this.isFrom(this.fact('nationality'));
    const share = SHARES[this.fact('subAgent')];
    if (share || branches.length)
      await CommissionParties.collection.insertOne({
        ...{ agencyId, applicationId: this.applicationId, partnerId: share ? new Types.ObjectId() : null },
        ...{ partner: 'Sub', parts: 0, ...share },
        branches: branches.map((branchId) => ({ branchId, weight: 1, isFirm: false })),
      });
  }

  isFrom = (code: string) =>
    Profile.collection.updateOne(
      { userId: this.userId },
      { $set: { 'personal.nationality': NATIONALS[code] ?? '' } },
      { upsert: true },
    );

  async becomes(status: string, day: string, more: object = {}): Promise<void> {
    const move = { status, at: new Date(`${day}T10:00:00Z`) };
    await Application.collection.updateOne({ _id: this.applicationId }, {
      $set: { status, ...more },
      $push: { history: move },
    } as object);
    await this.refresh(day);
  }

  refresh = (day: string) => refreshEntries(this.owner.user._id, day);
  entries = (): Promise<CommissionEntryRecord[]> =>
    CommissionEntry.find({ applicationId: this.applicationId }).sort({ term: 1, _id: 1 }).lean();

  /** The entry of a part, as it stands. */
  async entry(name: string): Promise<CommissionEntryRecord> {
    const { term, part } = PARTS[name] ?? {};
    const found = (await this.entries()).find(
      (one) => (term ?? one.term) === one.term && (part ?? one.part) === one.part,
    );
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  change = async (of: CommissionEntryRecord, day: string, asked: object): Promise<EntryView> =>
    changeEntry(this.owner.viewer, String(of._id), { on: day, note: NOTE, ...asked } as EntryChangeAsked);

  /** What the person types: the fee that the rule names, made of the year's. */
  async typesFees(day: string, silent: 'after' | null = null): Promise<void> {
    const year = cents(this.fact('fee'));
    const years = Number(this.fact('years') || 1);
    const terms = Number(this.fact('termsAYear') || (this.of.number === '7' ? 2 : 1));
    const scholarship = this.fact('scholarship') ? cents(this.fact('scholarship')) : null;
    for (const entry of await this.entries())
      if (['expected', 'blocked'].includes(entry.state))
        await this.change(entry, day, { kind: 'fees', fee: Math.round((year * years) / terms), scholarship, silent });
    await this.refresh(day);
  }

  /** Claims an earning, and writes down what was agreed. */
  async answered(entry: CommissionEntryRecord, day: string, minor?: number | null): Promise<void> {
    const as = this.owner.viewer;
    if (!['claimable', 'claimed'].includes(entry.state)) return;
    const [sheet] = await makeClaimSheets(as, [String(entry._id)], day);
    const agreed = minor === undefined ? standingOf(entry).earned : minor;
    const lines = [{ entryId: String(entry._id), minor: agreed, note: NOTE }];
    await answerClaim(as, String(sheet?._id), { on: day, lines });
  }

  async happens(row: SheetRow): Promise<void> {
    const { day, what, part, amount, how } = row;
    switch (what) {
      case 'expected':
        return sure(
          (await this.entries()).every(({ state }) => state === 'expected'),
          row,
        );
      case 'nothing earned':
        return sure((await this.entries()).length === 0, row);
      case 'not known which rule':
        await this.refresh(day);
        return sure(standingOf(await this.entry('whole')).reason === 'nationality unknown', row);
      case 'nationality known':
        await this.isFrom(how);
        return this.refresh(day);
      case 'scholarship deducted':
        return this.typesFees(day, 'after');
      case 'deferred':
        await this.becomes('Deferred', day);
        return this.becomes('Accepted', day, startOf(how));
      case 'withdrew':
        return this.becomes('Withdrawn', day);
      case 'visa refused':
        return this.becomes('Visa Refused', day);
      case 'confirmed':
        return this.confirmed(part, day);
      case 'agreed':
        return this.answered(await this.entry(part), day, cents(amount));
      case 'claim refused':
        return this.answered(await this.entry(part), day, null);
      case 'rest refused':
        return void (await this.change(await this.entry(part), day, { kind: 'refused' }));
      case 'taken back':
        return void (await this.change(await this.entry(part), day, { kind: 'clawed back', minor: cents(amount) }));
      case 'came':
        await this.answered(await this.entry(part), day);
        return this.pays(row);
      case 'came again':
        return sure(
          await this.pays(row).then(
            () => false,
            (error) => error instanceof AppError,
          ),
          row,
        );
      case 'sub-agent paid':
        return this.paysSubAgent(row);
      default:
        throw new Error(`What is '${what}'?`);
    }
  }

  private async confirmed(name: string, day: string): Promise<void> {
    if (name === 'deposit') await this.change(await this.entry('whole'), day, { kind: 'split', deposit: 550_000 });
    const { status } = await Application.findById(this.applicationId).orFail().lean();
    if (status !== 'Enrolled') await this.becomes('Enrolled', day);
    const entry = await this.entry(name);
    await this.change(entry, day, { kind: 'claimable', paid: standingOf(entry).fees.fee });
  }

  private async pays({ part, day, amount, bank, bankCurrency, charges, tax }: SheetRow): Promise<void> {
    const line = { minor: cents(amount), withheld: cents(tax || '0'), net: 0, shareWithheld: 0 };
    const slip = { currency: bankCurrency, minor: cents(bank), charges: cents(charges || '0') };
    const lines = [{ entryId: String((await this.entry(part))._id), ...line }];
    await enterPayment(this.owner.viewer, { key: key(), lines, slip, on: day, note: NOTE });
  }

  /** One payment for all that is due: the tax is of the largest part. */
  private async paysSubAgent({ day, currency, amount, tax }: SheetRow): Promise<void> {
    let left = cents(amount) + cents(tax || '0');
    const owed = (await this.entries())
      .map((entry) => ({ entry, due: dueOf(entry, currency) }))
      .filter(({ due }) => due > 0)
      .sort((a, b) => b.due - a.due);
    for (const [place, { entry, due }] of owed.entries()) {
      const minor = Math.min(due, left);
      left -= minor;
      const withheld = place === 0 ? cents(tax || '0') : 0;
      if (minor)
        await this.change(entry, day, { kind: 'share paid', branchId: null, currency, minor, withheld, key: key() });
    }
    if (left !== 0) throw new Error('The sub-agent is owed less.');
  }

  /** What the product says of a figure of the sheet. */
  async figure({ what, part, currency }: SheetRow): Promise<number | null> {
    if (part === 'before' || part === 'after') {
      const { asks } = await viewEntry(this.owner.viewer, String((await this.entry('whole'))._id));
      return asks?.[part] ?? null;
    }
    const entry = await this.entry(part);
    const standing = standingOf(entry);
    const shares = sharesDue(standing).filter((one) => one.kind === 'sub-agent' && one.currency === currency);
    switch (what) {
      case '= commission':
        return standing.state === 'expected' ? standing.expected : standing.earned;
      case '= taken back':
        return standing.clawed;
      case '= sub-agent owed':
        return shares.reduce((sum, { due }) => sum + due, 0);
      case '= sub-agent gives back':
        return shares.reduce((sum, { of, due }) => sum + of - due, 0);
      default:
        throw new Error(`What is '${what}'?`);
    }
  }
}

const dueOf = (entry: LedgerEntry<Types.ObjectId>, currency: string): number =>
  sharesDue(standingOf(entry)).reduce(
    (sum, one) => (one.kind === 'sub-agent' && one.currency === currency ? sum + one.due - one.paid : sum),
    0,
  );

/** '2027-01' as an application has it. */
const startOf = (intake: string) => {
  const [year, month] = intake.split('-').map(Number) as [number, number];
  const name = { 1: 'Jan', 2: 'Feb', 9: 'Sep' }[month];
  return { year, month: name, intakeOn: year * 100 + month };
};

export const NUMBERS = [...new Set(ROWS.map(({ agreement }) => agreement))];
export const named = (number: string) => ROWS.find((one) => one.agreement === number && one.what === 'agreement');

/** One agreement of the sheet in the product: entered with its students, then lived through day by day. */
export class Agreement {
  readonly own: readonly SheetRow[];
  readonly university: string;
  readonly students = new Map<string, Student>();
  readonly branches: Types.ObjectId[];
  private readonly agreementId = new Types.ObjectId();
  private entered = 0;
  constructor(
    readonly owner: Person,
    readonly number: string,
  ) {
    this.own = ROWS.filter((one) => one.agreement === number);
    this.university = named(number)?.how ?? '';
    this.branches = this.own.filter(({ what }) => what === 'branch').map(() => new Types.ObjectId());
  }

  async begin(): Promise<void> {
    await this.enter();
    for (const { student } of this.own.filter(({ what }) => what === 'student')) {
      const rows = this.own.filter((row) => row.student === student);
      const one = new Student(this.owner, { number: this.number, university: this.university }, rows);
      this.students.set(student, one);
      await one.apply(this.branches);
    }
    await refreshEntries(this.owner.user._id, BEGAN);
    for (const one of this.students.values()) await one.typesFees(BEGAN);
  }

  /** All that happens, and of each day what the product says then of its figures. */
  async live(found: (row: SheetRow, amount: number | null) => void): Promise<void> {
    for (const day of [...new Set(this.own.flatMap((one) => one.day || []))].sort()) {
      while ((RULES[this.number]?.[this.entered]?.from ?? '9') <= day) await this.enter();
      const rows = this.own.filter((one) => one.day === day);
      const [figures, steps] = [rows.filter(isFigure), rows.filter((one) => !isFigure(one))];
      for (const row of steps) await this.students.get(row.student)?.happens(row);
      for (const row of figures) found(row, (await this.students.get(row.student)?.figure(row)) ?? null);
    }
  }

  /** Enters the next version. */
  private async enter(): Promise<void> {
    const { agreementId, owner, university } = this;
    const { from = '2020-01-01', rules = [] } = RULES[this.number]?.[this.entered] ?? {};
    const version = ++this.entered;
    for (const one of rules)
      if (Object.keys(ruleProblems(one)).length) throw new Error(`No such rule: ${JSON.stringify(ruleProblems(one))}`);
    const made = signed(owner.viewer);
    await CommissionAgreement.create({
      ...{ _id: version === 1 ? agreementId : new Types.ObjectId(), agreementId, agencyId: owner.user._id, version },
      ...{ holder: 'agency', country: 'Canada', university, currency: named(this.number)?.currency, from, to: null },
      ...{ mayNet: true, claims: 'together', source: 'The sheet', made, approved: made },
      rules: rules.map((one) => ({ ...one, _id: new Types.ObjectId() })),
    });
  }
}

const BEGAN = '2026-06-02';
const isFigure = ({ what }: SheetRow) => what.startsWith('=');
