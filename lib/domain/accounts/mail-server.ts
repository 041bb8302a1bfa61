/** How a connection to a mail server is kept private: TLS from its beginning, from its first words on, or not at all. */
export const MAIL_SECURITY = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITY)[number];

export const MAIL_SECURITY_WORDS: Record<MailSecurity, string> = {
  starttls: 'STARTTLS (usual with port 587)',
  tls: 'TLS (usual with port 465)',
  none: 'None: only on this machine',
};

/** How the site's emails leave, as admins enter it; '' stands for what the environment or the product says. */
export interface MailServerDetails {
  /** The address that emails come from, and the one that answers go to. */
  sender: string;
  replyTo: string;
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
}

/** What went wrong with a mail server, in plain words: what happened, and what to look at. */
export function plainMailTrouble(error: unknown): string {
  const { code = '', message = String(error), response = '' } = (error ?? {}) as Record<string, string>;
  if (/ECONNREFUSED/.test(code + message)) return 'No server responds at this host and port. Please check both.';
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(code + message))
    return 'There is no server with this name. Please check the host.';
  if (/ETIMEDOUT|ETIME|Greeting never received|Connection timeout/i.test(code + message))
    return 'The server didn’t answer in time. Check host, port and security, and whether a firewall blocks them.';
  if (code === 'EAUTH') return `The server refused the user name or the password${said(response)}.`;
  if (/wrong version number|ssl|tls|certificate/i.test(message))
    return `An encrypted connection could not be made (${message.replace(/\.$/, '')}). Check security and port.`;
  if (response) return `The server refused the email${said(response)}.`;
  return `${message.replace(/\.$/, '')}.`;
}

const said = (response: string) => (response ? `: “${response.replace(/\s+/g, ' ').replace(/\.$/, '')}”` : '');
