'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { dateText } from '@/lib/domain/days/day-words';

/** Whether the account is linked with the organisation's directory, how to link it, and the way to end that. */
export function DirectoryLink({
  directory: { name, linkedOn },
}: {
  directory: { name: string; linkedOn: string | null };
}) {
  const hint = `Not linked. To link your account, sign out, choose “Sign in with ${name}”, and then sign in the usual way once.`;
  return (
    <Section title={`Sign in with ${name}`} className="mt-8 max-w-xl">
      <Card>
        <p className="wrap-anywhere">{linkedOn ? `Linked with ${name} since ${dateText(linkedOn)}.` : hint}</p>
        {linkedOn && (
          <AskedChange
            className="mt-4"
            label="Unlink"
            variant="secondary"
            title={`Unlink ${name}?`}
            text="You will sign in with your password or passkey again, and your other devices will be signed out."
            confirmLabel="Unlink"
            change={() => call('DELETE /directory-link', {})}
          />
        )}
      </Card>
    </Section>
  );
}
