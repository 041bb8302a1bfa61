import { cache } from 'react';
import { Chat } from '@/components/message/chat';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { conversationWith } from '@/lib/services/desk/messages/messages';
import { backTo } from '../../../../_parts/back-to';
import { loadReplies } from '../../../../_parts/load/load-replies';
import { idIn, orNotFound } from '../../../../_parts/or-not-found';

/** `code` is the other person's id. */
interface Address {
  params: Promise<{ area: string; code: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'messages');
  const { person } = await loadConversation(viewer, (await params).code);
  return { title: `Messages with ${person.name}` };
}

export default async function ChatPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'messages');
  const { person, messages, hasEarlier } = await loadConversation(viewer, (await params).code);
  const replies = await loadReplies(viewer, { studentId: person._id });
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{person.name}</span>}
        {...(person.jobTitle ? { description: person.jobTitle } : {})}
        back={backTo(viewer.role, (await searchParams).from, {
          href: `${areaOf(viewer.role)}/messages`,
          label: 'Message',
        })}
        actions={
          person.role === 'student' && (
            <ButtonLink href={`${areaOf(viewer.role)}/view-profile/${person._id}`} variant="secondary">
              View profile
            </ButtonLink>
          )
        }
      />
      <Chat
        key={person._id}
        me={viewer.userId}
        place={{ kind: 'person', id: person._id, readers: person.name, ...replies }}
        first={{ messages, hasEarlier }}
      />
    </>
  );
}

/** The conversation, looked up once per request; the not-found page for a person the viewer may not write to. */
const loadConversation = cache(async (viewer: Viewer, code: string) =>
  orNotFound(conversationWith(viewer, idIn(code))),
);
