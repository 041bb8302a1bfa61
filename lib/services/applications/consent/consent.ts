import { mayDo } from '@/lib/access';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { isEnd } from '@/lib/domain/applications/application-status';
import { MOST_NAMED, missingConsentOf, SENT_OF_PROFILE, standingConsent } from '@/lib/domain/applications/consent';
import { courseWords, unlisted } from '@/lib/domain/applications/course-words';
import { wasSent } from '@/lib/domain/applications/sent';
import { isStartKnown, presentStart, startOf, startWords } from '@/lib/domain/applications/starts';
import { DOCUMENTS } from '@/lib/domain/documents';
import { conflict } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { removeFiles } from '@/lib/platform/files/store';
import { heldWords, type LetterHeld, letterHeld } from '@/lib/platform/mail/third-party';
import { entryFor } from '@/lib/services/people/entries';
import { unusedFiles } from '@/lib/services/people/profile/file-uses';
import { passportsKeptFrom } from '@/lib/services/people/profile/passports';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteAccess } from '@/lib/services/records/access-log/note';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';
import type { ApplicationFile, ConsentCame, ConsentRecord } from '@/models/application-parts';
import { ConsentLink } from '@/models/consent-link';
import type { Entry } from '@/models/entry';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { changeApplication, signed, timelineEntry } from '../moves/change';
import { noticesToApplicant, noticeToHandler } from '../notices';
import { fileViewOf } from '../part-views';
import { mailToGuardian, refuseGuardianOf } from './named-guardian';
import { type Guardian, isSameGuardian, minorOf, namedGuardian } from './profile-guardian';
import { BY_OTHERS, talkWith } from './spoken';
import { yesIsGiven } from './yes-notice';

/** What the student confirms for an application, and whether they did. Noted as read. 404 outside the viewer's scope. */
export async function consentOf(viewer: Viewer, id: string): Promise<ConsentView> {
  const application = await visibleApplication(viewer, id);
  noteAccess(viewer, application.userId, 'application', { id, name: courseWords(application) });
  return consentView(viewer, application);
}

/**
 * Gives the student's consent that this application is sent to the university with their file, or takes it back. 404 for
 * another's application, 409 for one that is at an end, for taking back what was sent already, and where the guardian's address is
 * another's here. `came`: how the student gave it. `held` says why the guardian gets no e-mail now; '' where they do or none is asked.
 */
export async function giveConsent(
  viewer: Viewer,
  id: string,
  { given, agentMayReply, start }: { given: boolean; agentMayReply: boolean; start?: string | undefined },
  came: ConsentCame = { by: 'sign-in', asked: null },
): Promise<{ consent: ConsentView; held: string }> {
  let held: LetterHeld | null = null;
  let scan: ApplicationFile | null = null;
  const after = await changeApplication(viewer, id, async (application) => {
    if (isEnd(application.status)) throw conflict(`This application is closed. Its status is '${application.status}'.`);
    if (!given && wasSent(application)) throw conflict('This application has already been sent to the university.');
    if (given && start !== undefined && start !== startOf(application))
      throw conflict(`The start is now ${startOf(application)}. Please check it before you confirm.`);
    const consent = given ? await newConsent(viewer, application, agentMayReply, came) : null;
    scan = application.consent?.came?.paper?.scan ?? null;
    const mails = mailToGuardian(application, consent);
    held = mails[0] ? await letterHeld(mails[0].request) : null;
    return {
      consent,
      acts: [timelineEntry(viewer, given ? 'consent given' : 'consent taken back', '')],
      effects: [...effectsOf(viewer, application, given), ...mails],
    };
  });
  if (scan) await removeFiles(await unusedFiles(after.userId, [(scan as ApplicationFile).fileId]));
  if (given) await yesIsGiven(after.userId);
  return { consent: await consentView(viewer, after), held: heldWords(held) };
}

/** A consent that the student gives now. 409 where a guardian is due and the profile names none, or an address of another here. */
export async function newConsent(
  viewer: Viewer,
  application: ApplicationRecord,
  agentMayReply: boolean,
  came: ConsentCame,
): Promise<ConsentRecord> {
  const { to, what } = await sentWith(application);
  const { agentId, year, month } = application;
  const guardian = await guardianDue(application);
  const student = await User.findById(application.userId, 'email emailEntry').orFail().lean();
  return {
    ...signed(viewer),
    address: student.email,
    entry: entryFor(student.email, student.emailEntry),
    to,
    what,
    agentId,
    start: isStartKnown(application) ? { year, month } : null,
    agentMayReply: agentMayReply && agentId !== null,
    guardian,
    came,
  };
}

/** Who confirms too: null for a student of age. 409 where the profile names no one, or an address of another here. */
export async function guardianDue(application: ApplicationRecord): Promise<Guardian | null> {
  return (await minorOf(application)) ? guardianOf(application) : null;
}

/** The guardian whom the profile names, confirmed where they did already. 409 where it names none, or an address of another here. */
async function guardianOf(application: ApplicationRecord): Promise<Guardian> {
  const earlier = standingConsent(application)?.guardian ?? null;
  const named = await namedGuardian(application.userId);
  if (!named)
    throw conflict(
      `Students under ${ADULT_AGE} also need their parent’s or guardian’s consent. Please enter a parent or guardian in your personal information first.`,
    );
  await refuseGuardianOf(application.userId, named);
  return earlier?.at && isSameGuardian(earlier, named) ? earlier : named;
}

export async function consentView(viewer: Viewer, application: ApplicationRecord): Promise<ConsentView> {
  const consent = standingConsent(application);
  const sent = wasSent(application);
  const missing = missingConsentOf(application);
  const isOpen = viewer.role === 'student' && !isEnd(application.status);
  const { to, what } = consent ?? (await sentWith(application));
  return {
    to,
    start:
      consent && consent.start === undefined
        ? ''
        : startWords(consent ? (consent.start ?? null) : presentStart(application)),
    what: await namedTo(viewer, application, what),
    given: consent && {
      byName: consent.byName,
      at: consent.at.toISOString(),
      agentMayReply: consent.agentMayReply,
      guardian: consent.guardian && {
        name: consent.guardian.name,
        at: consent.guardian.at?.toISOString() ?? null,
      },
      restsOn: isStaff(viewer.role) ? await restsOn(application.userId, consent) : null,
    },
    onPaper: consent?.came?.paper ? paperView(viewer.role, consent.came.paper) : null,
    asked: viewer.role === 'student' || !missing ? null : await lastAsked(application, missing),
    canAsk: viewer.role !== 'student' && viewer.role !== 'helper' && missing !== null,
    canRecordPaper: mayDo(viewer, 'paperConsent', application) && missing === 'student',
    wasSent: sent,
    hasAgent: application.agentId !== null,
    canGive: isOpen,
    canTakeBack: isOpen && !sent && consent !== null,
  };
}

/** What is sent, by names that the viewer may read: that of a passport's file may hold its number. */
async function namedTo(viewer: Viewer, { userId }: ApplicationRecord, what: readonly string[]): Promise<string[]> {
  const kept = new Set((await passportsKeptFrom(viewer, userId)).map(({ name }) => documentLine(name)));
  return [...new Set(what.map((line) => (kept.has(line) ? documentLine(DOCUMENTS.passport.title) : line)))];
}

const documentLine = (name: string) => `Document: ${name}`;

/** The addresses that a consent came from, each with who entered it. */
async function restsOn(userId: ApplicationRecord['userId'], { address = '', entry, guardian, came }: ConsentRecord) {
  const entered = (entry: Entry | null | undefined) =>
    entry ? { byName: entry.byName, byRole: entry.byRole, at: entry.at.toISOString() } : null;
  return {
    student: { address, entered: entered(entry) },
    guardian: guardian && { address: guardian.email, entered: entered(guardian.entry) },
    spoken: entry && BY_OTHERS.includes(entry.byRole) ? spokenWords(await talkWith(userId, address)) : null,
    link: came?.by === 'link' ? { askedByName: came.asked?.byName ?? '' } : null,
  };
}

const spokenWords = (talk: Entry | null) => ({
  due: talk === null,
  byName: talk?.byName ?? '',
  at: talk?.at.toISOString() ?? '',
});

/** That it was given on paper; an agent doesn't get the scan. */
const paperView = (role: Role, { recorded, scan, signedOn }: NonNullable<ConsentCame['paper']>) => ({
  byName: recorded.byName,
  at: recorded.at.toISOString(),
  signedOn,
  scan: role === 'agent' || role === 'helper' ? null : fileViewOf(scan),
});

/** Who last asked by a mailed link for the yes to this application that still waits: the student's, or their guardian's. */
async function lastAsked({ _id, userId }: ApplicationRecord, whose: 'student' | 'guardian') {
  const ofGuardian = whose === 'guardian' ? true : { $ne: true };
  const its = { userId, ofGuardian, 'applications.applicationId': _id } as const;
  const link = await ConsentLink.findOne(its).sort({ _id: -1 }).lean();
  return link && { byName: link.asked.byName, at: link.asked.at.toISOString() };
}

const isStaff = (role: Role) => role === 'team' || role === 'admin';

/** Whom an application goes to and what of the student's file goes with it, in words. */
export async function sentWith(application: ApplicationRecord) {
  const { userId, agentId, university, country, courseFrom, items = [], starts } = application;
  const [profile, agent] = await Promise.all([
    Profile.findOne({ userId }, 'documents').lean(),
    agentId ? User.findById(agentId, 'company_name name').lean() : null,
  ]);
  const documents = Object.values(profile?.documents ?? {}).flat();
  const answers = items.flatMap(({ files }) => files.filter(({ returned }) => !returned));
  const names = new Set([...documents, ...answers].map(({ name }) => name));
  return {
    to: [
      `${university}, ${country}${unlisted(courseFrom)}`,
      ...(agent ? [`${agent.company_name || agent.name}, your agency`] : []),
    ],
    // The one applied for is named by the course's page: a link that was mailed before starts were recorded still holds.
    ...(starts ? { start: startOf(application) } : {}),
    what: [...SENT_OF_PROFILE, ...[...names].slice(0, MOST_NAMED).map(documentLine)],
  };
}

/** Staff who moved the application wait for it; its agent and the student's own log have it too. */
function effectsOf(viewer: Viewer, application: ApplicationRecord, given: boolean): Effect[] {
  const what = courseWords(application);
  const did = given ? 'confirmed what is sent' : 'withdrew consent';
  const movers = application.history.filter(({ byRole }) => byRole === 'team' || byRole === 'admin');
  const staff = movers.flatMap(({ by }) => (by ? [String(by)] : []));
  return [
    { kind: 'activity', userId: viewer.userId, activity: `You ${did} for ${what}.` },
    ...(staff.length
      ? noticeToHandler(application, staff, { one: `${application.studentName} ${did} for ${what}.` })
      : []),
    ...noticesToApplicant(viewer, application, (whose) => `${application.studentName} ${did} for ${whose}.`),
  ];
}
