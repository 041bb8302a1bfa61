import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { API_SCOPE_NAMES, type ApiScope } from '@/lib/domain/accounts/api-tokens';
import { openSession } from '@/lib/platform/auth/session';
import { storeFile } from '@/lib/platform/files/store';
import { forget } from '@/lib/platform/once';
import { signed } from '@/lib/services/applications/moves/change';
import { giveRecoveryCodes } from '@/lib/services/people/accounts/recovery-codes';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { ownAccessLog } from '@/lib/services/records/access-log/own';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Agency } from '@/models/agency';
import { ApiToken } from '@/models/api-token';
import { Application } from '@/models/application';
import { ArticleVersion, Blog, News } from '@/models/article';
import { Enquiry } from '@/models/enquiry';
import { Event } from '@/models/event';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { StoredSession } from '@/models/session';
import { WebhookDelivery } from '@/models/webhook-delivery';
import { type Records, recordsOf, stateOf, TERMS } from '../support/agency-records';
import { tokenWith } from '../support/api-tokens';
import { storedCourses } from '../support/courses';
import { allEndpoints } from '../support/endpoints';
import { ITEM, offered } from '../support/fees';
import { NO_ACCESS_NOTED, READ_ELSEWHERE, READS } from '../support/file-access';
import { file, formOf, PDF, PNG } from '../support/files';
import { type Attackers, attackersOf, expectNoHarm } from '../support/hostile';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { education, job, personal } from '../support/profiles';
import { ask } from '../support/request';
import { sameWorld, type World } from '../support/same-world';
import { forgetCommands, noteCommands, scans, unnoted, withoutTheirShard } from '../support/scans';
import { SCHOLARSHIP } from '../support/scholarships';
import { wavOf } from '../support/sounds';
import { DATED, expectNotFound, namesRecords, type Parts } from '../support/strangers';
import { LONG } from '../support/tiers';

/**
 * The one run over all calls. Each call begins in the same world, and three things are held: who gets which status, about `student`'s and
 * the agent's records, as written below by hand from product decision 2, never from the code (the columns: anonymous, the student,
 * another student, the student's agent, another agent, team, admin); with a stranger's real ids the agent finds nothing and changes
 * nothing; and hostile requests are refused in words. Every query that the run makes goes through an index. `@lead` in a request is
 * the id of the agent's lead; `records` says what else there is.
 */
const noPasskey = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', attestationObject: 'eA', authenticatorData: 'eA', signature: 'eA' },
};
const COLUMNS = ['anonymous', 'student', 'otherStudent', 'agent', 'otherAgent', 'team', 'admin'] as const;
type Column = (typeof COLUMNS)[number];

const LATER = { year: new Date().getFullYear() + 2, month: 'Jan' };

// biome-ignore format: a table is read by its columns
const MATRIX: Record<string, [request: Made, statuses: number[]]> = {
  //                                                                 anon  stud  oth.  agent oth.a team  admin
  'POST /auth':                          [{ body: 'wrong login' },    [401,  401,  401,  401,  401,  401,  401]],
  'POST /register':                      [{ body: {} },               [422,  422,  422,  422,  422,  422,  422]],
  'GET /sessions':                       [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'DELETE /sessions/{id}':                [{ params: { id: '@session' } },
                                                                          [401,  404,  404,  200,  404,  404,  404]],
  'GET /confirm-password':               [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'POST /confirm-password':               [{ body: { password: PASSWORD } },
                                                                          [401,  200,  200,  200,  200,  200,  200]],
  'GET /second-factor':                  [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'DELETE /directory-link':              [{},                         [401,  409,  409,  409,  409,  409,  409]],
  'POST /second-factor/app':             [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'PUT /second-factor/app':               [{ body: 'a code' },            [401,  409,  409,  409,  409,  409,  409]],
  'DELETE /second-factor/app':            [{ body: 'a recovery code' },   [401,  422,  422,  200,  422,  422,  422]],
  'POST /second-factor/passkeys':        [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'PUT /second-factor/passkeys':         [{ body: 'a passkey' },      [401,  409,  409,  409,  409,  409,  409]],
  'DELETE /second-factor/passkeys/{id}':  [{ params: { id: '@passkey' }, body: 'a recovery code' },
                                                                          [401,  404,  404,  200,  404,  404,  404]],
  'POST /auth/passkey':                  [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'PUT /auth/passkey':                   [{ body: 'an answer' },      [401,  401,  401,  401,  401,  401,  401]],
  'POST /second-factor/recovery-codes':   [{ body: 'a recovery code' },   [401,  422,  422,  200,  422,  422,  422]],
  'POST /forget-password':               [{ body: 'no address' },     [200,  200,  200,  200,  200,  200,  200]],
  'POST /sign-in-link':                  [{ body: 'no address' },     [200,  200,  200,  200,  200,  200,  200]],
  'POST /sign-in-link/open':             [{ body: 'no token' },       [404,  404,  404,  404,  404,  404,  404]],
  'POST /reset-password':                [{ body: 'no link' },        [404,  404,  404,  404,  404,  404,  404]],
  'POST /first-password':                [{ body: 'no phone code' },  [422,  422,  422,  422,  422,  422,  422]],
  'POST /verify-email':                  [{ body: 'no token' },       [404,  404,  404,  404,  404,  404,  404]],
  'POST /student-consent/open':          [{ body: 'no birth date' }, [404,  404,  404,  404,  404,  404,  404]],
  'POST /student-consent':               [{ body: 'no consent link' }, [404,  404,  404,  404,  404,  404,  404]],
  'POST /confirm-email':                 [{ body: 'no token' },       [404,  404,  404,  404,  404,  404,  404]],
  'POST /send-verification':             [{ body: 'wrong login' },    [401,  401,  401,  401,  401,  401,  401]],
  'POST /unsubscribe/{token}':           [{ params: 'no token' },     [404,  404,  404,  404,  404,  404,  404]],
  'GET /operator':                       [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /site-status':                    [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /site-status/mail':              [{},                         [401,  403,  403,  403,  403,  403,  409]],
  'POST /site-status/backup':            [{},                         [401,  403,  403,  403,  403,  403,  202]],
  'PUT /operator':                       [{ body: 'operator' },       [401,  403,  403,  403,  403,  403,  200]],
  'GET /mail-settings':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /mail-settings':                  [{ body: 'mail settings' },  [401,  403,  403,  403,  403,  403,  200]],
  'GET /api-tokens':                     [{},                         [401,  403,  403,  200,  200,  200,  200]],
  'POST /api-tokens':                    [{ body: { name: 'Sheets', scopes: ['applications:read'], days: 30 } },
                                                                      [401,  403,  403,  201,  201,  201,  201]],
  'DELETE /api-tokens/{id}':             [{ params: { id: '@apiToken' } },
                                                                      [401,  403,  403,  200,  404,  404,  404]],
  'GET /webhooks':                       [{},                         [401,  403,  403,  200,  200,  403,  200]],
  'POST /webhooks':                      [{ body: { address: 'https://hooks.invalid/in', kinds: ['application'] } },
                                                                      [401,  403,  403,  201,  201,  403,  201]],
  'POST /webhooks/{id}/secret':          [{ params: { id: '@webhook' } },
                                                                      [401,  403,  403,  200,  404,  403,  404]],
  'POST /webhooks/{id}/test':            [{ params: { id: '@webhook' } },
                                                                      [401,  403,  403,  200,  404,  403,  404]],
  'GET /webhooks/{id}/messages':         [{ params: { id: '@webhook' } },
                                                                      [401,  403,  403,  200,  404,  403,  404]],
  'POST /webhooks/{id}/messages/{message}/resend': [{ params: { id: '@webhook', message: '@webhookMessage' } },
                                                                      [401,  403,  403,  200,  404,  403,  404]],
  'DELETE /webhooks/{id}':               [{ params: { id: '@webhook' } },
                                                                      [401,  403,  403,  200,  404,  403,  404]],
  'GET /copy-settings':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /copy-settings':                  [{ body: {} },               [401,  403,  403,  403,  403,  403,  200]],
  'GET /operator/texts':                 [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /operator/texts':                [{ body: 'a legal text' },   [401,  403,  403,  403,  403,  403,  200]],
  'POST /pictures':                      [{ form: 'picture' },        [401,  403,  403,  403,  403,  403,  200]],
  'GET /view-course/{id}':               [{ params: 'course' },       [200,  200,  200,  200,  200,  200,  200]],
  'GET /eligibility/{courseId}':         [{ params: 'course', query: 'student' },
                                                                      [401,  200,  404,  200,  404,  200,  200]],
  'GET /all-course':                     [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /course-search':                  [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /find':                            [{ query: { q: 'student' } }, [401,  200,  200,  200,  200,  200,  200]],
  'GET /course-suggestions':             [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'POST /practice/{id}/marks':           [{ params: 'practice set', body: 'no answers' },
                                                                      [200,  200,  200,  200,  200,  200,  200]],
  'GET /practice/{id}/attempt':           [{ params: 'practice set', query: 'a test' },
                                                                      [401,  200,  200,  403,  403,  403,  403]],
  'PUT /practice/{id}/attempt':           [{ params: 'practice set', body: 'an attempt' },
                                                                      [401,  200,  200,  403,  403,  403,  403]],
  'DELETE /practice/{id}/attempt':        [{ params: 'practice set', query: 'a test' },
                                                                      [401,  200,  200,  403,  403,  403,  403]],
  'GET /practice-results':               [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'DELETE /practice-results/{id}':        [{ params: 'no result' },    [401,  404,  404,  403,  403,  403,  403]],
  'POST /practice/{id}/doubts':           [{ params: 'practice set', body: { n: 1, text: 'The key is wrong.' } },
                                                                      [201,  201,  201,  201,  201,  201,  201]],
  'PATCH /practice-doubts/{id}':          [{ params: 'no result', body: { state: 'mended', answer: 'Thank you.' } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'PUT /practice-sets/{id}/shown':        [{ params: 'practice set', body: { shown: true } },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'POST /practice-sets/{id}/listened':    [{ params: 'practice set', body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  409]],
  'GET /practice-written':               [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /practice-written/{id}':          [{ params: 'no own set' },   [401,  403,  403,  403,  403,  403,  404]],
  'POST /practice-recordings':           [{ form: 'people speaking' }, [401,  403,  403,  403,  403,  403,  201]],
  'GET /practice-recordings/{id}':       [{ params: 'no result' },    [404,  404,  404,  404,  404,  404,  404]],
  'DELETE /practice-recordings/{id}':    [{ params: 'no result' },    [401,  403,  403,  403,  403,  403,  404]],
  'POST /practice-sent':                 [{ form: 'practice text' },  [401,  201,  201,  403,  403,  403,  403]],
  'GET /practice-sent':                  [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /practice-sent/{id}':             [{ params: 'sent practice' }, [401,  200,  404,  200,  404,  200,  200]],
  'GET /practice-sent/{id}/recording':   [{ params: 'sent recording' }, [401,  200,  404,  200,  404,  200,  200]],
  'POST /practice-sent/{id}/comments':   [{ params: 'sent practice', body: { text: 'Well done.' } },
                                                                      [401,  403,  403,  201,  404,  201,  201]],
  'DELETE /practice-sent/{id}':           [{ params: 'sent practice' },   [401,  200,  404,  403,  403,  403,  403]],
  'POST /save-course':                   [{ body: 'own course' },     [401,  200,  404,  404,  404,  404,  404]],
  'DELETE /save-course/{courseId}':      [{ params: 'course' },       [401,  200,  200,  200,  200,  200,  200]],
  'GET /is-course-saved':                [{ query: 'own course' },    [401,  200,  404,  404,  404,  404,  404]],
  'GET /get-saved-courses':              [{ query: 'own country' },   [401,  200,  404,  404,  404,  404,  404]],
  'GET /uniCourses':                     [{ query: 'university' },    [200,  200,  200,  200,  200,  200,  200]],
  'POST /apply':                         [{ body: 'apply' },          [401,  409,  404,  409,  404,  403,  403]],
  'GET /agency-courses':                 [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency-courses/{id}':            [{ params: { id: '@agencyCourse' } },
                                                                      [401,  404,  404,  200,  404,  200,  200]],
  'POST /agency-courses/{id}/replacement':[{ params: { id: '@agencyCourse' }, body: 'for the course' },
                                                                      [401,  403,  403,  403,  403,  200,  200]],
  'POST /agency/students/{id}/applications':[{ params: 'user', body: 'a typed course' },
                                                                      [401,  403,  403,  201,  404,  403,  403]],
  'GET /check-application/{courseId}/{userId}': [{ params: 'course' },[401,  200,  404,  200,  404,  403,  403]],
  'GET /get-applications':               [{ query: 'own country' },   [401,  200,  404,  200,  404,  200,  200]],
  'GET /applications/{id}':              [{ params: 'application' },  [401,  200,  404,  200,  404,  200,  200]],
  'GET /applications/{id}/consent':      [{ params: 'application' },  [401,  200,  404,  200,  404,  200,  200]],
  'PUT /applications/{id}/consent':      [{ params: 'application', body: 'consent' },
                                                                      [401,  200,  404,  403,  403,  403,  403]],
  'POST /applications/{id}/status':      [{ params: 'application', body: 'enrol' },
                                                                      [401,  403,  404,  403,  404,  403,  403]],
  // Nothing was moved just now.
  'POST /applications/{id}/undo':        [{ params: 'application', body: {} },
                                                                      [401,  403,  403,  403,  403,  409,  409]],
  'POST /applications/{id}/items':       [{ params: 'application', body: 'asked' },
                                                                      [401,  403,  403,  403,  404,  201,  201]],
  'PATCH /applications/{id}/items/{itemId}':
                                         [{ params: 'item', body: 'due' },
                                                                      [401,  403,  403,  403,  404,  200,  200]],
  'POST /applications/{id}/items/{itemId}/files':
                                         [{ params: 'item', form: 'item file' },
                                                                      [401,  201,  404,  201,  404,  403,  403]],
  'DELETE /applications/{id}/items/{itemId}/files/{fileId}':[{ params: { id: '@application', itemId: '@item', fileId: '@itemFile' } },
                                                                          [401,  404,  404,  200,  404,  403,  403]],
  'POST /applications/{id}/items/{itemId}/answer':
                                         [{ params: 'item', body: 'answer' },
                                                                      [401,  200,  404,  200,  404,  403,  403]],
  'PUT /applications/{id}/items/{itemId}/paid-to':
                                         [{ params: 'item', body: { to: 'university' } },
                                                                      [401,  200,  404,  200,  404,  403,  403]],
  'POST /applications/{id}/items/{itemId}/review':[{ params: { id: '@application', itemId: '@item' }, body: 'returned' },
                                                                          [401,  403,  403,  403,  404,  200,  200]],
  'GET /applications/{id}/proposed-items': [{ params: 'application' }, [401,  403,  403,  403,  404,  200,  200]],
  'GET /checklist-templates':             [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /checklist-templates':             [{ body: 'template' },       [401,  403,  403,  403,  403,  403,  200]],
  'POST /applications/{id}/offer/reply':  [{ params: 'application', body: 'reply' },
                                                                      [401,  409,  404,  403,  404,  403,  403]],
  'POST /applications/{id}/offer/recommendation':
                                         [{ params: 'application', body: 'reply' },
                                                                      [401,  403,  403,  409,  404,  403,  403]],
  'PUT /applications/{id}/offer':         [{ params: { id: '@application' }, form: 'offer' },
                                                                          [401,  403,  403,  403,  404,  200,  200]],
  'POST /applications/{id}/consent/paper':[{ params: 'application', form: 'signed paper' },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'PUT /applications/{id}/interview':     [{ params: 'application', body: 'interview' },
                                                                      [401,  403,  403,  403,  404,  409,  409]],
  'PUT /applications/{id}/reopening':     [{ params: 'application', body: 'allowed' },
                                                                      [401,  403,  403,  403,  403,  409,  409]],
  'PUT /applications/{id}/handler':       [{ params: 'application', body: { to: 'agency', reason: '' } },
                                                                      [401,  403,  403,  403,  404,  409,  409]],
  'POST /applications/{id}/said':         [{ params: 'application', form: 'a refusal' },
                                                                      [401,  403,  403,  403,  404,  403,  403]],
  'POST /applications/{id}/start':        [{ params: 'application', body: { ...LATER, askedBy: 'student', reason: 'Marks.', seen: '-' } },
                                                                      [401,  403,  403,  403,  404,  409,  409]],
  'POST /applications/{id}/start-request': [{ params: 'application', body: { start: LATER, reason: 'Marks.' } },
                                                                      [401,  409,  404,  403,  403,  403,  403]],
  'POST /applications/{id}/start-request/refusal':
                                         [{ params: 'application', body: { reason: 'No.' } },
                                                                      [401,  403,  403,  403,  404,  409,  409]],
  // Nothing was said by an agency: there is nothing to show, object to or settle.
  'POST /applications/{id}/said/{saidId}/evidence':
                                         [{ params: 'nothing said', form: 'item file' },
                                                                      [401,  403,  403,  404,  404,  403,  403]],
  'POST /applications/{id}/said/{saidId}/objection':
                                         [{ params: 'nothing said', body: {} },
                                                                      [401,  404,  404,  403,  403,  403,  403]],
  'PUT /applications/{id}/said/{saidId}/settled':
                                         [{ params: 'nothing said', body: { holds: true, reason: 'So.' } },
                                                                      [401,  403,  403,  403,  403,  404,  404]],
  'DELETE /applications/{id}/offer/reply': [{ params: 'application' }, [401,  409,  404,  403,  403,  403,  403]],
  'GET /agents/{id}/handling':            [{ params: 'agent' }, [401,  403,  403,  403,  403,  403,  200]],
  'PUT /agents/{id}/handling':            [{ params: 'agent', body: { country: 'UK', allowed: true } },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'GET /agency/handling':                 [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'PUT /agency/handling':                 [{ body: { country: 'UK', university: 'Leeds', named: true } },
                                                                      [401,  403,  403,  200,  200,  403,  403]],
  'GET /own-agency':                      [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /own-agency':                      [{ body: { agencyId: null } }, [401,  403,  403,  403,  403,  403,  200]],
  'GET /deadlines':                       [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /calendar-address':                [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'POST /calendar-address':               [{},                         [401,  201,  201,  201,  201,  201,  201]],
  'PUT /calendar-address':                [{ body: 'time zone' },      [401,  200,  200,  200,  200,  200,  200]],
  'GET /time-zones':                      [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'DELETE /calendar-address':             [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /calendar/{file}':                 [{ params: 'no calendar' },  [404,  404,  404,  404,  404,  404,  404]],
  'GET /staff/applications':              [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/applications/export':      [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/work':                     [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/hand-over':               [{ body: 'handed' },         [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/counsellors':              [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /staff/{id}/caseload':             [{ params: { id: '@team' }, body: 'no ceiling' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'GET /staff/assignment':               [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /staff/assignment':               [{ body: 'no rules' },       [401,  403,  403,  403,  403,  403,  200]],
  'GET /reports/months':                 [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /reports/funnel':                 [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /reports/days':                   [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /reports/sources':                [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /reports/export':                 [{},                         [401,  403,  403,  403,  403,  403,  422]],
  'GET /staff':                          [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /staff/tasks':                     [{ query: 'about' },        [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/tasks':                    [{ body: 'task' },          [401,  403,  403,  403,  403,  201,  201]],
  'PATCH /staff/tasks/{id}':              [{ params: { id: '@task' }, body: {} },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'DELETE /staff/tasks/{id}':             [{ params: { id: '@task' } },   [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/tasks/{id}/done':          [{ params: { id: '@task' }, body: { word: '' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/tasks/{id}/reopen':        [{ params: { id: '@taskDone' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/task-rules':                [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /staff/task-rules':                [{ body: 'no rules' },       [401,  403,  403,  403,  403,  403,  200]],
  'GET /staff/reply-templates':           [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/reply-templates':          [{ body: 'reply template' }, [401,  403,  403,  403,  403,  201,  201]],
  'PUT /staff/reply-templates/{id}':      [{ params: { id: '@template' }, body: 'reply template' },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'DELETE /staff/reply-templates/{id}':   [{ params: { id: '@template' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/reply-templates/{id}/filled':[{ params: { id: '@template' }, query: { studentId: '@user' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/export':                   [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /staff':                          [{ body: { name: 'Meera Iyer', email: 'meera@example.com', role: 'team', jobTitle: '' } },
                                                                          [401,  403,  403,  403,  403,  403,  201]],
  'POST /staff/{id}/invitation':          [{ params: { id: '@invited' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'PATCH /staff/{id}':                    [{ params: { id: '@team' }, body: 'disabled' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'GET /staff/policy':                   [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /staff/policy':                   [{ body: 'no factor' },      [401,  403,  403,  403,  403,  403,  200]],
  'POST /staff/applications/move':       [{ body: 'moves' },          [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/views':                    [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'POST /staff/views':                   [{ body: 'view' },           [401,  403,  403,  403,  403,  201,  201]],
  'PUT /staff/views/order':              [{ body: { ids: [] } },      [401,  403,  403,  403,  403,  200,  200]],
  'PATCH /staff/views/{id}':              [{ params: { id: '@view' }, body: { name: 'Britain' } },
                                                                          [401,  403,  403,  403,  403,  200,  404]],
  'DELETE /staff/views/{id}':             [{ params: { id: '@view' } },   [401,  403,  403,  403,  403,  200,  404]],
  'POST /staff/applications/undo':       [{ body: 'undone moves' },   [401,  403,  403,  403,  403,  200,  200]],
  'GET /staff/actions':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /staff/actions/export':           [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /add-bulk-course':               [{ body: {} },               [401,  403,  403,  403,  403,  403,  415]],
  'GET /import-template':                [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /course-imports':                 [{ body: {} },               [401,  403,  403,  403,  403,  403,  415]],
  'GET /course-imports':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /course-sources':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /course-imports/{id}':             [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /course-imports/{id}':          [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'POST /course-imports/{id}/columns':    [{ params: 'nothing', body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'POST /course-imports/{id}/plan':       [{ params: 'nothing', body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'POST /course-imports/{id}/choices':    [{ params: 'nothing', body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'POST /universities/merge':             [{ body: { country: 'Canada', university: 'Nowhere', into: 'Nowhere else' } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'PUT /course-imports/{id}/left':        [{ params: 'nothing', body: { kind: 'added', leave: true } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'GET /course-imports/{id}/rows':        [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'POST /course-imports/{id}/apply':      [{ params: 'nothing', body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'POST /course-imports/{id}/take-back':  [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'GET /course-imports/{id}/refused':     [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'POST /fit':                           [{ body: 'a quick applicant' }, [200,  200,  200,  200,  200,  200,  200]],
  'GET /facts':                           [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /scholarships':                    [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /scholarship-proposals':           [{},                         [401,  403,  403,  200,  200,  200,  200]],
  'POST /scholarships':                   [{ body: { ...SCHOLARSHIP, ofCourse: 'f'.repeat(24), courseId: null } },
                                                                      [401,  403,  403,  404,  404,  404,  404]],
  'PUT /scholarships/{id}':               [{ params: 'nothing', body: SCHOLARSHIP },
                                                                      [401,  403,  403,  403,  403,  404,  404]],
  'POST /scholarships/{id}/decision':     [{ params: 'nothing', body: { shown: true } },
                                                                      [401,  403,  403,  403,  403,  404,  404]],
  'DELETE /scholarships/{id}':            [{ params: 'nothing' },      [401,  403,  403,  403,  403,  404,  404]],
  'GET /facts/{id}':                      [{ params: 'fact' },         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /facts/{id}':                      [{ params: 'fact', body: 'no periods' },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /facts/{id}':                   [{ params: 'fact' },         [401,  403,  403,  403,  403,  403,  200]],
  'GET /facts/{id}/students':             [{ params: 'fact' },         [401,  403,  403,  403,  403,  403,  200]],
  'GET /saved-searches':                  [{},                         [401,  200,  200,  200,  200,  403,  403]],
  'POST /saved-searches':                 [{ body: { name: 'Law', search: 'q=law' } },
                                                                          [401,  201,  201,  201,  201,  403,  403]],
  'PATCH /saved-searches/{id}':           [{ params: { id: '@savedSearch' }, body: { mails: false } },
                                                                          [401,  404,  404,  200,  404,  403,  403]],
  'DELETE /saved-searches/{id}':          [{ params: { id: '@savedSearch' } },
                                                                          [401,  404,  404,  200,  404,  403,  403]],
  'GET /search-dictionary':               [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /search-dictionary':              [{ body: { typed: 'steno', means: ['nursing'] } },
                                                                          [401,  403,  403,  403,  403,  403,  201]],
  'PUT /search-dictionary':               [{ body: { typed: 'barista', means: ['nursing', 'douglas'] } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /search-dictionary':            [{ body: { typed: 'barista' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'POST /search-dictionary/off':          [{ body: { typed: 'MBA' } },    [401,  403,  403,  403,  403,  403,  200]],
  'GET /requirement-clauses':             [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /requirement-clauses':             [{ body: { key: 'nowhere', answer: 'none' } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /requirement-clauses':          [{ body: { key: 'nowhere' } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'GET /staff/raised-addresses':          [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PUT /staff/raised-addresses':          [{ body: { address: '203.0.113.7', times: 2 } },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'GET /missed-searches':                 [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /missed-searches':              [{ body: { text: 'nowhere' } },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'GET /what-if':                         [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'GET /rates':                           [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'POST /rates/check':                    [{ body: { csv: 'Date,USD\n2026-11-20,1.1' } },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'PUT /rates':                           [{ body: 'rates' },          [401,  403,  403,  403,  403,  403,  200]],
  'GET /courses/{id}/cost':               [{ params: 'course' },       [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-categories':                 [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /categories':                     [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-subcategories':              [{ query: 'category' },      [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-universities':               [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /get-logo':                       [{ query: 'university' },    [404,  404,  404,  404,  404,  404,  404]],
  'GET /universityLogo':                 [{ query: 'university' },    [200,  200,  200,  200,  200,  200,  200]],
  'GET /get-activities/{userId}':        [{ params: 'student' },      [401,  200,  404,  404,  404,  404,  200]],
  'GET /my-shares':                       [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'POST /my-shares':                      [{ body: 'to share' },          [401,  201,  422,  403,  403,  403,  403]],
  'DELETE /my-shares/{id}':               [{ params: { id: '@share' } },  [401,  200,  404,  403,  403,  403,  403]],
  'GET /shared/{token}/{fileId}':         [{ params: 'no shared file' }, [404, 404, 404,  404,  404,  404,  404]],
  // A helper has no column: who helps a student is asked beside the student below; helpers.test.ts walks every call that refuses the role.
  'GET /my-helpers':                      [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'POST /my-helpers':                     [{ body: { name: 'Uncle Ram', email: 'ram@example.com', until: `${LATER.year}-06-30` } },
                                                                      [401,  201,  201,  403,  403,  403,  403]],
  'PUT /my-helpers/{id}':                 [{ params: 'nothing', body: { allowed: true } },
                                                                      [401,  404,  404,  403,  403,  403,  403]],
  'GET /helped-students':                 [{},                         [401,  403,  403,  403,  403,  403,  403]],
  'GET /my-visits':                       [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'GET /my-blogs':                       [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /view-blog/{slug}':               [{ params: 'no blog' },      [404,  404,  404,  404,  404,  404,  404]],
  'GET /find-user-details/{id}':         [{ params: 'user' },         [401,  200,  404,  200,  404,  200,  200]],
  'GET /get-basic-profile/{id}':         [{ params: 'user' },         [401,  200,  404,  200,  404,  200,  200]],
  'POST /save-basic-profile':            [{ body: 'basic' },          [401,  200,  404,  200,  404,  403,  403]],
  'GET /get-complete-profile/{id}':      [{ params: 'user' },         [401,  200,  404,  200,  404,  200,  200]],
  'GET /fetch-academic-info/{userId}':   [{ params: 'student' },      [401,  200,  404,  200,  404,  200,  200]],
  'POST /save-academic-info':            [{ body: 'academic' },       [401,  200,  404,  200,  404,  403,  403]],
  'POST /save-quick-scores':             [{ body: 'quick scores' },   [401,  200,  404,  200,  404,  403,  403]],
  'GET /fetch-personal-info/{userId}':   [{ params: 'student' },      [401,  200,  404,  200,  404,  200,  200]],
  'POST /save-personal-info':            [{ body: 'personal' },       [401,  200,  404,  200,  404,  403,  403]],
  'GET /fetch-work-experience/{userId}': [{ params: 'student' },      [401,  200,  404,  200,  404,  200,  200]],
  'POST /save-work-experience':          [{ body: 'work' },           [401,  200,  404,  200,  404,  403,  403]],
  'GET /get-documents/{userId}':         [{ params: 'student' },      [401,  200,  404,  200,  404,  200,  200]],
  'POST /save-documents':                [{ form: 'documents' },      [401,  200,  404,  200,  404,  403,  403]],
  'POST /documents':                     [{ form: 'one document' },   [401,  201,  404,  201,  404,  403,  403]],
  'GET /documents/{fileId}':             [{ params: 'document' },     [401,  200,  404,  200,  404,  200,  200]],
  'DELETE /documents/{fileId}':           [{ params: 'document' },        [401,  200,  404,  200,  404,  403,  403]],
  'GET /get-settings/{userId}':          [{ params: 'student' },      [401,  200,  404,  404,  404,  404,  404]],
  'POST /update-settings':               [{ body: 'settings' },       [401,  200,  404,  404,  404,  404,  404]],
  'POST /change-password':               [{ body: 'wrong password' }, [401,  422,  404,  404,  404,  404,  404]],
  'GET /my-referral-code/{id}':          [{ params: 'user' },         [401,  200,  404,  403,  403,  403,  403]],
  'GET /referrals/{id}':                 [{ params: 'user' },         [401,  200,  404,  403,  403,  403,  403]],
  'POST /claim-referral/{referralId}':   [{ params: 'referral' },     [401,  200,  404,  403,  403,  403,  403]],
  'GET /get-notifications/{userId}':     [{ params: 'student' },      [401,  200,  404,  404,  404,  404,  404]],
  'POST /read-notification/{notificationId}/{userId}':
                                         [{ params: 'notice' },       [401,  200,  404,  404,  404,  404,  404]],
  'POST /read-all-notifications':        [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /messages':                       [{},                         [401,  200,  200,  403,  403,  200,  200]],
  'GET /messages/{userId}':              [{ params: 'student' },      [401,  404,  404,  403,  403,  200,  200]],
  'POST /messages/{userId}':             [{ params: 'student', body: 'message' },
                                                                      [401,  404,  404,  403,  403,  201,  201]],
  'POST /messages/{userId}/files':       [{ params: 'student', form: 'sent file' },
                                                                      [401,  404,  404,  403,  403,  201,  201]],
  'GET /attachments/{fileId}':           [{ params: 'attachment' },   [401,  200,  404,  404,  404,  200,  404]],
  'GET /application-threads':             [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /applications/{id}/messages':      [{ params: 'application' },  [401,  200,  404,  200,  404,  200,  200]],
  'POST /applications/{id}/messages':     [{ params: 'application', body: 'thread message' },
                                                                      [401,  201,  404,  201,  404,  201,  201]],
  'POST /applications/{id}/messages/files': [{ params: 'application', form: 'thread file' },
                                                                      [401,  201,  404,  201,  404,  201,  201]],
  'POST /applications/{id}/messages/read': [{ params: 'application' }, [401,  200,  404,  200,  404,  200,  200]],
  'GET /applications/{id}/notes':         [{ params: 'application' },  [401,  403,  403,  403,  403,  200,  200]],
  'POST /applications/{id}/notes':        [{ params: 'application', body: 'note' },
                                                                      [401,  403,  403,  403,  403,  201,  201]],
  'POST /applications/{id}/notes/files':  [{ params: 'application', form: 'note file' },
                                                                      [401,  403,  403,  403,  403,  201,  201]],
  'POST /applications/{id}/notes/read':   [{ params: 'application' },  [401,  403,  403,  403,  403,  200,  200]],
  'GET /students/{id}/notes':            [{ params: 'user' },         [401,  403,  403,  403,  403,  200,  200]],
  'POST /students/{id}/notes':           [{ params: 'user', body: 'student note' },
                                                                      [401,  403,  403,  403,  403,  201,  201]],
  'POST /students/{id}/notes/files':     [{ params: 'user', form: 'student note file' },
                                                                      [401,  403,  403,  403,  403,  201,  201]],
  'POST /students/{id}/notes/read':      [{ params: 'user' },         [401,  403,  403,  403,  403,  200,  200]],
  'GET /events':                         [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'POST /messages/{userId}/read':        [{ params: 'student' },      [401,  404,  404,  403,  403,  200,  200]],
  'POST /my-file/export':                [{},                         [401,  202,  202,  403,  403,  403,  403]],
  'GET /my-file/export':                 [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'GET /my-file/export/download':        [{},                         [401,  404,  404,  403,  403,  403,  403]],
  'GET /my-file/deletion':               [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'POST /my-file/deletion':              [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'DELETE /my-file/deletion':            [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'POST /students/{id}/deletion':         [{ params: 'user' },            [401,  403,  403,  403,  403,  200,  200]],
  'DELETE /students/{id}/deletion':       [{ params: { id: '@leaving' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'GET /get-students':                   [{ query: 'of the agent' },  [401,  403,  403,  200,  404,  200,  200]],
  'GET /papers-that-end':                 [{},                         [401,  403,  403,  200,  200,  200,  200]],
  'GET /get-students/export':            [{ query: 'of the agent' },  [401,  403,  403,  200,  404,  200,  200]],
  'GET /agency/members':                 [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/members':                 [{ body: { name: 'Ravi Gill', email: 'ravi@example.com', role: 'counsellor', branches: ['@branch'] } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'PATCH /agency/members/{id}':           [{ params: { id: '@member' }, body: { exports: true } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/members/{id}/invitation': [{ params: { id: '@member' } }, [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/branches':                [{ body: { name: 'Ludhiana', city: '' } },
                                                                          [401,  403,  403,  201,  201,  403,  403]],
  'PATCH /agency/branches/{id}':          [{ params: { id: '@branch' }, body: { city: 'Moga' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/licences':                [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/licences':                [{ body: { kind: 'agency', number: '1', to: null } },
                                                                          [401,  403,  403,  201,  201,  403,  403]],
  'DELETE /agency/licences/{id}':         [{ params: { id: '@licence' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/bulk':                    [{ body: { list: 'students', act: 'assign', value: { memberId: '@self' }, ids: ['@student'] } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'POST /agency/bulk/{id}':               [{ params: { id: '@bulk' } },   [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/bulk/{id}/undo':          [{ params: { id: '@bulk' } },   [401,  403,  403,  409,  404,  403,  403]],
  'POST /agency/group-messages':          [{ body: { bulkId: '@chosen', channel: 'whatsapp', text: 'Hello {name}' } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'GET /agency/group-messages':           [{},                            [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency/group-messages/{id}':      [{ params: { id: '@groupMessage' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/group-messages/{id}/stop': [{ params: { id: '@groupMessage' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/bulk/{id}/export':         [{ params: { id: '@bulk' } },   [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/logo':                   [{ form: 'a logo' },          [401,  403,  403,  200,  200,  403,  403]],
  'DELETE /agency/logo':                 [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency/access':                  [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'PATCH /agency':                        [{ body: { name: 'Banyan' } },  [401,  403,  403,  200,  200,  403,  403]],
  'PUT /agency/country':                  [{ body: { country: 'Nepal' } }, [401, 403,  403,  200,  200,  403,  403]],
  'GET /agency/phone-numbers':            [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/phone-numbers/reading':   [{ body: {} },               [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/phone-numbers/undo':      [{ body: {} },               [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency/report':                  [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency/report/export':           [{ query: 'a month' },        [401, 403, 403, 200, 200, 403, 403]],
  'GET /commission/agreements': [{}, [401, 403, 403, 200, 200, 403, 200]],
  'POST /commission/agreements':          [{ body: { ...TERMS, country: 'Canada', university: 'Douglas College' } },
                                                                          [401,  403,  403,  201,  201,  403,  422]],
  'POST /commission/agreements/{id}/versions':[{ params: { id: '@agreement' }, body: { ...TERMS, after: 1 } },
                                                                          [401,  403,  403,  201,  404,  403,  404]],
  'POST /commission/agreements/{id}/approval':[{ params: { id: '@agreement' }, body: { version: 1 } },
                                                                          [401,  403,  403,  409,  404,  403,  404]],
  'GET /agency/commission/entries': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'GET /agency/commission/entries/export': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'GET /agency/commission/entries/{id}':  [{ params: { id: '@entry' } },  [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/commission/entries/{id}/changes':[{ params: { id: '@entry' }, body: { change: { kind: 'dropped', ...DATED } } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/commission/payments':     [{ body: 'a payment' },         [401,  403,  403,  409,  404,  403,  403]],
  'GET /agency/commission/partners': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'POST /agency/commission/partners':     [{ body: { name: 'Sub-agent', parts: 1, from: '2026-01-01', to: null, source: 'Letter' } },
                                                                          [401,  403,  403,  201,  201,  403,  403]],
  'PUT /agency/commission/applications/{id}/parties':[{ params: 'application', body: 'parties' },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/commission/claim-sheets': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'POST /agency/commission/claim-sheets': [{ body: { on: DATED.on, entryIds: ['@entry'] } },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'GET /agency/commission/claim-sheets/{id}':[{ params: { id: '@claimSheet' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/commission/claim-sheets/{id}/export':[{ params: { id: '@claimSheet' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/commission/claim-sheets/{id}/list':[{ params: { id: '@claimSheet' }, form: 'their list' },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'PUT /agency/commission/claim-sheets/{id}/list/{row}':[{ params: { id: '@claimSheet', row: '999' }, body: { note: 'Settled' } },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'POST /agency/commission/claim-sheets/{id}/answers':[{ params: { id: '@claimSheet' }, body: { on: DATED.on, lines: [{ entryId: '@entry', minor: 1, note: 'Their letter' }] } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/billing': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'PUT /agency/billing':                [{ body: { series: [{ branchId: '@branch', prefix: 'MOG' }] } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'PUT /agency/commission/agreements/{id}/billing':[{ params: { id: '@agreement' }, body: { name: 'Finance' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/commission/claim-sheets/{id}/invoices':[{ params: { id: '@claimSheet' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/commission/claim-sheets/{id}/invoices':[{ params: { id: '@claimSheet' }, body: { day: DATED.on, entryIds: ['@entry'], total: 10 } },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'POST /agency/commission/invoices/{id}/credit-notes':[{ params: { id: '@invoice' }, body: { day: DATED.on, reason: 'Withdrawn', lines: [{ entryId: '@entry', minor: 1 }] } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'GET /agency/commission/invoices/{id}/pdf':[{ params: { id: '@invoice' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/commission/month': [{}, [401, 403, 403, 200, 200, 403, 403]],
  'GET /agency/commission/postings/export': [{ query: 'a month' }, [401, 403, 403, 200, 200, 403, 403]],
  'GET /agency/counsellor-names':        [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/counsellor-names':        [{ body: { matches: [{ name: 'Neha', memberId: '@self' }] } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/claims':                  [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/credit-disputes':         [{ body: { email: 'x@example.com', university: 'X', words: 'Ours.' } },
                                                                          [401,  403,  403,  201,  201,  403,  403]],
  'POST /credit-disputes/{id}/decision': [{ params: 'nothing', body: { applicationId: 'f'.repeat(24), percent: 50, reason: 'Both.' } }, [401, 403, 403, 403, 403, 403, 404]],
  'POST /agency-claims/{id}/answer':     [{ params: 'nothing', body: { answer: 'yes' } }, [401, 404, 404, 403, 403, 403, 403]],
  'POST /agency-link':                   [{ body: { token: `c${'x'.repeat(67)}`, answer: 'no' } }, [404, 404, 404, 404, 404, 404, 404]],
  'GET /agency/work':                     [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agency/leads':                    [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/leads':                   [{ body: { name: 'Walk In', mobile: '9876543210', source: 'walk-in', branchId: '@branch' } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'GET /agency/leads/{id}':               [{ params: { id: '@lead' } },   [401,  403,  403,  200,  404,  403,  403]],
  'PATCH /agency/leads/{id}':             [{ params: { id: '@lead' }, body: { wishes: 'Canada' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'DELETE /agency/leads/{id}':            [{ params: { id: '@lead' } },   [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/leads/{id}/timeline':     [{ params: { id: '@lead' }, body: { key: 'key-of-matrix', text: 'Called.' } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'POST /agency/leads/{id}/student':      [{ params: { id: '@lead' }, body: { name: 'Walk In', email: 'walk.in@example.com', mobile: '9876543210' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/students/{id}/timeline':   [{ params: 'user' },         [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/students/{id}/timeline':  [{ params: 'user', body: { key: 'key-of-matrix', text: 'x' } }, [401, 403, 403, 201, 404, 403, 403]],
  'GET /agency/shortlists/{whom}/{id}':  [{ params: 'listed' },       [401,  403,  403,  200,  404,  403,  403]],
  'PUT /agency/shortlists/{whom}/{id}/courses/{courseId}':
                                         [{ params: 'listed', body: { note: 'Near her aunt.' } },
                                                                      [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/shortlists/{whom}/{id}/link': [{ params: 'listed', body: {} },
                                                                      [401,  403,  403,  201,  404,  403,  403]],
  'POST /agency/shortlists/{whom}/{id}/applications': [{ params: 'listed', body: 'listed courses' },
                                                                      [401,  403,  403,  200,  404,  403,  403]],
  'DELETE /agency/shortlists/{whom}/{id}/link': [{ params: 'listed' }, [401, 403, 403, 200,  404,  403,  403]],
  'DELETE /agency/shortlists/{whom}/{id}/courses/{courseId}':
                                         [{ params: 'listed' },       [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/fee-items':               [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/fee-items':               [{ body: ITEM },                [401,  403,  403,  201,  201,  403,  403]],
  'PUT /agency/fee-items/{id}':           [{ params: { id: '@feeItem' }, body: ITEM },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'DELETE /agency/fee-items/{id}':        [{ params: { id: '@feeItem' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'PUT /agency/fee-settings':            [{ body: {} },               [401,  403,  403,  200,  200,  403,  403]],
  'GET /my-fees':                        [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'GET /agency/students/{id}/fees':      [{ params: 'user' },         [401,  403,  403,  200,  404,  403,  403]],
  'POST /agency/students/{id}/fees':      [{ params: { id: '@student' }, body: { itemId: '@feeItem' } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'GET /agency/charges':                 [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'DELETE /agency/charges/{id}':          [{ params: { id: '@offered' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /charges/{id}/answer':            [{ params: { id: '@offered' }, body: { answer: 'yes' } },
                                                                          [401,  200,  404,  403,  403,  403,  403]],
  'POST /agency/charges/{id}/payments':   [{ params: { id: '@charge' }, body: { amount: 5, way: 'cash', key: 'key-of-matrix' } },
                                                                          [401,  403,  403,  201,  404,  403,  403]],
  'POST /agency/charges/{id}/payments/{paymentId}/cancel':[{ params: { id: '@charge', paymentId: '@payment' }, body: { reason: 'Wrong' } },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'POST /charges/{id}/refunds':           [{ params: { id: '@charge' }, body: { reason: 'No visa', key: 'key-of-matrix' } },
                                                                          [401,  404,  404,  201,  404,  403,  403]],
  'POST /agency/charges/{id}/refunds/{refundId}/answer':[{ params: { id: '@charge', refundId: '@refund' }, body: { answer: 'refused', reason: 'No' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'GET /agency/receipts':                [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /receipts/{id}':                   [{ params: { id: '@payment' } },
                                                                          [401,  404,  404,  200,  404,  403,  403]],
  'GET /agency/declared':                [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agency/declared':                [{ body: { country: 'Canada', university: 'Douglas College', kind: 'nothing', of: '' } },
                                                                          [401,  403,  403,  201,  201,  403,  403]],
  'GET /my-agency/earnings':             [{ query: 'a university' },  [401,  200,  200,  403,  403,  403,  403]],
  'POST /shortlist-link':                [{ body: 'a wish by no link' }, [404, 404, 404, 404, 404, 404, 404]],
  'PUT /agency/students/{id}':           [{ params: 'user', body: { memberId: null } }, [401, 403, 403, 200, 404, 403, 403]],
  'GET /agent/applications':             [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agent/applications/export':      [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agent/applicants':               [{ query: 'for the course' },[401,  403,  403,  200,  200,  403,  403]],
  'POST /agent/student-import/plan':     [{ form: 'students file' },  [401,  403,  403,  200,  200,  403,  403]],
  'POST /agent/student-import':          [{ body: 'imported' },       [401,  403,  403,  200,  200,  403,  403]],
  'GET /agent/student-import/template':  [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'POST /agent/student-sheets':          [{ form: 'students file' },  [401,  403,  403,  200,  200,  403,  403]],
  'GET /agent/student-sheets':           [{},                         [401,  403,  403,  200,  200,  403,  403]],
  'GET /agent/student-sheets/{id}':       [{ params: { id: '@sheet' } },  [401,  403,  403,  200,  404,  403,  403]],
  'GET /agent/student-sheets/{id}/rows':  [{ params: { id: '@sheet' } },  [401,  403,  403,  200,  404,  403,  403]],
  'POST /agent/student-sheets/{id}/reading':[{ params: { id: '@sheet' }, body: {} },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'PATCH /agent/student-sheets/{id}/rows/{row}':[{ params: { id: '@sheet', row: '2' }, body: { cells: { name: 'Asha Rao' } } },
                                                                          [401,  403,  403,  409,  404,  403,  403]],
  'POST /agent/student-sheets/{id}/words':[{ params: { id: '@sheet' }, body: { words: [] } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /agent/student-sheets/{id}/add':  [{ params: { id: '@sheet' } },  [401,  403,  403,  200,  404,  403,  403]],
  'POST /agent/student-sheets/{id}/take-back':[{ params: { id: '@sheet' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  // This student chose a password long ago.
  'POST /students/{id}/password-link':    [{ params: { id: '@student' } },
                                                                          [401,  403,  403,  403,  403,  409,  409]],
  'POST /students/{id}/phone-code':       [{ params: { id: '@student' }, body: 'called' },
                                                                          [401,  403,  403,  403,  403,  409,  409]],
  'POST /students/{id}/verify':           [{ params: { id: '@student' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'GET /students/{id}/overview':         [{ params: 'user' },         [401,  403,  403,  403,  403,  200,  200]],
  'PUT /students/{id}/address':           [{ params: 'user', body: { email: 'own@example.com' } },
                                                                      [401,  403,  403,  403,  403,  409,  409]],
  'PUT /students/{id}/guardian':         [{ params: 'user', body: 'a guardian' },
                                                                      [401,  403,  403,  403,  403,  200,  200]],
  'POST /students/{id}/spoken':          [{ params: 'user' },         [401,  403,  403,  403,  404,  200,  200]],
  'POST /students/{id}/consent-link':     [{ params: 'user' },            [401,  403,  403,  200,  404,  200,  200]],
  'GET /students/{id}/contacts':         [{ params: 'user' },         [401,  403,  403,  403,  403,  200,  200]],
  'POST /students/{id}/contacts':        [{ params: 'user', body: 'a call' },
                                                                      [401,  403,  403,  403,  403,  201,  201]],
  'DELETE /students/{id}/contacts/{contactId}':[{ params: { id: '@user', contactId: '@contact' } },
                                                                          [401,  403,  403,  403,  403,  200,  200]],
  'POST /students/{id}/requests':        [{ params: 'user', body: 'by message' },
                                                                      [401,  403,  403,  403,  403,  200,  200]],
  'POST /students/{id}/suggestions':      [{ params: 'user', body: 'suggested' },
                                                                          [401,  403,  403,  403,  403,  201,  201]],
  'POST /students/{id}/merge':           [{ params: 'user', body: 'the same' },
                                                                      [401,  403,  403,  403,  403,  403,  422]],
  'GET /students/{id}/merge':            [{ params: 'user', query: 'the same' },
                                                                      [401,  403,  403,  403,  403,  403,  422]],
  'GET /students/{id}/merges':           [{ params: 'user' },         [401,  403,  403,  403,  403,  200,  200]],
  'DELETE /merges/{id}':                 [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'GET /my-suggestions':                 [{},                         [401,  200,  200,  403,  403,  403,  403]],
  'POST /agent/students/{id}/invite':     [{ params: { id: '@student' } },
                                                                          [401,  403,  403,  200,  404,  403,  403]],
  'POST /add-student-by-agent':           [{ body: 'a new student' },     [401,  403,  403,  201,  404,  403,  403]],
  'GET /get-agents':                     [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /get-agents/export':              [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'PATCH /toggle-agent-verification/{id}': [{ params: 'agent', body: 'verified' },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'POST /verify':                        [{ body: 'code' },           [401,  403,  403,  403,  403,  403,  200]],
  'POST /enquiries':                     [{ body: 'enquiry' },        [201,  201,  201,  201,  201,  201,  201]],
  'GET /get-enquiries':                  [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /leads':                           [{},                         [401,  403,  403,  403,  403,  200,  200]],
  'POST /leads':                          [{ body: 'a lead' },         [401,  403,  403,  403,  403,  201,  201]],
  'GET /leads/{id}':                      [{ params: 'lead' },         [401,  403,  403,  403,  403,  404,  200]],
  'PATCH /leads/{id}':                    [{ params: 'lead', body: 'contacted' },
                                                                      [401,  403,  403,  403,  403,  404,  200]],
  'POST /leads/{id}/notes':               [{ params: 'lead', body: 'a note' },
                                                                      [401,  403,  403,  403,  403,  404,  201]],
  'PUT /leads/{id}/student':              [{ params: 'lead', body: 'is the student' },
                                                                      [401,  403,  403,  403,  403,  404,  200]],
  'POST /leads/{id}/student':             [{ params: 'lead', body: 'becomes a student' },
                                                                          [401,  403,  403,  403,  403,  404,  200]],
  'GET /get-enquiries/export':           [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /dashboard-stats':                [{ query: 'of the agent' },  [401,  403,  403,  200,  404,  200,  200]],
  'PUT /courses/{id}':                   [{ params: 'nothing', body: 'course facts' },
                                                                      [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /courses/{id}':                [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'GET /courses/{id}/notes':              [{ params: 'course' },       [401,  403,  403,  403,  403,  200,  200]],
  'GET /course-notes':                    [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'GET /course-notes/export':             [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /course-notes/{id}/show':         [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /course-notes/{id}':            [{ params: 'nothing' },      [401,  403,  403,  403,  403,  403,  404]],
  'POST /add-category':                   [{ body: 'new category' },      [401,  403,  403,  403,  403,  403,  201]],
  'PUT /categories/{id}':                 [{ params: { id: '@category' }, body: 'new category' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /categories/{id}':              [{ params: { id: '@category' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'POST /categories/{id}/merge':          [{ params: { id: '@category' }, body: { into: '@otherCategory' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'POST /uploadLogo':                     [{ form: 'a university logo' }, [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /uploadLogo':                  [{ body: 'university' },     [401,  403,  403,  403,  403,  403,  404]],
  'PUT /universities/text':              [{ body: 'a university text' }, [401,  403,  403,  403,  403,  403,  404]],
  'DELETE /universities':                [{ body: 'university' },     [401,  403,  403,  403,  403,  403,  409]],
  'GET /logos/{fileId}':                 [{ params: 'document' },     [404,  404,  404,  404,  404,  404,  404]],
  'GET /all-blogs':                      [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /save-blog':                     [{ form: 'article' },        [401,  403,  403,  403,  403,  403,  201]],
  'PUT /update-blog-status/{slug}':       [{ params: { slug: 'a-draft' }, body: 'published' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'PUT /edit-blog/{slug}':                [{ params: { slug: 'a-draft' }, form: 'article' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'PUT /edit-news/{slug}':                [{ params: { slug: 'a-draft' }, body: 'article' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /delete-blog/{slug}':           [{ params: { slug: 'a-draft' }, body: 'delete key' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'PUT /preview-blog/{slug}':            [{ params: { slug: 'a-draft' }, body: { on: true } },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'POST /article-versions/{id}/restore': [{ params: { id: '@version' }, body: {} },
                                                                      [401,  403,  403,  403,  403,  403,  200]],
  'GET /blog-images/{fileId}':           [{ params: 'draft image' },  [404,  404,  404,  404,  404,  404,  200]],
  'GET /all-news':                       [{},                         [401,  403,  403,  403,  403,  403,  200]],
  'POST /save-news':                     [{ body: 'article' },        [401,  403,  403,  403,  403,  403,  201]],
  'PUT /update-news-status/{slug}':       [{ params: { slug: 'a-draft' }, body: 'published' },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'DELETE /delete-news/{slug}':           [{ params: { slug: 'a-draft' } },
                                                                          [401,  403,  403,  403,  403,  403,  200]],
  'GET /openapi.json':                   [{},                         [200,  200,  200,  200,  200,  200,  200]],
  // The last lines, since they end the bond and the sessions that the lines above are about.
  'POST /leave-agent':                   [{ body: 'own' },            [401,  200,  404,  403,  403,  403,  403]],
  'DELETE /sessions':                    [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'POST /logout':                        [{ body: {} },               [200,  200,  200,  200,  200,  200,  200]],
};

/**
 * The catalogue is read whole, once, for the search. Disputes over credit are a few a year, all agencies together, and practice sets
 * that a site once wrote in the browser get no more.
 */
const WHOLE_ON_PURPOSE =
  /^\{"find":"(courses","filter":\{"retiredOn":null\}|credit_disputes","filter":\{"\$or":|practice_(own_sets|editions)","filter":\{\})/;
/** The words that lists are searched by are written by the record's id alone (models/search-words.ts). */
const WORDS_RENEWED = 'update applications {"studentName":';
/** Of the caller alone, and only with what they alone can have: `tests/api` of each has the rest. */
const OWN_SECRETS: Record<string, string> = {
  'GET /helped-students': 'helpers.test.ts',
  'DELETE /directory-link': 'oidc.test.ts',
  'PUT /second-factor/app': 'authenticator.test.ts',
  'PUT /second-factor/passkeys': 'passkeys.test.ts',
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const IMPORTED = { name: 'Asha', email: 'imported@example.com', mobile: '9876543210', counsellor_name: 'Meera' };
const CSV = new TextEncoder().encode('Name,Email,Mobile\nAsha,imported@example.com,9876543210\n');

interface Made {
  params?: string | object;
  query?: string | object;
  body?: string | object;
  form?: string;
}

let endpoints: Map<string, Endpoint>;
let world: World;
let attackers: Attackers;
let strangers: Records;
/** What is stored of them in the world. */
let strangersBefore: string;
/** Tokens of each maker, by their scopes. */
const tokens = new Map<string, string>();
/** The ids that `@…` stands for. */
let records: Record<string, string>;
/** What kind of record of the agent an id names. */
const own = new Map<string, keyof Records>();
const values: Record<string, unknown> = {};
let who: Record<Column, Person | null>;
/** Who helps the one student, and the other. */
const helperOf: Partial<Record<Column, Person>> = {};

/** A person whom the student invited to help, without an end. */
function helping({ _id, name, email }: Person['user']): Promise<Person> {
  const now = new Date();
  const dates = { asked: now, since: now, until: null, ended: null, renewed: now };
  return person('helper', { mobile: '', helps: [{ studentId: _id, name, email, by: 'invitation', ...dates }] });
}

beforeAll(async () => {
  endpoints = await allEndpoints();
  const people = await everybody();
  who = { anonymous: null, ...people };
  for (const of of ['student', 'otherStudent'] as const) helperOf[of] = await helping(people[of].user);
  const [course] = await storedCourses({ admissionIntake: 'Sep' });
  const courseId = String(course?._id);
  const userId = people.student.userId;
  const year = new Date().getFullYear() + 1;
  const application = await Application.create({
    userId,
    agentId: people.agent.userId,
    courseId,
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year,
    month: 'Sep',
    status: 'Pending',
    history: [],
    items: [{ kind: 'payment', label: 'Deposit', state: 'requested', asked: signed(people.team.viewer) }],
  });
  const item = { id: String(application._id), itemId: String(application.items?.[0]?._id) };
  Object.assign(values, {
    'wrong login': { email: 'nobody@example.com', password: 'nothing' },
    'practice set': { id: 'ielts-ac-reading-1' },
    'no answers': { answers: {} },
    'a test': { mode: 'test' },
    'no result': { id: 'f'.repeat(24) },
    'nothing said': { id: String(application._id), saidId: 'f'.repeat(24) },
    'no own set': { id: 'own-ffffffff' },
    'people speaking': {
      ...{ setId: 'ielts-ac-listening-1', n: '2', speakers: 'Asha Rao', licence: 'CC BY 4.0', consent: 'yes' },
      recording: file(wavOf(400), 'part.wav'),
    },
    'an attempt': { mode: 'test', answers: {}, notes: {}, flagged: [], heard: [], part: 0, done: false, factor: 1 },
    'no address': { email: 'nobody@example.com' },
    'a month': { month: '2026-10' },
    'no token': { token: 'x'.repeat(43) },
    'no birth date': { token: 'x'.repeat(67), dob: '2001-05-17' },
    'no consent link': { token: 'x'.repeat(67), dob: '2001-05-17', applicationIds: ['0'.repeat(24)] },
    'no link': { token: 'x'.repeat(43), password: 'long enough' },
    course: { id: courseId, courseId, userId },
    student: { userId },
    application: { id: String(application._id) },
    'own course': { courseId, userId },
    'a typed course': { country: 'UK', university: 'Nowhere', course: 'Tides', year, month: 'Sep' },
    'own country': { country: 'Canada', userId },
    'for the course': { courseId },
    'a recovery code': async () => ({ code: (await giveRecoveryCodes(people.agent.userId))[0] }),
    'a new student': { ...IMPORTED, email: 'new@example.com', password: 'long enough', addedBy: people.agent.userId },
    'a payment': {
      ...{ slip: { currency: 'GBP', minor: 10 }, ...DATED, key: 'key-of-matrix' },
      lines: [{ entryId: '@entry', minor: 10, note: 'Their letter' }],
    },
    parties: { partnerId: '@partner', shares: [{ branchId: '@branch', weight: 1, isFirm: false }] },
    'their list': {
      on: DATED.on,
      list_file: file(new TextEncoder().encode('Student Name,Commission\nAsha,1'), 'x.csv'),
    },
    'to share': { name: 'A bank', fileIds: ['@ownDocument'], until: inDays(30) },
    'a university logo': { university: 'Douglas College', country: 'Canada', logo: file(PNG, 'logo.png') },
    'students file': { students_file: file(CSV, 'students.csv') },
    'sheet row': { id: userId, row: '2' },
    imported: { students: [{ row: 2, ...IMPORTED }] },
    university: { university: 'Douglas College', country: 'Canada' },
    'a university text': { university: 'Douglas College', country: 'Canada', about: '<p>By the river.</p>' },
    apply: { courseId, userId, year, month: 'Sep' },
    listed: { whom: 'student', id: '@student', courseId },
    'listed courses': { courses: [{ courseId, year, month: 'Sep' }] },
    'a wish by no link': { token: 'x'.repeat(67), wishes: [{ courseId, wish: 'yes' }] },
    item,
    'no item file': { ...item, fileId: 'f'.repeat(24) },
    asked: { items: [{ kind: 'reference', label: 'Second reference' }] },
    suggested: { courseId, note: 'It fits.' },
    due: { dueOn: '2030-01-31' },
    answer: { text: 'Paid today.' },
    returned: { decision: 'redo', reason: 'Not signed.' },
    template: { country: 'UK', level: null, items: [] },
    fact: { id: 'uk.visa-charge' },
    'no periods': { periods: [] },
    rates: {
      csv: `Date,USD\n${new Date().toISOString().slice(0, 10)},1.1`,
      title: 'A bank',
      address: 'https://example.org/',
    },
    reply: { reply: 'accept' },
    consent: { given: true },
    offer: { conditional: 'false', reference: 'CAS 123' },
    'signed paper': { signedOn: '2026-01-31', scan: file(PDF, 'signed.pdf') },
    operator: { name: 'Example Education' },
    'mail settings': { replyTo: 'office@example.com' },
    'a legal text': { kind: 'refunds', text: 'We pay back all of it.', seen: 0 },
    picture: { image: file(PNG, 'me.png') },
    'a logo': { logo: file(PNG, 'logo.png') },
    enrol: { status: 'Enrolled', reason: '' },
    // One that doesn't exist: the answer of 200 says so of that one.
    moves: { applications: [{ _id: 'f'.repeat(24) }], status: 'Submitted' },
    view: { list: 'applications', name: 'UK', query: 'country=UK' },
    'undone moves': { applications: [{ _id: 'f'.repeat(24) }] },
    handed: { of: 'applications', cases: [{ _id: 'f'.repeat(24) }], to: null },
    'no ceiling': { ceiling: null, awayFrom: null, awayUntil: null },
    'no rules': { rules: [], revision: 0 },
    about: { studentId: userId },
    'reply template': { name: 'Hello', text: 'Dear {name}', shared: true },
    task: { studentId: userId, title: 'Call', dueOn: '2030-01-31' },
    category: { categoryName: 'Health' },
    'no blog': { slug: 'no-such-blog' },
    ...(await valuesOf(people)),
  });
  await worldOf(people, courseId);
  // It loads every call there is.
}, 180_000);

/** The records that `@…` names, those of a stranger, and the world as it is before each call. */
async function worldOf(people: Awaited<ReturnType<typeof everybody>>, courseId: string): Promise<void> {
  const { agent, student, team, admin } = people;
  const ofAgent = await recordsOf(agent, courseId);
  strangers = await recordsOf(await person('agent'), courseId);
  for (const [kind, id] of Object.entries(ofAgent)) if (kind !== 'course') own.set(id, kind as keyof Records);
  own.set(student.userId, 'student');
  const { userId } = student;
  const task = { studentId: userId, title: 'Call', dueOn: '2030-01-31' };
  const subcategories = [{ name: 'Weaving' }];
  const leaving = await person('student');
  await Agency.create([{ _id: people.otherAgent.user._id }]);
  await added('POST /save-academic-info', student, { educationSummaries: [education()] });
  await added('POST /save-personal-info', student, personal());
  await added('POST /search-dictionary', admin, { typed: 'barista', means: ['nursing'] });
  await added('POST /students/{id}/deletion', team, undefined, { id: leaving.userId });
  records = {
    ...ofAgent,
    ...{ user: userId, team: team.userId, leaving: leaving.userId },
    apiToken: await apiTokenOf(agent),
    ...(await webhookOf(agent)),
    offered: await offered(agent, student, ofAgent.feeItem),
    task: await added('POST /staff/tasks', team, task),
    template: await added('POST /staff/reply-templates', team, { name: 'Welcome', text: 'Dear {name}', shared: true }),
    version: await versionOfDraft(),
    view: await added('POST /staff/views', team, { list: 'applications', name: 'Canada', query: 'country=Canada' }),
    contact: await added('POST /students/{id}/contacts', team, { way: 'phone', text: 'Asked.' }, { id: userId }),
    category: await added('POST /add-category', admin, { name: 'Crafts', subcategories }),
    otherCategory: await added('POST /add-category', admin, { name: 'Arts', subcategories }),
    invited: await added('POST /staff', admin, {
      name: 'Asha',
      email: 'invited@example.com',
      role: 'team',
      jobTitle: '',
    }),
    taskDone: await added('POST /staff/tasks', team, task),
  };
  const { 'to share': shared, document } = values;
  const { fileId } = document as { fileId: string };
  const passport = [{ fileId, name: 'x.png', type: 'image/png', size: 70, addedOn: new Date() }];
  await Profile.updateOne({ userId }, { $set: { 'documents.passport': passport } });
  Object.assign(records, { ownDocument: fileId });
  Object.assign(records, { share: await added('POST /my-shares', student, (await made(shared)) as object) });
  await added('POST /staff/tasks/{id}/done', team, { word: '' }, { id: String(records.taskDone) });
  attackers = await attackersOf(people, ['f'.repeat(24), ...Object.values(records), ...Object.values(strangers)]);
  for (const maker of [agent, people.otherAgent, team, admin]) {
    for (const scopes of API_SCOPE_NAMES.flatMap((scope) => [[scope], othersThan(scope)]))
      tokens.set(tokenName(maker, scopes), await tokenWith(maker, scopes, { usedOn: JUST_USED }));
  }
  // What was announced on the way would be written again after each change.
  await Event.deleteMany({});
  // That somebody was here is written once a minute: nothing of what a call changes.
  await StoredSession.updateMany({}, { $set: { usedOn: JUST_USED } });
  world = await sameWorld();
  strangersBefore = await stateOf(strangers);
  noteCommands();
}

/** Later than any moment of this run. */
const JUST_USED = new Date(Date.now() + 3_600_000);

const othersThan = (scope: ApiScope): ApiScope[] => API_SCOPE_NAMES.filter((one) => one !== scope);
const tokenName = ({ userId }: Person, scopes: readonly ApiScope[]): string => [userId, ...scopes].join(' ');

/** A token of the agency, which its calls make and don't name. */
async function apiTokenOf(owner: Person): Promise<string> {
  await added('POST /api-tokens', owner, { name: 'Sheets', scopes: ['applications:read'], days: 30 });
  return String((await ApiToken.findOne({ userId: owner.userId }).lean())?._id);
}

/** A webhook of the agency, with a message that was taken by no one. */
async function webhookOf(owner: Person) {
  const body = { address: 'https://hooks.invalid/in', kinds: ['application'] };
  const webhook = await added('POST /webhooks', owner, body);
  const ids = { webhookId: new Types.ObjectId(webhook), eventId: new Types.ObjectId() };
  const { _id } = await WebhookDelivery.create({ ...ids, event: 'webhook.test', at: new Date(), state: 'failed' });
  return { webhook, webhookMessage: String(_id) };
}

/** An earlier version of a draft. */
async function versionOfDraft(): Promise<string> {
  const { _id: articleId } = await Blog.create({ title: 'Changed', slug: 'changed', description: '<p>x</p>' });
  const version = { articleId, title: 'Before', description: '<p>y</p>', savedOn: new Date() };
  return String((await ArticleVersion.create(version))._id);
}

/** What a call makes, by its id where it has one. */
async function added(name: string, as: Person, body?: object, params?: Record<string, string>): Promise<string> {
  const answer = await ask(endpoints.get(name) as Endpoint, { as, params, body });
  if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return JSON.stringify(answer.body).match(/"_?id":"([0-9a-f]{24})"/)?.[1] ?? '';
}

/** What the calls about a student's profile, files and account send. */
async function valuesOf({ student, otherStudent, agent, team }: Awaited<ReturnType<typeof everybody>>) {
  const { userId } = student;
  const { name, email, mobile } = student.user;
  const folder = await mkdtemp(join(tmpdir(), 'matrix-'));
  const path = join(folder, 'file');
  await writeFile(path, PNG);
  const documentId = await storeFile(createReadStream(path), {
    kind: 'document',
    ownerId: userId,
    name: 'x.png',
    type: 'image/png',
  });
  const imageFileId = await storeFile(createReadStream(path), { kind: 'blog-image', name: 'x.png', type: 'image/png' });
  const attachmentId = await storeFile(createReadStream(path), {
    kind: 'attachment',
    ownerId: userId,
    name: 'x.png',
    type: 'image/png',
  });
  await Message.create({
    conversation: [userId, team.userId].sort().join('-'),
    from: userId,
    to: team.userId,
    attachments: [{ fileId: attachmentId, name: 'x.png', type: 'image/png', size: 70 }],
  });
  const [sentText, sentRecording] = await Promise.all(
    (['text', 'recording'] as const).map(async (kind) => {
      const type = kind === 'text' ? 'text/plain' : 'audio/webm';
      const fileId = await storeFile(createReadStream(path), { kind: 'practice', ownerId: userId, name: kind, type });
      const about = { setId: 'ielts-ac-writing-1', title: 'Academic Writing, set 1', n: 1, asked: 'Write.' };
      return PracticeSent.create({ userId, ...about, kind, fileId, endsOn: new Date(Date.now() + 1e8) });
    }),
  );
  await rm(folder, { recursive: true });
  await Blog.create({ title: 'A draft', slug: 'a-draft', description: '<p>x</p>', imageFileId });
  await News.create({ title: 'A draft', slug: 'a-draft', description: '<p>x</p>' });
  const referral = await Referral.create({ referrerId: userId, referredUserId: otherStudent.userId });
  const notice = await Notification.create({ userId, notification: 'Hello' });
  process.env.BLOG_DELETE_KEY = 'the key';
  forget('env');
  const pdf = file(PDF, 'x.pdf');
  return {
    user: { id: userId },
    'sent practice': { id: String(sentText?._id) },
    'sent recording': { id: String(sentRecording?._id) },
    'practice text': { setId: 'ielts-ac-writing-1', n: '1', text: 'A text.' },
    lead: { id: String((await Enquiry.create({ name: 'Asha', mobile: '+919876500001', source: 'phone' }))._id) },
    'a lead': { name: 'Meera', mobile: '+919876500002', source: 'event' },
    contacted: { state: 'contacted', followUpOn: '2031-01-31' },
    'a note': { text: 'Call again.' },
    'is the student': { studentId: userId },
    'becomes a student': { name: 'Asha', email: 'asha-lead@example.com', mobile: '+919876500001' },
    'the same': { goneId: userId },
    'a call': { way: 'phone', text: 'Wants to start in May.' },
    called: { number: '+919800012345' },
    'no phone code': { email: 'nobody@example.com', code: '123456', password: 'long enough' },
    'a guardian': { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' },
    'no payment': { id: 'f'.repeat(24), paymentId: 'e'.repeat(24), refundId: 'e'.repeat(24) },
    'a university': { country: 'Canada', university: 'Douglas College' },
    'no contact': { id: userId, contactId: 'f'.repeat(24) },
    'by message': { items: [{ kind: 'cv', label: 'CV' }], applications: [], key: 'asked-by-message' },
    own: { userId },
    disabled: { disabled: true },
    basic: { userId, name, email, mobile, counsellor_name: 'Meera' },
    academic: { userId, educationSummaries: [education()] },
    'quick scores': { userId, level: 'Senior Secondary', percentage: 68.5 },
    personal: { userId, ...personal() },
    work: { userId, workExperience: [job()] },
    documents: { userId, tenth_certificate: pdf, twelfth_certificate: pdf, english_certificate: pdf, passport: pdf },
    'item file': { file: pdf },
    'a refusal': { status: 'Rejected', reason: 'Full.', file: pdf },
    'one document': { userId, field: 'cv', file: pdf },
    document: { fileId: String(documentId) },
    'no file': { fileId: 'f'.repeat(24) },
    'no shared file': { token: 'x'.repeat(43), fileId: String(documentId) },
    settings: { userId, notifications: true, tfa: false, newsLetter: false },
    'wrong password': { userId, oldPassword: 'a guess', newPassword: 'long enough' },
    referral: { referralId: String(referral._id) },
    notice: { notificationId: String(notice._id), userId },
    'of the agent': { addedBy: agent.userId },
    "agent's": { name, email, mobile, password: 'long enough', counsellor_name: 'Meera', addedBy: agent.userId },
    agent: { id: agent.userId },
    verified: { isVerified: true },
    code: { code: '123456', email: 'nobody@example.com' },
    enquiry: { name, email, mobile },
    'new category': { name: 'Health', subcategories: [{ name: 'Nursing' }] },
    'course facts': { course: 'Law', university: 'Douglas College', country: 'Canada' },
    // A session of none of the callers.
    session: { id: String((await openSession((await person('student')).token))?.sessionId) },
    'a code': { code: 'aaaaaaaaaa' },
    'an answer': { passkey: noPasskey },
    'a passkey': { name: 'Laptop', passkey: noPasskey },
    'no factor': { requireFactor: false },
    'a guess': { password: 'a guess' },
    'a quick applicant': { applicant: { test: 'ielts', overall: 6.5 }, courseIds: ['f'.repeat(24)] },
    nothing: { id: 'f'.repeat(24) },
    into: { into: 'e'.repeat(24) },
    article: { title: 'News', description: '<p>Something new.</p>' },
    published: { status: true },
    message: { text: 'Hello', key: 'key-of-the-matrix' },
    allowed: { allowed: true },
    interview: { on: '2027-01-12', time: '10:00', zone: 'Europe/London', place: 'By phone' },
    'time zone': { timeZone: 'Asia/Kolkata' },
    'no calendar': { file: `${userId}${'x'.repeat(43)}.ics` },
    'thread message': { text: 'Hello', key: 'key-of-the-thread' },
    'thread file': { key: 'file-of-the-thread', attachments: pdf },
    note: { text: 'Hello', key: 'key-of-the-note' },
    'student note': { text: 'Hello', key: 'key-of-the-student-note' },
    'student note file': { key: 'file-of-the-student-note', attachments: pdf },
    'note file': { key: 'file-of-the-note', attachments: pdf },
    'sent file': { key: 'file-of-the-matrix', attachments: pdf },
    attachment: { fileId: String(attachmentId) },
    'delete key': { key: 'the key' },
    'draft image': { fileId: String(imageFileId) },
  };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** A request's part with what its names stand for. */
async function made(given: unknown): Promise<unknown> {
  if (typeof given === 'function') return made(await given());
  if (typeof given === 'string' && given.startsWith('@')) return records[given.slice(1)];
  if (Array.isArray(given)) return Promise.all(given.map(made));
  if (!isPlain(given)) return given;
  const entries = Object.entries(given).map(async ([name, value]) => [name, await made(value)]);
  return Object.fromEntries(await Promise.all(entries));
}

const part = async (given: string | object | undefined) =>
  (await made(typeof given === 'string' ? values[given] : given)) as Record<string, unknown> | undefined;

async function partsOf({ params, query, body, form }: Made): Promise<Parts> {
  return {
    params: await part(params),
    query: await part(query),
    body: await part(form ?? body),
    isForm: Boolean(form),
  };
}

/** The parts of the students' files that each kind of caller is on record for having read. */
async function readings(): Promise<Partial<Record<Column, string[]>>> {
  await writeAccessLog();
  if (!world.isChanged(AccessLogEntry.collection.name)) return {};
  const { viewer } = who.student as Person;
  const logs = [viewer.userId, records.student].map((userId) =>
    ownAccessLog({ ...viewer, userId: String(userId) }, { page: 1, limit: 100 }),
  );
  const visits = (await Promise.all(logs)).flatMap((log) => log.visits);
  const found: Partial<Record<Column, string[]>> = {};
  for (const { seen, _id } of visits) {
    const readerId = String((await AccessLogEntry.findById(_id).lean())?.readerId);
    const column = COLUMNS.find((one) => who[one]?.userId === readerId) as Column;
    found[column] = [...(found[column] ?? []), ...seen.map(({ part }) => part)];
  }
  return found;
}

describe('the access matrix', () => {
  it('names every call of the API', () => {
    const calls = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    const line = 'Each call has a line in MATRIX: the request, and the status of each of seven kinds of caller.';
    expect(Object.keys(MATRIX).sort(), line).toEqual(calls.sort());
  });

  it('says of every call that reads whether it is a reading of a student\u2019s file', () => {
    const reading = OPERATIONS.filter(({ method, access }) => method === 'GET' && access !== 'anyone');
    const names = reading.map(({ method, path }) => `${method} ${path}`);
    const decided = [...Object.keys(READS).filter((name) => name.startsWith('GET')), ...NO_ACCESS_NOTED];
    const where = 'In tests/support/file-access.ts: READS with the part of the file it gives, or else NO_ACCESS_NOTED.';
    expect(decided.sort(), where).toEqual(names.sort());
  });

  it('has each call that is a reading made with success by somebody else than the student, or access-log.test.ts has', () => {
    const made = Object.keys(READS).filter((name) => MATRIX[name]?.[1].slice(2).some((status) => status < 300));
    expect([...made, ...READ_ELSEWHERE].sort()).toEqual(Object.keys(READS).sort());
  });

  it('has no line of a closed call that says nothing of access', () => {
    const closed = OPERATIONS.filter(({ access }) => access !== 'anyone').map(
      ({ method, path }) => `${method} ${path}`,
    );
    const alike = closed.filter((name) => {
      const statuses = new Set(MATRIX[name]?.[1].slice(1));
      return statuses.size === 1 && !statuses.has(200) && !statuses.has(201);
    });
    expect(alike.sort()).toEqual(Object.keys(OWN_SECRETS).sort());
  });

  beforeEach(async () => {
    await writeAccessLog();
    await unnoted(world.restore);
    // A forged token of the call before has its answer kept for some seconds.
    forget('account-statuses');
    forgetCommands();
  });

  it.each(Object.entries(MATRIX))(
    '%s answers each kind of caller as written, nothing of a stranger’s, no harm, by indexes',
    async (name, [request, statuses]) => {
      const endpoint = endpoints.get(name) as Endpoint;
      const seen: Record<string, number> = {};
      const readBy: Partial<Record<Column, string[]>> = {};
      for (const column of COLUMNS) {
        const { params, query, body, isForm } = await partsOf(request);
        const answer = await ask(endpoint, {
          as: who[column],
          params: params as Record<string, string>,
          query: query as Record<string, string>,
          ...(isForm ? { form: formOf(body as Record<string, string>) } : { body }),
        });
        seen[column] = answer.status;
        // Each kind of caller asks in the same world.
        if (endpoint.operation.method === 'GET' || answer.status >= 300) continue;
        Object.assign(readBy, await unnoted(readings));
        await unnoted(world.restore);
      }
      Object.assign(readBy, await unnoted(readings));
      expect(seen).toEqual(Object.fromEntries(COLUMNS.map((column, index) => [column, statuses[index]])));
      const readers = COLUMNS.filter(
        (column) => column !== 'student' && column !== 'anonymous' && (seen[column] ?? 500) < 300,
      );
      expect(readBy).toEqual(Object.fromEntries(READS[name] ? readers.map((column) => [column, [READS[name]]]) : []));
      const agent = who.agent as Person;
      if (namesRecords(endpoint.operation))
        await expectNotFound(
          { endpoint, as: agent, request: () => partsOf(request) },
          { own, strangers, before: strangersBefore, world },
        );
      await unnoted(world.restore);
      await expectNoHarm(endpoint, attackers, world);
      expect((await scans()).filter((one) => !WHOLE_ON_PURPOSE.test(one))).toEqual([]);
    },
    LONG ? 600_000 : 60_000,
  );

  /** The status of a call as written, made by this person. */
  const answerTo = async (name: string, as: Person): Promise<number> => {
    const { params, query, body, isForm } = await partsOf((MATRIX[name] as (typeof MATRIX)[string])[0]);
    const answer = await ask(endpoints.get(name) as Endpoint, {
      as,
      params: params as Record<string, string>,
      query: query as Record<string, string>,
      ...(isForm ? { form: formOf(body as Record<string, string>) } : { body }),
    });
    await writeAccessLog();
    await unnoted(world.restore);
    return answer.status;
  };
  const written = (name: string, column: Column) => MATRIX[name]?.[1][COLUMNS.indexOf(column)];

  const helped = OPERATIONS.filter((one: Operation) => one.forHelpers).map(({ method, path }) => `${method} ${path}`);
  it.each(helped)(
    '%s answers who helps the student as the student, and who helps another as that one',
    async (name) => {
      for (const one of ['student', 'otherStudent'] as const)
        expect([one, await answerTo(name, helperOf[one] as Person)]).toEqual([one, written(name, one)]);
    },
  );

  const scoped = OPERATIONS.filter((one: Operation) => one.scope).map(({ method, path }) => `${method} ${path}`);
  it.each(scoped)('%s answers a token with its scope as its maker, whom it acts for, and no other', async (name) => {
    const scope = (endpoints.get(name) as Endpoint).operation.scope as ApiScope;
    for (const column of ['agent', 'otherAgent', 'team', 'admin'] as const) {
      const maker = who[column] as Person;
      const byToken = (scopes: readonly ApiScope[]) =>
        answerTo(name, { ...maker, token: tokens.get(tokenName(maker, scopes)) as string });
      expect([column, await byToken([scope])]).toEqual([column, written(name, column)]);
      expect([column, await byToken(othersThan(scope))]).toEqual([column, 403]);
    }
  });

  it('changes one record of a collection that may be sharded by its shard key', () => {
    expect(withoutTheirShard().filter((one) => !one.startsWith(WORDS_RENEWED))).toEqual([]);
  });
});
