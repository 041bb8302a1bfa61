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
    title: 'What’s in your file',
    description: 'What’s in your file and who can see it.',
    Part: WhatIsKept,
  },
  {
    id: 'visits',
    title: 'Who viewed your file',
    description:
      'We record each time someone else opens your profile, a document, an application or its messages, and we let them know that we do so. Private chats, and lists that show your name, are not recorded. Entries are deleted after a year.',
    Part: AccessLog,
  },
  {
    id: 'shares',
    title: 'Share a file (expires)',
    description:
      'Choose documents and create a link for one person, valid until a date you choose. You can see when it is opened and turn it off at any time. Anyone who has the link can open it.',
    Part: Shares,
  },
  {
    id: 'take-along',
    title: 'Download your data',
    description: 'Everything we store about you, in one file. The privacy page lists what is not included.',
    Part: TakeAlong,
  },
  {
    id: 'leave',
    title: 'Delete your account',
    description: 'Delete your account and everything we store about you.',
    Part: Leave,
  },
];
