/** What webhooks tell of, each kind with its words and who may hear it: the site's admins, the owners of agencies, or both. */
export const WEBHOOK_KINDS = {
  application: { label: 'Applications: new, moved or changed', for: ['admin', 'agent'] },
  offer: { label: 'Offers: entered, changed or answered', for: ['admin', 'agent'] },
  document: { label: 'Documents: requested, uploaded or checked', for: ['admin', 'agent'] },
  student: { label: 'Students: new or changed', for: ['admin', 'agent'] },
  lead: { label: 'Leads: new or changed', for: ['admin', 'agent'] },
  course: { label: 'Courses: changed, removed or uploaded', for: ['admin'] },
  entry: { label: 'Commission entries: new or changed', for: ['agent'] },
} as const satisfies Record<string, { label: string; for: readonly ('admin' | 'agent')[] }>;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;
export const WEBHOOK_KIND_NAMES = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

/** The kinds that a role may choose. */
export const webhookKindsFor = (role: string): WebhookKind[] =>
  WEBHOOK_KIND_NAMES.filter((kind) => (WEBHOOK_KINDS[kind].for as readonly string[]).includes(role));

/** What happened, as `type` of a message says it: its kind is what stands before the dot. `webhook.test` is the test button's. */
export const WEBHOOK_EVENTS = {
  'application.created': 'Application added',
  'application.moved': 'Application status changed',
  'application.changed': 'Application changed',
  'offer.changed': 'Offer changed',
  'document.changed': 'Documents changed',
  'student.created': 'Student added',
  'student.changed': 'Student changed',
  'lead.created': 'Lead added',
  'lead.changed': 'Lead changed',
  'course.changed': 'Course changed',
  'course.removed': 'Course removed',
  'course.uploaded': 'Courses uploaded',
  'entry.created': 'Commission entry added',
  'entry.changed': 'Commission entry changed',
  'webhook.test': 'Test',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** The kind that a webhook must have chosen to hear of an event. */
export const kindOf = (event: WebhookEvent) => event.split('.')[0] as WebhookKind | 'webhook';

/** Where a message to a webhook stands: the log's words for it. */
export const DELIVERY_STATES = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Not sent',
} as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;

/** So many may the site, or one agency, have. */
export const MOST_WEBHOOKS = 10;
/** Both secrets sign for so long after a new one was made. */
export const ROTATION_HOURS = 24;
/** A webhook that took nothing for so long is switched off. */
export const SWITCHED_OFF_DAYS = 5;
/** The log keeps a message for so long. */
export const LOG_DAYS = 30;

const [S, M, H] = [1_000, 60_000, 3_600_000];
/** How long to wait after each failed try: nine tries over a day. */
export const WEBHOOK_WAITS_MS = [30 * S, 2 * M, 15 * M, H, 3 * H, 6 * H, 6 * H, 7.5 * H] as const;
