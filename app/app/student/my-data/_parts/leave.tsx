import { leavesOn } from '@/lib/services/file/leaving/leave';
import { deletionDay } from '../../../_parts/leaving/deletion-day';
import { readerToday } from '../../../_parts/reader-day';
import { DeleteAccount } from './delete-account';
import type { SectionProps } from './sections';

/** Deleting the account, and stopping that. */
export async function Leave({ viewer }: SectionProps) {
  const [leaves, { timeZone }] = await Promise.all([leavesOn(viewer), readerToday(viewer)]);
  return <DeleteAccount leavesOn={leaves && deletionDay(leaves, timeZone)} />;
}
