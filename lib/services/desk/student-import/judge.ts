import { type SheetProfile, sheetProfile } from '@/lib/contract/imports/sheet-profile';
import { importedStudent, type PlannedStudent } from '@/lib/contract/imports/student-import';
import { numbersOf, plainNumber } from '@/lib/domain/addresses/plain-number';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import type { SheetWork } from '@/lib/domain/agency/sheet-words';
import { type CountryCode, countryName, e164Of, isInternational, phoneEndOf, shownPhone } from '@/lib/domain/phones';
import {
  PROFILE_LABELS,
  type ProfileColumn,
  type SheetOutcome,
  STUDENT_FIELD_LABELS,
  STUDY_COLUMNS,
  type StudentField,
} from '@/lib/domain/student-fields';
import { TESTS } from '@/lib/domain/test-scores';
import type { StudentDraft } from '@/lib/engines/import/students/read-students';
import { type Columns, type ReadRow, rowOfCells } from '@/lib/engines/import/students/row-of-cells';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { agencyCountries } from '@/lib/services/people/agency/country';
import { anothersOfStudents } from '@/lib/services/people/own-addresses';
import { nameKeyOf } from '@/lib/services/people/prospects/likeness';
import { User } from '@/models/user';

const MESSAGES: Record<Exclude<SheetOutcome, 'refused' | 'repeated'>, string> = {
  new: '',
  lead: 'Without an email address, this becomes a lead.',
  yours: 'You already have a student with this email address.',
  taken: PERSON_IS_ASKED,
};
/** As much of what a row says besides is kept. */
const LONGEST_NOTE = 2_000;
/** So many rows are checked without a break, some milliseconds. */
const CHECKED_AT_ONCE = 25;
/** How many addresses are looked up at once. */
const LOOKED_UP = 500;

/** How a sheet is read. */
export interface Reading {
  columns: Columns;
  /** For rows without a counsellor's name. */
  counsellor_name: string;
}

/** A row of the plan, and how many of its cells were not understood. */
export type JudgedRow = PlannedStudent & { unread: number };

/** Rows of a sheet that stand for people, by what each of them is known by, with the first row of each. */
export type FirstRows = Map<string, number>;

/**
 * What would become of rows of a sheet, judged by their cells. `first` has the rows above by what they are known by,
 * and gets those that are
 * to be added.
 */
export async function judgeRows(
  viewer: Viewer,
  drafts: readonly StudentDraft[],
  { columns, counsellor_name }: Reading,
  first: FirstRows,
): Promise<JudgedRow[]> {
  const rows: JudgedRow[] = [];
  const country = await numberCountry(viewer);
  for (const [place, draft] of drafts.entries()) {
    // Thousands of rows leave others in.
    if (place % CHECKED_AT_ONCE === 0) await new Promise(setImmediate);
    const read = rowOfCells(draft, columns);
    rows.push(checked({ ...read, counsellor_name: read.counsellor_name || counsellor_name }, country));
  }
  const accounts = await accountsOf(
    viewer,
    rows.flatMap(({ email }) => email || []),
  );
  await refuseRows(rows, accounts);
  for (const row of rows) {
    if (row.outcome === 'refused') continue;
    const key = keyOf(row);
    const above = first.get(key);
    const what = row.email ? 'email address' : 'name and number';
    if (above !== undefined) Object.assign(row, outcomeOf('repeated', `Same ${what} as in row ${above}.`));
    else {
      first.set(key, row.row);
      // Whoever gave an address alone becomes a lead, whatever account it is of elsewhere.
      const account = row.email ? accounts.get(row.email) : undefined;
      const found = row.outcome === 'lead' && account?.whose === 'taken' ? undefined : account;
      if (found) Object.assign(row, outcomeOf(found.whose, knownWords(found, row)));
    }
  }
  return rows;
}

/** What tells a row's person from others: the address, or name and number of who has none. */
export const keyOf = ({ email, mobile, name }: Pick<PlannedStudent, 'email' | 'mobile' | 'name'>): string =>
  email || `${phoneEndOf(mobile)} ${nameKeyOf(name)}`;

/** The row with its values as they would be stored, or refused with what is wrong at each field. */
function checked({ problems, ...draft }: ReadRow, country: CountryCode | null): JudgedRow {
  const [mobile = '', ...numbers] = numbersOf(draft.mobile);
  const [mail = '', ...mails] = addressesOf(draft.email);
  const otherMobiles = numbers.filter((one) => importedStudent.shape.mobile.safeParse(one).success).slice(0, 5);
  const otherEmails = mails.filter((one) => one && importedStudent.shape.email.safeParse(one).success).slice(0, 5);
  const { profile, notes, problems: unfit } = profileAsTaken(draft.profile);
  const more = [draft.more, ...notes].filter(Boolean).join('\n').slice(0, LONGEST_NOTE);
  const row = {
    ...draft,
    work: withoutUndefined(draft.work),
    email: mail,
    mobile,
    otherMobiles,
    otherEmails,
    profile,
    more,
  };
  const found = withReach.safeParse(row);
  const second = [...otherMobiles, ...otherEmails].join(', ');
  const count = problems.length + unfit.length;
  const unread = [...problems, ...unfit].join(' ');
  const words = [
    second ? `The first one is used. Also saved: ${second}.` : '',
    numberWords(plainNumber(mobile), country),
    unread && `Saved as a note: ${unread}`,
  ];
  if (found.success) {
    const lacks = found.data.email ? (found.data.mobile ? '' : NO_NUMBER) : MESSAGES.lead;
    const message = [lacks, ...words].filter(Boolean).join(' ');
    const work = withoutUndefined(found.data.work);
    return { ...found.data, profile, work, unread: count, ...outcomeOf(lacks ? 'lead' : 'new', message) };
  }
  const wrong = new Map(found.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const refusals = Array.from(
    wrong,
    ([field, message]) => `${STUDENT_FIELD_LABELS[field as StudentField]}: ${message}`,
  );
  return { ...row, unread: count, ...outcomeOf('refused', refusals.join(' ')) };
}

/** The country that numbers of the viewer's sheets are of, where they have no code: that of their one branch, else the agency's. */
async function numberCountry(viewer: Viewer): Promise<CountryCode | null> {
  const { id, branches } = placeOf(viewer);
  return (await agencyCountries(id)).of(branches.length === 1 ? branches[0] : null);
}

/** What is said of a number without a code: which country it was taken to be of. */
function numberWords(mobile: string, country: CountryCode | null): string {
  if (!mobile || isInternational(mobile) || !country) return '';
  const clear = e164Of(mobile, country);
  const name = countryName(country);
  return clear
    ? `Number read as ${name}: ${shownPhone({ mobile, mobileE164: clear })}.`
    : `Not a mobile number from ${name}: saved as it is written.`;
}

/** What the rules of the profile take of a row; the rest as notes, with the reasons. What belongs together stays together. */
function profileAsTaken(stated: ReadRow['profile']) {
  const left: ReadRow['profile'] = { ...stated };
  const notes: string[] = [];
  const problems: string[] = [];
  for (;;) {
    const found = sheetProfile.safeParse(left);
    if (found.success) return { profile: presentOf(found.data), notes, problems };
    const before = Object.keys(left).length;
    for (const { path, message } of found.error.issues) {
      const column = String(path[0]) as ProfileColumn;
      const own = (Object.keys(left) as ProfileColumn[]).filter((one) => groupOf(one) === groupOf(column));
      if (own.length) problems.push(`${PROFILE_LABELS[column]}: ${message}`);
      for (const one of own) {
        notes.push(`${PROFILE_LABELS[one]}: ${left[one]}`);
        delete left[one];
      }
    }
    if (Object.keys(left).length === before) throw new Error('The row was rejected for a field it does not contain.');
  }
}

const presentOf = (profile: SheetProfile): Record<string, string> =>
  Object.fromEntries(Object.entries(profile).flatMap(([column, text]) => (text ? [[column, text]] : [])));

/** A test's report, and the studies with their marks, are taken as a whole. */
function groupOf(column: ProfileColumn): string {
  const [test] = TESTS.filter((one) => column.startsWith(`${one}_`));
  if (test) return test;
  return (STUDY_COLUMNS as readonly string[]).includes(column) ? 'studies' : column;
}

/** A person is reached by a number or by an address. */
const withReach = importedStudent.refine(({ email, mobile }) => email || mobile, {
  message: 'Please fill in this field.',
  path: ['mobile'],
});

const NO_NUMBER = 'Without a mobile number, this becomes a lead.';

const withoutUndefined = (work: SheetWork): PlannedStudent['work'] =>
  Object.fromEntries(Object.entries(work).filter(([, text]) => text));

/** The addresses of a cell in which people wrote several; the text itself where it is one. */
const addressesOf = (typed: string): string[] => {
  const parts = typed.split(/\s*[/,;|\n]\s*|\s+(?:or|and)\s+|\s+(?=\S+@)/i).filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes('@')) ? parts : [typed];
};

/** An outcome with what is said of it. */
export const outcomeOf = (outcome: SheetOutcome, message: string) => ({ outcome, message });

interface KnownAccount {
  whose: 'yours' | 'taken';
  name: string;
}

/** What is said of a row whose address has an account. Of one's own student also where the row is of another name; nothing is changed. */
export const knownWords = ({ whose, name }: KnownAccount, row: Pick<PlannedStudent, 'name'>): string =>
  whose === 'yours' && nameKeyOf(name) !== nameKeyOf(row.name)
    ? `${MESSAGES.yours} The name is different there. The student is not changed.`
    : MESSAGES[whose];

/** Returns which of these addresses have an account, under which name, and whether it is one of the agent's students. */
export async function accountsOf(viewer: Viewer, emails: readonly string[]): Promise<Map<string, KnownAccount>> {
  const accounts = new Map<string, KnownAccount>();
  for (let at = 0; at < emails.length; at += LOOKED_UP) {
    const users = await User.find({ email: { $in: emails.slice(at, at + LOOKED_UP) } }, 'name email addedBy').lean();
    for (const { name, email, addedBy } of users) {
      accounts.set(email, { whose: String(addedBy) === placeOf(viewer).id ? 'yours' : 'taken', name });
    }
  }
  return accounts;
}

/** Refuses the rows whose address or number belongs to an agent or to staff; one whose very address has an account is taken. */
async function refuseRows(rows: readonly PlannedStudent[], accounts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += LOOKED_UP) {
    const some = rows.slice(at, at + LOOKED_UP).filter((row) => row.outcome === 'new' && !accounts.has(row.email));
    const refusals = await anothersOfStudents(some);
    for (const [i, row] of some.entries()) {
      const { email, mobile } = refusals[i] ?? {};
      if (email) Object.assign(row, outcomeOf('refused', `${STUDENT_FIELD_LABELS.email}: ${email}`));
      else if (mobile) Object.assign(row, outcomeOf('refused', `${STUDENT_FIELD_LABELS.mobile}: ${mobile}`));
    }
  }
}
