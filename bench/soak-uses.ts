import type { Types } from 'mongoose';
import { intakesOf } from '@/lib/domain/courses/intakes';

/** A signed-in student with what they need for every use. */
export interface Actor {
  url: string;
  userId: string;
  token: string;
  /** A staff member to write to. */
  staffId: string;
  /** Before the first upload: passports are kept beside each other, at most ten. */
  isNew: boolean;
  courses: { _id: Types.ObjectId; admissionIntake: string }[];
}

export interface Outcome {
  use: string;
  /** 0 when the connection broke. */
  status: number;
  ms: number;
}

interface Use {
  name: string;
  /** Out of all weights. */
  weight: number;
  /** `turn` grows with each request of the actor. */
  request(actor: Actor, turn: number): Promise<Response>;
}

const WORDS = ['nursing', 'business', 'health@college', 'engineer', 'data', 'art', 'zz', 'post graduate', 'law'];
const COUNTRIES = ['', 'Canada', 'Australia', 'UK', 'USA'];
const PAGES = ['/courses', '/app/student', '/app/student/my-applications', '/app/student/saved-applications', '/blog'];
/** The smallest file that is a PDF by its content, filled up to 200 KB. */
const PDF = new File(
  [`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${'% filling\n'.repeat(20_000)}trailer<</Root 1 0 R>>\n%%EOF`],
  'certificate.pdf',
);
/** What a student with a Senior Secondary certificate must send, and once a passport: the newest replaces the one before. */
const DOCUMENTS = ['tenth_certificate', 'twelfth_certificate', 'english_certificate'];

/** What people do on the site, in about the shares in which they do it. */
export const USES: readonly Use[] = [
  { name: 'browse', weight: 6, request: (actor, turn) => page(actor, picked(PAGES, turn)) },
  { name: 'course page', weight: 4, request: (actor, turn) => page(actor, `/courses/${course(actor, turn)._id}`) },
  {
    name: 'search',
    weight: 10,
    request: (actor, turn) =>
      call(actor, `course-search?q=${picked(WORDS, turn)}&country=${picked(COUNTRIES, turn)}&page=${1 + (turn % 3)}`),
  },
  {
    name: 'save',
    weight: 3,
    request: (actor, turn) => call(actor, 'save-course', { courseId: String(course(actor, turn)._id) }),
  },
  { name: 'apply', weight: 2, request: apply },
  {
    name: 'message',
    weight: 3,
    request: (actor, turn) => {
      const text = `Is my file complete? ${turn}`;
      return call(actor, `messages/${actor.staffId}`, { text, key: `${actor.userId}-${turn}` });
    },
  },
  { name: 'upload', weight: 1, request: upload },
];

function apply(actor: Actor, turn: number): Promise<Response> {
  const { _id, admissionIntake } = course(actor, turn);
  const year = new Date().getFullYear() + 1;
  return call(actor, 'apply', { courseId: String(_id), year, month: intakesOf(admissionIntake)[0] });
}

function upload(actor: Actor): Promise<Response> {
  const form = new FormData();
  form.append('userId', actor.userId);
  for (const name of DOCUMENTS) form.append(name, PDF);
  if (actor.isNew) form.append('passport', PDF);
  actor.isNew = false;
  return fetch(`${actor.url}/api/v1/save-documents`, { method: 'POST', headers: bearer(actor), body: form });
}

function page({ url, token }: Actor, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { cookie: `token=${token}` } });
}

function call(actor: Actor, path: string, body?: object): Promise<Response> {
  const url = `${actor.url}/api/v1/${path}`;
  if (!body) return fetch(url, { headers: bearer(actor) });
  const headers = { ...bearer(actor), 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const bearer = ({ token }: Actor) => ({ authorization: `Bearer ${token}` });

const picked = (from: readonly string[], turn: number) => encodeURI(from[turn % from.length] ?? '');

function course({ courses }: Actor, turn: number) {
  return courses[(turn * 13) % courses.length] as Actor['courses'][number];
}
