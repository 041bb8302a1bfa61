/** What staff can do that is worth a line in the log, each with its words. */
export const STAFF_ACTIONS = {
  'application.move': 'Changed the status of an application',
  'application.undo': 'Undid a status change of an application',
  'application.sent-outside': 'Recorded an application submitted outside this site',
  'application.paper-consent': 'Recorded a student’s consent on paper',
  'application.course': 'Replaced a course that an agency entered with one from the catalogue',
  'application.credit': 'Decided which agency gets the credit for an application',
  'case.hand-over': 'Handed over a case',
  'case.handler': 'Changed who handles an application: our team or the agency',
  'agent.handling': 'Changed which applications an agency may handle',
  'site.own-agency': 'Named this site’s own agency',
  'lead.add': 'Added an enquiry',
  'lead.edit': 'Changed an enquiry',
  'lead.student': 'Converted an enquiry to a student',
  'assignment.edit': 'Changed the assignment rules',
  'task-rules.edit': 'Changed the task rules',
  'caseload.edit': "Changed a counsellor's limit or absence",
  'checklist.edit': 'Changed a checklist template',
  'account.verify': 'Verified an account',
  'account.address': 'Entered a student’s email address',
  'account.phone-code': 'Read a student a code by phone',
  'account.merge': 'Merged two accounts',
  'account.unmerge': 'Undid a merge',
  'student.guardian': 'Entered a guardian',
  'student.spoken': 'Recorded a conversation with a student about an application',
  'account.leave': 'Started deleting an account',
  'account.keep': 'Cancelled the deletion of an account',
  'agreement.edit': 'Added an agreement with an agency',
  'agent.verify': 'Verified an agent',
  'agent.unverify': "Removed an agent's verification",
  'staff.invite': 'Invited staff',
  'staff.role': 'Changed a role',
  'staff.disable': 'Disabled an account',
  'staff.enable': 'Enabled an account',
  'limits.set': 'Changed the limits for an IP address',
  'operator.edit': 'Changed the details of who runs this site',
  'mail.edit': 'Changed how emails are sent',
  'copies.edit': 'Changed where backups are copied to',
  'legal.edit': 'Changed the privacy, terms or refund text',
  'staff.factor': 'Changed the staff two-factor rule',
  'course.suggest': 'Suggested a course',
  'course.edit': 'Edited a course',
  'course.remove': 'Removed a course',
  'course-note.show': 'Showed a hidden note to students again',
  'course-note.remove': 'Deleted a staff note',
  'courses.upload': 'Uploaded courses',
  'courses.take-back': 'Undid an upload',
  'fact.edit': 'Changed a fact',
  'fact.remove': 'Removed a scholarship',
  'rates.set': 'Saved exchange rates',
  'dictionary.add': 'Added other names to the search',
  'dictionary.edit': 'Changed other names in the search',
  'dictionary.remove': 'Removed other names from the search',
  'clause.answer': 'Confirmed the meaning of a requirement clause',
  'clause.take-back': 'Removed the meaning of a requirement clause',
  'category.add': 'Added a category',
  'category.edit': 'Edited a category',
  'category.merge': 'Merged a category',
  'category.delete': 'Deleted a category',
  'logo.set': 'Uploaded a logo',
  'logo.remove': 'Removed a logo',
  'university.text': 'Changed the text about a university',
  'university.remove': 'Removed a university',
  'blog.add': 'Added a blog',
  'blog.edit': 'Edited a blog',
  'blog.publish': 'Published a blog',
  'blog.plan': 'Scheduled the publishing of a blog',
  'blog.preview': 'Created a preview link for a blog',
  'blog.preview-end': 'Ended the preview link for a blog',
  'blog.restore': 'Restored an earlier version of a blog',
  'blog.draft': 'Moved a blog back to drafts',
  'blog.delete': 'Deleted a blog',
  'news.add': 'Added news',
  'news.edit': 'Edited news',
  'news.publish': 'Published news',
  'news.restore': 'Restored an earlier version of news',
  'news.draft': 'Moved news back to drafts',
  'news.delete': 'Deleted news',
  'practice.hide': 'Hid a practice test from learners',
  'practice.show': 'Made a practice test visible to learners',
  'practice.listened': 'Marked a practice test as listened to',
  'practice.write': 'Created a practice test',
  'practice.publish': 'Published a practice test',
  'practice.delete': 'Deleted a practice test',
  'practice.record': 'Added a recording to a practice test',
  'practice.unrecord': 'Removed a recording from a practice test',
  'practice.doubt': 'Answered a reported mistake in a practice test',
  'directory.link': 'Linked an account with the directory',
  'directory.unlink': 'Unlinked an account from the directory',
  'directory.create': 'Created an account from the directory',
  'directory.refuse': 'Refused a sign-in through the directory',
  'token.make': 'Created an API token',
  'token.revoke': 'Revoked an API token',
  'token.write': 'Changed something with an API token',
  'webhook.add': 'Added a webhook',
  'webhook.secret': 'Created a new secret for a webhook',
  'webhook.remove': 'Removed a webhook',
  'list.export': 'Exported a list',
} as const;
export type StaffActionKind = keyof typeof STAFF_ACTIONS;
export const STAFF_ACTION_KINDS = Object.keys(STAFF_ACTIONS) as [StaffActionKind, ...StaffActionKind[]];

/** What a line of the log is about. */
export type StaffActionSubject =
  | 'application'
  | 'account'
  | 'address'
  | 'enquiry'
  | 'course'
  | 'template'
  | 'assignment'
  | 'task-rules'
  | 'upload'
  | 'category'
  | 'dictionary'
  | 'clause'
  | 'fact'
  | 'university'
  | 'blog'
  | 'news'
  | 'practice'
  | 'site'
  | 'list'
  | 'token'
  | 'webhook';
