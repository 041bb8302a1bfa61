/** What the counsellor form shows: at first, after a refusal, or once it was sent. */
export type EnquiryState =
  | { sent: true }
  | { sent: false; message: string; fields: Record<string, string>; typed: Record<string, string> };

export const NOTHING_SENT: EnquiryState = { sent: false, message: '', fields: {}, typed: {} };
