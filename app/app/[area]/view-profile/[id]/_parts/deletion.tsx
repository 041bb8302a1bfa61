'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { StudentDeletion } from '@/lib/services/file/leaving/leave';

interface DeletionProps {
  student: { _id: string; name: string };
  deletion: StudentDeletion;
}

/** For staff, while a deletion is under way: when that will be, `on` in words, and the way to stop what staff began. */
export function DeletionUnderWay({
  student,
  canStop,
  on,
}: Pick<DeletionProps, 'student'> & { canStop: boolean; on: string }) {
  const { busy, refusal, run } = useChange(() => {});
  return (
    <Card className="mb-5">
      <p className="font-medium">This account will be deleted on {on}.</p>
      <p className="mt-1 text-muted">
        {canStop
          ? 'Our team started this at the student’s request. Our team or the student can stop the deletion until then.'
          : 'The student requested this. Until then, only the student can stop the deletion.'}
      </p>
      {canStop && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={busy}
          onClick={() => run(() => call('DELETE /students/{id}/deletion', { params: { id: student._id } }))}
        >
          Keep the account
        </Button>
      )}
      {refusal && <FieldError id="keep-problem">{refusal.message}</FieldError>}
    </Card>
  );
}

/** For staff: deletes a student's account on their request. Nothing while that is under way. */
export function DeleteStudent({ student, deletion }: DeletionProps) {
  if (deletion.leavesOn) return null;
  return (
    <Section title="Delete account" className="mt-8 max-w-xl">
      <Card>
        <p>Do this only if the student has asked for it. Students can also do it themselves under Settings, My data.</p>
        <AskedChange
          className="mt-4"
          label="Delete this account"
          variant="danger-quiet"
          title={`Delete ${student.name}’s account?`}
          text="The account and all data about the student will be deleted in seven days. We’ll email the student, who can stop the deletion until then. After that it can’t be undone."
          confirmLabel="Delete in seven days"
          cancelLabel="Keep the account"
          change={() => call('POST /students/{id}/deletion', { params: { id: student._id } })}
        />
      </Card>
    </Section>
  );
}
