import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/feedback/illustration';

interface AppliedNoticeProps {
  /** What happens next. */
  hint: string;
  /** Where to go from here. */
  actions: ReactNode;
}

/** After an application: that it arrived, and what comes now. Brings the page's h1. */
export function AppliedNotice({ hint, actions }: AppliedNoticeProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Illustration name="done" className="mb-6 h-28 text-muted" />
      <h1 className="max-w-xl text-xl text-balance sm:text-2xl">
        Application applied successfully. You will be contacted soon.
      </h1>
      <p className="mt-3 max-w-md text-muted">{hint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}
