import { Types } from 'mongoose';
import { agentApplications } from '@/lib/contract/agency/agent-area';
import { listProspects } from '@/lib/contract/agency/prospects';
import type { BulkRequest } from '@/lib/contract/people/bulk';
import { getStudents } from '@/lib/contract/people/students';
import { bulkRule, MOST_IN_BULK } from '@/lib/domain/agency/bulk-acts';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicationFilter } from '@/lib/services/applications/for-staff';
import { studentFilter } from '@/lib/services/people/people';
import { leadFilter } from '@/lib/services/people/prospects/list';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { namesOf, subjectOf } from './subjects';

const NOUNS = { leads: 'Lead', students: 'User', applications: 'Application' };

/**
 * The ids that an act is about, fixed: those that were sent, whoever's they are, or all in the viewer's reach that the list shows. 409 for
 * none and for more than fit, 404 for one alone that isn't the viewer's, 422 for a query that the list doesn't take.
 */
export async function chosenIds(viewer: Viewer, request: BulkRequest): Promise<Types.ObjectId[]> {
  const { ids, where } = request;
  const all = where
    ? await matching(viewer, request.list, where)
    : [...new Set(ids)].map((id) => new Types.ObjectId(id));
  if (all.length > MOST_IN_BULK) throw conflict('More than 5,000 records match. Please filter the list further.');
  if (all.length === 0) throw conflict('Nothing in this list matches your filters any more.');
  const [one] = ids ?? [];
  if (one && all.length === 1 && !(await namesOf(viewer, bulkRule('export').of[request.list] ?? 'lead', all)).has(one))
    throw notFound(`${NOUNS[request.list]} not found.`);
  return request.list === 'applications' && subjectOf(request) === 'student' ? studentsOf(viewer, all) : all;
}

async function matching(viewer: Viewer, list: BulkRequest['list'], where: Record<string, string>) {
  const { model, filter } = await listed();
  const found = await (model as typeof User)
    .find(filter as object, '_id')
    .limit(MOST_IN_BULK + 1)
    .lean();
  return found.map(({ _id }) => _id);

  async function listed() {
    switch (list) {
      case 'leads':
        return { model: Prospect, filter: await leadFilter(viewer, parsed(listProspects.query, where), new Date()) };
      case 'students':
        return { model: User, filter: await studentFilter(viewer, parsed(getStudents.query, where)) };
      case 'applications':
        return { model: Application, filter: await applicationFilter(viewer, parsed(agentApplications.query, where)) };
    }
  }
}

function parsed<T>(query: { safeParse: (given: unknown) => { success: boolean; data?: T } }, where: unknown): T {
  const { data } = query.safeParse(where);
  if (!data) throw invalid({ where: 'This list doesn’t have this filter.' });
  return data;
}

/** The students of applications, each once; an application that isn't the viewer's stays and fails by its id. */
async function studentsOf(viewer: Viewer, ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const mine = await Application.find(await visibleApplications(viewer, { _id: { $in: [...ids] } }), 'userId').lean();
  const known = new Set(mine.map(({ _id }) => String(_id)));
  const students = new Map(mine.map(({ userId }) => [String(userId), userId]));
  return [...students.values(), ...ids.filter((id) => !known.has(String(id)))];
}
