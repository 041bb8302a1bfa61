/** What a token for programs may do, each with its words. Calls name their scope in the contract; without one they refuse tokens. */
export const API_SCOPES = {
  'catalogue:read': 'Read courses, categories, universities, scholarships and facts',
  'catalogue:write': 'Add, change and remove courses and categories',
  'people:read': 'Read students, their profiles, and leads',
  'applications:read': 'Read applications and their deadlines',
  'applications:write': 'Apply, move applications and request documents',
  'reports:read': 'Read reports',
} as const;
export type ApiScope = keyof typeof API_SCOPES;
export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]];

/** How long a token may live, in days. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;
/** So many may one account, or one agency, have. */
export const MOST_API_TOKENS = 20;
