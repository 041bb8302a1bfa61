const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** '20 Nov 2026, 16:13:50', by the server's clock. */
export function dateAndTime(iso: string): string {
  return FORMAT.format(new Date(iso));
}
