import type { ReactNode } from 'react';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AccessLog } from './access-log';
import { Leave } from './leave';
import { Shares } from './shares';
import { TakeAlong } from './take-along';
import { WhatIsKept } from './what-is-kept';

/** What a section gets: the student, and the page's address after the '?'. */
export interface SectionProps {
  viewer: Viewer;
  query: Record<string, string | string[] | undefined>;
}

interface MyDataSection {
  /** What links jump to. */
  id: string;
  title: string;
  description: string;
  Part: (props: SectionProps) => ReactNode | Promise<ReactNode>;
}

/** The sections of My data, in their order on the page. */
export const SECTIONS: readonly MyDataSection[] = [
  {
    id: 'kept',
    title: 'What is in your file',
    description: 'Each part, and who can open it besides you.',
    Part: WhatIsKept,
  },
  {
    id: 'visits',
    title: 'Who looked',
    description:
      'Each time another person opens your profile, a document, an application or its messages, we note it here. They know that. We do not note lists that have your name, or private chats. Entries are deleted after a year.',
    Part: AccessLog,
  },
  {
    id: 'shares',
    title: 'Share a file for a while',
    description:
      'Choose documents and make a link for one person, until a day you choose. You see when it is opened. You can end it at any time. Anyone who has the link can open it.',
    Part: Shares,
  },
  {
    id: 'take-along',
    title: 'Take it along',
    description: 'What we keep about you, in one file for you. The privacy page says which parts are in it.',
    Part: TakeAlong,
  },
  {
    id: 'leave',
    title: 'Leave',
    description: 'Delete your account, and everything that we keep about you.',
    Part: Leave,
  },
];
