'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { Button } from '@/components/ui/controls/button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';
import type { Contact } from '@/lib/contract/messages/messages';
import { useLocalMoment } from './use-local-time';

interface ContactListProps {
  first: { contacts: Contact[]; total: number };
  /** Where a conversation opens; the person's id is appended. */
  chatHref: string;
  /** Who the contacts are: 'staff' or 'students'. */
  who: string;
}

const PAGE = 30;
const TYPING_PAUSE = 200;

/** The people one may write to, searched by name, with unread counts that keep up by themselves. */
export function ContactList({ first, chatHref, who }: ContactListProps) {
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const localTime = useLocalMoment();

  const asked = useRef({ q, limit });
  const load = useOneAtATime(async () => {
    const query = asked.current;
    try {
      const answer = await call('GET /messages', { query });
      if (query === asked.current) setShown(answer);
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : 'Something went wrong.');
    }
  });
  useEffect(() => {
    const { q: before, limit: limitBefore } = asked.current;
    if (q === before && limit === limitBefore) return;
    asked.current = { q, limit };
    const soon = setTimeout(load, TYPING_PAUSE);
    return () => clearTimeout(soon);
  }, [q, limit, load]);
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'messages-read') load();
  }, load);

  const { contacts, total } = shown;
  return (
    <div className="max-w-3xl">
      <SearchInput aria-label="Search by name" placeholder="Search by name" onText={setQ} className="mb-4" />
      <p role="status" className="sr-only">
        {q && `${total} ${who} found`}
      </p>
      {failure && <p className="mb-3 text-sm text-danger-ink">{failure}</p>}
      {contacts.length === 0 ? (
        <EmptyState
          title={q ? 'Nobody of this name' : `No ${who} yet`}
          text={q ? 'Try another spelling, or a part of the name.' : `The ${who} you can write to are listed here.`}
          illustration="inbox"
        />
      ) : (
        <Card padding="none" className="overflow-hidden">
          <ul className="divide-y divide-line">
            {contacts.map(({ _id, name, role, jobTitle, unread, last }) => (
              <li key={_id}>
                <Link
                  href={chatHref + _id}
                  className="flex items-center gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <Avatar name={name} className="size-10 text-sm" />
                  <span className="min-w-0 flex-1">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="font-medium wrap-anywhere">{name}</span>
                      {last && (
                        <time dateTime={last.createdOn} className="shrink-0 text-xs text-muted">
                          {localTime(last.createdOn)}
                        </time>
                      )}
                    </span>
                    <span className="block truncate text-sm text-muted">
                      {last ? lastWords(last, _id) : jobTitle || ROLE_WORDS[role] || ''}
                    </span>
                  </span>
                  {unread > 0 && (
                    <Badge tone="brand">
                      {unread > 99 ? '99+' : unread}
                      <span className="sr-only"> unread</span>
                    </Badge>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {contacts.length < total && limit < MOST && (
        <div className="mt-4">
          <Button variant="secondary" onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

/** Beyond, the search by name is the way. */
const MOST = 100;
const ROLE_WORDS: Record<string, string> = { student: 'Student', team: 'Team', admin: 'Admin' };

/** The newest message in one line: whose, its words, or the names of its files. */
function lastWords({ from, text, files }: NonNullable<Contact['last']>, personId: string): string {
  return `${from === personId ? '' : 'You: '}${text || `File: ${files.join(', ')}`}`;
}
