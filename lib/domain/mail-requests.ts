/**
 * Every e-mail the product sends, and what is stored about it until it is sent. Never a secret: links and codes are made
 * when the mail is written (lib/platform/mail/compose.ts), so that the queue holds nothing worth stealing and a mail that waited for hours
 * still carries a fresh one.
 */
export interface MailRequests {
  /** To a new account: the link that verifies a student; to an agent, that staff will be in touch. */
  registered: { userId: string };
  /** Staff verified the account. */
  verified: { userId: string };
  /** To a student whom an agent added. */
  'set-password': { userId: string };
  /** To a student whom a person asks to help. */
  'helper-asks': { userId: string; helperId: string };
  /** To a team member or an admin whom an admin invited. */
  'staff-invited': { userId: string };
  /** To a person whom their agency invited. */
  'agency-invited': { userId: string };
  /** By address, so that asking for an unknown one is the same work. */
  'reset-password': { email: string };
  /** The same: the link that makes the browser that opens it a known one. */
  'sign-in-link': { email: string };
  'second-factor': { userId: string; purpose: 'second-factor' | 'change-second-factor' };
  'password-changed': { userId: string };
  /** To the new address: the link from which on it counts. */
  'confirm-email': { userId: string; newEmail: string };
  /** To the former address. */
  'email-changed': { userId: string; formerEmail: string };
  /** `move` is the place in the application's history; to the student or to their agent. */
  'application-moved': {
    userId: string;
    applicationId: string;
    move: number;
    /** To a student who was refused: courses that fit them and still take applications. */
    staysOpen?: OpenCourse[];
    visa?: VisaStart;
  };
  /** Several at once, to the same status. */
  'applications-moved': { userId: string; moves: { applicationId: string; move: number }[] };
  /** To a student whose offer was accepted: what was agreed. */
  'offer-accepted': { userId: string; applicationId: string; visa?: VisaStart };
  /** What is asked of the student or their agent on an application, as it is when the mail is written. */
  'documents-requested': { userId: string; applicationId: string };
  /** When and where an interview is, to the student or their agent, as it is when the mail is written. */
  interview: { userId: string; applicationId: string };
  /** The start of an application changed, or a later one was declined: to the student or their agent. */
  'start-changed': { userId: string; applicationId: string };
  /**
   * To the guardian of a student under 18, at their own address: the link by which they confirm an application. `about`
   * names what is sent.
   */
  'guardian-consent': { userId: string; applicationId: string; guardianEmail: string; about?: string };
  /** To a student, at their account's address: the link by which they confirm applications without signing in. `about` names those. */
  'student-consent': { userId: string; address: string; about: string };
  /** To a student who is here already: an agency asks whether it may act for them, with the link to answer. */
  'agency-asks': { userId: string; claimId: string };
  /** The same to the guardian of a student under 18, at their own address. */
  'agency-asks-guardian': { userId: string; claimId: string; guardianEmail: string };
  /** To a student, whatever they set: the receipt of what they paid an agency, or got back. */
  receipt: { userId: string; receiptId: string };
  /** To a student, whatever they set: their yes to an application was recorded on paper. */
  'paper-consent': { userId: string; applicationId: string };
  /** What is due on one day. */
  reminder: DueGroup;
  /** To a member of staff: their own tasks that are due on a day. */
  'tasks-due': TaskDay;
  'message-digest': { userId: string };
  /** To an admin: parts of the site that broke, and those that work again. */
  'site-news': { userId: string; broken: SiteNews[]; mended: SiteNews[] };
  /** To an admin who wants to see whether mails arrive. */
  'test-mail': { userId: string };
  'newsletter-welcome': { userId: string };
  /** Their account is deleted on a day, unless they stop it. */
  'account-leaves': { userId: string };
  /** Another account of theirs was merged into this one: which agency sees the file now. */
  'account-merged': { userId: string };
  /** Their exported file can be fetched. */
  'export-ready': { userId: string };
  news: { userId: string; articleId: string };
  /** To one reader of an agency's message to many, with the course that is filled in. */
  'group-message': { messageId: string; recordId: string; course: string };
  'new-courses': NewCourses;
}

export interface OpenCourse {
  _id: string;
  course: string;
  university: string;
  country: string;
}

/** The first steps towards the visa, and the day to apply by ('YYYY-MM-DD'), null where no time is published. */
export interface VisaStart {
  applyBy: string | null;
  steps: { name: string; text: string }[];
}

/** A part of the site, and what was found there. */
export interface SiteNews {
  what: string;
  text: string;
}

/** What a saved search found in the courses that were added. */
export interface NewCourses {
  userId: string;
  searchId: string;
  total: number;
  /** What the words of the search were read as; absent where they are searched for as they are. */
  readAs?: string;
  /** The first of them. */
  courses: Omit<OpenCourse, '_id'>[];
}

/** What one reader is reminded of together: all that is due on a day, of an application, of a student's papers or of saved courses. */
export interface DueGroup {
  /** The reader. */
  userId: string;
  studentId: string;
  /** Null for the student's papers and for saved courses. */
  applicationId: string | null;
  /** For the courses that the student saved, which close on that day; absent for all else. */
  isSaved?: true;
  /** 'YYYY-MM-DD'. */
  on: string;
  /** How many days before. */
  days: number;
}

/** Whose tasks, and of which day ('YYYY-MM-DD'). */
export interface TaskDay {
  userId: string;
  on: string;
}

export type MailTemplate = keyof MailRequests;
export type MailRequest = { [T in MailTemplate]: { template: T } & MailRequests[T] }[MailTemplate];
