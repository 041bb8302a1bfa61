/** What an e-mail says, before it has a look: `render.ts` makes HTML and plain text of it. All texts are plain, never markup. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject in their lists. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A one-time code to type. */
  code?: string;
  facts?: readonly { term: string; value: string }[];
  /** What people wrote: each with who it was. */
  quotes?: readonly { by: string; text: string }[];
  action?: { label: string; href: string };
  /** Small print under the action. */
  notes?: readonly string[];
  /** Why the reader gets this. */
  reason: string;
  /** The address of the page that ends mails of this kind; with it the mail carries List-Unsubscribe headers. */
  unsubscribe?: { page: string; oneClick: string };
}

/** A letter with the one address it goes to. */
export interface AddressedLetter extends Letter {
  to: string;
}
