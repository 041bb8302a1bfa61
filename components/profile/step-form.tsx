'use client';

import { CloudOff, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { LeaveGuard } from './leave-guard';
import type { DraftState } from './use-draft';
import type { StepFormState } from './use-step-form';

interface StepFormProps {
  state: StepFormState;
  /** Where to come back to after signing in again. */
  here: string;
  /** Instead of the button that saves. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The form of one step: what is wrong, what was brought back, the fields, and the button that saves and goes on. */
export function StepForm({ state, here, footer, children }: StepFormProps) {
  const { submit, touched, draft, problems, expired, isDirty, isSubmitting, submitCount } = state;
  return (
    <form noValidate method="post" data-keeps-own onSubmit={submit} onFocus={touched} className="space-y-8">
      <LeaveGuard active={isDirty} text="Your changes are not saved yet. A draft is stored in this browser." />
      <FormErrorSummary title={problems.title} errors={problems.lines} attempt={submitCount} />
      {expired !== null && (
        <Notice
          icon={<CloudOff aria-hidden className="size-4 shrink-0" />}
          text={`${expired} Your session has ended. Your changes are stored in this browser.`}
        >
          <ButtonLink size="sm" href={`/login?expired=1&next=${encodeURIComponent(here)}`}>
            Sign in again
          </ButtonLink>
        </Notice>
      )}
      <DraftNotice state={draft.state} onTake={draft.takeDraft} onDiscard={draft.discard} />
      {children}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {footer ?? (
          <>
            {/* Keyed: were it the same button as the footer's, the press that unlocks the form would also submit it. */}
            <Button key="save" type="submit" size="lg" busy={isSubmitting} className="max-sm:w-full">
              Save and continue
            </Button>
            {isDirty && <p className="text-sm text-muted">Not saved yet. A draft is stored in this browser.</p>}
          </>
        )}
      </div>
    </form>
  );
}

/** Drafts are found in the browser alone: its own time zone. */
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

function DraftNotice({ state, onTake, onDiscard }: { state: DraftState; onTake: () => void; onDiscard: () => void }) {
  if (state.kind === 'none') return null;
  const icon = <History aria-hidden className="size-4 shrink-0" />;
  const typedOn = MOMENT.format(new Date(state.at));
  if (state.kind === 'restored') {
    return (
      <Notice icon={icon} text={`Your draft from ${typedOn} was restored. It is not saved yet.`}>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard draft
        </Button>
      </Notice>
    );
  }
  return (
    <Notice
      icon={icon}
      text={`You have a draft from ${typedOn}. This step was saved later, in another window or by someone else. The saved version is shown below.`}
    >
      <Button size="sm" onClick={onTake}>
        Use my draft
      </Button>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        Keep saved version
      </Button>
    </Notice>
  );
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        {icon}
        <span>{text}</span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
