import { type DayStyle, type Field, OFFICES, type Office, SCORES } from './offices';

/** Registers of enquiries as offices keep them, made from a seed, with what each cell means. */

type Rng = () => number;

/** Numbers from 0 to 1 that follow from the seed. */
function rngOf(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a row's cells mean; a cell that means nothing is absent. */
export interface Meaning {
  row: number;
  name: string;
  mobile?: string;
  email?: string;
  source?: string;
  enquired?: string;
  wanted_country?: string;
  wanted_course?: string;
  wanted_intake?: string;
  /** What the record must show of them; null: only a note. */
  marks?: string;
  test?: string | null;
  counsellor?: string | null;
  branch?: number;
  status?: string;
  nextOn?: string;
  nextText?: string;
  remarks?: string;
  /** What was written, by field. */
  written: Partial<Record<Field, string>>;
}

export interface Register {
  seed: number;
  office: Office;
  sheet: unknown[][];
  rows: Meaning[];
  /** Which fields have a column. */
  fields: Field[];
}

const ALWAYS: readonly Field[] = ['name', 'mobile', 'email', 'counsellor', 'status', 'enquired', 'next', 'source'];
const OFTEN: readonly Field[] = [
  'serial',
  'wanted_country',
  'wanted_course',
  'wanted_intake',
  'qualification',
  'marks',
  'test',
  'branch',
  'remarks',
];
const ORDER: readonly Field[] = [
  ...(['serial', 'enquired', 'name', 'mobile', 'email', 'source', 'wanted_country', 'wanted_course'] as const),
  ...([
    'wanted_intake',
    'qualification',
    'marks',
    'test',
    'counsellor',
    'branch',
    'status',
    'next',
    'remarks',
  ] as const),
];

/** A register of `count` people by a seed; the seed also chooses the office. */
export function registerOf(seed: number, count: number): Register {
  const rng = rngOf(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(rng() * all.length)] as T;
  const office = OFFICES[seed % OFFICES.length] as Office;
  const fields = ORDER.filter((field) => ALWAYS.includes(field) || (OFTEN.includes(field) && rng() < 0.75));
  const style = pick(office.days);
  const heads = fields.map((field) => pick(office.heads[field]));
  const top: unknown[][] = rng() < 0.5 ? [[office.title], []] : [];
  const sheet: unknown[][] = [...top, heads];
  const rows: Meaning[] = [];
  for (let at = 0; at < count; at++) {
    if (at > 0 && at % 120 === 0) sheet.push([pick(['NOVEMBER 2026', 'October', 'DEC 2026'])]);
    const { cells, meaning } = person(office, fields, style, at, rng, pick);
    sheet.push(cells);
    rows.push({ ...meaning, row: sheet.length });
  }
  return { seed, office, sheet, rows, fields };
}

type Pick = <T>(all: readonly T[]) => T;

function person(office: Office, fields: readonly Field[], style: DayStyle, at: number, rng: Rng, pick: Pick) {
  const meaning: Meaning = { row: 0, name: '', written: {} };
  const cellOf: Partial<Record<Field, unknown>> = { serial: at + 1 };
  const says = (field: Field, cell: unknown) => {
    cellOf[field] = cell;
    if (cell !== '') meaning.written[field] = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  };

  const plain = `${pick(office.first)} ${pick(office.last)}`;
  meaning.name = plain;
  says('name', nameAsWritten(plain, office, rng, pick));

  const [beginning, digits] = pick(office.mobiles);
  const rest = String(1_000_000 + at * 7_919 + Math.floor(rng() * 5))
    .slice(-digits)
    .padStart(digits, '1');
  const national = `${beginning}${rest}`;
  const kind = rng();
  const hasMobile = kind > 0.04;
  const hasEmail = !hasMobile || rng() < 0.35;
  if (hasMobile) {
    meaning.mobile = `+${office.code}${national}`;
    says('mobile', mobileAsWritten(national, office, rng));
  } else says('mobile', '');
  if (hasEmail) {
    meaning.email = `${plain.toLowerCase().replace(/[^a-z]/g, '.')}${at}@example.com`;
    says('email', rng() < 0.2 ? meaning.email.toUpperCase() : meaning.email);
  } else says('email', '');

  const day = 20_690 + Math.floor(rng() * 60);
  meaning.enquired = dayText(day);
  says('enquired', dayAsWritten(day, style));

  const next = day + 3 + Math.floor(rng() * 40);
  const nextKind = rng();
  if (nextKind < 0.6) {
    meaning.nextOn = dayText(next);
    says('next', dayAsWritten(next, style));
  } else if (nextKind < 0.75) {
    const text = pick(['call', 'ask for transcript', 'parents visit']);
    meaning.nextOn = dayText(next);
    meaning.nextText = text;
    const written = dayAsWritten(next, style === 'date' ? 'dash-month' : style);
    says('next', rng() < 0.5 ? `${written} ${text}` : `${written} - ${text}`);
  } else says('next', '');

  const table = <T extends readonly [string, unknown]>(
    field: Field,
    all: readonly T[],
    chance: number,
    set: (means: T[1]) => void,
  ) => {
    if (rng() > chance) return says(field, '');
    const [written, means] = pick(all);
    set(means as T[1]);
    says(field, written);
  };
  table('source', office.sources, 0.9, (means) => {
    meaning.source = means as string;
  });
  table('status', office.statuses, 0.9, (means) => {
    meaning.status = means as string;
  });
  table('marks', office.marks, 0.7, (means) => {
    meaning.marks = means as string;
  });
  table('test', SCORES, 0.6, (means) => {
    meaning.test = means as string | null;
  });
  const word = (field: 'wanted_country' | 'wanted_course' | 'wanted_intake' | 'remarks', all: readonly string[]) => {
    if (rng() > 0.8) return says(field, '');
    const written = pick(all);
    meaning[field] = written;
    says(field, written);
  };
  word('wanted_country', office.countries);
  word('wanted_course', office.courses);
  word('wanted_intake', office.intakes);
  word('remarks', office.remarks);
  says('qualification', rng() < 0.7 ? pick(office.qualifications)[0] : '');

  const whose = rng();
  if (whose < 0.75) {
    const who = pick(office.people);
    meaning.counsellor = who.name;
    says('counsellor', pick(who.words));
  } else if (whose < 0.8) {
    meaning.counsellor = null;
    says('counsellor', pick(['old staff', 'Front', 'Binod (left)']));
  } else says('counsellor', '');
  if (rng() < 0.7) {
    const place = Math.floor(rng() * office.branches.length);
    meaning.branch = place;
    says('branch', pick(office.branches[place]?.words ?? []));
  } else says('branch', '');

  for (const field of Object.keys(meaning.written) as Field[]) if (!fields.includes(field)) forget(meaning, field);
  return { cells: fields.map((field) => cellOf[field] ?? ''), meaning };
}

function forget(meaning: Meaning, field: Field): void {
  delete meaning.written[field];
  if (field === 'next') {
    delete meaning.nextOn;
    delete meaning.nextText;
  } else delete meaning[field as 'source'];
}

function nameAsWritten(plain: string, office: Office, rng: Rng, pick: Pick): string {
  const kind = rng();
  if (kind < 0.06) return `${pick(['Mr.', 'Ms.', 'Mr', 'Miss', 'Mrs.'])} ${plain}`;
  if (kind < 0.1) return `${plain} (Father: ${pick(office.first)} ${pick(office.last)})`;
  if (kind < 0.14) return plain.toUpperCase();
  if (kind < 0.2) return plain.toLowerCase();
  if (kind < 0.23) return `${plain} S/O ${pick(office.first)} ${pick(office.last)}`;
  return kind < 0.28 ? ` ${plain.replace(' ', '  ')} ` : plain;
}

function mobileAsWritten(national: string, office: Office, rng: Rng): unknown {
  const kind = rng();
  if (kind < 0.1) return `+${office.code} ${national}`;
  if (kind < 0.16) return `00${office.code}${national}`;
  if (kind < 0.26) return `${office.trunk}${national.slice(0, 5)} ${national.slice(5)}`;
  if (kind < 0.34) return `${office.trunk}${national.slice(0, 3)}-${national.slice(3)}`;
  if (kind < 0.38) return `${office.code}${national}`;
  return kind < 0.6 && office.trunk === '' ? Number(national) : `${office.trunk}${national}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days since 1970 as 'YYYY-MM-DD'. */
const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function dayAsWritten(day: number, style: DayStyle): unknown {
  const [year = '', month = '', on = ''] = dayText(day).split('-');
  switch (style) {
    case 'slash':
      return `${on}/${month}/${year}`;
    case 'dash-month':
      return `${Number(on)}-${MONTHS[Number(month) - 1]}-${year}`;
    case 'iso':
      return `${year}-${month}-${on}`;
    case 'dots':
      return `${on}.${month}.${year}`;
    case 'short-year':
      return `${on}/${month}/${year.slice(2)}`;
    case 'date':
      return new Date(`${year}-${month}-${on}T00:00:00Z`);
  }
}
