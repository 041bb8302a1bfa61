import type { Role } from '@/lib/domain/roles';
import type { Entry } from '@/models/entry';
import { type Id, idOf } from '@/models/id';

/** Who enters something: a viewer, or the account that is being made. */
export interface Enterer {
  userId: string | Id;
  role: Role;
  name: string;
}

/** What is noted of who entered an email address now. */
export function entryOf(email: string, enterer: Enterer): Entry {
  return { email, by: idOf(enterer), byRole: enterer.role, byName: enterer.name, at: new Date() };
}

/** Who entered this address; null where that isn't recorded of it: what is noted of another one says nothing. */
export function entryFor(email: string | undefined, entry: Entry | null | undefined): Entry | null {
  return email && entry?.email === email ? entry : null;
}
