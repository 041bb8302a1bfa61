/** When an account is deleted, for people: '29 November 2026 at 14:05 UTC'. `iso`: ISO 8601. */
export const deletionDay = (iso: string) =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
