import { PUT as putConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { POST as uploadFile } from '@/app/api/v1/applications/[id]/items/[itemId]/files/route';
import { POST as review } from '@/app/api/v1/applications/[id]/items/[itemId]/review/route';
import { POST as askItems } from '@/app/api/v1/applications/[id]/items/route';
import { POST as replyTo } from '@/app/api/v1/applications/[id]/offer/reply/route';
import { PUT as putOffer } from '@/app/api/v1/applications/[id]/offer/route';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { POST as moveWithEvidence } from '@/app/api/v1/applications/[id]/said/route';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { applyToCourse } from '@/lib/services/applications/apply';
import { storedCourses } from './courses';
import { file, formOf, PDF } from './files';
import { madeOnce } from './made-once';
import { everybody, type Person } from './people';
import { ask, rows } from './request';

/** The calls about one application's checklist and offer, as tests make them. */
export function callsAbout(id: string) {
  return {
    id,
    ask: (as: Person | null, items: object[]) => ask(askItems, { as, params: { id }, body: { items } }),
    /** Asks for one item and returns its id. */
    askedFor: async (as: Person, item: object) => {
      const answer = await ask(askItems, { as, params: { id }, body: { items: [item] } });
      return String(rows(answer.body.items)[0]?._id);
    },
    send: (as: Person | null, itemId: string, more: Record<string, string | File> = {}) =>
      ask(uploadFile, { as, params: { id, itemId }, form: formOf({ file: file(PDF, 'paper.pdf'), ...more }) }),
    review: (as: Person | null, itemId: string, decision: string, reason?: string, more: object = {}) =>
      ask(review, {
        as,
        params: { id, itemId },
        body: { decision, ...(reason === undefined ? {} : { reason }), ...more },
      }),
    offer: (as: Person | null, terms: Record<string, string | File>) =>
      ask(putOffer, { as, params: { id }, form: formOf(terms) }),
    reply: (as: Person | null, reply: string, reason?: string) =>
      ask(replyTo, { as, params: { id }, body: { reply, ...(reason === undefined ? {} : { reason }) } }),
    move: (as: Person | null, status: string, reason = '', more: object = {}) =>
      ask(move, { as, params: { id }, body: { status, reason, ...more } }),
    /** Moves it with what shows the university's answer. */
    say: (as: Person | null, status: string, shown: Record<string, string | File> = {}) =>
      ask(moveWithEvidence, { as, params: { id }, form: formOf({ status, ...shown }) }),
    consent: (as: Person | null, more: object = {}) =>
      ask(putConsent, { as, params: { id }, body: { given: true, ...more } }),
    view: async (as: Person | null) => (await ask(view, { as, params: { id } })).body.application,
    status: async (as: Person) => (await ask(view, { as, params: { id } })).body.application?.applicationStatus,
  };
}

let made = 0;

/** A new application of the student for a course of its own, with its calls. */
export async function application(of: Person, by: Person = of) {
  const name = `MSc ${++made}`;
  const [course] = await storedCourses({ course: name, admissionIntake: 'Sep', country: 'UK', level: 'Post Graduate' });
  const year = new Date().getFullYear() + 1;
  const intake = { courseId: String(course?._id), userId: of.userId, year, month: 'Sep' as const };
  return callsAbout((await applyToCourse(by.viewer, intake))._id);
}

/** Everybody, and an application of the student, made by them or their agent and moved by our team to these statuses in turn. */
export const everybodyApplied = (by: 'student' | 'agent' = 'student', ...statuses: string[]) =>
  madeOnce(['everybody', by, ...statuses].join(' '), async () => {
    const who = await everybody();
    const its = await application(who.student, who[by]);
    for (const status of statuses) await its.move(who.team, status);
    return { who, its };
  });
