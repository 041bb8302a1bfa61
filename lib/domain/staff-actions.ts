/** What staff can do that is worth a line in the log, each with its words. */
export const STAFF_ACTIONS = {
  'application.move': 'Moved an application',
  'application.undo': 'Undid the move of an application',
  'application.sent-outside': 'Recorded that an application was sent outside this site',
  'application.paper-consent': 'Recorded a student’s yes on paper',
  'application.credit': 'Decided which agency brought the student of an application',
  'case.hand-over': 'Handed over a case',
  'lead.add': 'Entered an enquiry',
  'lead.edit': 'Changed an enquiry',
  'lead.student': 'Made a student of an enquiry',
  'assignment.edit': 'Changed the rules of who is in charge',
  'task-rules.edit': 'Changed the rules that make tasks',
  'caseload.edit': "Changed a counsellor's ceiling or absence",
  'checklist.edit': 'Changed a checklist template',
  'account.verify': 'Verified an account',
  'account.phone-code': 'Read a student a code by phone',
  'account.merge': 'Merged two accounts',
  'account.unmerge': 'Took a merge back',
  'student.guardian': 'Set a guardian',
  'student.spoken': 'Spoke with a student about what is sent',
  'account.leave': 'Started the deletion of an account',
  'account.keep': 'Stopped the deletion of an account',
  'agreement.edit': 'Entered an agreement with an agency',
  'agent.verify': 'Verified an agent',
  'agent.unverify': "Took back an agent's verification",
  'staff.invite': 'Invited staff',
  'staff.role': 'Changed a role',
  'staff.disable': 'Disabled an account',
  'staff.enable': 'Enabled an account',
  'limits.set': 'Changed the limits of an address',
  'operator.edit': 'Changed who runs this site',
  'staff.factor': 'Changed whether staff need 2-factor',
  'course.suggest': 'Suggested a course',
  'course.edit': 'Edited a course',
  'course.remove': 'Removed a course',
  'course-note.show': 'Showed a note for staff to students again',
  'course-note.remove': 'Deleted a note for staff',
  'courses.upload': 'Uploaded courses',
  'courses.take-back': 'Took back an upload',
  'fact.edit': 'Changed a fact',
  'rates.set': 'Set exchange rates',
  'dictionary.add': 'Added other names to the search',
  'dictionary.edit': 'Changed other names in the search',
  'dictionary.remove': 'Removed other names from the search',
  'clause.answer': 'Said what a clause of requirement texts is',
  'clause.take-back': 'Took back what a clause of requirement texts is',
  'category.add': 'Added a category',
  'category.edit': 'Edited a category',
  'category.merge': 'Merged a category',
  'category.delete': 'Deleted a category',
  'logo.set': 'Set a logo',
  'logo.remove': 'Removed a logo',
  'university.remove': 'Removed a university',
  'blog.add': 'Added a blog',
  'blog.edit': 'Edited a blog',
  'blog.publish': 'Published a blog',
  'blog.draft': 'Moved a blog to the drafts',
  'blog.delete': 'Deleted a blog',
  'news.add': 'Added news',
  'news.edit': 'Edited news',
  'news.publish': 'Published news',
  'news.draft': 'Moved news to the drafts',
  'news.delete': 'Deleted news',
  'practice.hide': 'Took a practice test away from learners',
  'practice.show': 'Showed a practice test to learners',
  'practice.listened': 'Listened to a practice test',
  'practice.write': 'Began a practice test',
  'practice.publish': 'Published a practice test',
  'practice.delete': 'Deleted a practice test',
  'practice.record': 'Put a recording in a practice test',
  'practice.unrecord': 'Took a recording out of a practice test',
  'practice.doubt': 'Answered a doubt about a practice test',
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
  | 'list';
