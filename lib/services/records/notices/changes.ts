import type { z } from 'zod';
import type { LIVE_EVENTS, LiveRecord } from '@/lib/contract/messages/live';
import { publish } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import type { ApplicationRecord } from '@/models/application';
import { ALL_STAFF, audienceOfAgency } from '@/models/event';
import type { TaskRecord } from '@/models/task';
import type { UserRecord } from '@/models/user';

/** What open pages hear of a change. */
export type Changed = z.infer<(typeof LIVE_EVENTS)['changed']>;

/** A change of a record and whose open pages follow it; each reader is checked once more when it is sent. */
export interface Change extends Changed {
  to: string[];
}

/** The people of an agency. */
const agencyOf = (agentId: unknown) => (agentId ? [agentId, audienceOfAgency(agentId)] : []);

/** An application was made or changed: its student, their agent and the staff follow it. */
export function changeOfApplication({ _id, userId, agentId }: Pick<ApplicationRecord, '_id' | 'userId' | 'agentId'>) {
  return change('application', _id, [userId, ...agencyOf(agentId), ALL_STAFF], userId);
}

/** A student's account, profile or documents changed: the same people follow it. */
export function changeOfStudent({ _id, addedBy }: Pick<UserRecord, '_id' | 'addedBy'>): Change {
  return change('student', _id, [_id, ...agencyOf(addedBy), ALL_STAFF]);
}

/** A task was made or changed: the staff's pages about its application or student follow it. Null for one about neither. */
export function changeOfTask({ applicationId, studentId }: Pick<TaskRecord, 'applicationId' | 'studentId'>) {
  if (applicationId) return change('application', applicationId, [ALL_STAFF], studentId);
  return studentId && change('student', studentId, [ALL_STAFF]);
}

/** An agent's account, or which students are theirs, changed. */
export const changeOfAgent = (agentId: unknown): Change => change('agent', agentId, [...agencyOf(agentId), ALL_STAFF]);

/** An enquiry came in or was worked on. */
export const changeOfEnquiry = (enquiryId: unknown): Change => change('enquiry', enquiryId, [ALL_STAFF]);

/** A user did something that their own activity log tells. */
export const changeOfActivity = (id: unknown, userId: string): Change => change('activity', id, [userId], userId);

/** Another person read the student's file. */
export const changeOfAccessLog = (studentId: string): Change => change('visit', studentId, [studentId], studentId);

/** Announces a change to open pages. A failure is logged only: the change itself was made, and pages reread now and then. */
export async function announceChange({ record, id, userId, to }: Change): Promise<void> {
  const payload: Changed = { record, id, ...(userId === undefined ? {} : { userId }) };
  await publish({ kind: 'changed', to, payload }).catch((error) => {
    log().warn({ err: error, record }, 'a change could not be sent to open pages');
  });
}

function change(record: LiveRecord, id: unknown, to: readonly unknown[], userId?: unknown): Change {
  const readers = [...new Set(to.filter((reader) => reader != null).map(String))];
  return { record, id: String(id), to: readers, ...(userId === undefined ? {} : { userId: String(userId) }) };
}
