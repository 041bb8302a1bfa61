import { Agency } from '@/models/agency';
import type { Id } from '@/models/id';

/** What an agency's branches are called, by id; closed ones too. */
export async function branchNames(agencyId: Id): Promise<Map<string, string>> {
  const agency = await Agency.findById(agencyId, 'branches').lean();
  return new Map((agency?.branches ?? []).map(({ _id, name }) => [String(_id), name]));
}
