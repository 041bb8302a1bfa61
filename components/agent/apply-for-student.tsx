'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { StudentPicker } from './student-picker';

/** Opens the agent's students to choose from; the chosen one leads to the application form. */
export function ApplyForStudent({ courseId }: { courseId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="min-w-full" onClick={() => setOpen(true)}>
        Apply for student
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Select Student">
        <StudentPicker hrefOf={(studentId) => `/app/agent/apply-course/${courseId}/${studentId}`} />
      </Dialog>
    </>
  );
}
