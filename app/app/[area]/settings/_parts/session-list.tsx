import { Monitor, Smartphone } from 'lucide-react';
import { Ago } from '@/components/activity/ago';
import { Badge } from '@/components/ui/feedback/badge';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { SessionView } from '@/lib/contract/accounts/sessions';
import { SignOutDevice, SignOutEverywhere } from './sign-out-device';

/** Where the account is signed in, this device first, and the ways to end that. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const now = new Date();
  const ordered = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <Section
      title="Where you are signed in"
      description="Sign out devices that you don't recognise or no longer use. Each device is signed out after seven days."
      actions={<SignOutEverywhere />}
      className="mt-8 max-w-xl"
    >
      <Card className="p-0!">
        <ul aria-label="Sessions" className="max-h-96 divide-y divide-line overflow-y-auto">
          {ordered.map(({ _id, device, place, usedOn, current }) => {
            const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor;
            return (
              <li key={_id} className="flex items-center gap-3 px-4 py-3 sm:px-5">
                <Icon aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">
                    {device || 'Unknown device'} {current && <Badge>This device</Badge>}
                  </p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {place && <>From {place} · </>}
                    last used <Ago iso={usedOn} now={now} />
                  </p>
                </div>
                {!current && <SignOutDevice id={_id} name={device || 'Unknown device'} />}
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
