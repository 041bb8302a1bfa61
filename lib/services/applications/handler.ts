import { handsOverTo } from '@/lib/access';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { conflict, forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { handlerBy, handlingOf } from '@/lib/services/people/handling';
import { assigneeOfNew } from '@/lib/services/people/staff/choose';
import { visibleApplication } from '@/lib/services/people/visible';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';
import { idOf } from '@/models/id';
import { User } from '@/models/user';
import { viewOf } from './apply';
import { type ApplicationChange, changeApplication, timelineEntry } from './moves/change';
import { noticesToApplicant, noticeToStaff } from './notices';

/**
 * Hands an application to its student's agency, or back to staff: staff take over from the agency, the agency gives back. Student and
 * agency hear of it. 403 for who may not, 409 where it is handled so already, or the agency may not handle it; 422 without a reason for
 * what goes to staff.
 */
export async function handHandling(
  viewer: Viewer,
  id: string,
  { to, reason }: { to: 'staff' | 'agency'; reason: string },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, async (application) => {
    const present = handlingAgency(application);
    if ((present ? 'agency' : 'staff') === to)
      throw conflict(
        present ? `${present.name} already handles this application.` : 'Our team already handles this application.',
      );
    if (handsOverTo(viewer, application) !== to)
      throw forbidden('Only those who handle the application can hand it over.');
    if (to === 'staff' && !reason) throw invalid({ reason: 'Please enter a reason.' });
    return to === 'staff' ? toStaff(viewer, application, reason) : toAgency(viewer, application, reason);
  });
  return viewOf(after, viewer);
}

async function toAgency(viewer: Viewer, application: ApplicationRecord, reason: string): Promise<ApplicationChange> {
  const { agentId, university } = application;
  const handling = agentId && (await handlingOf(agentId));
  if (!agentId || !handling?.covers(application))
    throw conflict(`This agency can’t handle applications to ${university}. An admin can allow it under Agents.`);
  return {
    handler: handlerBy(viewer, { id: agentId, name: handling.name }, reason),
    counsellorId: null,
    acts: [timelineEntry(viewer, 'handed to agency', handling.name, reason)],
    effects: [
      logged(viewer, application, 'Our team', handling.name),
      ...noticesToApplicant(viewer, application, (whose) => `${handling.name} now handles ${whose}.`),
    ],
  };
}

async function toStaff(viewer: Viewer, application: ApplicationRecord, reason: string): Promise<ApplicationChange> {
  const isGivenBack = viewer.role === 'agent';
  const { userId, country, level, studentName } = application;
  const student = await User.findById(userId, 'addedBy counsellorId').lean();
  const counsellorId = isGivenBack ? student && (await assigneeOfNew(student, { country, level })) : idOf(viewer);
  const agency = handlingAgency(application)?.name ?? '';
  const one = `${agency} handed over ${studentName}'s application to ${courseWords(application)} to you: ${reason}`;
  return {
    handler: handlerBy(viewer, null, reason),
    counsellorId,
    acts: [timelineEntry(viewer, isGivenBack ? 'handed to staff' : 'taken over', '', reason)],
    effects: [
      ...(isGivenBack
        ? [noticeToStaff({ ...application, counsellorId }, [], { one })]
        : [logged(viewer, application, agency, 'Our team')]),
      ...noticesToApplicant(viewer, application, (whose) => `Our team now handles ${whose}. ${reason}`),
    ],
  };
}

function logged({ userId, role }: Viewer, application: ApplicationRecord, before: string, after: string): Effect {
  const label = `${application.studentName}: ${courseWords(application)}`;
  return {
    kind: 'staff-action',
    by: { userId, role },
    action: 'case.handler',
    subject: { kind: 'application', id: String(application._id), label, userId: String(application.userId) },
    change: { before: { handler: before }, after: { handler: after } },
  };
}

/** The agency that staff could hand an application to; null for others, and where no agency may handle it, or one does already. */
export async function agencyThatMayHandle(viewer: Viewer, id: string): Promise<string | null> {
  const application = await visibleApplication(viewer, id);
  const { agentId } = application;
  if (!agentId || handsOverTo(viewer, application) !== 'agency') return null;
  const handling = await handlingOf(agentId);
  return handling?.covers(application) ? handling.name : null;
}
