import type { RetentionEntry } from './register';

/** Content of the site, with the names of the staff who made it. */
export const RETENTION_OF_SITE: readonly RetentionEntry[] = [
  {
    collection: 'operators',
    title: 'Who runs this site',
    retained: [
      {
        fields: 'name address phone whatsapp email about terms licences partners people savedOn',
        what: 'The firm with its address and numbers, and people of the team with name and picture, as admins fill it in for the page About',
        purpose: 'so that visitors know whom they deal with',
        until: 'an admin changes it',
      },
    ],
  },
  {
    collection: 'import_batches',
    title: 'Uploads of courses',
    retained: [
      {
        fields: 'by byName decidedById decidedBy decidedOn takenBackById takenBackBy takenBackOn fileName fileId',
        what: 'Who of the staff uploaded, confirmed and took back which file',
        purpose: 'to answer for the catalogue',
        until: 'the upload is discarded',
      },
      {
        fields:
          'fileSize country sourceId sourceName sourceKind asOf status turn oneGo removeMissing retireGone sheet headerRow university includeHidden remembered rememberedOf signature mapping sheetName columns notes cautions begun progress merge leftOut left places repeatRule repeats staffNotes rows added changed unchanged refused missing removed gone retired unread prose twins universities categories about back failure failedStep',
        what: 'How the file was read, and what it changed',
        purpose: 'to review and take back an upload',
        until: 'the upload is discarded',
      },
    ],
  },
  {
    collection: 'course_notes',
    title: 'Notes for staff about courses',
    retained: [
      {
        fields: 'courseId text kind batchId hidden',
        what: 'What a file or a page said that isn’t for students, such as commission and whom to ask at a university',
        purpose: 'so that our staff know it, and nobody else',
        until: 'the course is removed, the upload is taken back, or an admin deletes it',
      },
    ],
  },
  {
    collection: 'import_choices',
    title: 'Courses that are perhaps the same',
    retained: [
      {
        fields: 'answer by',
        what: 'Whether two entries are the same course, and who of the staff said so',
        purpose: 'to read the next file alike',
        until: 'never: it names only staff',
      },
    ],
  },
  {
    collection: 'caseloads',
    title: 'Work of the staff',
    retained: [
      {
        fields: 'ceiling awayFrom awayUntil place replyMinutes',
        what: 'How many cases a member of staff takes, their absence, and how long answers take',
        purpose: 'to share out new cases',
        until: 'the account is deleted',
      },
    ],
  },
  {
    collection: 'reply_templates',
    title: 'Reply templates of the staff',
    retained: [
      {
        fields: 'name text ownerId',
        what: 'What staff often answer, and whose it is',
        purpose: 'to answer quickly',
        until: 'it is deleted',
      },
    ],
  },
  {
    collection: 'staffviews',
    title: 'Saved views of the staff',
    retained: [
      {
        fields: 'views revision',
        what: 'Searches, filters and orders of lists that a member of staff keeps under a name',
        purpose: 'to open them again',
        until: 'they delete the view',
      },
    ],
  },
  {
    collection: 'import_mappings',
    title: 'How files are read',
    retained: [
      {
        fields: 'by sheet headerRow signature columns',
        what: 'Which column of a file is which field, and who said so',
        purpose: 'to read the next file alike',
        until: 'it is replaced',
      },
    ],
  },
  {
    collection: 'exchange_rates',
    title: 'Exchange rates',
    retained: [
      {
        fields: 'base perBase day source example by at',
        what: 'Rates of a day, and who of the staff set them',
        purpose: 'to compare costs',
        until: 'they are replaced',
      },
    ],
  },
  {
    collection: 'fact_overrides',
    title: 'Facts',
    retained: [
      {
        fields: 'periods by at history toJudge',
        what: 'Figures that an admin entered, and who it was',
        purpose: 'to answer for them',
        until: 'they are reset',
      },
    ],
  },
  {
    collection: 'practice_own_sets',
    title: 'Practice tests of this site',
    retained: [
      {
        fields: 'title text drawings revision problems by byName at',
        what: 'The text of a practice test, and which admin changed it last',
        purpose: 'so that admins can download it, from when tests were written in the browser',
        until: 'never: it names only staff',
      },
    ],
  },
  {
    collection: 'practice_editions',
    title: 'Editions of practice tests',
    retained: [
      {
        fields: 'family n json drawings check by byName at',
        what: 'A practice test as it was published, which admin did, and what they said of its blind solution',
        purpose: 'to show learners the questions that they answered, and to answer for them',
        until: 'never: it names only staff',
      },
    ],
  },
  {
    collection: 'practice_recordings',
    title: 'Recordings in practice tests',
    retained: [
      {
        fields: 'family n script fileId size seconds speakers licence by byName at',
        what: 'The voices of people who read a practice test aloud, their names as they want to be named, the licence they gave, and which admin uploaded it',
        purpose: 'to play it to learners, with their consent',
        until: 'an admin takes it back, as a speaker may ask',
      },
    ],
  },
  {
    collection: 'practice_set_states',
    title: 'Practice tests',
    retained: [
      {
        fields: 'off listened',
        what: 'Which admin turned a practice test off, and who listened to its recordings',
        purpose: 'to answer for them',
        until: 'it is turned on again, or its recordings change',
      },
    ],
  },
  {
    collection: 'raised_addresses',
    title: 'Limits raised for an event',
    retained: [
      {
        fields: 'times endsOn by',
        what: 'A network address, how much more may come from it, and which admin said so',
        purpose: 'so that many visitors can use the site from one place',
        until: 'a day later at most',
      },
    ],
  },
  {
    collection: 'requirement_clauses',
    title: 'Clauses of requirement texts',
    retained: [
      {
        fields: 'answer by at applied pending',
        what: 'What a clause of requirement texts is, and which admin said so',
        purpose: 'to judge courses by their texts',
        until: 'it is taken back',
      },
      {
        fields: 'words search reading isUnread group courses exampleId exampleName',
        what: 'The words of the clause, and how many courses have it',
        purpose: 'to show what is asked, the most frequent first',
        until: 'no course has it any more',
      },
    ],
  },
  {
    collection: 'search_entries',
    title: 'Words of the search',
    retained: [
      {
        fields: 'means by at',
        what: 'What a searched word is called besides, and which admin said so',
        purpose: 'to find what was meant',
        until: 'it is removed',
      },
    ],
  },
];

/** The collections that hold nothing about a person: the catalogue, articles, and how the site is run. */
export const IMPERSONAL: readonly string[] = [
  'assignments',
  'blogs',
  'catalogue_blocks',
  'catalogue_copies',
  'categories',
  'checklist-templates',
  'courses',
  'demo_marks',
  'import_changes',
  'import_pages',
  'import_sources',
  'migrations',
  'missed_searches',
  'news',
  'practice_counts',
  'site_settings',
  'site_watches',
  'task_rules',
  'universities',
  'uploads.chunks',
  'web_processes',
];
