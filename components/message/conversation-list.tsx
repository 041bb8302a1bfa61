'use client';

import { useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import { asRefusal, call } from '@/lib/api/client';
import { type ConversationLine, contactLine, threadLine } from './conversation-lines';
import { useLocalMoment } from './use-local-time';

interface ConversationListProps {
  /** The viewer's id. */
  me: string;
  /** What is listed: the people one may write to, or applications with what is written about them. */
  of: 'people' | 'applications';
  first: { lines: readonly ConversationLine[]; total: number };
  /** Where a conversation opens; its id is appended. */
  chatHref: string;
  /** What the lines are: 'staff', 'students', 'applications'. */
  who: string;
  /** What is searched for at the beginning. */
  search?: string;
  /** Only conversations that were begun, and these people, until one searches or asks for all. */
  folds?: { keep: readonly string[]; label: string };
}

const PAGE = 30;
const TYPING_PAUSE = 200;

/** Conversations, searched by name, with unread counts that keep up by themselves. */
export function ConversationList({ me, of, first, chatHref, who, search = '', folds }: ConversationListProps) {
  const [isFolded, setFolded] = useState(folds !== undefined);
  const [q, setQ] = useState(search);
  const [limit, setLimit] = useState(PAGE);
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const localTime = useLocalMoment();

  const asked = useRef({ q, limit });
  const reload = useOneAtATime(async () => {
    const query = asked.current;
    try {
      const answer = await load[of](query, me);
      if (query === asked.current) setShown(answer);
      setFailure(null);
    } catch (error) {
      setFailure(asRefusal(error, 'We couldn’t load the messages.').message);
    }
  });
  useEffect(() => {
    const { q: before, limit: limitBefore } = asked.current;
    if (q === before && limit === limitBefore) return;
    asked.current = { q, limit };
    const soon = setTimeout(reload, TYPING_PAUSE);
    return () => clearTimeout(soon);
  }, [q, limit, reload]);
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'messages-read') reload();
  }, reload);

  const { lines: found, total } = shown;
  const folded = isFolded && !q && folds;
  const lines = folded ? found.filter(({ id, newestOn }) => newestOn || folds.keep.includes(id)) : found;
  return (
    <div className="max-w-3xl">
      <SearchInput
        aria-label={of === 'people' ? 'Search by name' : 'Search applications'}
        placeholder={of === 'people' ? 'Search by name' : 'Student, course or university'}
        defaultValue={search}
        onText={setQ}
        className="mb-4"
      />
      <p role="status" className="sr-only">
        {q && `${total} ${who} found`}
      </p>
      {failure && <p className="mb-3 text-sm text-danger-ink">{failure}</p>}
      {lines.length === 0 && folded ? null : lines.length === 0 ? (
        <EmptyState
          title={q ? NOT_FOUND[of] : `No ${who} yet`}
          text={q ? TRY_ANOTHER : emptyText(of, who)}
          illustration="inbox"
        />
      ) : (
        <Card padding="none" className="overflow-hidden">
          <ul className="divide-y divide-line">
            {lines.map(({ id, name, about, newest, newestOn, unread }) => (
              <li key={id}>
                <Link
                  href={chatHref + id}
                  className="flex items-center gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <Avatar name={name} className="size-10 text-sm" />
                  <span className="min-w-0 flex-1">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="font-medium wrap-anywhere">{name}</span>
                      {newestOn && (
                        <time dateTime={newestOn} className="shrink-0 text-xs text-muted">
                          {localTime(newestOn)}
                        </time>
                      )}
                    </span>
                    {about && <span className="block truncate text-sm">{about}</span>}
                    <span className="block truncate text-sm text-muted">{newest}</span>
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
      {folded && lines.length < total && (
        <Button variant="ghost" size="sm" className="mt-3" onClick={() => setFolded(false)}>
          {folds.label}
        </Button>
      )}
      {!folded && lines.length < total && limit < MOST && (
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

/** Reads what is listed, as lines. */
const load = {
  people: async (query: { q: string; limit: number }, _me: string) => {
    const { contacts, total } = await call('GET /messages', { query });
    return { lines: contacts.map(contactLine), total };
  },
  applications: async (query: { q: string; limit: number }, me: string) => {
    const { threads, total } = await call('GET /application-threads', { query });
    return { lines: threads.map((thread) => threadLine(thread, me)), total };
  },
};

const NOT_FOUND = { people: 'Nobody found with this name', applications: 'No application found' };
const TRY_ANOTHER = 'Try another spelling or part of the name.';
const emptyText = (of: 'people' | 'applications', who: string) =>
  of === 'people'
    ? `The ${who} you can write to are listed here.`
    : 'Each application has its own conversation between the student, their agency and our team.';
