import { worksNear } from '@/lib/agency-access';
import { AGENCY_ROLE_RULES, CARETAKERS } from '@/lib/domain/agency/roles';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Agency } from '@/models/agency';
import { colleagues } from '../agency/members';

/**
 * Whom the viewer may give a lead to, whom a step of one, and which branches there are: for those with branches, those
 * and their people.
 */
export async function leadChoices(viewer: Viewer) {
  const { id, role, branches: mine } = placeOf(viewer);
  const [people, agency] = await Promise.all([colleagues(id), Agency.findById(id).lean()]);
  const near = people.filter((one) => role === 'owner' || mine.length === 0 || worksNear(viewer, one));
  const named = ({ _id, name }: (typeof people)[number]) => ({ _id, name });
  return {
    people: near
      .filter((one) => CARETAKERS.includes(one.role))
      .map((one) => ({ ...named(one), hasOneBranch: one.branches.length === 1 })),
    doers: near.filter((one) => AGENCY_ROLE_RULES[one.role].leads !== 'none').map(named),
    branches: (agency?.branches ?? [])
      .filter(({ _id, archivedOn }) => archivedOn === null && (role === 'owner' || mine.includes(String(_id))))
      .map(({ _id, name }) => ({ _id: String(_id), name })),
  };
}
