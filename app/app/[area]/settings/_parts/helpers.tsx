'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';
import { call } from '@/lib/api/client';
import type { HelpView } from '@/lib/contract/people/helpers';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { dateText } from '@/lib/domain/days/day-words';

const InviteHelper = late(async () => (await import('./invite-helper')).InviteHelper);

/** Who helps a student, such as a parent: the student says yes, lets them go on, ends it, and invites others. */
export function Helpers({ helpers }: { helpers: readonly HelpView[] }) {
  return (
    <Section
      id="helpers"
      title="Who helps you"
      description="A helper can see your profile, documents and applications, and upload and apply for you. Only you confirm what is sent."
      actions={
        <LateOpener window={InviteHelper} of={{}} size="sm" variant="secondary">
          Invite a helper…
        </LateOpener>
      }
      className="mt-8 max-w-xl"
    >
      {helpers.length === 0 ? (
        <p className="text-sm text-muted">No one is helping you yet.</p>
      ) : (
        <RowSheet>
          {helpers.map((helper) => (
            <Row key={`${helper._id} ${helper.state} ${helper.since}`} helper={helper} />
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function Row({ helper: { _id, name, email, state, since, until } }: { helper: HelpView }) {
  const { busy, refusal, run } = useChange(() => {});
  if (!_id) return null;
  const allow = (allowed: boolean) =>
    run(() => call('PUT /my-helpers/{id}', { params: { id: _id }, body: { allowed } }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">{email}</p>
        <p className="text-muted">{STATES[state](since, until)}</p>
        {refusal && <FieldError id={`helper-${_id}`}>{refusal.message}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-2">
        {(state === 'asked' || state === 'lapsed') && (
          <Button size="sm" busy={busy} onClick={() => allow(true)}>
            {state === 'asked' ? 'Yes, allow' : 'Allow again'}
          </Button>
        )}
        {state !== 'ended' && (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => allow(false)}>
            {state === 'asked' ? 'No' : 'End access'}
          </Button>
        )}
      </div>
    </li>
  );
}

const STATES: Record<HelpView['state'], (since: string | null, until: string | null) => string> = {
  asked: () => 'Wants to help you. Nothing changes until you allow it.',
  active: (since, until) =>
    `Has helped you since ${since ? dateText(since) : 'today'}${until ? `, until ${dateText(until)}` : ''}.`,
  lapsed: () => `Access ended because you turned ${ADULT_AGE} or the agreed time has passed. You can allow it again.`,
  ended: () => 'You ended this access.',
};
