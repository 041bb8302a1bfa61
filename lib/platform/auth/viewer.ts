import type { Role } from '@/lib/domain/roles';

/** Who is asking: made only from a verified session (lib/platform/auth/session.ts), never from what a client sends. */
export interface Viewer {
  /** 24 hexadecimal digits. */
  userId: string;
  role: Role;
  name: string;
  email: string;
  /** The session behind it; none for what the product does by itself, such as filling the demo. */
  session?: { id: string; confirmedOn: Date };
}
