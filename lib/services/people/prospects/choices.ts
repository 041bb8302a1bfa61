import { AGENCY_ROLE_RULES, CARETAKERS } from '@/lib/domain/agency/roles';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Agency } from '@/models/agency';
import { colleagues } from '../agency/members';

/** Whom the viewer may give a lead to, whom a step of one, and which branches there are: for those with branches, those and their people. */
export async function leadChoices(viewer: Viewer) {
  const { id, role, branches: mine } = placeOf(viewer);
  const [people, agency] = await Promise.all([colleagues(id), Agency.findById(id).lean()]);
  const isNear = (ids: readonly string[]) =>
    role === 'owner' || mine.length === 0 || ids.length === 0 || ids.some((one) => mine.includes(one));
  const near = people.filter((one) => isNear(one.branches));
  const named = ({ _id, name }: (typeof people)[number]) => ({ _id, name });
  return {
    people: near.filter((one) => CARETAKERS.includes(one.role)).map(named),
    doers: near.filter((one) => AGENCY_ROLE_RULES[one.role].leads !== 'none').map(named),
    branches: (agency?.branches ?? [])
      .filter(({ _id, archivedOn }) => archivedOn === null && (role === 'owner' || mine.includes(String(_id))))
      .map(({ _id, name }) => ({ _id: String(_id), name })),
  };
}
