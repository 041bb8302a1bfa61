import { beforeEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { POST as plan } from '@/app/api/v1/agent/student-import/plan/route';
import { POST as add } from '@/app/api/v1/agent/student-import/route';
import { GET as template } from '@/app/api/v1/agent/student-import/template/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person } from '../support/people';
import { ask, type Json, rows, send } from '../support/request';
import { LONG } from '../support/tiers';
import { xlsx } from '../support/workbooks';

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

const text = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));

async function planned(bytes: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, as: Person = who.agent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append('students_file', new File([bytes], 'students.csv'));
  return ask(plan, { as, form });
}

const outcomes = (body: Json) => rows(body.rows).map(({ row, outcome }) => [row, outcome]);

describe('POST /agent/student-import/plan', () => {
  it('finds the heads under titles, whatever they are called, and says what would become of each row', async () => {
    const { email } = who.student.user;
    const book = xlsx({
      Students: [
        ['Our students, autumn'],
        [],
        ['S. No.', 'Student Name', 'E-Mail ID', 'Contact No.', 'Counselor'],
        [1, ' Asha   Rao ', 'Asha.Rao@Example.com', 919876543210, 'Meera'],
        [2, 'Bina', 'bina@example', '98765-43210', 'Meera'],
        [3, 'Own', email, '9876543210', 'Meera'],
        [4, 'Theirs', who.otherStudent.user.email, '9876543210', 'Meera'],
        [],
        [5, 'Asha again', 'asha.rao@example.com', '9876543210', 'Meera'],
        [6, 'Chitra', 'chitra@example.com', '9876543210', ''],
      ],
    });
    const before = await User.countDocuments({});
    const { status, body } = await planned(book, { counsellor_name: 'Latha' });
    expect(status).toBe(200);
    expect([body.headerRow, body.missing]).toEqual([3, []]);
    expect(rows(body.columns).map(({ field }) => field)).toEqual([
      'left_out',
      'name',
      'email',
      'mobile',
      'counsellor_name',
    ]);
    expect(outcomes(body)).toEqual([
      [4, 'new'],
      [5, 'refused'],
      [6, 'yours'],
      [7, 'taken'],
      [9, 'repeated'],
      [10, 'new'],
    ]);
    const [asha, bina, , , again, chitra] = rows(body.rows);
    expect(asha).toMatchObject({ name: 'Asha Rao', email: 'asha.rao@example.com', mobile: '919876543210' });
    expect(bina?.message).toBe('Email: Please enter an email address such as name@example.com.');
    expect(again?.message).toBe('Same email address as in row 4.');
    expect(chitra?.counsellor_name).toBe('Latha');
    expect(await User.countDocuments({})).toBe(before);
  });

  it('takes numbers as people paste them; of two in a cell the first counts, and the row says which is kept beside it', async () => {
    const file = text(
      'Name,Email,Mobile',
      'A One,a1@mail.example,\u202a+91 98000 00011\u202c',
      'A Two,a2@mail.example,"9800000012,"',
      'A Three,a3@mail.example,9800000013 / 9800000014',
      'A Four,a4@mail.example,tel: 98000 00015',
      'A Five,a5@mail.example,98000.00016',
      'A Six,a6@mail.example,+91 98000\u201100017',
      'A Seven,a7@mail.example,9.81405E+11',
    );
    const plan = rows((await planned(file, { counsellor_name: 'Meera' })).body.rows);
    expect(plan.map(({ mobile, outcome }) => [mobile, outcome])).toEqual([
      ['+919800000011', 'new'],
      ['9800000012', 'new'],
      ['9800000013', 'new'],
      ['9800000015', 'new'],
      ['9800000016', 'new'],
      ['+919800000017', 'new'],
      ['9.81405E+11', 'refused'],
    ]);
    expect(plan[2]?.message).toBe(
      'The first one is used. Also saved: 9800000014. Number read as India: +91 98000 00013.',
    );
    expect(plan[6]?.message).toMatch(/shortened this number/);
  });

  it("refuses a row with an agent's or staff's address or number, however that is spelled", async () => {
    const tagged = who.team.user.email.replace('@', '+x@');
    const { body } = await planned(
      text(
        'Name,Email,Mobile,Counsellor',
        `Asha,${tagged},9876500001,Meera`,
        'Bina,bina@example.com,+91 098000 00001,Meera',
        'Chitra,chitra@example.com,9876500003,Meera',
      ),
    );
    expect(outcomes(body)).toEqual([
      [2, 'refused'],
      [3, 'refused'],
      [4, 'new'],
    ]);
    expect(rows(body.rows).map(({ message }) => `${message}`.split(':')[0])).toEqual([
      'Email',
      'Mobile',
      'Number read as India',
    ]);
  });

  longIt(
    'joins a name in two columns, and takes a correction of what columns hold and where the heads stand',
    async () => {
      const two = await planned(text('First Name,Surname,Email,Phone', 'Asha,Rao,a@example.com,9876543210'));
      expect(rows(two.body.rows)[0]).toMatchObject({ name: 'Asha Rao', outcome: 'new', counsellor_name: '' });

      const odd = text('Wer,Wo,Wie', 'Jörg,joerg@example.com,9876543210');
      const { body } = await planned(odd);
      expect([body.missing, body.rows]).toEqual([['the name'], []]);
      expect(rows(body.columns)[1]).toEqual({
        column: 1,
        head: 'Wo',
        samples: ['joerg@example.com'],
        field: 'email',
        days: null,
      });
      const corrected = await planned(odd, { fields: 'name,email,mobile', headerRow: '1', counsellor_name: 'Meera' });
      expect(outcomes(corrected.body)).toEqual([[2, 'new']]);
      const noHeads = await planned(text('', 'Asha,a@example.com,9876543210'), { fields: 'name,email,mobile' });
      expect(noHeads.body.headerRow).toBe(2);
    },
  );

  longIt('looks into the sheet that is named, else into the one whose heads fit best', async () => {
    const book = xlsx({
      Notes: [['Read me'], ['Name of the person who made this']],
      List: [
        ['Name', 'Email', 'Mobile'],
        ['Asha', 'a@example.com', '9876543210'],
      ],
    });
    expect((await planned(book)).body.sheet).toBe(1);
    const named = await planned(book, { sheet: '0' });
    expect([named.body.sheet, rows(named.body.missing).length]).toEqual([0, 2]);
  });

  it.runIf(LONG)('refuses more than 20,000 students, and says so at the file', async () => {
    const lines = Array.from({ length: 20_001 }, (_none, index) => `S,s${index}@example.com,9876543210`);
    const long = await planned(text('Name,Email,Mobile', ...lines));
    expect([long.status, long.body.message]).toEqual([
      413,
      'A file can contain up to 20,000 students. Please split it into smaller files.',
    ]);
  });

  it('refuses what is no spreadsheet, empty or too large, and says why at the file', async () => {
    const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a', 'hex'));
    const picture = await planned(png);
    expect([picture.status, picture.body.fields?.students_file]).toEqual([415, picture.body.message]);
    expect((await planned(text(''))).status).toBe(422);
    expect((await planned(new Uint8Array(6 * 1024 * 1024).fill(97))).status).toBe(413);
    expect((await ask(plan, { as: who.agent, form: new FormData() })).status).toBe(422);
    expect((await planned(text('a'), { fields: 'name,role' })).status).toBe(422);
    expect((await planned(text('Name'), {}, who.student)).status).toBe(403);
  });
});

describe('a register whose student numbers count its rows', () => {
  const register = (...people: string[]) =>
    text('Student ID,Name,Email,Mobile,DOB', ...people.map((one, index) => `S00${index + 1},${one}`));

  it('changes nobody when its numbers move; a known address under another name is held and says so', async () => {
    const counsellor = { counsellor_name: 'Meera' };
    const asha = 'Asha Rao,asha@example.com,9876543210,2004-03-01';
    const ravi = 'Ravi Iyer,ravi@example.com,9876543211,2003-05-02';
    const first = await planned(register(asha, ravi), counsellor);
    const students = rows(first.body.rows).map(({ row, name, email, mobile, counsellor_name }) => ({
      ...{ row, name, email, mobile, counsellor_name },
    }));
    await ask(add, { as: who.agent, body: { students } });
    const before = await User.find({}).sort({ _id: 1 }).lean();
    const other = 'Kiran Rao,asha@example.com,9876543212,2009-09-09';
    const next = await planned(register(ravi, other, 'Nila Sen,nila@example.com,9876543213,2002-01-01'), counsellor);
    expect(outcomes(next.body)).toEqual([
      [2, 'yours'],
      [3, 'yours'],
      [4, 'new'],
    ]);
    const messages = rows(next.body.rows).map(({ message }) => String(message));
    expect(messages[1]).toContain('The name is different there');
    expect(messages[0]).not.toContain('different there');
    const held = rows(next.body.rows).map(({ row, name, email, mobile, counsellor_name }) => ({
      ...{ row, name, email, mobile, counsellor_name },
    }));
    const added = await ask(add, { as: who.agent, body: { students: held } });
    expect(rows(added.body.results).map(({ outcome }) => outcome)).toEqual(['yours', 'yours', 'new']);
    expect(String(rows(added.body.results)[1]?.message)).toContain('The name is different there');
    expect(
      await User.find({ email: { $ne: 'nila@example.com' } })
        .sort({ _id: 1 })
        .lean(),
    ).toEqual(before);
  });
});

describe('POST /agent/student-import', () => {
  const student = (row: number, email: string) => ({
    row,
    name: 'Asha Rao',
    email,
    mobile: '9876543210',
    counsellor_name: 'Meera',
  });
  const adding = (students: object[], as: Person = who.agent) => ask(add, { as, body: { students } });

  it("adds the agent's students, each with a result of their own; again it changes nothing", async () => {
    const given = [student(2, 'a@example.com'), student(3, who.otherStudent.user.email), student(4, 'b@example.com')];
    const first = await adding(given);
    expect(rows(first.body.results).map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'new'],
      [3, 'taken'],
      [4, 'new'],
    ]);
    const stored = await User.findOne({ email: 'a@example.com' }).lean();
    expect(stored).toMatchObject({ role: 'student', isVerified: false, passwordHash: '', counsellor_name: 'Meera' });
    expect(String(stored?.addedBy)).toBe(who.agent.userId);
    expect(rows(first.body.results)[0]?.userId).toBe(String(stored?._id));
    const before = await User.find({}).sort({ _id: 1 }).lean();
    const again = await adding(given);
    expect(rows(again.body.results).map(({ outcome }) => outcome)).toEqual(['yours', 'taken', 'yours']);
    expect(await User.find({}).sort({ _id: 1 }).lean()).toEqual(before);
    expect(String((await User.findById(who.otherStudent.userId).lean())?.addedBy)).not.toBe(who.agent.userId);
  });

  it('of two at once for one address exactly one adds the student', async () => {
    const answers = await Promise.all([
      adding([student(2, 'a@example.com')]),
      adding([student(2, 'a@example.com')], who.otherAgent),
    ]);
    const seen = answers.map(({ body }) => rows(body.results)[0]?.outcome).sort();
    expect(seen).toEqual(['new', 'taken']);
    expect(await User.countDocuments({ email: 'a@example.com' })).toBe(1);
  });

  it('nobody can sign in as an imported student before they have chosen a password', async () => {
    await adding([student(2, 'a@example.com')]);
    await User.updateOne({ email: 'a@example.com' }, { isVerified: true });
    for (const password of ['', ' ', 'anything at all']) {
      expect([401, 422]).toContain((await ask(signIn, { body: { email: 'a@example.com', password } })).status);
    }
  });

  it('takes nothing but checked rows, a few at a time, from agents only', async () => {
    const wrong = [[], [{ ...student(2, 'a@example.com'), addedBy: who.otherAgent.userId }], [student(2, 'nonsense')]];
    for (const students of wrong) expect((await adding(students)).status).toBe(422);
    const many = Array.from({ length: 26 }, (_none, index) => student(index + 2, `s${index}@example.com`));
    expect((await adding(many)).status).toBe(422);
    for (const as of [who.student, who.team, who.admin]) {
      expect((await adding([student(2, 'a@example.com')], as)).status).toBe(403);
    }
    expect(await User.countDocuments({ email: /@example\.com$/, role: 'student', passwordHash: '' })).toBe(0);
  });
});

describe('GET /agent/student-import/template', () => {
  it('is understood by the import itself, in both formats', async () => {
    for (const format of ['csv', 'xlsx']) {
      const answer = await send(template, { as: who.agent, query: { format } });
      const { body } = await planned(new Uint8Array(await answer.arrayBuffer()));
      expect(outcomes(body)).toEqual([[2, 'new']]);
    }
    const book = await send(template, { as: who.agent, query: { format: 'xlsx' } });
    expect(XLSX.read(Buffer.from(await book.arrayBuffer())).SheetNames).toEqual(['students-template']);
  });
});
