import { afterSignIn } from '@/lib/domain/areas';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';

/** Where someone with this role code goes after signing in; a code that is none of ours leaves it to the guards. */
export function destination(roleCode: number, next: string): string {
  const role = (Object.keys(ROLE_CODES) as Role[]).find((name) => ROLE_CODES[name] === roleCode);
  return role ? afterSignIn(role, next) : '/app';
}
