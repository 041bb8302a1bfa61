import type { RetentionEntry } from './register';

const ARTICLE_FIELDS = 'title description excerpt author imageAlt seoTitle seoDescription topics pictures';
const PUBLICATION_FIELDS = 'slug status imageFileId publishedOn publishAt previewKey';

/** Content of the site, with the names of the staff who made it. */
export const RETENTION_OF_SITE: readonly RetentionEntry[] = [
  {
    collection: 'operators',
    title: 'Who runs this site',
    retained: [
      {
        fields:
          'siteName shortName colour logo logoDark icon name address phone whatsapp email hours offices links imprint ' +
          'headline sentence homeBlocks withheld timeZone workingDays about licences partners people savedOn',
        what: 'The site’s name and look, the company with its addresses and phone numbers, and team members with name and picture, as entered by admins for the About page',
        purpose: 'so that visitors know who runs the site',
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
        what: 'Which staff member uploaded, confirmed and undid which file',
        purpose: 'so that someone is responsible for the catalogue',
        until: 'the upload is discarded',
      },
      {
        fields:
          'fileSize country sourceId sourceName sourceKind asOf status turn oneGo removeMissing retireGone sheet headerRow university includeHidden remembered rememberedOf signature mapping sheetName columns notes cautions question begun progress merge leftOut left places repeatRule repeats staffNotes rows added changed unchanged refused missing removed gone retired unread prose twins universities categories about back failure failedStep',
        what: 'How the file was read and what it changed',
        purpose: 'to review and undo an upload',
        until: 'the upload is discarded',
      },
    ],
  },
  {
    collection: 'scholarships',
    title: 'Scholarships',
    retained: [
      {
        fields: 'wroteId agencyId',
        what: 'Which staff member wrote the scholarship, or which agency’s staff member proposed it',
        purpose: 'to know who is responsible for the scholarship, and to tell them the decision',
        until: 'staff remove the scholarship',
      },
      {
        fields: 'universityId courseId name gives value currency who by link source readOn reviewBy state reason',
        what: 'What a scholarship pays, who can get it, and where it is published',
        purpose: 'so that students can find it',
        until: 'staff remove the scholarship',
      },
    ],
  },
  {
    collection: 'course_notes',
    title: 'Staff notes about courses',
    retained: [
      {
        fields: 'courseId text kind batchId hidden',
        what: 'Information from a file or a page that isn’t for students, such as commission and contacts at a university',
        purpose: 'so that only our team can see the information',
        until: 'the course is removed, the upload is undone, or an admin deletes it',
      },
    ],
  },
  {
    collection: 'import_choices',
    title: 'Possible duplicate courses',
    retained: [
      {
        fields: 'answer by',
        what: 'Whether two entries are the same course, and which staff member decided',
        purpose: 'to read the next file the same way',
        until: 'never: it names only staff',
      },
    ],
  },
  {
    collection: 'caseloads',
    title: 'Staff workload',
    retained: [
      {
        fields: 'ceiling awayFrom awayUntil place replyMinutes',
        what: 'How many applications a staff member takes, their absence, and their reply times',
        purpose: 'to assign new applications',
        until: 'the account is deleted',
      },
    ],
  },
  {
    collection: 'reply_templates',
    title: 'Staff reply templates',
    retained: [
      {
        fields: 'name text ownerId',
        what: 'Frequent replies, and whose they are',
        purpose: 'to answer quickly',
        until: 'it is deleted',
      },
    ],
  },
  {
    collection: 'staffviews',
    title: 'Saved views of staff',
    retained: [
      {
        fields: 'views revision',
        what: 'Searches, filters and sort orders that a staff member saved under a name',
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
        what: 'Which column of a file contains which field, and who said so',
        purpose: 'to read the next file the same way',
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
        what: 'Exchange rates of a date, and which staff member set them',
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
        what: 'Figures that an admin entered, and which admin',
        purpose: 'to know who is responsible for the figures',
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
        purpose: 'so that admins can download tests that were written in the browser in the past',
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
        what: 'A practice test as it was published, which admin published it, and who answered it without the answer key',
        purpose: 'to show learners the questions they answered, and to know who is responsible for the test',
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
        what: 'The voices of people who read a practice test aloud, the names they want shown, the licence they gave, and which admin uploaded the recording',
        purpose: 'to play the recording to learners, with their consent',
        until: 'an admin removes it, for example because a speaker asks',
      },
    ],
  },
  {
    collection: 'practice_set_states',
    title: 'Practice tests',
    retained: [
      {
        fields: 'off listened',
        what: 'Which admin hid a practice test, and who listened to its recordings',
        purpose: 'to know who is responsible for the test',
        until: 'it is turned on again, or its recordings change',
      },
    ],
  },
  {
    collection: 'directory_steps',
    title: 'Sign-ins through a directory in progress',
    retained: [
      {
        fields: 'browser verifier next sessionId key email sealed expiresAt',
        what: 'What a directory’s answer is checked by, and the address that it confirmed',
        purpose: 'to sign in with it',
        until: 'ten minutes later',
      },
    ],
  },
  {
    collection: 'directory_links',
    title: 'Links with a directory',
    retained: [
      {
        fields: 'userId since',
        what: 'Which person of the organisation’s directory someone of our team or of an agency is, as a hash',
        purpose: 'to let them sign in with it',
        until: 'they unlink it, or the account is deleted',
      },
    ],
  },
  {
    collection: 'api_tokens',
    title: 'API tokens',
    retained: [
      {
        fields: 'name hash userId version agencyId scopes endsOn usedOn',
        what: 'Which program acts on whose behalf, until when, and when it was last used. The token is stored only as a hash',
        purpose: 'to give programs access, and to end that access',
        until: 'it ends or is revoked',
      },
    ],
  },
  {
    collection: 'webhooks',
    title: 'Webhooks',
    retained: [
      {
        fields: 'agencyId address kinds secret formerSecret formerUntil by offOn failingSince failures restsUntil',
        what: 'Which address hears of which changes, whether it takes them, and the secrets they are signed with, encrypted',
        purpose: 'to send other programs what changed',
        until: 'it is removed',
      },
    ],
  },
  {
    collection: 'webhook_deliveries',
    title: 'Messages to webhooks',
    retained: [
      {
        fields: 'webhookId eventId event of at ids about state answers',
        what: 'What changed, by ids alone, and what the receiving program answered',
        purpose: 'to send it again, and to show what arrived',
        until: '30 days have passed, or the account is deleted',
      },
    ],
  },
  {
    collection: 'raised_addresses',
    title: 'Limits raised for an event',
    retained: [
      {
        fields: 'times endsOn by',
        what: 'A network address, by how much its limits are raised, and which admin raised them',
        purpose: 'so that many visitors can use the site from one place',
        until: 'at most one day has passed',
      },
    ],
  },
  {
    collection: 'requirement_clauses',
    title: 'Clauses of requirement texts',
    retained: [
      {
        fields: 'answer by at applied pending',
        what: 'What a clause of course requirements means, and which admin decided that',
        purpose: 'to judge courses by their requirements',
        until: 'the answer is removed',
      },
      {
        fields: 'words search reading isUnread group courses exampleId exampleName',
        what: 'The words of the clause, and how many courses have it',
        purpose: 'to show the most frequent clauses first',
        until: 'no course has the clause any more',
      },
    ],
  },
  {
    collection: 'search_entries',
    title: 'Search words',
    retained: [
      {
        fields: 'means by at',
        what: 'Other names for a searched word, and which admin added them',
        purpose: 'to find what people mean',
        until: 'it is removed',
      },
    ],
  },
  ...(['blogs', 'news', 'article_versions'] as const).map((collection) => ({
    collection,
    title: { blogs: 'Articles', news: 'News', article_versions: 'Earlier versions of articles' }[collection],
    retained: [
      {
        fields: `${ARTICLE_FIELDS} ${collection === 'article_versions' ? 'articleId savedOn' : PUBLICATION_FIELDS}`,
        what: 'Articles for the site’s visitors, with the name of the team member shown as the author',
        purpose: 'to publish the articles',
        until:
          collection === 'article_versions'
            ? 'there are ten newer versions, or the article is deleted'
            : 'an admin deletes it',
      },
    ],
  })),
];

/** The collections that hold nothing about a person: the catalogue, articles, and how the site is run. */
export const IMPERSONAL: readonly string[] = [
  'article_addresses',
  'assignments',
  'catalogue_blocks',
  'catalogue_copies',
  'categories',
  'checklist-templates',
  'copy_settings',
  'courses',
  'demo_marks',
  'import_changes',
  'import_pages',
  'import_sources',
  'legal_texts',
  'mail_settings',
  'migrations',
  'missed_searches',
  'practice_counts',
  'site_settings',
  'site_watches',
  'task_rules',
  'universities',
  'uploads.chunks',
  'web_processes',
];
