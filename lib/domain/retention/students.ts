import { ADULT_AGE } from '@/lib/domain/applications/age';
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
        what: 'Date and place of birth, address, passport, emergency contact, education with field of study, test scores and jobs, as you or your agency entered them',
        purpose: 'to find courses you are eligible for, and to apply',
        until: `you change them, or ${ACCOUNT}`,
      },
      {
        fields: 'documents',
        what: 'The documents you uploaded, encrypted if the site has an encryption key',
        purpose: 'to apply for you: our staff and your agency send them to the university',
        until: `you remove them, or ${ACCOUNT}`,
      },
      {
        fields: 'userId savedOn contactE164 passportKey guardianMailbox guardianEntry',
        what: 'Whose profile it is, when it was saved, who entered your parent or guardian, and a code made from your passport number (a keyed hash)',
        purpose: 'to find your profile',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'applications',
    title: 'Applications',
    exported: 'applications history',
    notExported: 'the notes that staff leave each other when they hand over a case',
    retained: [
      {
        fields:
          'courseId courseFrom country university course year month intakeOn level ref status movedOn workOrder revision countedFor',
        what: 'What you applied for, its current status and since when',
        purpose: 'to process your application, and to count applications',
        until: 'never: once the account is deleted it is only counted, without your name',
      },
      {
        fields:
          'userId studentName mobile words agentId branchId memberId agencyCounsellor agency history undone acts held',
        what: 'Whose application it is, and who did what and why',
        purpose: 'so that you and everyone working on the application can follow its progress',
        until: `${ACCOUNT}; the type and time of each step stay`,
      },
      {
        fields: 'items offer interview open checkSince waitsSince mayReopen dueDays nextDue lastMessage',
        what: 'What was requested, with your answers and files, the offer and your reply, the interview, due dates, the newest message',
        purpose: 'to complete the application in time',
        until: ACCOUNT,
      },
      {
        fields: 'consent',
        what: `Your consent, and your parent’s or guardian’s if you are under ${ADULT_AGE}: what is sent to whom, and how it was given; the scan, if it was signed on paper`,
        purpose: 'so that nothing is sent without your consent',
        until: ACCOUNT,
      },
      {
        fields: 'starts startRequest',
        what: 'The first and the current start of the course, who asked for the change and why, and a later start you asked for',
        purpose: 'to work with the current start date',
        until: `${ACCOUNT}; the start dates and who asked for them stay`,
      },
      {
        fields: 'credit',
        what: 'Which agency introduced you for an application, and since when',
        purpose: 'to know which agency is paid for your enrolment; this record gives nobody access to your data',
        until: 'never: once the account is deleted only the agency’s name stays',
      },
      {
        fields: 'said',
        what: 'What your agency recorded on the university’s behalf, with its evidence, and your answer',
        purpose: 'so that you and our team can check it',
        until: ACCOUNT,
      },
      {
        fields: 'handler',
        what: 'Who handles your application, our team or your agency, since when, and why that changed',
        purpose: 'so that it is clear who does what',
        until: `${ACCOUNT}; whether our team or the agency handled it stays`,
      },
      {
        fields: 'sent',
        what: 'When the application was sent to the university, who recorded that, and why it was sent outside this site',
        purpose: 'to know what the university has received, and who recorded it',
        until: `${ACCOUNT}; the date and the way it was sent stay`,
      },
      {
        fields: 'counsellorId handOvers unansweredSince',
        what: 'Your current and earlier counsellors, their notes, and how long your message has been waiting for a reply',
        purpose: 'so that someone replies to you',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'fact_effects',
    title: 'Eligibility changes',
    exported: '',
    notExported: 'it is calculated from the profile, and the student was told the result',
    retained: [
      {
        fields: 'factId changeId userId verdicts',
        what: 'Which of your courses have a new eligibility result because a published requirement was updated',
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
        fields:
          'userId setId mode answers notes highlights flagged revisions revision heard part spent factor clock deadline done',
        what: 'Your answers, notes and highlights in practice tests, how long you worked on each part, and when the time for one ends',
        purpose: 'so that you can continue, also on another device',
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
        what: 'The mistake you reported in a practice question, and our answer. For people without an account: the text only',
        purpose: 'so that we can correct the question and answer you',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'practice_sent',
    title: 'Practice work you sent to your counsellor',
    exported: 'practice-sent',
    notExported: '',
    retained: [
      {
        fields: 'userId setId title n asked kind fileId isAnswered comments endsOn',
        what: 'Texts and recordings you submitted from practice tests, and your counsellor’s comments',
        purpose: 'so that your counsellor can help you',
        until: `90 days have passed, or you delete it, or ${ACCOUNT}`,
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
        fields: 'userId attemptId setId title exam skill whole mode points most factor spent',
        what: 'How many answers were correct in practice tests you submitted, and how long you worked',
        purpose: 'so that you see your progress',
        until: `you remove them, or ${ACCOUNT}`,
      },
    ],
  },
];
