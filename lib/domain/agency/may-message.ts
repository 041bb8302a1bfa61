/** Whether a lead or a student of an agency may get messages that go to many, and how the agency knows. Absent: not known. */

interface MessageGround {
  /** As it is chosen and shown. */
  label: string;
  may: boolean;
  /** Said by a person of the agency; the others come of what the reader did. */
  isSaid: boolean;
  /** Under a message: why its reader gets it; '' for who gets none. */
  reason: (agency: string) => string;
}

const agreed =
  (where: string) =>
  (agency: string): string =>
    `You’re receiving this email because you agreed to messages from ${agency} ${where}.`;
const none = () => '';

export const MESSAGE_GROUNDS = {
  contact: {
    label: 'Yes, agreed when they contacted us',
    may: true,
    isSaid: true,
    reason: agreed('when you contacted them'),
  },
  event: {
    label: 'Yes, agreed at a fair or school',
    may: true,
    isSaid: true,
    reason: agreed('at a fair or school'),
  },
  form: { label: 'Yes, agreed in a form', may: true, isSaid: true, reason: agreed('in a form') },
  refused: { label: 'No, they don’t want messages', may: false, isSaid: true, reason: none },
  stopped: { label: 'No, they unsubscribed', may: false, isSaid: false, reason: none },
} as const satisfies Record<string, MessageGround>;
export type MessageGroundName = keyof typeof MESSAGE_GROUNDS;
const NAMES = Object.keys(MESSAGE_GROUNDS) as MessageGroundName[];
/** What a person of the agency says of a lead or student. */
export const SAID_GROUNDS = NAMES.filter((name) => MESSAGE_GROUNDS[name].isSaid) as [
  MessageGroundName,
  ...MessageGroundName[],
];
/** What is said of all people of a sheet: where they come from. */
export const SHEET_GROUNDS = SAID_GROUNDS.filter((name) => MESSAGE_GROUNDS[name].may) as typeof SAID_GROUNDS;

/** What is stored of a lead or student. */
export interface MayMessage {
  how: MessageGroundName;
  /** 'YYYY-MM-DD' on which it was said or done. */
  on: string;
}

export const NOT_KNOWN = 'Not known';

/** 'Yes, agreed in a form' */
export const mayMessageWords = (may: MayMessage | null | undefined): string =>
  may ? MESSAGE_GROUNDS[may.how].label : NOT_KNOWN;
