import { areaOf } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';

/** The page of an application in a role's area. */
export function applicationHref(role: Role, applicationId: string): string {
  return `${areaOf(role)}/${role === 'student' ? 'my-applications' : 'applications'}/${applicationId}`;
}
