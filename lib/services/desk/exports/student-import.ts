import {
  type addImportedStudents,
  type ImportedStudent,
  type ImportOutcome,
  importedStudent,
  type PlannedStudent,
  type planStudentImport,
} from '@/lib/contract/imports/student-import';
import type { Result } from '@/lib/contract/operation';
import { ANOTHERS } from '@/lib/domain/addresses/own-addresses';
import { numbersOf } from '@/lib/domain/addresses/plain-number';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { AppError, forbidden } from '@/lib/domain/errors';
import { phoneEndOf } from '@/lib/domain/phones';
import { STUDENT_FIELD_LABELS, type StudentField } from '@/lib/domain/student-fields';
import {
  type ReadingChoice,
  readStudents,
  type StudentDraft,
  type StudentSheet,
} from '@/lib/engines/import/read-students';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { askForStudent } from '@/lib/services/people/agency/claims';
import { ofStaffAndAgents } from '@/lib/services/people/own-addresses';
import { createStudent } from '@/lib/services/people/people';
import { nameKeyOf } from '@/lib/services/people/prospects/likeness';
import { keepFromSheet, leadFromSheet } from '@/lib/services/people/prospects/sheet';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { User } from '@/models/user';

const MESSAGES: Record<Exclude<ImportOutcome, 'refused' | 'repeated'>, string> = {
  new: '',
  lead: 'Without an e-mail address this is a lead.',
  yours: 'One of your students has this e-mail address already.',
  taken: PERSON_IS_ASKED,
};
const KNOWN_LEAD = 'One of your leads has this name and number already.';
/** How many addresses are looked up at once. */
const LOOKED_UP = 500;

/**
 * What adding the students of a spreadsheet would do, row by row; nothing is stored.
 * @param counsellor for rows without a counsellor's name
 * Throws 403 for a role that adds none, 413, 415 or 422 when the file as a whole can't be used.
 */
export async function planStudents(
  viewer: Viewer,
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  choice: ReadingChoice & { counsellor_name: string },
): Promise<Result<typeof planStudentImport>> {
  refuseWhoAddsNone(viewer);
  const { drafts, ...sheet } = await opened(file, choice);
  const rows = drafts.map((draft) =>
    checked({ ...draft, counsellor_name: draft.counsellor_name || choice.counsellor_name }),
  );
  const accounts = await accountsOf(
    viewer,
    rows.flatMap(({ email }) => email || []),
  );
  await refuseRows(rows, accounts);
  const first = new Map<string, number>();
  for (const row of rows) {
    if (row.outcome === 'refused') continue;
    const key = row.email || `${phoneEndOf(row.mobile)} ${nameKeyOf(row.name)}`;
    const above = first.get(key);
    const what = row.email ? 'e-mail address' : 'name and number';
    if (above !== undefined) Object.assign(row, outcomeOf('repeated', `The same ${what} as in row ${above}.`));
    else {
      first.set(key, row.row);
      const found = row.email ? accounts.get(row.email) : undefined;
      if (found) Object.assign(row, outcomeOf(found, MESSAGES[found]));
    }
  }
  return { ...sheet, rows };
}

/**
 * Adds students one after the other, each with a result of their own: one that can't be added stops no other, and those
 * who are there already are left alone, so that sending the same ones twice changes nothing.
 */
export async function addStudents(
  viewer: Viewer,
  students: readonly ImportedStudent[],
): Promise<Result<typeof addImportedStudents>> {
  refuseWhoAddsNone(viewer);
  const results = [];
  for (const { row, ...fields } of students) results.push({ row, ...(await added(viewer, fields)) });
  const count = results.filter(({ outcome, userId }) => outcome === 'new' && userId).length;
  if (count)
    await recordActivity(viewer.userId, `You added ${count === 1 ? '1 student' : `${count} students`} from a file.`);
  return { results };
}

/** 403 for a role that enters no students. */
function refuseWhoAddsNone(viewer: Viewer): void {
  if (!agencyRule(viewer).addsStudents) throw forbidden();
}

/** The table to start from: the heads and one example. */
export function importTemplate(): ExportTable {
  const fields: StudentField[] = ['name', 'email', 'mobile', 'counsellor_name'];
  const example = ['Asha Rao', 'asha.rao@example.com', '+919876543210', 'Meera Nair'];
  async function* batches() {
    yield [example];
  }
  return { name: 'students-template', heads: fields.map((field) => STUDENT_FIELD_LABELS[field]), batches: batches() };
}

async function opened(
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  choice: ReadingChoice,
): Promise<StudentSheet> {
  try {
    return await withCopy(file.fileId, (path) => readStudents(path, file.originalName, choice));
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    const code = error.status === 413 ? 'too_large' : error.status === 415 ? 'unsupported_type' : 'invalid';
    throw new AppError(code, error.message, { fields: { students_file: error.message } });
  }
}

/** The row with its values as they would be stored, or refused with what is wrong at each field. */
function checked(draft: StudentDraft): PlannedStudent {
  const [mobile = '', ...numbers] = numbersOf(draft.mobile);
  const [mail = '', ...mails] = addressesOf(draft.email);
  const otherMobiles = numbers.filter((one) => importedStudent.shape.mobile.safeParse(one).success).slice(0, 5);
  const otherEmails = mails.filter((one) => one && importedStudent.shape.email.safeParse(one).success).slice(0, 5);
  const row = { ...draft, email: mail, mobile, otherMobiles, otherEmails };
  const found = withCounsellor.safeParse(row);
  const second = [...otherMobiles, ...otherEmails].join(', ');
  const words = second ? `The first counts. Also kept: ${second}.` : '';
  if (found.success) {
    const { email } = found.data;
    return {
      ...found.data,
      ...outcomeOf(email ? 'new' : 'lead', email ? words : [MESSAGES.lead, words].join(' ').trim()),
    };
  }
  const problems = new Map(found.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const refusals = Array.from(
    problems,
    ([field, message]) => `${STUDENT_FIELD_LABELS[field as StudentField]}: ${message}`,
  );
  return { ...row, ...outcomeOf('refused', refusals.join(' ')) };
}

/** A student has a counsellor's name; a lead may have none. */
const withCounsellor = importedStudent.refine(({ email, counsellor_name }) => !email || counsellor_name, {
  message: 'Please fill in this field.',
  path: ['counsellor_name'],
});

/** The addresses of a cell in which people wrote several; the text itself where it is one. */
const addressesOf = (typed: string): string[] => {
  const parts = typed.split(/\s*[/,;|\n]\s*|\s+(?:or|and)\s+|\s+(?=\S+@)/i).filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes('@')) ? parts : [typed];
};

const outcomeOf = (outcome: ImportOutcome, message: string) => ({ outcome, message });

/** Returns which of these addresses have an account, and whether it is one of the agent's students. */
async function accountsOf(viewer: Viewer, emails: readonly string[]): Promise<Map<string, 'yours' | 'taken'>> {
  const accounts = new Map<string, 'yours' | 'taken'>();
  for (let at = 0; at < emails.length; at += LOOKED_UP) {
    const users = await User.find({ email: { $in: emails.slice(at, at + LOOKED_UP) } }, 'email addedBy').lean();
    for (const { email, addedBy } of users) {
      accounts.set(email, String(addedBy) === placeOf(viewer).id ? 'yours' : 'taken');
    }
  }
  return accounts;
}

/** Refuses the rows whose address or number belongs to an agent or to staff; one whose very address has an account is taken. */
async function refuseRows(rows: readonly PlannedStudent[], accounts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += LOOKED_UP) {
    const some = rows.slice(at, at + LOOKED_UP).filter((row) => row.outcome === 'new' && !accounts.has(row.email));
    const others = await ofStaffAndAgents(some);
    for (const row of some) {
      const field = others.hasEmail(row.email) ? 'email' : others.hasMobile(row.mobile) ? 'mobile' : null;
      if (field) Object.assign(row, outcomeOf('refused', `${STUDENT_FIELD_LABELS[field]}: ${ANOTHERS}`));
    }
  }
}

async function added(viewer: Viewer, fields: Omit<ImportedStudent, 'row'>) {
  if (!fields.email) {
    const isNew = await leadFromSheet(viewer, fields);
    return { ...(isNew ? outcomeOf('lead', '') : outcomeOf('yours', KNOWN_LEAD)), userId: null };
  }
  try {
    const userId = await createStudent(viewer, fields, '');
    await keepFromSheet(viewer, userId, fields);
    return { ...outcomeOf('new', ''), userId };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [refused] = Object.entries(error.code === 'invalid' ? (error.fields ?? {}) : {});
    if (refused) {
      const label = STUDENT_FIELD_LABELS[refused[0] as StudentField];
      return { ...outcomeOf('refused', `${label}: ${refused[1]}`), userId: null };
    }
    if (error.code !== 'conflict') throw error;
    const found = (await accountsOf(viewer, [fields.email])).get(fields.email) ?? 'taken';
    if (found === 'taken') return await asked(viewer, fields);
    return { ...outcomeOf(found, MESSAGES[found]), userId: null };
  }
}

/** Asks a person who is here already, as adding them by hand does; the result names no account. */
async function asked(viewer: Viewer, fields: Omit<ImportedStudent, 'row'>) {
  try {
    await askForStudent(viewer, fields);
    return { ...outcomeOf('taken', PERSON_IS_ASKED), userId: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    return { ...outcomeOf('taken', error.message), userId: null };
  }
}
