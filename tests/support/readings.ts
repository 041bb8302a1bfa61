import type { FilePart } from '@/lib/domain/readings';

/**
 * What a success of each call gives another person of a student's file, by hand. A call that isn't here gives nothing: no
 * part of a file, or a list, or what two people write to one another.
 */
export const READS: Record<string, FilePart> = {
  'GET /eligibility/{courseId}': 'fit',
  'GET /applications/{id}': 'application',
  'GET /applications/{id}/proposed-items': 'application',
  'POST /applications/{id}/items': 'application',
  'PATCH /applications/{id}/items/{itemId}': 'application',
  'POST /applications/{id}/items/{itemId}/files': 'application',
  'POST /applications/{id}/items/{itemId}/answer': 'application',
  'POST /applications/{id}/items/{itemId}/review': 'application',
  'PUT /applications/{id}/offer': 'application',
  'GET /get-activities/{userId}': 'activity',
  'GET /find-user-details/{id}': 'contact',
  'GET /get-basic-profile/{id}': 'contact',
  'GET /get-complete-profile/{id}': 'profile',
  'GET /fetch-academic-info/{userId}': 'profile',
  'GET /fetch-personal-info/{userId}': 'profile',
  'GET /fetch-work-experience/{userId}': 'profile',
  'GET /get-documents/{userId}': 'profile',
  'GET /documents/{fileId}': 'document',
  'GET /applications/{id}/messages': 'messages',
  'POST /applications/{id}/messages/read': 'messages',
};

/** The calls that read and are no reading of a student's file, so that a new one is decided on. */
export const NO_READINGS: readonly string[] = [
  // Of the caller alone.
  'GET /sessions',
  'GET /confirm-password',
  'GET /second-factor',
  'GET /is-course-saved',
  'GET /get-saved-courses',
  'GET /get-settings/{userId}',
  'GET /my-referral-code/{id}',
  'GET /referrals/{id}',
  'GET /get-notifications/{userId}',
  'GET /calendar-address',
  'GET /my-visits',
  // Lists.
  'GET /get-applications',
  'GET /get-students',
  'GET /get-students/export',
  'GET /agent/applications',
  'GET /agent/applications/export',
  'GET /agent/applicants',
  'GET /staff/applications',
  'GET /staff/applications/export',
  'GET /staff/actions',
  'GET /staff/actions/export',
  'GET /messages',
  'GET /application-threads',
  'GET /deadlines',
  'GET /get-enquiries',
  'GET /get-enquiries/export',
  'GET /dashboard-stats',
  'GET /check-application/{courseId}/{userId}',
  // What two people write to one another, and what staff write to each other.
  'GET /messages/{userId}',
  'GET /attachments/{fileId}',
  'GET /applications/{id}/notes',
  'GET /events',
  // Of no student.
  'GET /all-course',
  'GET /checklist-templates',
  'GET /staff',
  'GET /staff/export',
  'GET /staff/policy',
  'GET /import-template',
  'GET /course-imports',
  'GET /course-imports/{id}',
  'GET /course-imports/{id}/rows',
  'GET /course-imports/{id}/refused',
  'GET /facts/{id}',
  'GET /agent/student-import/template',
  'GET /get-agents',
  'GET /get-agents/export',
  'GET /all-blogs',
  'GET /all-news',
];
