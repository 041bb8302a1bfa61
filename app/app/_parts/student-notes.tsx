import { Chat } from '@/components/message/chat';
import { Section } from '@/components/ui/layout/section';
import { canReadNotes } from '@/lib/access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { notesOnStudent } from '@/lib/services/desk/messages/student-notes';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';

/** The staff's own notes on a student, with the box to write one; nothing for others. */
export async function StudentNotes({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  if (!canReadNotes(viewer)) return null;
  const [first, people] = await Promise.all([notesOnStudent(viewer, studentId), counsellorNames()]);
  const place = { kind: 'student-notes', id: studentId, readers: 'our team', people } as const;
  return (
    <Section
      id="notes"
      title="Internal notes"
      description="Only our team can read these. Type @ to mention a colleague."
    >
      <Chat me={viewer.userId} place={place} first={first} className="max-h-[min(28rem,70dvh)]" />
    </Section>
  );
}
