import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept about a student besides their account. */
export const RETENTION_OF_STUDENTS: readonly StudentRetentionEntry[] = [
  {
    collection: 'profiles',
    title: 'Profile and documents',
    exported: 'personal academic work-experience documents',
    notExported: '',
    retained: [
      {
        fields: 'personal educationSummaries tests workExperience',
        what: 'Birth, address, passport, emergency contact, education with its field of study, test scores and jobs, as you or your agent entered them',
        purpose: 'to find courses that you meet, and to apply',
        until: `you change them, or ${ACCOUNT}`,
      },
      {
        fields: 'documents',
        what: 'The documents you uploaded, encrypted where the site has a key for it',
        purpose: 'to apply: staff and your agent send them to the university',
        until: `you remove them, or ${ACCOUNT}`,
      },
      {
        fields: 'userId savedOn contactE164 guardianMailbox guardianEntry',
        what: 'Whose profile it is, when it was saved, who named your parent or guardian',
        purpose: 'to find it',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'applications',
    title: 'Applications',
    exported: 'applications history',
    notExported: 'the notes that staff leave one another when a case changes hands',
    retained: [
      {
        fields:
          'courseId country university course year month intakeOn level ref status movedOn workOrder revision countedFor',
        what: 'What you applied for, where the application stands and since when',
        purpose: 'to carry it through, and to count applications',
        until: 'never: after a deletion it counts without you',
      },
      {
        fields:
          'userId studentName mobile words agentId branchId memberId agencyCounsellor agency history undone acts held',
        what: 'Whose it is, and who did what and why',
        purpose: 'so that all who work on it, and you, can follow it',
        until: `${ACCOUNT}; of each step its kind and time stay`,
      },
      {
        fields: 'items offer interview open checkSince waitsSince mayReopen dueDays nextDue lastMessage',
        what: 'What was asked for with your answers and files, the offer and your reply, the interview, due days, the newest message',
        purpose: 'to complete the application in time',
        until: ACCOUNT,
      },
      {
        fields: 'consent',
        what: 'That you, and under 18 your parent or guardian, confirmed what is sent to whom, and how; the scan, where it was on paper',
        purpose: 'to send nothing without your word',
        until: ACCOUNT,
      },
      {
        fields: 'credit',
        what: 'Which agency brought you for an application, since when',
        purpose: 'to know who is paid for it; it lets no one read anything',
        until: 'never: after a deletion it names the agency alone',
      },
      {
        fields: 'sent',
        what: 'When it was sent to the university, who recorded that, and why it was sent outside this site',
        purpose: 'to know what the university has, and on whose word',
        until: `${ACCOUNT}; the day and the way stay`,
      },
      {
        fields: 'counsellorId handOvers unansweredSince',
        what: 'Who of our staff looks after it and did so before, with their notes, and since when a message waits',
        purpose: 'so that someone answers you',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'fact_effects',
    title: 'Changed verdicts',
    exported: '',
    notExported: 'it is worked out from the profile, and the student was informed',
    retained: [
      {
        fields: 'factId changeId userId verdicts',
        what: 'Which of your courses are judged otherwise since a published figure changed',
        purpose: 'to inform you once',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'practice_attempts',
    title: 'Practice tests',
    exported: 'practice',
    notExported: '',
    retained: [
      {
        fields: 'userId setId mode answers notes highlights flagged revisions revision heard part deadline done',
        what: 'Your answers, notes and highlights in practice tests, and when the time of one ends',
        purpose: 'so that you can go on with them, also on another device',
        until: `you clear them, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'practice_doubts',
    title: 'Mistakes you reported in practice tests',
    exported: 'practice-doubts',
    notExported: '',
    retained: [
      {
        fields: 'userId setId n text state answer answeredBy answeredByName answeredOn',
        what: 'What you said is wrong with a practice question, and the answer. Of people without an account: the words alone',
        purpose: 'so that the question is mended and you get an answer',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'practice_sent',
    title: 'Practice you sent to your counsellor',
    exported: 'practice-sent',
    notExported: '',
    retained: [
      {
        fields: 'userId setId title n asked kind fileId isAnswered comments endsOn',
        what: 'Texts and recordings that you sent from practice tests, and what your counsellor wrote about them',
        purpose: 'so that your counsellor helps you',
        until: `90 days are over, or you take it back, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'practice_results',
    title: 'Practice results',
    exported: 'practice-results',
    notExported: '',
    retained: [
      {
        fields: 'userId attemptId setId title exam skill whole mode points most',
        what: 'How many answers were right in practice tests that you handed in',
        purpose: 'so that you see how you do over time',
        until: `you remove them, or ${ACCOUNT}`,
      },
    ],
  },
];
