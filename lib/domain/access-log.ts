import type { Role } from './roles';

/** The parts of a student's file that others can read, and which one it was where there are several of a kind. */
export const FILE_PARTS = {
  profile: () => 'your profile',
  contact: () => 'your name and contact details',
  fit: (name) => `how your profile matches ${name}`,
  document: (name) => `the document ${name}`,
  application: (name) => `your application to ${name}`,
  messages: (name) => `the messages about your application to ${name}`,
  contacts: () => 'your contacts with our team',
  agencyNotes: () => 'your agency’s notes about you',
  fees: () => 'your payments to your agency',
  passport: () => 'your file, by searching for your passport number',
  practice: (name) => `your practice ${name}`,
  attachment: (name) => `the file ${name} of a message`,
  activity: () => 'your activity on this site',
} as const satisfies Record<string, (name: string) => string>;

export type FilePart = keyof typeof FILE_PARTS;

/** What a part is called to its student: 'the document passport.pdf'. */
export const partWords = (part: FilePart, name: string): string => FILE_PARTS[part](name);

const NAME = '{name}';

/** The same for others than its student: 'the application to Nursing'; without the name where it is '': 'the document'. */
export const partWordsForOthers = (part: FilePart, name: string): string =>
  partWords(part, NAME)
    .replace(/\byour\b/g, 'the')
    .replace(name ? NAME : /( (to|fits))? \{name\}/, () => name);

/** In what capacity each role reads a student's file. */
export const READER_WORDS: Record<Role, string> = {
  student: 'you',
  agent: 'your agency',
  team: 'our team',
  admin: 'our team',
  helper: 'your parent or helper',
};

/** Days after an entry of the access log until it is deleted. */
export const ACCESS_LOG_DAYS = 365;
