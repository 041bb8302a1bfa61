/** What an e-mail says, before it has a look: `render.ts` makes HTML and plain text of it. All texts are plain, never markup. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject in their lists. */
  preview: string;
  heading: string;
  /** What happened, in sentences. */
  paragraphs: readonly string[];
  /** A one-time code to type. */
  code?: string;
  facts?: readonly { term: string; value: string }[];
  /** What people wrote: each with who it was. */
  quotes?: readonly { by: string; text: string }[];
  /** What the reader is asked to do; left out where they need to do nothing. */
  asks?: Asks | undefined;
  /** The next step, as a button. */
  action?: { label: string; href: string };
  /** Another way on, as a link under the small print. */
  other?: { label: string; href: string };
  /** Small print under the action. */
  notes?: readonly string[];
  /** The paragraphs are a person's own: no greeting and no next step are added. */
  isAsWritten?: true;
  /** Whom an answer reaches, where that isn't the site. */
  replyTo?: string;
  /** Who of staff writes; left out where the site's team does. */
  by?: string | undefined;
  /** The name of a reader who is not the account's owner. */
  reader?: string;
  /** Why the reader gets this. */
  reason: string;
  /** The address of the page that ends mails of this kind; with it the mail carries List-Unsubscribe headers. */
  unsubscribe?: { page: string; oneClick: string };
}

/** What a letter asks for, as an order without its full stop: 'Answer the offer'. Days are 'YYYY-MM-DD'. */
export interface Asks {
  what: string;
  /** The last day for it, or the day it happens on; without either it has no day. */
  by?: string | null;
  on?: string | null;
  /** Where the reader lives. */
  today: string;
}

/** Whom the reader asks, and the page where; '' for staff, who know. */
export interface Help {
  text: string;
  href: string;
  /** Other ways to reach the site, as a sentence; '' where none was entered. */
  also: string;
}

/** A letter with the one address it goes to, the reader's name, who signs it, and whom to ask. */
export interface AddressedLetter extends Letter {
  to: string;
  /** '' where the name is not certain to be a name: then the greeting has none. */
  reader: string;
  /** The lines under the letter: 'Harpreet Gill', 'Study Abroad'. */
  signature: readonly string[];
  help: Help;
  /** Who runs the site, line by line, under everything: its name and address. Empty where nothing was entered. */
  sender: readonly string[];
  /** What the site is called, and its brand's colour: '#rrggbb', '' for the product's own. */
  site: string;
  colour: string;
  /** The agency that looks after the reader, whose name stands at the head; '' without one. */
  agency: string;
}
