import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { CONTACT_OUTCOMES, type ContactOutcome, TIMELINE_WORDS } from '@/lib/domain/agency/prospects';
import { STATE_WORDS } from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import { evidenceWords, SAID_WORDS } from '@/lib/domain/applications/said';
import { startOf } from '@/lib/domain/applications/starts';
import { PART_NAMES, STATUS_PARTS } from '@/lib/domain/applications/status-parts';
import { dayOf } from '@/lib/domain/days/day';
import { CONTACT_WAYS } from '@/lib/domain/desk/contact-ways';
import { LEAD_SOURCES } from '@/lib/domain/desk/leads';
import { DOCUMENTS } from '@/lib/domain/documents';
import { minorMoney } from '@/lib/domain/money/money-words';
import type { ArchiveAbout } from '@/lib/platform/archive/archive';
import { ARCHIVE_STYLE } from '@/lib/platform/archive/verify-page';
import { xmlText as text } from '@/lib/platform/export/xml';
import type { StudentFile, Talk } from './export-data';

/** Archive paths by file id. */
type Names = ReadonlyMap<string, string>;

/** A student's file as one page that is read without a network and without scripts, written while it is read. */
export async function* indexPage(file: StudentFile, about: ArchiveAbout, names: Names): AsyncGenerator<string> {
  const { account, personal, academic, work, documents, applications, savedCourses, talks, shares } = file;
  const { educationSummaries, updatedOn: _at, ...tests } = academic;
  yield head(about);
  yield `<h2>Account</h2>${facts(account)}<h2>Personal information</h2>${facts(personal)}`;
  yield `<h2>Education</h2>${educationSummaries.map(facts).join('<hr>') || NOTHING}`;
  yield `<h2>Tests</h2>${facts(tests)}<h2>Work experience</h2>${work.workExperience.map(facts).join('<hr>') || NOTHING}`;
  const kept = documents.files.map(
    ({ field, label, ...stored }) => `<li>${text(label || DOCUMENTS[field].title)}: ${link(stored, names)}</li>`,
  );
  const archives = file.archives.map(({ fileId, name }) => `<li>${link({ fileId: String(fileId), name }, names)}</li>`);
  yield `<h2>Documents</h2>${list([...kept, ...archives])}<h2>Applications</h2>`;
  for (const application of applications) yield applicationPart(application, file.consents.get(application._id), names);
  if (!applications.length) yield NOTHING;
  yield '<h2>Messages</h2>';
  for (const talk of talks) yield* talkPart(talk, file, names);
  const saved = savedCourses.map(({ course, university }) => `<li>${text(`${course} at ${university}`)}</li>`);
  yield `<h2>Saved courses</h2>${list(saved)}`;
  yield* notesPart(file);
  const paid = file.receipts.map(
    ({ label, paidOn, what, minor, currency, agency }) =>
      `<li>${day(paidOn)} ${text([`${agency} ${label}`, what, minorMoney(minor, currency)].join(' – '))}</li>`,
  );
  yield `<h2>Receipts from your agency</h2>${list(paid)}`;
  const shared = shares.shares.map(({ name, files, endsOn }) => `${name}, until ${day(endsOn)}: ${files.join(', ')}`);
  yield `<h2>Links to your documents</h2>${list(shared.map((words) => `<li>${text(words)}</li>`))}`;
  const sessions = file.sessions.sessions.map(
    ({ device, place, usedOn }) => `<li>${when(usedOn)} ${text([device, place].filter(Boolean).join(', '))}</li>`,
  );
  yield `<h2>Active sessions</h2>${list(sessions)}<h2>Your activity</h2><ul>`;
  for await (const { activity, createdOn } of file.activities()) yield `<li>${when(createdOn)} ${text(activity)}</li>`;
  yield '</ul><h2>Access log</h2><ul>';
  for await (const { reader, seen, lastOn } of file.visits()) {
    yield `<li>${when(lastOn)} <b>${text(reader.name)}</b> (${text(reader.role)}): ${text(seen.map(({ words }) => words).join(', '))}</li>`;
  }
  yield '</ul></main></body></html>\n';
}

const NOTHING = '<p class="small">None.</p>';

function head({ site, madeOn, student }: ArchiveAbout): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>The file of ${text(student)}</title>
<style>${ARCHIVE_STYLE}</style>
</head>
<body>
<main>
<h1>The file of ${text(student)}</h1>
<p>What ${text(site)} stored about ${text(student)} on ${day(madeOn)}. Its privacy page lists what is not included. The folder
“data” contains the same information in a form for computer programs; the folder “documents” contains the files.</p>
<p>To check that nothing has been changed since then, open <a href="verify.html">verify.html</a> and choose the ZIP file.</p>
`;
}

function applicationPart(
  { history, items, offer, ...application }: ApplicationView,
  consent: ConsentView | undefined,
  names: Names,
): string {
  const { country, applicationStatus, said } = application;
  const moves = history.map(
    ({ at, status, byName, reason }) =>
      `<li>${when(at)} ${text([status, byName, reason].filter(Boolean).join(' – '))}</li>`,
  );
  const asked = items.map(({ label, state, answer, reason, files }) => {
    const words = text([label, STATE_WORDS[state], answer, reason].filter(Boolean).join(' – '));
    return `<li>${words} ${files.map((stored) => link(stored, names)).join(', ')}</li>`;
  });
  const offered = offer && { ...offer, made: offer.made?.at, reply: offer.reply?.reply, recommendation: null };
  const entered = PART_NAMES.flatMap((name) => {
    const part = application[name];
    return part ? [`<h4>${STATUS_PARTS[name].status}</h4>${facts(part)}`] : [];
  });
  const statements = said.map(({ said: { at, byName }, agency, what, objected, settled, earlier, ...shown }) => {
    const answers = [objected && `This is not true. ${objected.note}`, settled && `Checked: ${settled.reason}`];
    const words = [`${byName}, ${agency}: ${SAID_WORDS[what]}`, `Evidence: ${evidenceWords(shown)}`, ...answers];
    const before = earlier.map((one) => {
      const until = `Shown until ${day(one.until)}: ${evidenceWords(one)}`;
      return `<br>${text(until)} ${one.file ? link(one.file, names) : ''}`;
    });
    const now = shown.file ? link(shown.file, names) : '';
    return `<li>${when(at)} ${text(words.filter(Boolean).join(' – '))} ${now}${before.join('')}</li>`;
  });
  const lists = [list(moves), ...[asked, statements].filter(({ length }) => length).map(list)].join('');
  const letter = offer?.letter ? `<p>Offer letter: ${link(offer.letter, names)}</p>` : '';
  return `<h3>${text(courseWords(application))}</h3>
${facts({ country, intake: startOf(application), status: applicationStatus })}
${lists}${offered ? facts(offered) + letter : ''}${entered.join('')}${confirmedPart(consent, names)}`;
}

/** What the student confirmed, for whom, and how that came. */
function confirmedPart(consent: ConsentView | undefined, names: Names): string {
  if (!consent?.given) return '';
  const { given, to, onPaper } = consent;
  const paper = onPaper ? `, signed on paper on ${day(onPaper.signedOn)}, recorded by ${onPaper.byName}` : '';
  const scan = onPaper?.scan ? ` ${link(onPaper.scan, names)}` : '';
  return `<p>Confirmed for ${text(to.join(', '))} on ${day(given.at)}${text(paper)}.${scan}</p>`;
}

/** What staff suggested and noted, what the bell said, and what the student asked before there was an account. */
async function* notesPart({
  suggestions,
  contacts,
  agencyNotes,
  notices,
  enquiries,
}: StudentFile): AsyncGenerator<string> {
  yield '<h2>Courses our team suggested to you</h2><ul>';
  for await (const { course, university, note, byName, createdOn } of suggestions()) {
    const what = course ? `${course} at ${university}` : 'a course that is no longer listed';
    yield `<li>${when(createdOn)} <b>${text(byName)}</b>: ${text([what, note].filter(Boolean).join(' – '))}</li>`;
  }
  yield '</ul><h2>Calls and meetings recorded by our team</h2><ul>';
  for await (const { way, text: words, byName, createdOn } of contacts()) {
    const what = `<b>${text(byName)}</b> (${text(CONTACT_WAYS[way])}): ${text(words).replaceAll('\n', '<br>')}`;
    yield `<li>${when(createdOn)} ${what}</li>`;
  }
  yield '</ul><h2>Agency notes</h2><ul>';
  for await (const { kind, outcome, text: words, byName, createdOn } of agencyNotes()) {
    const what = outcome ? CONTACT_OUTCOMES[outcome as ContactOutcome].label : TIMELINE_WORDS[kind];
    yield `<li>${when(createdOn)} <b>${text(byName)}</b> (${text(what)}): ${text(words).replaceAll('\n', '<br>')}</li>`;
  }
  yield '</ul><h2>Notices</h2><ul>';
  for await (const { notification, createdOn } of notices()) yield `<li>${when(createdOn)} ${text(notification)}</li>`;
  const asked = enquiries.map(
    ({ source, message, createdOn }) =>
      `<li>${when(createdOn)} ${text([LEAD_SOURCES[source], message].filter(Boolean).join(' – '))}</li>`,
  );
  yield `</ul><h2>Enquiries</h2>${list(asked)}`;
}

async function* talkPart({ title, messages }: Talk, { account }: StudentFile, names: Names): AsyncGenerator<string> {
  let begun = false;
  for await (const { from, author, text: words, attachments, createdOn } of messages()) {
    if (!begun) yield `<h3>${text(title)}</h3><ul>`;
    begun = true;
    const by = from === account._id ? account.name : (author?.name ?? title);
    const files = attachments.map((stored) => link(stored, names)).join(', ');
    yield `<li>${when(createdOn)} <b>${text(by)}</b>: ${text(words).replaceAll('\n', '<br>')} ${files}</li>`;
  }
  if (begun) yield '</ul>';
}

/** The plain values of a record, each with its name; what is empty is left out. */
function facts(record: object): string {
  const rows = Object.entries(record).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
      ? [`<dt>${text(named(name))}</dt><dd>${text(String(value)).replaceAll('\n', '<br>')}</dd>`]
      : [],
  );
  return rows.length ? `<dl>${rows.join('')}</dl>` : NOTHING;
}

/** 'passport_number' and 'createdOn' as 'Passport number' and 'Created on'. */
function named(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, one, next) => `${one} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const list = (lines: string[]) => (lines.length ? `<ul>${lines.join('')}</ul>` : NOTHING);
const day = (iso: string) => dayOf(iso, 'UTC');
const when = (iso: string) => `<span class="small">${iso.slice(0, 16).replace('T', ' ')} UTC</span>`;

/** A stored file by name; it leads there when it is in the archive. */
function link({ fileId, name }: { fileId: string; name: string }, names: Names): string {
  const path = names.get(fileId);
  if (!path) return `${text(name)} (deleted)`;
  return `<a href="${text(path.split('/').map(encodeURIComponent).join('/'))}">${text(name)}</a>`;
}
