import type { Viewer } from '@/lib/auth/viewer';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { isEnd } from '@/lib/domain/applications/application-status';
import { MOST_NAMED, SENT_OF_PROFILE, standingConsent } from '@/lib/domain/applications/consent';
import { courseWords } from '@/lib/domain/applications/course-words';
import { wasSent } from '@/lib/domain/applications/sent';
import { conflict } from '@/lib/errors';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import type { Effect } from '../notifications/effects';
import { noteReading } from '../visits/note';
import { actBy, changeApplication, signed } from './change';
import { noticesToApplicant, noticeToStaff } from './notices';
import { minorOf } from './sending';
import { visibleApplication } from './visible';

/** What the student confirms for an application, and whether they did. Noted as read. 404 outside the viewer's scope. */
export async function consentOf(viewer: Viewer, id: string): Promise<ConsentView> {
  const application = await visibleApplication(viewer, id);
  noteReading(viewer, application.userId, 'application', { id, name: courseWords(application) });
  return consentView(viewer, application);
}

/**
 * Gives the student's consent that this application is sent to the university with their file, or takes it back. 404 for
 * another's application, 409 for one that is at an end, and for taking back what was sent already.
 */
export async function giveConsent(
  viewer: Viewer,
  id: string,
  { given, agentMayReply }: { given: boolean; agentMayReply: boolean },
): Promise<ConsentView> {
  const after = await changeApplication(viewer, id, async (application) => {
    if (isEnd(application.status)) throw conflict(`This application is closed: it is '${application.status}'.`);
    if (!given && wasSent(application)) throw conflict('This application was sent to the university already.');
    const consent = given ? await newConsent(viewer, application, agentMayReply) : null;
    return {
      consent,
      acts: [actBy(viewer, given ? 'consent given' : 'consent taken back', '')],
      effects: [...effectsOf(viewer, application, given), ...mailToGuardian(application, consent)],
    };
  });
  return consentView(viewer, after);
}

async function newConsent(
  viewer: Viewer,
  application: ApplicationRecord,
  agentMayReply: boolean,
): Promise<ConsentRecord> {
  const { to, what } = await sentWith(application);
  const { agentId } = application;
  const earlier = standingConsent(application)?.guardian;
  const guardian = (await minorOf(application)) && (earlier?.at ? earlier : await guardianOf(application));
  return {
    ...signed(viewer),
    to,
    what,
    agentId,
    agentMayReply: agentMayReply && agentId !== null,
    guardian: guardian || null,
  };
}

/** The guardian whom the profile names, who has not confirmed yet. 409 where it names none. */
async function guardianOf({ userId }: ApplicationRecord): Promise<NonNullable<ConsentRecord['guardian']>> {
  const profile = await Profile.findOne({ userId }, 'personal').lean();
  const { guardian_name: name, guardian_email: email } = profile?.personal ?? {};
  if (!name || !email)
    throw conflict('Under 18, a parent or guardian confirms too: please name them in your personal information first.');
  return { name, email, at: null };
}

async function consentView(viewer: Viewer, application: ApplicationRecord): Promise<ConsentView> {
  const consent = standingConsent(application);
  const sent = wasSent(application);
  const isOpen = viewer.role === 'student' && !isEnd(application.status);
  return {
    ...(consent ? { to: consent.to, what: consent.what } : await sentWith(application)),
    given: consent && {
      byName: consent.byName,
      at: consent.at.toISOString(),
      agentMayReply: consent.agentMayReply,
      guardian: consent.guardian && {
        name: consent.guardian.name,
        at: consent.guardian.at?.toISOString() ?? null,
      },
    },
    wasSent: sent,
    hasAgent: application.agentId !== null,
    canGive: isOpen,
    canTakeBack: isOpen && !sent && consent !== null,
  };
}

/** Whom an application goes to and what of the student's file goes with it, in words. */
async function sentWith({ userId, agentId, university, country, items = [] }: ApplicationRecord) {
  const [profile, agent] = await Promise.all([
    Profile.findOne({ userId }, 'documents').lean(),
    agentId ? User.findById(agentId, 'company_name name').lean() : null,
  ]);
  const documents = Object.values(profile?.documents ?? {}).flat();
  const answers = items.flatMap(({ files }) => files.filter(({ returned }) => !returned));
  const names = new Set([...documents, ...answers].map(({ name }) => name));
  return {
    to: [`${university}, ${country}`, ...(agent ? [`${agent.company_name || agent.name}, your agent`] : [])],
    what: [...SENT_OF_PROFILE, ...[...names].slice(0, MOST_NAMED).map((name) => `The document ${name}`)],
  };
}

/** The e-mail to the guardian who is to confirm too. */
function mailToGuardian({ _id, userId }: ApplicationRecord, consent: ConsentRecord | null): Effect[] {
  const { guardian } = consent ?? {};
  if (!guardian || guardian.at) return [];
  const request = { userId: String(userId), applicationId: String(_id), guardianEmail: guardian.email };
  return [{ kind: 'mail', request: { template: 'guardian-consent', ...request } }];
}

/** Staff who moved the application wait for it; its agent and the student's own log have it too. */
function effectsOf(viewer: Viewer, application: ApplicationRecord, given: boolean): Effect[] {
  const what = courseWords(application);
  const did = given ? 'confirmed what is sent' : 'took the confirmation back';
  const movers = application.history.filter(({ byRole }) => byRole === 'team' || byRole === 'admin');
  const staff = movers.flatMap(({ by }) => (by ? [String(by)] : []));
  return [
    { kind: 'activity', userId: viewer.userId, activity: `You ${did} for ${what}.` },
    ...(staff.length
      ? [noticeToStaff(application, staff, { one: `${application.studentName} ${did} for ${what}.` })]
      : []),
    ...noticesToApplicant(viewer, application, (whose) => `${application.studentName} ${did} for ${whose}.`),
  ];
}
