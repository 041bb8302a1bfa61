import { leavesOn } from '@/lib/services/file/leaving/leave';
import { DeleteAccount } from './delete-account';
import type { SectionProps } from './sections';

/** Deleting the account, and stopping that. */
export async function Leave({ viewer }: SectionProps) {
  return <DeleteAccount leavesOn={await leavesOn(viewer)} />;
}
