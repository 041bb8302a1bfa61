import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** Names in lower case, folded lines joined. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  /** Every address of the site in the text. */
  links: string[];
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** What it got for one address. */
  to(address: string): ReceivedMail[];
  stop(): Promise<void>;
}

/** A real SMTP server on this machine. `port`: the same one again after a stop; `options` make it refuse or dawdle. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, ...parsed(raw) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    to: (address) => received.filter((mail) => mail.to === address),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Reads a message of two parts, text and HTML, as mail programs do. */
function parsed(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(split) : [{ headers, body }];
  const content = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
  };
  const text = content('text/plain');
  return {
    headers,
    subject: unfolded(headers.subject ?? ''),
    text,
    html: content('text/html'),
    links: text.match(/https?:\/\/[^\s>]+/g) ?? [],
  };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n').trimEnd();
}

/** RFC 2047: '=?UTF-8?Q?...?=' words as the text they stand for. */
function unfolded(subject: string): string {
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replace(/_/g, ' '), 'quoted-printable'),
    );
}
