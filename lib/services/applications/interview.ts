import type { ApplicationView } from '@/lib/contract/applications/applications';
import { type Interview, interviewWords, isAtInterview } from '@/lib/domain/applications/interview';
import { conflict } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import type { ApplicationRecord } from '@/models/application';
import { viewOf } from './apply';
import { type ApplicationChange, changeApplication, signed, timelineEntry } from './change';
import { mailOfInterview } from './mails';
import { noticesToApplicant } from './notices';

/**
 * Enters or changes the interview of an application at 'Interview', and informs the student and their agent.
 * @throws AppError 404 outside the viewer's scope, 409 at another status, and for what a colleague changed too since it was seen
 */
export async function putInterview(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: Interview & { seen?: Seen | undefined },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    if (!isAtInterview(application.status))
      throw conflict(`The application is now '${application.status}': there is no interview to enter.`);
    const interview = mergedWith({ ...application.interview }, sent, seen);
    return withInforming(viewer, application, interviewing(viewer, application, interview));
  });
  return viewOf(after, viewer);
}

/** The change that enters an interview, with its entry of the timeline; the move that it comes with informs of it. */
export function interviewing(viewer: Viewer, { interview: former }: ApplicationRecord, interview: Interview) {
  const entry = timelineEntry(viewer, former ? 'interview changed' : 'interview set', interviewWords(interview));
  return { interview: { ...interview, entered: signed(viewer) }, acts: [entry] };
}

function withInforming(
  viewer: Viewer,
  application: ApplicationRecord,
  change: ReturnType<typeof interviewing>,
): ApplicationChange {
  const when = interviewWords(change.interview);
  const { _id, revision = 0 } = application;
  const effects = noticesToApplicant(viewer, application, (whose) => `The interview for ${whose} is on ${when}.`);
  const readers = effects.flatMap((effect) => (effect.kind === 'notice' ? [effect.userId] : []));
  const mails = readers.map((reader) => mailOfInterview(String(_id), revision, reader));
  return { ...change, effects: [...effects, ...mails] };
}
