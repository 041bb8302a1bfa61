'use client';

import { Ago } from '@/components/activity/ago';
import { AskedChange } from '@/components/staff/asked-change';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { ApiTokenView } from '@/lib/contract/accounts/api-tokens';
import { API_SCOPES } from '@/lib/domain/accounts/api-tokens';
import { dateText } from '@/lib/domain/days/day-words';

/** Each token: what it may do, until when, when it was used last, and the way to end it. */
export function TokenList({ tokens, now }: { tokens: readonly ApiTokenView[]; now: Date }) {
  if (tokens.length === 0)
    return (
      <EmptyState
        title="No API tokens"
        text="Create one for each program, so that you can revoke each one separately."
      />
    );
  return (
    <Card padding="none" className="max-w-4xl">
      <ul aria-label="API tokens" className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token._id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
            <div className="min-w-0 flex-1 basis-64 space-y-1 text-sm wrap-anywhere">
              <h2 className="text-base font-medium">{token.name}</h2>
              <p>{token.scopes.map((scope) => API_SCOPES[scope]).join('. ')}.</p>
              <p className="text-muted">
                Created by {token.maker}. Expires on {dateText(token.endsOn.slice(0, 10))}.{' '}
                {token.usedOn ? (
                  <>
                    Last used <Ago iso={token.usedOn} now={now} />.
                  </>
                ) : (
                  'Not used yet.'
                )}
              </p>
            </div>
            <AskedChange
              label="Revoke"
              name={`Revoke ${token.name}`}
              variant="secondary"
              title={`Revoke ‘${token.name}’?`}
              text="The program that uses it loses access at once."
              confirmLabel="Revoke"
              change={() => call('DELETE /api-tokens/{id}', { params: { id: token._id } })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
