/** How staff reached a student outside this site, as they note it by hand, each with its words. */
export const CONTACT_WAYS = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp message',
  mail: 'Email',
  met: 'Met in person',
  missed: 'Called, no answer',
} as const;
export type ContactWay = keyof typeof CONTACT_WAYS;
export const CONTACT_WAY_KINDS = Object.keys(CONTACT_WAYS) as [ContactWay, ...ContactWay[]];

/** What a student's history of contacts is made of. */
export const CONTACT_KINDS = ['message', 'thread', 'note', 'notice', 'move', 'contact', 'hand-over'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
